//! The entrance of the thread in which bots think: a program of its own, so that the page need not load an engine.

fn main() {
    web::alone::worker::start();
}
