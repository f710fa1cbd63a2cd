//! The photo finish in lines: who was when with what. In the Threesome it is a podium that tells who gets it, too.

use dschamal::{Game, PieceSet, Pulled};
use leptos::prelude::*;
use table::{DschamalView, MovedPieces, Photo, PhotoHand, SeatNumber, View};

use super::piece::NamedPiece;
use super::seats::{name_or_you, who};
use crate::words;

/// A hand on the photo.
#[derive(Debug, Clone, PartialEq)]
pub struct PhotoLine {
    name: String,
    time: Option<String>,
    called: bool,
    pulled: Option<Pulled>,
    /// When it was out, in milliseconds.
    millis: Option<u32>,
    /// What is said of a hand that brought out nothing.
    empty: Option<&'static str>,
    first: bool,
    podium: Option<Step>,
}

/// What a podium tells besides.
#[derive(Debug, Clone, PartialEq)]
struct Step {
    /// Which place; none if nobody has one.
    place: Option<usize>,
    /// Why it counts for nothing, if that is because of how many there were (A-H-04).
    several: Option<String>,
    /// Who gets it.
    goes: Vec<String>,
}

/// The last finish, the quickest first.
#[must_use]
pub fn photo(view: &View, game: &DschamalView) -> Vec<PhotoLine> {
    let Some(photo) = &game.photo else {
        return Vec::new();
    };
    let mut hands: Vec<&PhotoHand> = photo.hands.iter().collect();
    hands.sort_by_key(|hand| place(photo, hand.seat).unwrap_or(usize::MAX));
    let podium = game.rules.game == Game::Threesome;
    let lines = hands.into_iter().map(|hand| PhotoLine {
        name: name_or_you(view, hand.seat),
        time: hand
            .placed_ms
            .or(hand.out_ms)
            .map(|millis| words::finish_time(millis, photo.error_ms)),
        called: hand.called,
        pulled: hand.pulled,
        millis: hand.placed_ms.or(hand.out_ms),
        empty: empty(photo, hand),
        first: place(photo, hand.seat) == Some(0),
        podium: podium.then(|| step(view, game, photo, hand)),
    });
    lines.collect()
}

/// So close, in milliseconds, that it is worth a photo.
const CLOSE: u32 = 1_000;

/// Whether somebody who watched would look twice: the first two were out at nearly the same time.
#[must_use]
pub fn was_close(lines: &[PhotoLine]) -> bool {
    let mut times: Vec<u32> = lines.iter().filter_map(|line| line.millis).collect();
    times.sort_unstable();
    matches!(times.as_slice(), [first, second, ..] if second - first <= CLOSE)
}

fn place(photo: &Photo, seat: SeatNumber) -> Option<usize> {
    photo.order.iter().position(|rank| rank.contains(&seat))
}

/// Who pulled nothing comes after those who did, and two such in the order in which they sit (A-H-13).
fn podium_place(photo: &Photo, seat: SeatNumber) -> Option<usize> {
    let ranked = photo.order.iter().map(Vec::len).sum::<usize>();
    let unranked = photo.hands.iter().map(|hand| hand.seat);
    let mut unranked = unranked.filter(|&other| place(photo, other).is_none());
    let place = match place(photo, seat) {
        Some(place) => place,
        None => ranked + unranked.position(|other| other == seat)?,
    };
    (ranked > 0).then_some(place + 1)
}

/// What is held comes to lie on the table a moment after it is out: who was out before somebody whose piece lies there, and has none
/// there, had none.
fn empty(photo: &Photo, hand: &PhotoHand) -> Option<&'static str> {
    let Some(out) = hand.out_ms else {
        return hand.placed_ms.is_none().then(words::still_in_bag);
    };
    let mut placed = photo.hands.iter().filter(|other| other.placed_ms.is_some());
    let later = |other: &PhotoHand| other.out_ms > Some(out);
    let none_lies = photo.hands.iter().all(|other| other.placed_ms.is_none());
    let none = hand.placed_ms.is_none() && (none_lies || placed.any(later));
    none.then(words::came_out_empty)
}

fn step(view: &View, game: &DschamalView, photo: &Photo, hand: &PhotoHand) -> Step {
    let open = opened(hand);
    let moved = game.story.as_ref().map(|story| story.moved.as_slice());
    let goes = fate(open, moved.unwrap_or_default());
    let goes = goes.into_iter().map(|(_, to)| match to {
        Some(seat) => words::podium_to(&who(view, seat)),
        None => words::podium_back().to_owned(),
    });
    Step {
        place: podium_place(photo, hand.seat),
        several: (open.len() > 1).then(|| words::podium_several(open.len())),
        goes: goes.collect(),
    }
}

/// What a hand laid open.
fn opened(hand: &PhotoHand) -> PieceSet {
    match hand.pulled {
        Some(Pulled::Seen(pieces)) => pieces,
        Some(Pulled::Unseen) | None => PieceSet::EMPTY,
    }
}

/// What became of the pieces that a hand laid open: what somebody gets, then what nobody gets.
fn fate(open: PieceSet, moved: &[MovedPieces]) -> Vec<(PieceSet, Option<SeatNumber>)> {
    let mut left = open;
    let mut parts = Vec::new();
    for it in moved.iter().filter(|it| it.from.is_none()) {
        let part = left & it.pieces;
        if it.to.is_some() && !part.is_empty() {
            parts.push((part, it.to));
            left = left - part;
        }
    }
    if !left.is_empty() {
        parts.push((left, None));
    }
    parts
}

/// Whether a podium has told already where these went.
#[must_use]
pub fn is_on_podium(game: &DschamalView, moved: &MovedPieces) -> bool {
    let hands = game.photo.iter().flat_map(|photo| &photo.hands);
    let open = hands.fold(PieceSet::EMPTY, |all, hand| all | opened(hand));
    let told = moved.from.is_none() && (moved.pieces - open).is_empty();
    told && game.rules.game == Game::Threesome
}

/// All lines.
pub fn drawn(lines: Vec<PhotoLine>) -> impl IntoView {
    let podium = lines.iter().any(|line| line.podium.is_some());
    let lines = lines.into_iter().map(line).collect_view();
    view! { <ol class="plain photo" class:podium=podium data-testid="photo">{lines}</ol> }
}

fn line(line: PhotoLine) -> impl IntoView {
    let pulled = match line.pulled {
        _ if line.empty.is_some() => view! { <span class="hush">{line.empty}</span> }.into_any(),
        Some(Pulled::Seen(pieces)) => pieces
            .into_iter()
            .map(|piece| view! { <NamedPiece piece/> })
            .collect_view()
            .into_any(),
        Some(Pulled::Unseen) => view! { <span class="hush">{words::unseen()}</span> }.into_any(),
        None => ().into_any(),
    };
    let place = line.podium.as_ref().and_then(|step| step.place);
    let step = line.podium.map(|step| {
        let goes = step
            .goes
            .into_iter()
            .map(|to| view! { <span><span aria-hidden="true">"→ "</span>{to}</span> });
        let goes = goes.collect_view();
        let several = step
            .several
            .map(|text| view! { <small class="several">{text}</small> });
        view! { <span class="goes">{goes}</span> {several} }
    });
    view! {
        <li class:first=line.first>
            {place.map(|place| view! { <span class="place">{place}"."</span> })}
            <b>{line.name}</b>
            <span class="time">{line.time}</span>
            <span class="pulled">{pulled}</span>
            {line.called.then(|| view! { <small class="called">{words::called_camel()}</small> })}
            {step}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dschamal::Piece;

    fn set(names: &[&str]) -> PieceSet {
        let pieces = names.iter().map(|name| name.parse::<Piece>());
        pieces.map(|piece| piece.expect("a piece")).collect()
    }

    fn moved(names: &[&str], from: Option<SeatNumber>, to: Option<SeatNumber>) -> MovedPieces {
        MovedPieces {
            pieces: set(names),
            from,
            to,
        }
    }

    /// Cites: H-12
    #[test]
    fn winner_gets_the_piece_and_what_others_hand_over_is_not_told_as_pulled() {
        let all = [
            moved(&["ball-blue"], None, Some(1)),
            moved(&["ball-white"], Some(2), Some(1)),
        ];
        let open = set(&["ball-blue"]);
        assert_eq!(fate(open, &all), [(open, Some(1))]);
        assert_eq!(fate(set(&["ball-white"]), &all)[0].1, None);
    }

    /// Cites: A-H-04, H-13
    #[test]
    fn of_several_pieces_the_coloured_go_to_the_slowest_and_the_black_back() {
        let all = [moved(&["egg-blue", "cube-white"], None, Some(2))];
        let parts = fate(set(&["egg-blue", "black-3"]), &all);
        let expected = [(set(&["egg-blue"]), Some(2)), (set(&["black-3"]), None)];
        assert_eq!(parts, expected);
    }

    /// Cites: A-H-13
    #[test]
    fn who_pulled_nothing_stands_last_on_the_podium() {
        let hand = |seat| PhotoHand {
            seat,
            out_ms: None,
            placed_ms: None,
            shouts_ms: Vec::new(),
            called: false,
            pulled: None,
        };
        let photo = |order: &[&[SeatNumber]]| Photo {
            number: 1,
            hands: [0, 1, 2].map(hand).to_vec(),
            error_ms: 9,
            window_ms: 20,
            order: order.iter().map(|rank| rank.to_vec()).collect(),
            judged: None,
        };
        let two = photo(&[&[2], &[0]]);
        let places = [2, 0, 1].map(|seat| podium_place(&two, seat));
        assert_eq!(places, [Some(1), Some(2), Some(3)]);
        let one = photo(&[&[1]]);
        let places = [1, 0, 2].map(|seat| podium_place(&one, seat));
        assert_eq!(places, [Some(1), Some(2), Some(3)]);
        assert_eq!(podium_place(&photo(&[]), 1), None);
    }

    /// Cites: A-C-12
    #[test]
    fn hand_that_was_out_first_and_laid_nothing_down_was_empty() {
        let hand = |seat, out_ms, placed_ms| PhotoHand {
            seat,
            out_ms,
            placed_ms,
            shouts_ms: Vec::new(),
            called: false,
            pulled: None,
        };
        let photo = |hands: &[PhotoHand]| Photo {
            number: 1,
            hands: hands.to_vec(),
            error_ms: 9,
            window_ms: 20,
            order: Vec::new(),
            judged: None,
        };
        let quick = hand(0, Some(1_400), None);
        let slow = hand(1, Some(1_800), Some(2_300));
        let in_the_air = hand(2, Some(2_100), None);
        let all = photo(&[quick.clone(), slow.clone(), in_the_air.clone()]);
        let told = [&quick, &slow, &in_the_air].map(|hand| empty(&all, hand).is_some());
        assert_eq!(told, [true, false, false]);
        assert!(empty(&photo(std::slice::from_ref(&quick)), &quick).is_some());
    }

    /// Cites: H-09
    #[test]
    fn what_nobody_gets_goes_back_and_nothing_goes_nowhere() {
        let open = set(&["disc-brown"]);
        assert_eq!(fate(open, &[]), [(open, None)]);
        assert_eq!(fate(PieceSet::EMPTY, &[]), []);
    }
}
