//! The client: what runs when any page has loaded.

fn main() {
    web::start();
}
