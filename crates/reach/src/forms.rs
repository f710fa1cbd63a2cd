//! From what a seat needs to what its bot looks for, and from what is agreed to how the bag feels.

use shapes::Form;
use table::{BotHand, TouchSettings};

/// What a bot looks for. It cannot feel colours: a form is good if it is on the whole.
pub(crate) fn wish_of(bot: &BotHand) -> feelers::Wish {
    let of = |form: Form| {
        bot.wish
            .iter()
            .filter(move |wish| wish.piece.form() == form)
    };
    let good = |form: Form| of(form).map(|wish| i32::from(wish.weight)).sum::<i32>() > 0;
    let left = |form: Form| u8::try_from(of(form).count()).unwrap_or(u8::MAX);
    feelers::Wish::new(good, left)
}

/// How the bag feels at this table.
pub(crate) fn settings_of(touch: TouchSettings) -> bag::Settings {
    let usual = bag::Settings::default();
    bag::Settings {
        decoy_scale: f32::from(touch.decoys) / 100.0,
        drift: if touch.drift {
            bag::Settings::rated().drift
        } else {
            usual.drift
        },
        ..usual
    }
}
