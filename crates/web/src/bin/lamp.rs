//! The program of the lamp: what runs when a game of Dschamál is seen again.

fn main() {
    web::start(web::app::lamp::LampApp);
}
