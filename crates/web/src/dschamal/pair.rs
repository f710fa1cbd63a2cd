//! Two pieces to start with: places that fill as pieces are tapped, and what is in one can be taken back before it is sent.

use dschamal::{Action, Piece, PieceSet};
use leptos::prelude::*;

use super::choices::choose;
use super::piece::PieceIcon;
use crate::chrome::icons::{Icon, Picture};
use crate::desk::sitting::Sitting;
use crate::words;

/// What was tapped so far, in the order in which the places filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    /// What may be started with.
    sets: Vec<PieceSet>,
    picked: Vec<Piece>,
}

impl Pair {
    /// Nothing yet, of these choices.
    #[must_use]
    pub fn of(choices: &[Action]) -> Pair {
        let sets = choices.iter().filter_map(|choice| match choice {
            Action::Start(pieces) => Some(*pieces),
            _ => None,
        });
        Pair {
            sets: sets.collect(),
            picked: Vec::new(),
        }
    }

    /// How many places there are.
    #[must_use]
    pub fn places(&self) -> usize {
        self.sets.iter().map(|set| set.len()).max().unwrap_or(0)
    }

    /// Everything that can be tapped.
    #[must_use]
    pub fn offered(&self) -> PieceSet {
        self.sets
            .iter()
            .fold(PieceSet::EMPTY, |all, set| all | *set)
    }

    /// What lies on a place.
    #[must_use]
    pub fn at(&self, place: usize) -> Option<Piece> {
        self.picked.get(place).copied()
    }

    /// Whether a piece was picked.
    #[must_use]
    pub fn has(&self, piece: Piece) -> bool {
        self.picked.contains(&piece)
    }

    /// What would be sent, once every place is filled.
    #[must_use]
    pub fn whole(&self) -> Option<PieceSet> {
        let picked = self.set();
        self.sets.contains(&picked).then_some(picked)
    }

    /// Picks a piece, or takes it back. Where no place is left, the last one gets another piece.
    pub fn tap(&mut self, piece: Piece) {
        if self.has(piece) {
            self.picked.retain(|picked| *picked != piece);
            return;
        }
        self.picked.push(piece);
        while !self.fits() && self.picked.len() > 1 {
            self.picked.remove(self.picked.len() - 2);
        }
    }

    fn fits(&self) -> bool {
        let picked = self.set();
        self.sets.iter().any(|set| set.contains_all(picked))
    }

    fn set(&self) -> PieceSet {
        self.picked.iter().copied().collect()
    }
}

/// The places, the pieces, and the button that sends them.
#[component]
pub fn ChoosePair(
    /// The table.
    sitting: Sitting,
    /// What is chosen at.
    ply: usize,
    /// What may be chosen, and nothing picked.
    pair: Pair,
) -> impl IntoView {
    let (count, offered) = (pair.places(), pair.offered());
    let pair = RwSignal::new(pair);
    let tap = move |piece| pair.update(|pair| pair.tap(piece));
    let buttons = offered.into_iter().map(|piece| {
        view! {
            <button
                type="button"
                class="quiet pick"
                aria-label=words::wooden(piece)
                aria-pressed=move || pair.with(|pair| pair.has(piece)).to_string()
                on:click=move |_| tap(piece)
            >
                <PieceIcon look=piece/>
                <span aria-hidden="true">{words::wooden(piece)}</span>
            </button>
        }
    });
    let send = move |_| {
        if let Some(pieces) = pair.with_untracked(Pair::whole) {
            choose(sitting, ply, Action::Start(pieces));
        }
    };
    view! {
        <div class="pair">
            <p class="pair-says" id="pair-says">{words::choose_pieces(count)}</p>
            <div class="pair-places" role="group" aria-labelledby="pair-says" data-testid="places">
                {(0..count).map(|place| view! { <Place pair place/> }).collect_view()}
            </div>
            <button type="button" class="act" data-testid="take-these" disabled=move || pair.with(|pair| pair.whole().is_none()) on:click=send>
                <Picture icon=Icon::Done/>
                {words::take_these()}
            </button>
        </div>
        <div class="choices" data-testid="choices">{buttons.collect_view()}</div>
    }
}

/// A place: empty, or with a piece that a tap takes back.
#[component]
fn Place(pair: RwSignal<Pair>, place: usize) -> impl IntoView {
    let lies = Memo::new(move |_| pair.with(|pair| pair.at(place)));
    move || match lies.get() {
        Some(piece) => view! {
            <button
                type="button"
                class="quiet pair-place filled"
                aria-label=words::take_from_place(piece)
                on:click=move |_| pair.update(|pair| pair.tap(piece))
            >
                <PieceIcon look=piece/>
                <span class="pair-back" aria-hidden="true">"×"</span>
            </button>
        }
        .into_any(),
        None => {
            view! { <span class="pair-place" role="img" aria-label=words::empty_place()></span> }
                .into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use dschamal::{Colour, PieceKind, Shape};

    use super::*;

    fn blue(shape: Shape) -> Piece {
        let kind = PieceKind::Coloured(shape, Colour::Blue);
        Piece::all()
            .find(|piece| piece.kind() == kind)
            .expect("a blue piece")
    }

    const THREE: [Shape; 3] = [Shape::Ball, Shape::Cube, Shape::Egg];

    fn pair() -> Pair {
        let [ball, cube, egg] = THREE.map(blue);
        let sets = [[ball, cube], [ball, egg], [cube, egg]];
        let choices = sets.map(|set| Action::Start(set.into_iter().collect()));
        Pair::of(&choices)
    }

    /// Cites: Q-02
    #[test]
    fn two_places_fill_as_one_taps_and_only_two_are_sent() {
        let [ball, cube, _] = THREE.map(blue);
        let mut pair = pair();
        assert_eq!(pair.places(), 2);
        pair.tap(ball);
        assert_eq!((pair.at(0), pair.at(1)), (Some(ball), None));
        assert_eq!(pair.whole(), None);
        pair.tap(cube);
        assert_eq!((pair.at(0), pair.at(1)), (Some(ball), Some(cube)));
        assert_eq!(pair.whole(), Some([ball, cube].into_iter().collect()));
    }

    #[test]
    fn choice_is_taken_back_before_it_is_sent() {
        let [ball, cube, egg] = THREE.map(blue);
        let mut pair = pair();
        pair.tap(ball);
        pair.tap(cube);
        pair.tap(ball);
        assert_eq!((pair.at(0), pair.at(1)), (Some(cube), None));
        pair.tap(egg);
        assert_eq!(pair.whole(), Some([cube, egg].into_iter().collect()));
    }

    #[test]
    fn third_piece_takes_the_place_of_the_second() {
        let [ball, cube, egg] = THREE.map(blue);
        let mut pair = pair();
        for piece in [ball, cube, egg] {
            pair.tap(piece);
        }
        assert_eq!((pair.at(0), pair.at(1)), (Some(ball), Some(egg)));
    }
}
