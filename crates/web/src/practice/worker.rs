//! Practice in the thread of the hands: it deals, it feels, it lights the lamp.

use super::dealer::Dealer;
use super::wire::{Ask, Told};

/// Does what is asked.
pub fn answer(dealer: &mut Option<Dealer>, ask: Ask) -> Option<Told> {
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
