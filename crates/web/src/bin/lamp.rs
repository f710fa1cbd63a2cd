//! The program of the lamp: what runs when somebody practises, or sees a game of Dschamál again.

fn main() {
    web::start(web::app::lamp::LampApp);
}
