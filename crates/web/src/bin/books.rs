//! The program of the books: what runs when a page to be read has loaded.

fn main() {
    web::start(web::app::books::BooksApp);
}
