//! The browser client: boards, pages and manners. What can be decided without a browser is plain Rust and tested so.

pub mod advice;
pub mod alone;
pub mod analysis;
pub mod app;
pub mod bag;
pub mod board;
pub mod browser;
pub mod chrome;
pub mod desk;
pub mod dschamal;
pub mod front;
pub mod games;
pub mod hands;
pub mod here;
pub mod lamp;
pub mod lessons;
pub mod lobby;
pub mod net;
pub mod pages;
pub mod people;
pub mod practice;
pub mod puzzles;
pub mod referee;
pub mod room;
pub mod rules;
pub mod settings;
pub mod solo;
pub mod tower;
pub mod words;

/// Takes over the page.
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
