//! Words of the lessons.

use super::book::{say, text};

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
    /// Puts the hand into the bag.
    learn_feel_begin = "learn-feel-begin";
    /// What is felt, and how.
    learn_feel = "learn-feel";
    /// Who has just lost a duel.
    learn_beaten = "learn-beaten";
    /// How the people around the table sit.
    learn_around = "learn-around";
    /// All were felt.
    learn_feel_done = "learn-feel-done";
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

/// How many pieces were felt.
#[must_use]
pub fn learn_felt(count: usize) -> String {
    say("learn-felt", &[("count", lingo::Value::from(count as u32))])
}

/// What a step says, by its message; names of people stand for themselves.
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
