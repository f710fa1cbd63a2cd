//! Words of the lessons.

use bag::{Act, Form};

use super::book::{say, text};
use super::rulings::{capitalised, listed};
use crate::lessons::hand_steps::{Asked, Deed, Slip};
use crate::lessons::means::Means;

words! {
    /// Both lessons.
    lessons = "lessons";
    /// The lesson of Gimel.
    lesson_gimel = "lesson-gimel";
    /// The lesson of Dschamál.
    lesson_dschamal = "lesson-dschamal";
    /// On to the next step.
    lesson_next = "lesson-next";
    /// Leaves a step out.
    lesson_skip = "lesson-skip";
    /// To the step before.
    lesson_back = "lesson-back";
    /// From the beginning.
    lesson_again = "lesson-again";
    /// It was right.
    lesson_right = "lesson-right";
    /// A move that was allowed, but not wished for.
    lesson_not_yet = "lesson-not-yet";
    /// An answer that was wrong.
    lesson_not_so = "lesson-not-so";
    /// What Dschamál is about.
    learn_goal = "learn-goal";
    /// What wins it.
    learn_goal_four = "learn-goal-four";
    /// The picture of both, for those who hear it.
    learn_goal_picture = "learn-goal-picture";
    /// Past the whole lesson.
    learn_known = "learn-known";
    /// Puts the hand into the bag.
    learn_feel_begin = "learn-feel-begin";
    /// Against Mia.
    learn_duel = "learn-duel";
    /// What is looked for.
    learn_wins_now = "learn-wins-now";
    /// Mia is not out yet.
    learn_mia_feels = "learn-mia-feels";
    /// Two at once in the duel.
    learn_duel_two = "learn-duel-two";
    /// An empty hand in the duel.
    learn_duel_nothing = "learn-duel-nothing";
    /// Tries it again.
    learn_once_more = "learn-once-more";
    /// The camel is coming out.
    learn_call_now = "learn-call-now";
    /// It was called.
    learn_call_won = "learn-call-won";
    /// It was not called.
    learn_call_late = "learn-call-late";
    /// The questions after the lesson.
    learn_check = "learn-check";
    /// Back from them.
    learn_check_end = "learn-check-end";
}

/// Where one stands.
#[must_use]
pub fn lesson_step(step: usize, all: usize) -> String {
    let arguments = [
        ("step", lingo::Value::from(step as u32)),
        ("all", lingo::Value::from(all as u32)),
    ];
    say("lesson-step", &arguments)
}

/// What a question says, by its message.
#[must_use]
pub fn lesson_text(key: &'static str) -> &'static str {
    text(key)
}

/// The end of the lesson of Gimel, and the way to a game.
#[must_use]
pub fn learn_gimel_end() -> (&'static str, &'static str) {
    (text("learn-gimel-end"), text("learn-gimel-play"))
}

/// The end of the lesson of Dschamál, and the way to a game.
#[must_use]
pub fn learn_dschamal_end() -> (&'static str, &'static str) {
    (text("learn-dschamal-end"), text("learn-dschamal-play"))
}

/// What is asked of the hand, and the button that does it, too.
const fn asked_key(asked: Asked, means: Means) -> (&'static str, Act) {
    use Means::{Keys, Mouse, Thumb};
    let deed = match asked {
        Asked::Do(deed) => deed,
        Asked::ShakeOff => {
            let key = match means {
                Thumb => "learn-shake-thumb",
                Mouse => "learn-shake-mouse",
                Keys => "learn-shake-keys",
            };
            return (key, Act::ShakeOff);
        }
    };
    match (deed, means) {
        (Deed::Bump, Thumb) => ("learn-bump-thumb", Act::Cup),
        (Deed::Bump, Mouse) => ("learn-bump-mouse", Act::Cup),
        (Deed::Bump, Keys) => ("learn-bump-keys", Act::Cup),
        (Deed::Hold, Thumb) => ("learn-hold-thumb", Act::Cup),
        (Deed::Hold, Mouse) => ("learn-hold-mouse", Act::Cup),
        (Deed::Hold, Keys) => ("learn-hold-keys", Act::Cup),
        (Deed::Trace, Thumb) => ("learn-trace-thumb", Act::Cup),
        (Deed::Trace, Mouse) => ("learn-trace-mouse", Act::Cup),
        (Deed::Trace, Keys) => ("learn-trace-keys", Act::Cup),
        (Deed::LetGo, Thumb) => ("learn-let-go-thumb", Act::LetGo),
        (Deed::LetGo, Mouse) => ("learn-let-go-mouse", Act::LetGo),
        (Deed::LetGo, Keys) => ("learn-let-go-keys", Act::LetGo),
        (Deed::Another, Thumb) => ("learn-another-thumb", Act::Cup),
        (Deed::Another, Mouse) => ("learn-another-mouse", Act::Cup),
        (Deed::Another, Keys) => ("learn-another-keys", Act::Cup),
        (Deed::Dip, Thumb) => ("learn-dip-thumb", Act::Dip),
        (Deed::Dip, Mouse) => ("learn-dip-mouse", Act::Dip),
        (Deed::Dip, Keys) => ("learn-dip-keys", Act::Dip),
        (Deed::Pull, Thumb) => ("learn-pull-thumb", Act::Pull),
        (Deed::Pull, Mouse) => ("learn-pull-mouse", Act::Pull),
        (Deed::Pull, Keys) => ("learn-pull-keys", Act::Pull),
    }
}

/// What is to be done with the hand, in a sentence.
#[must_use]
pub fn learn_asked(asked: Asked, means: Means) -> String {
    let (key, act) = asked_key(asked, means);
    say(key, &[("button", super::act(act).into())])
}

/// A word of praise for something done.
#[must_use]
pub fn learn_did(deed: Deed) -> &'static str {
    match deed {
        Deed::Bump => text("learn-did-bump"),
        Deed::Hold => text("learn-did-hold"),
        Deed::Trace => text("learn-did-trace"),
        Deed::LetGo => text("learn-did-let-go"),
        Deed::Dip => text("learn-did-dip"),
        Deed::Another | Deed::Pull => text("learn-did-another"),
    }
}

/// What went otherwise than it was meant.
#[must_use]
pub fn learn_slip(slip: Slip) -> &'static str {
    match slip {
        Slip::Missed => text("learn-missed"),
        Slip::Empty => text("learn-came-empty"),
        Slip::TooSoon => text("learn-too-soon"),
    }
}

/// What came out of the bag at the end of the lesson of the hand.
#[must_use]
pub fn learn_pulled(forms: &[Form]) -> String {
    match forms {
        [form] => say!("learn-pulled", form = &super::a_form(*form)),
        _ => {
            let forms = listed(forms.iter().map(|form| super::a_form(*form)).collect());
            say!("learn-pulled-two", forms = &forms)
        }
    }
}

/// A piece that won the duel: one's own shape, or hers.
#[must_use]
pub fn learn_duel_won(piece: dschamal::Piece, hers: bool) -> String {
    let piece = capitalised(&super::the_piece(piece));
    if hers {
        say!("learn-duel-won-hers", form = &piece)
    } else {
        say!("learn-duel-won", form = &piece)
    }
}

/// A piece that nobody looked for.
#[must_use]
pub fn learn_duel_strange(form: Form) -> String {
    say!("learn-duel-strange", form = &super::a_form(form))
}

/// What is called with the camel in hand.
#[must_use]
pub fn learn_call_phrase() -> &'static str {
    text("camel-call")
}

/// What to do about the camel.
#[must_use]
pub fn learn_call(means: Means) -> String {
    match means {
        Means::Keys => text("learn-call-keys").to_owned(),
        Means::Thumb | Means::Mouse => say!("learn-call", call = learn_call_phrase()),
    }
}

/// It was called, and was something else.
#[must_use]
pub fn learn_call_wrong(form: Form) -> String {
    say!("learn-call-wrong", form = &super::a_form(form))
}

/// It was something else.
#[must_use]
pub fn learn_call_strange(form: Form) -> String {
    say!("learn-call-strange", form = &super::a_form(form))
}
