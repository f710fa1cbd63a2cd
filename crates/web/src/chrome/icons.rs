//! Small pictures for buttons, drawn with one pen.

use leptos::prelude::*;

/// What is on the button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// What is attacked.
    Attacks,
    /// Turn the board.
    Turn,
    /// One back.
    Undo,
    /// To the start.
    First,
    /// One back.
    Back,
    /// One on.
    Forward,
    /// To the end.
    Last,
    /// Settings.
    Gear,
    /// Keyboard help.
    Question,
    /// To the front door.
    Home,
    /// Set up.
    Hand,
    /// Share.
    Link,
    /// Leads on.
    Door,
    /// Counter-clockwise.
    TurnLeft,
    /// Clockwise.
    TurnRight,
    /// One on again.
    Redo,
    /// It is so.
    Done,
    /// Two fingers at the same line.
    Equal,
    /// Several pieces.
    Several,
    /// A hand with nothing in it.
    EmptyHand,
    /// A piece on a hand.
    Keep,
    /// Back into the bag.
    IntoBag,
    /// A hand around a piece.
    Grip,
    /// Out of the bag.
    OutOfBag,
    /// A finger that taps.
    Tap,
    /// Somebody.
    Person,
    /// Listen.
    Ear,
    /// Look.
    Eye,
    /// Time runs.
    Clock,
    /// It has won.
    Star,
    /// It speaks.
    Speaker,
}

impl Icon {
    /// The strokes of the pen, on a sheet of 24 by 24.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Attacks => {
                "M12 3v4M12 17v4M3 12h4M17 12h4M12 12h.01M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10"
            }
            Self::Turn => "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
            Self::Undo => "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3",
            Self::First => "M6 5v14M19 5 9 12l10 7Z",
            Self::Back => "M16 5 6 12l10 7Z",
            Self::Forward => "M8 5l10 7-10 7Z",
            Self::Last => "M18 5v14M5 5l10 7-10 7Z",
            Self::Gear => {
                "M4 8h8M18 8h2M4 16h2M12 16h8M15 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M9 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6"
            }
            Self::Question => {
                "M8.500 9a3.500 3.500 0 1 1 5.500 2.900c-1.300.9-2 1.500-2 3.100M12 19h.01"
            }
            Self::Home => "M15 5 8 12l7 7",
            Self::Hand => "M4 20l4-1L19 8l-3-3L5 16Z M14 7l3 3",
            Self::Link => {
                "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
            }
            Self::Door => "M9 5l7 7-7 7",
            Self::TurnLeft => "M5 12a7 7 0 1 1 2 5M5 6v6h6",
            Self::TurnRight => "M19 12a7 7 0 1 0-2 5M19 6v6h-6",
            Self::Redo => "M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h3",
            Self::Done => "M4 13l5 5L20 6",
            Self::Equal => {
                "M3 4h18M5 21V9.500a2.500 2.500 0 0 1 5 0V21M14 21V9.500a2.500 2.500 0 0 1 5 0V21M6.500 10.500h2M15.500 10.500h2"
            }
            Self::Several => {
                "M12 2.500l4.500 7.500h-9ZM3 13h7.500v7.500H3ZM17 12.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8"
            }
            Self::EmptyHand => {
                "M7 13V6.500a1.500 1.500 0 0 1 3 0V11M10 11V4.500a1.500 1.500 0 0 1 3 0V11M13 11V5.500a1.500 1.500 0 0 1 3 0V11M16 11V8a1.500 1.500 0 0 1 3 0v6a7 7 0 0 1-7 7c-3.500 0-5-1.800-6.500-4.500l-2-3.300A1.500 1.500 0 0 1 6 11.500l1 1.500"
            }
            Self::Keep => {
                "M8.500 3.500h7v7h-7ZM3 14h4l2.500 2.500h5L17 14h4v2.500a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z"
            }
            Self::IntoBag => {
                "M12 2v8M8.500 7 12 10.500 15.500 7M6 13h12M7.500 13c-3.500 3-4.500 8.500 0 8.500h9c4.500 0 3.500-5.500 0-8.500"
            }
            Self::Grip => "M8.500 5.500h7v7h-7ZM3.500 9v3.500a8.500 8.500 0 0 0 17 0V9",
            Self::OutOfBag => {
                "M12 14V2.500M8 6.500l4-4 4 4M6 13h2M16 13h2M7.500 13c-3.500 3-4.500 8.500 0 8.500h9c4.500 0 3.500-5.500 0-8.500"
            }
            Self::Tap => {
                "M9 14.500V4a1.700 1.700 0 0 1 3.400 0v6.500a1.500 1.500 0 0 1 3-.3v1a1.500 1.500 0 0 1 2.900 0v1a1.400 1.400 0 0 1 2.700.3V16a6 6 0 0 1-6 6h-1.500c-2.500 0-4-1-5.500-3.300L4.500 14.800A1.600 1.600 0 0 1 7 12.700Z"
            }
            Self::Person => {
                "M12 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M3.500 22c0-11 17-11 17 0Z"
            }
            Self::Ear => {
                "M7 10a5.500 5.500 0 1 1 10.500 2.300c-1 2.200-3.300 2.700-3.300 5.700a3 3 0 0 1-5.900.6M9.800 10a2.700 2.700 0 1 1 4 2.400c-1.300.7-1.600 1.300-1.600 2.600"
            }
            Self::Eye => {
                "M2 12c4.500-8 15.500-8 20 0-4.500 8-15.500 8-20 0ZM12 8.800a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400"
            }
            Self::Clock => "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l3.500 2.500",
            Self::Star => {
                "M12 1.800l3 6.900 7.500.7-5.700 5 1.700 7.400L12 17.900l-6.500 3.900 1.700-7.400-5.700-5 7.500-.7Z"
            }
            Self::Speaker => {
                "M4 9.500h3.500L12 5.500v13l-4.500-4H4ZM15 9.500a3.500 3.500 0 0 1 0 5M17.500 7a7 7 0 0 1 0 10"
            }
        }
    }
}

/// The picture; the button beside it says what it does.
#[component]
pub fn Picture(
    /// Which one.
    icon: Icon,
) -> impl IntoView {
    view! {
        <svg class="picture" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path()/>
        </svg>
    }
}
