//! The thread of the hands: it deals, it feels, it lights the lamp.

use super::dealer::Dealer;
use super::wire::{Ask, Told};
use crate::browser::thread;

/// Starts to listen, if this is a worker.
pub fn start() {
    let mut dealer = None;
    thread::listen(move |text, tell| {
        let ask = serde_json::from_str(text).ok();
        let told = ask.and_then(|ask| answer(&mut dealer, ask));
        if let Some(Ok(text)) = told.map(|told| serde_json::to_string(&told)) {
            tell(&text);
        }
    });
}

fn answer(dealer: &mut Option<Dealer>, ask: Ask) -> Option<Told> {
    match ask {
        Ask::Deal(deal) => {
            *dealer = Some(Dealer::new(&deal));
            Some(Told::Dealt)
        }
        Ask::Hands(inputs) => {
            let felt = dealer.as_mut()?.step(&inputs);
            (!felt.is_empty()).then_some(Told::Felt(felt))
        }
        Ask::Light => Some(Told::Lit(dealer.as_ref()?.light())),
    }
}
