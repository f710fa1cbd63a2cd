//! A picture for every step of a Quartet, for those who do not read yet. Which picture, is one table; what it is put together from are
//! the drawings that stand elsewhere, too: the sack, the wooden pieces, the icons of the buttons.

use leptos::prelude::*;

use super::markup::{VIEW_BOX as PIECE_BOX, icon};
use super::sack::{SACK, VIEW_BOX as SACK_BOX};
use super::step::{Shown, Step};
use crate::chrome::icons::Icon;

/// What a picture is put together from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The sack.
    Sack,
    /// The piece with this number; nothing where there are not so many.
    Piece(usize),
    /// A place where a piece is missing.
    Place,
    /// A drawing in the colour of the one who looks.
    Yours(Icon),
    /// The same in the colour of everybody else.
    Theirs(Icon),
    /// The same in the colour of what is to be done.
    Do(Icon),
    /// A hand that points down, into something.
    HandIn,
    /// From left to right.
    ArrowRight,
    /// From right to left.
    ArrowLeft,
    /// Down.
    ArrowDown,
    /// What a voice looks like.
    Waves,
}

/// A part, the left and the upper edge of its square, and how large it is. A picture is 84 wide and 48 high.
type Put = (Part, i16, i16, i16);

/// The table of pictures. What is put down later lies above.
const fn parts(step: Step) -> &'static [Put] {
    use Part::*;
    match step {
        Step::ChooseTwo => &[
            (Place, 2, 2, 36),
            (Place, 44, 2, 36),
            (Piece(0), 5, 5, 30),
            (Piece(1), 47, 5, 30),
            (Do(Icon::Tap), 58, 22, 26),
        ],
        Step::OthersChoose => &[
            (Theirs(Icon::Person), 0, 4, 40),
            (Piece(0), 42, 0, 22),
            (Piece(1), 62, 0, 22),
            (Theirs(Icon::Tap), 52, 20, 26),
        ],
        Step::WaitForCall => &[
            (Yours(Icon::EmptyHand), 0, 6, 34),
            (Sack, 32, 14, 30),
            (Do(Icon::Ear), 58, 2, 26),
        ],
        Step::Call => &[
            (Yours(Icon::Person), 0, 4, 40),
            (Waves, 34, 4, 18),
            (Sack, 48, 12, 34),
        ],
        Step::OthersNext => &[
            (Theirs(Icon::Person), 0, 12, 30),
            (Sack, 26, 10, 32),
            (Theirs(Icon::Person), 54, 12, 30),
        ],
        Step::ReachIn => &[
            (HandIn, 28, 0, 28),
            (Sack, 27, 18, 30),
            (ArrowDown, 58, 8, 24),
        ],
        Step::Hurry => &[
            (HandIn, 4, 0, 28),
            (Sack, 3, 18, 30),
            (Do(Icon::Clock), 40, 2, 44),
        ],
        Step::YouAreOut => &[
            (Yours(Icon::EmptyHand), 0, 4, 38),
            (Theirs(Icon::Clock), 62, 0, 20),
            (Sack, 36, 10, 38),
        ],
        Step::Watch => &[(Do(Icon::Eye), 0, 4, 40), (Sack, 42, 6, 40)],
        Step::Keep => &[
            (Sack, 0, 14, 30),
            (ArrowLeft, 20, 0, 18),
            (Piece(0), 29, 14, 26),
            (ArrowRight, 46, 0, 18),
            (Yours(Icon::Person), 54, 14, 30),
        ],
        Step::Vote => &[
            (Theirs(Icon::Person), 0, 12, 32),
            (Do(Icon::Question), 30, 4, 24),
            (Theirs(Icon::Person), 52, 12, 32),
        ],
        Step::YouKeep => &[
            (Piece(0), 0, 8, 32),
            (ArrowRight, 30, 14, 20),
            (Yours(Icon::Person), 48, 6, 36),
        ],
        Step::OtherKeeps => &[
            (Piece(0), 0, 8, 32),
            (ArrowRight, 30, 14, 20),
            (Theirs(Icon::Person), 48, 6, 36),
        ],
        Step::AllBack => &[
            (Piece(0), 0, 2, 24),
            (Piece(1), 0, 24, 24),
            (ArrowRight, 26, 14, 20),
            (Sack, 46, 6, 38),
        ],
        Step::YouWin => &[
            (Piece(0), 0, 2, 22),
            (Piece(1), 20, 2, 22),
            (Piece(2), 0, 24, 22),
            (Piece(3), 20, 24, 22),
            (Yours(Icon::Person), 46, 12, 36),
            (Do(Icon::Star), 64, 0, 20),
        ],
        Step::OtherWins => &[
            (Piece(0), 0, 2, 22),
            (Piece(1), 20, 2, 22),
            (Piece(2), 0, 24, 22),
            (Piece(3), 20, 24, 22),
            (Theirs(Icon::Person), 46, 12, 36),
            (Do(Icon::Star), 64, 0, 20),
        ],
    }
}

/// The picture, which says no more than the sentence beside it.
#[component]
pub fn StepPicture(
    /// Of what.
    #[prop(into)]
    shown: Signal<Option<Shown>>,
) -> impl IntoView {
    move || {
        shown.get().map(|shown| {
            let word = shown.step.word();
            view! {
                <svg class="step-picture" viewBox="0 0 84 48" aria-hidden="true" data-testid="step" data-step=word inner_html=drawn(&shown)></svg>
            }
        })
    }
}

/// What the picture holds.
pub(super) fn drawn(shown: &Shown) -> String {
    let parts = parts(shown.step).iter();
    parts.map(|put| part(shown, *put)).collect()
}

fn part(shown: &Shown, (part, x, y, size): Put) -> String {
    let sheet = |class: &str, view_box: &str, inside: &str| {
        format!(
            r#"<svg class="{class}" x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{view_box}">{inside}</svg>"#
        )
    };
    let pen =
        |class: &str, path: &str| sheet(class, "0 0 24 24", &format!(r#"<path d="{path}"/>"#));
    match part {
        Part::Sack => sheet("sack", SACK_BOX, SACK),
        Part::Piece(number) => shown.pieces.get(number).map_or_else(String::new, |look| {
            sheet(look.wood.class(), PIECE_BOX, &icon(*look))
        }),
        Part::Place => pen(
            "step-place",
            "M1 4a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3Z",
        ),
        Part::Yours(icon) => pen("step-yours", icon.path()),
        Part::Theirs(icon) => pen("step-theirs", icon.path()),
        Part::Do(icon) => pen("step-do", icon.path()),
        Part::HandIn => sheet(
            "step-yours",
            "0 0 24 24",
            &format!(
                r#"<path transform="rotate(180 12 12)" d="{}"/>"#,
                Icon::EmptyHand.path()
            ),
        ),
        Part::ArrowRight => pen("step-arrow", "M3 12h17M13 5l7 7-7 7"),
        Part::ArrowLeft => pen("step-arrow", "M21 12H4M11 5l-7 7 7 7"),
        Part::ArrowDown => pen("step-arrow", "M12 3v17M5 13l7 7 7-7"),
        Part::Waves => pen(
            "step-arrow",
            "M5 9a5 5 0 0 1 0 6M10 6a10 10 0 0 1 0 12M15 3a15 15 0 0 1 0 18",
        ),
    }
}
