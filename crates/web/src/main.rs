//! The program of the house: what runs when one of its pages has loaded.

fn main() {
    web::start(web::app::house::HouseApp);
}
