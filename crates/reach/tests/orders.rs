//! Orders for the bag as a table would write them.

use dschamal::{Piece, PieceKind};
use table::{BotHand, Millis, ReachKind, ReachOrder, SeatNumber, TouchSettings, Wish};

/// T0 of all orders here.
pub(crate) const START: Millis = Millis(1_000_000);

/// Two people, a whole box in the bag, ten seconds.
pub(crate) fn duel(seed: u64) -> ReachOrder {
    ReachOrder {
        number: 1,
        kind: ReachKind::Contest,
        seats: vec![0, 1],
        bots: Vec::new(),
        things: Piece::all().collect(),
        seed,
        start: START,
        limit: Millis::seconds(10),
        shout: true,
        enough: 1,
        tie: Millis::ZERO,
        last_hand: None,
        speed: 1,
        skip: false,
        again: false,
        touch: TouchSettings::default(),
    }
}

/// A bot that looks for anything round or cubic, and for the camel.
pub(crate) fn bot(seat: SeatNumber, level: u8) -> BotHand {
    let weight = |piece: Piece| match piece.kind() {
        PieceKind::Coloured(shape, _) if (shape as usize) < 4 => 10,
        PieceKind::Camel => 5,
        _ => -10,
    };
    let wish = |piece| Wish {
        piece,
        weight: weight(piece),
    };
    BotHand {
        seat,
        level,
        wish: Piece::all().map(wish).collect(),
        hurries: false,
    }
}
