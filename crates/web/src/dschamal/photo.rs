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
    /// It brought out nothing.
    empty: bool,
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
        empty: is_empty(hand),
        first: place(photo, hand.seat) == Some(0),
        podium: podium.then(|| step(view, game, photo, hand)),
    });
    lines.collect()
}

/// How many hands have a time on it.
#[must_use]
pub fn came_out(lines: &[PhotoLine]) -> usize {
    lines.iter().filter(|line| line.time.is_some()).count()
}

fn place(photo: &Photo, seat: SeatNumber) -> Option<usize> {
    photo.order.iter().position(|rank| rank.contains(&seat))
}

/// Who pulled nothing comes after those who did (A-H-13).
fn podium_place(photo: &Photo, seat: SeatNumber) -> Option<usize> {
    let ranked = photo.order.iter().map(Vec::len).sum::<usize>();
    let place = place(photo, seat).unwrap_or(ranked);
    (ranked > 0).then_some(place + 1)
}

fn is_empty(hand: &PhotoHand) -> bool {
    hand.out_ms.is_none() && hand.placed_ms.is_none()
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
        _ if line.empty => view! { <span class="hush">{words::still_in_bag()}</span> }.into_any(),
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
        let photo = |order: &[&[SeatNumber]]| Photo {
            number: 1,
            hands: Vec::new(),
            error_ms: 9,
            window_ms: 20,
            order: order.iter().map(|rank| rank.to_vec()).collect(),
            judged: None,
        };
        let two = photo(&[&[2], &[0]]);
        let places = [2, 0, 1].map(|seat| podium_place(&two, seat));
        assert_eq!(places, [Some(1), Some(2), Some(3)]);
        assert_eq!(podium_place(&photo(&[]), 1), None);
    }

    /// Cites: H-09
    #[test]
    fn what_nobody_gets_goes_back_and_nothing_goes_nowhere() {
        let open = set(&["disc-brown"]);
        assert_eq!(fate(open, &[]), [(open, None)]);
        assert_eq!(fate(PieceSet::EMPTY, &[]), []);
    }
}
