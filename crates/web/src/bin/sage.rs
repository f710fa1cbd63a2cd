//! The program of the sage: what runs when somebody asks the engine, or solves a puzzle.

fn main() {
    web::start(web::app::sage::SageApp);
}
