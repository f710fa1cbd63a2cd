//! The entrance of the thread in which hands feel: a program of its own, so that the page need not load the bag's physics.

fn main() {
    web::hands::worker::start();
}
