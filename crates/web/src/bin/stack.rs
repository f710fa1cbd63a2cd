//! The entrance of the thread in which towers stand and fall: a program of its own, so that no page loads their physics.

fn main() {
    web::tower::worker::start();
}
