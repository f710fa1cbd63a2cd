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
            let dealer = dealer.as_mut()?;
            let felt = dealer.step(&inputs);
            match dealer.take_pulled() {
                Some(forms) => Some(Told::Pulled(felt, forms)),
                None => (!felt.is_empty()).then_some(Told::Felt(felt)),
            }
        }
        Ask::Light => Some(Told::Lit(dealer.as_ref()?.light())),
    }
}
