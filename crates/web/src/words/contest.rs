//! Words around a contest: what counts, who is out, who won, what those do who only watch.

use dschamal::{Aim, PieceSet};

use super::book::text;
use super::who::company;
use super::{Who, the_pieces};
use crate::dschamal::coach::Hint;
use crate::lessons::means::Means;

words! {
    /// Shapes that have to be given away.
    wanted_give = "wanted-give";
    /// Black pieces count.
    wanted_black = "wanted-black";
    /// The camel wins if it is called.
    wanted_call_it = "wanted-call-it";
    /// The ruling is read.
    ruling_read = "ruling-read";
    /// A piece that nobody gets.
    podium_back = "podium-back";
    /// What the call is for, once.
    call_explained = "call-explained";
    /// The last moment for it.
    call_now = "call-now";
    /// Bots play among themselves.
    bots_alone = "bots-alone";
    /// Let it be over.
    skip_bots = "skip-it";
    /// From now on.
    skip_always = "skip-always";
    /// It is so.
    skips_always = "skips-always";
    /// No longer.
    skips_not = "skips-not";
    /// On whom to bet.
    bet_who = "bet-who";
    /// Whether bets are allowed.
    bets_word = "bets-word";
    /// How long wood glows.
    trail_word = "trail-word";
    /// As the company needs it.
    trail_usual = "trail-usual";
    /// Half a second.
    trail_short = "trail-short";
    /// Two seconds.
    trail_long = "trail-long";
    /// Until it is let go.
    trail_held = "trail-held";
    /// Hints for the hand once more.
    coach_again = "coach-again";
    /// They come back.
    coach_comes = "coach-comes";
}

/// Why something counts.
#[must_use]
pub fn wanted_title(aim: Aim) -> &'static str {
    match aim {
        Aim::Match => text("wanted-match"),
        Aim::Deciding => text("wanted-deciding"),
        Aim::Console => text("wanted-console"),
        Aim::Own => text("wanted-own"),
        Aim::Build => text("wanted-keep"),
    }
}

/// Before whom a shape lies; nothing for nobody.
#[must_use]
pub fn wanted_whose(owners: &[Who]) -> String {
    if owners.is_empty() {
        return String::new();
    }
    let (form, _) = company(owners);
    // "Yours, too" has said one's own part already.
    let others: Vec<Who> = owners
        .iter()
        .filter(|who| **who != Who::You)
        .cloned()
        .collect();
    let (_, names) = company(&others);
    say!("wanted-whose", form = form, names = &names)
}

/// These hands are out.
#[must_use]
pub fn are_out(those: &[Who]) -> String {
    let (form, names) = company(those);
    let count = those.len() as u32;
    say!("are-out", form = form, names = &names, count = count)
}

/// How long a contest lasts already.
#[must_use]
pub fn contest_clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who won a contest.
#[must_use]
pub fn contest_won(winner: Option<&Who>) -> String {
    match winner {
        Some(who) => say!("contest-won", you = who.form(), name = who.label()),
        None => text("contest-won-nobody").to_owned(),
    }
}

/// So many pieces in one pull, where one alone counts.
#[must_use]
pub fn podium_several(count: usize) -> String {
    say!("podium-several", count = count)
}

/// Who gets a piece.
#[must_use]
pub fn podium_to(who: &Who) -> String {
    say!("podium-to", you = who.form(), name = who.label())
}

/// What a consolation draw brought.
#[must_use]
pub fn consoled(who: &Who, pulled: PieceSet, kept: bool) -> String {
    let pieces = the_pieces(pulled);
    let end = match (pulled.is_empty(), kept) {
        (true, _) => "nothing",
        (false, true) => "kept",
        (false, false) => "back",
    };
    say!(
        "consoled",
        you = who.form(),
        name = who.label(),
        end = end,
        pieces = &pieces
    )
}

/// So many of those who watch want it to be over.
#[must_use]
pub fn others_watch(want: usize, of: usize) -> String {
    say!("others-watch", want = want as u32, of = of as u32)
}

/// How often a bet was right.
#[must_use]
pub fn bets_right(right: u32, of: u32) -> String {
    say!("bets-right", right = right, of = of)
}

const fn means_word(means: Means) -> &'static str {
    match means {
        Means::Thumb => "thumb",
        Means::Mouse => "mouse",
        Means::Keys => "keys",
    }
}

/// What helps a hand now.
#[must_use]
pub fn coach(hint: Hint, means: Means) -> String {
    let means = means_word(means);
    match hint {
        Hint::Enter => say!("coach-enter", means = means),
        Hint::Close => say!("coach-close", means = means),
        Hint::Trace => text("coach-trace").to_owned(),
        Hint::Dip => text("coach-dip").to_owned(),
        Hint::ShakeOff => text("coach-shake-off").to_owned(),
        Hint::None => String::new(),
    }
}

/// What helps a hand that builds.
#[must_use]
pub fn coach_build(means: Means) -> String {
    say!("coach-build", means = means_word(means))
}

/// The camel's call was heard: with something in the hand, or before that.
#[must_use]
pub fn call_heard(holds: bool) -> String {
    say!("call-heard", hand = if holds { "full" } else { "empty" })
}
