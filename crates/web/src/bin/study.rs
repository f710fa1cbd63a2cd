//! The program of the study: what runs when a page of boards without the house has loaded.

fn main() {
    web::start(web::app::study::StudyApp);
}
