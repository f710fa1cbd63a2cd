//! From pieces to what a hand can tell apart, and from what a seat needs to what its bot looks for.

use dschamal::{Piece, PieceKind};
use shapes::{Form, Shape};
use table::{BotHand, TouchSettings};

/// What a piece is under a finger: colour does not enter the bag.
#[must_use]
pub fn form_of(piece: Piece) -> Form {
    match piece.kind() {
        PieceKind::Coloured(shape, _) => Form::Shape(Shape::ALL[shape as usize]),
        // There are as many black pieces as decoys; a test looks at all of them.
        PieceKind::Black(number) => Form::black(usize::from(number)).unwrap_or(Form::Camel),
        PieceKind::Camel => Form::Camel,
    }
}

/// What a bot looks for. It cannot feel colours: a form is good if it is on the whole.
pub(crate) fn wish_of(bot: &BotHand) -> feelers::Wish {
    let of = |form: Form| {
        bot.wish
            .iter()
            .filter(move |wish| form_of(wish.piece) == form)
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_piece_has_a_form_of_its_own_name() {
        let mut counts: BTreeMap<Form, usize> = BTreeMap::new();
        for piece in Piece::all() {
            let form = form_of(piece);
            *counts.entry(form).or_default() += 1;
            if let Form::Shape(shape) = form {
                assert_eq!(piece.shape().map(dschamal::Shape::name), Some(shape.name()));
            }
        }
        // E-02, E-03, E-04
        assert_eq!(counts.len(), Form::COUNT);
        for (form, count) in counts {
            let four = matches!(form, Form::Shape(_));
            assert_eq!(count, if four { 4 } else { 1 }, "{form:?}");
        }
    }
}
