//! The entrance of the browser client: what runs when the page has loaded.

fn main() {
    web::start();
}
