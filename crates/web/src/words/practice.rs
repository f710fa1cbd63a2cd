//! Words of the practice: feeling a shape, naming it, and today's ten.

use super::book::{decimal, text};
use bag::Form;

use crate::practice::wire::Answer;

words! {
    /// The page.
    practice = "practice";
    /// What that is.
    practice_what = "practice-what";
    /// The page's first words.
    practice_lead = "practice-lead";
    /// What to do, for a thumb.
    practice_thumb = "practice-thumb";
    /// What to do, for a mouse.
    practice_mouse = "practice-mouse";
    /// What to do in the crowd.
    crowd_how = "crowd-how";
    /// The daily bag.
    daily = "daily";
    /// What that is.
    daily_what = "daily-what";
    /// It is done.
    daily_done = "daily-done";
    /// Practice with the piece in the hand.
    one_in_hand = "one-in-hand";
    /// What that is.
    one_in_hand_what = "one-in-hand-what";
    /// Practice in the crowd.
    in_crowd = "in-crowd";
    /// What that is.
    in_crowd_what = "in-crowd-what";
    /// Black pieces.
    with_decoys = "with-decoys";
    /// What they are.
    with_decoys_what = "with-decoys-what";
    /// The answers.
    what_is_it = "what-is-it";
    /// The next piece.
    next_piece = "next-piece";
    /// The result.
    see_result = "see-result";
    /// Leaves the bag.
    enough = "enough";
    /// The record.
    your_record = "your-record";
    /// Nothing yet.
    not_felt_yet = "not-felt-yet";
    /// A piece is dealt.
    dealing = "dealing";
    /// The bag could not be opened.
    bag_broken = "bag-broken";
    /// Shares.
    share_result = "share-result";
    /// Tries again.
    again = "again";
}

/// An answer.
#[must_use]
pub fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Shape(shape) => super::shape(shape),
        Answer::Black => text("answer-black"),
        Answer::Camel => text("answer-camel"),
    }
}

fn an_answer(said: Answer) -> String {
    match said {
        Answer::Shape(shape) => super::a_form(Form::Shape(shape)),
        Answer::Black => text("an-answer-black").to_owned(),
        Answer::Camel => text("an-answer-camel").to_owned(),
    }
}

/// What it was and what was said.
#[must_use]
pub fn verdict(said: Answer, form: Form) -> String {
    let truth = super::a_form(form);
    if said == Answer::of(form) {
        say!("verdict-right", truth = &truth)
    } else {
        say!("verdict-wrong", truth = &truth, said = &an_answer(said))
    }
}

/// The picture with the light on.
#[must_use]
pub fn lit_picture(form: Form) -> String {
    super::rulings::capitalised(&say!("lit-picture", form = &super::a_form(form)))
}

/// How long it took.
#[must_use]
pub fn took(millis: u32) -> String {
    format!("{} s", decimal(f64::from(millis) / 1000.0, 1))
}

/// How it went with a shape.
#[must_use]
pub fn tally(percent: u32, average: Option<u64>) -> String {
    match average {
        Some(millis) => format!("{percent} % · {} s", decimal(millis as f64 / 1000.0, 1)),
        None => format!("{percent} %"),
    }
}

/// Which of the ten.
#[must_use]
pub fn piece_of(number: usize, all: usize) -> String {
    say!("piece-of", number = number, all = all)
}

/// Days in a row.
#[must_use]
pub fn streak(days: u32) -> Option<String> {
    match days {
        0 | 1 => None,
        days => Some(say!("streak", days = days)),
    }
}

/// The result of a day.
#[must_use]
pub fn daily_score(right: usize, all: usize, seconds: u32) -> String {
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    say!("daily-score", right = right, all = all, time = &time)
}

/// What is shared: nothing in it tells a piece.
#[must_use]
pub fn daily_share(day: &str, named: &[bool], seconds: u32, address: &str) -> String {
    let right = named.iter().filter(|right| **right).count();
    let marks: String = named
        .iter()
        .map(|right| if *right { '●' } else { '○' })
        .collect();
    let score = daily_score(right, named.len(), seconds);
    let told = say!("daily-share", day = day, score = &score);
    format!("{told}\n{marks}\n{address}")
}

#[cfg(test)]
mod tests {
    use bag::Shape;

    use super::*;

    #[test]
    fn verdicts_read_like_sentences() {
        let egg = Answer::Shape(Shape::Egg);
        assert_eq!(verdict(egg, Form::Shape(Shape::Egg)), "Right: an egg.");
        assert_eq!(
            verdict(egg, Form::Decoy(Shape::Ball)),
            "It was a black piece, like a ball gone wrong. You said an egg."
        );
    }

    #[test]
    fn shared_result_tells_how_it_went_and_no_piece() {
        assert_eq!(
            daily_share(
                "15/11/2026",
                &[true, false, true],
                75,
                "https://inn.example/practice"
            ),
            "Feel a shape, 15/11/2026: 2 of 3 in 1:15\n●○●\nhttps://inn.example/practice"
        );
    }
}
