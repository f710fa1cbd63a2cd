//! The parts of the lesson of Dschamál, and the dots that say how far one is.

use leptos::prelude::*;

use super::hand_steps::Deed;
use super::quiz::QUESTIONS;
use crate::words;

/// A part, as it is kept: in the order of the lesson, and the questions that may follow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// What it is about.
    Goal,
    /// What a hand does.
    Hand,
    /// A slow duel.
    Duel,
    /// A call with the camel.
    Camel,
    /// The way into a game.
    End,
    /// A question.
    Check(usize),
}

/// The number of the first question.
const FIRST_CHECK: usize = 5;

impl Part {
    /// The last number that a part has.
    pub const LAST: usize = FIRST_CHECK + QUESTIONS.len() - 1;

    /// The part of a number.
    #[must_use]
    pub const fn of(number: usize) -> Part {
        match number {
            0 => Part::Goal,
            1 => Part::Hand,
            2 => Part::Duel,
            3 => Part::Camel,
            4 => Part::End,
            more => Part::Check(more - FIRST_CHECK),
        }
    }

    /// The number of a part.
    #[must_use]
    pub const fn number(self) -> usize {
        match self {
            Part::Goal => 0,
            Part::Hand => 1,
            Part::Duel => 2,
            Part::Camel => 3,
            Part::End => 4,
            Part::Check(question) => FIRST_CHECK + question,
        }
    }

    /// Which dot stands for the beginning of a part: every deed of the hand has its own.
    #[must_use]
    pub const fn dot(self) -> usize {
        match self {
            Part::Goal => 0,
            Part::Hand => 1,
            Part::Duel => 1 + Deed::ALL.len(),
            Part::Camel => 2 + Deed::ALL.len(),
            Part::End | Part::Check(_) => DOTS,
        }
    }
}

/// How many dots there are.
const DOTS: usize = 3 + Deed::ALL.len();

/// How far one is.
#[component]
pub fn Dots(
    /// The dot that is being done.
    #[prop(into)]
    at: Signal<usize>,
) -> impl IntoView {
    let dots = (0..DOTS).map(|dot| {
        view! { <i class:done=move || dot < at.get() class:now=move || dot == at.get()></i> }
    });
    let step = move || words::lesson_step((at.get() + 1).min(DOTS), DOTS);
    view! {
        <p class="lesson-dots" role="img" aria-label=step>{dots.collect_view()}</p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_known_by_its_number() {
        for number in 0..=Part::LAST {
            assert_eq!(Part::of(number).number(), number);
        }
        assert_eq!(Part::of(Part::LAST), Part::Check(QUESTIONS.len() - 1));
    }

    #[test]
    fn dots_go_on_from_part_to_part() {
        let dots = [Part::Goal, Part::Hand, Part::Duel, Part::Camel, Part::End].map(Part::dot);
        assert!(dots.windows(2).all(|pair| pair[0] < pair[1]), "{dots:?}");
    }
}
