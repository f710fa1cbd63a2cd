//! The program of the dark: what runs when a page of hands has loaded.

fn main() {
    web::start(web::app::dark::DarkApp);
}
