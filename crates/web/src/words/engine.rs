//! Words of the engine: what it thinks of a position, where a game turned and why, and a hint for who is stuck.

use gimel::{Kind, Move, Side, Square};
use lingo::{Language, Value};

use super::book::{language, say, text};
use super::game::word;
use crate::advice::outlook::Outlook;
use crate::advice::review::Grade;
use crate::advice::why::{Loot, Why};

words! {
    /// The panel of the engine.
    engine = "engine";
    /// Switches it on.
    engine_switch = "engine-switch";
    /// What that does.
    engine_switch_what = "engine-switch-what";
    /// How many lines.
    engine_lines = "engine-lines";
    /// Switches the threat on.
    engine_threats = "engine-threats";
    /// What a threat is.
    engine_threats_what = "engine-threats-what";
    /// It has nothing to tell yet.
    engine_thinking = "engine-thinking";
    /// It does not run.
    engine_broken = "engine-broken";
    /// The bar beside the board.
    engine_bar = "engine-bar";
    /// The other side has nothing.
    engine_no_threat = "engine-no-threat";
    /// Nothing to think about.
    engine_over = "engine-over";
    /// To the mistakes of a game that one has played.
    mistakes_mine = "mistakes-mine";
    /// Starts to look for them.
    mistakes_find = "mistakes-find";
    /// Their list.
    mistakes = "mistakes";
    /// Stops looking.
    mistakes_stop = "mistakes-stop";
    /// There are none.
    mistakes_none = "mistakes-none";
    /// What the graph shows.
    mistakes_graph = "mistakes-graph";
    /// Whose are shown.
    mistakes_whose = "mistakes-whose";
    /// Both sides'.
    mistakes_both = "mistakes-both";
    /// To the next one.
    mistakes_next = "mistakes-next";
    /// To the one before.
    mistakes_previous = "mistakes-previous";
    /// The keys for that.
    mistakes_keys = "mistakes-keys";
    /// Asks for a hint.
    hint = "hint";
    /// It is being thought about.
    hint_thinking = "hint-thinking";
    /// Asks for the second hint.
    hint_more = "hint-more";
    /// What hints cost.
    hint_cost = "hint-cost";
}

/// How deep and how fast.
#[must_use]
pub fn engine_depth(depth: u32, speed: u64) -> String {
    let speed = thousands(speed);
    say(
        "engine-depth",
        &[("depth", depth.into()), ("speed", (&speed).into())],
    )
}

/// A large number with a gap before its thousands.
fn thousands(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{}\u{202f}{:03}", number / 1_000, number % 1_000),
        _ => format!(
            "{}\u{202f}{:03}\u{202f}{:03}",
            number / 1_000_000,
            number / 1_000 % 1_000,
            number % 1_000
        ),
    }
}

/// White's chances.
#[must_use]
pub fn engine_percent(outlook: Outlook) -> String {
    say("engine-percent", &[("percent", outlook.percent().into())])
}

/// White's chances and the score, spoken.
#[must_use]
pub fn engine_bar_value(outlook: Outlook) -> String {
    let score = engine_points(outlook);
    say(
        "engine-bar-value",
        &[
            ("percent", outlook.percent().into()),
            ("score", (&score).into()),
        ],
    )
}

/// `+2.35 points`, or who wins and when.
#[must_use]
pub fn engine_points(outlook: Outlook) -> String {
    match outlook.turns {
        Some(turns) if turns > 0 => say(
            "engine-white-wins",
            &[("turns", turns.unsigned_abs().into())],
        ),
        Some(turns) => say(
            "engine-black-wins",
            &[("turns", turns.unsigned_abs().into())],
        ),
        None => {
            let score = engine_score(outlook);
            say("engine-points", &[("points", (&score).into())])
        }
    }
}

/// `+2.35` as short as it goes; `+#3` where White wins in three turns.
#[must_use]
pub fn engine_score(outlook: Outlook) -> String {
    if let Some(turns) = outlook.turns {
        let sign = if turns > 0 { '+' } else { '−' };
        return format!("{sign}#{}", turns.unsigned_abs());
    }
    let sign = if outlook.centipoints < 0 { '−' } else { '+' };
    let size = outlook.centipoints.unsigned_abs();
    let point = match language() {
        Language::English => '.',
        Language::German | Language::French | Language::Dutch => ',',
    };
    format!("{sign}{}{point}{:02}", size / 100, size % 100)
}

/// Plays a move of a line.
#[must_use]
pub fn engine_play(mv: Move) -> String {
    let mv = mv.to_string();
    say("engine-play", &[("move", (&mv).into())])
}

/// What the other side would do.
#[must_use]
pub fn engine_threat(line: &str) -> String {
    say("engine-threat", &[("line", line.into())])
}

fn loot(loot: Loot) -> String {
    let some = Kind::ALL.into_iter().rev().filter(|&kind| loot[kind] > 0);
    let names: Vec<String> = some
        .map(|kind| {
            let key = match kind {
                Kind::Beetle => "loot-beetle",
                Kind::Cat => "loot-cat",
                Kind::Falcon => "loot-falcon",
            };
            say(key, &[("count", loot[kind].into())])
        })
        .collect();
    super::listed(names)
}

/// What a move is good for, in a sentence.
#[must_use]
pub fn engine_why(why: Why) -> String {
    explained(
        why,
        None,
        [
            "why-ends",
            "why-takes",
            "why-wins",
            "why-wins-for",
            "why-forks",
            "why-quiet",
        ],
    )
}

/// What a move allows the other side, in a sentence.
#[must_use]
pub fn engine_then(why: Why, answer: Move) -> String {
    explained(
        why,
        Some(answer),
        [
            "then-ends",
            "then-takes",
            "then-wins",
            "then-wins-for",
            "then-forks",
            "then-quiet",
        ],
    )
}

/// The same reasons, told about one's own move or about the other's answer.
fn explained(why: Why, answer: Option<Move>, keys: [&str; 6]) -> String {
    let [ends, takes, wins, wins_for, forks, quiet] = keys;
    let answer = answer.map(|mv| mv.to_string()).unwrap_or_default();
    let tell = |key: &str, more: &[(&str, Value<'_>)]| {
        let mut all = vec![("answer", Value::from(&answer))];
        all.extend_from_slice(more);
        say(key, &all)
    };
    let piece = |key: &str, kind: Kind, at: Square| {
        let at = at.to_string();
        tell(key, &[("kind", word(kind).into()), ("at", (&at).into())])
    };
    match why {
        Why::Ends { turns } => tell(ends, &[("turns", turns.into())]),
        Why::Takes { kind, at } => piece(takes, kind, at),
        Why::Wins { gain, cost } => {
            let (gain, cost) = (loot(gain), loot(cost));
            let key = if cost.is_empty() { wins } else { wins_for };
            tell(key, &[("gain", (&gain).into()), ("cost", (&cost).into())])
        }
        Why::Forks { at } => {
            let [one, two] = at.map(|at| at.to_string());
            tell(forks, &[("one", (&one).into()), ("two", (&two).into())])
        }
        Why::Saves { kind, at } => piece("why-saves", kind, at),
        Why::Guards { kind, at } => piece("why-guards", kind, at),
        Why::Quiet => tell(quiet, &[]),
    }
}

/// How far the look through a game is.
#[must_use]
pub fn mistakes_progress(percent: usize) -> String {
    say("mistakes-progress", &[("percent", percent.into())])
}

/// One side's.
#[must_use]
pub fn mistakes_of(side: Side) -> &'static str {
    match side {
        Side::White => text("mistakes-white"),
        Side::Black => text("mistakes-black"),
    }
}

/// How bad it was.
#[must_use]
pub fn mistakes_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Slip => text("mistakes-slip"),
        Grade::Mistake => text("mistakes-mistake"),
        Grade::Blunder => text("mistakes-blunder"),
    }
}

/// A turn with its number.
#[must_use]
pub fn mistakes_at(number: &str, mv: Move) -> String {
    let mv = mv.to_string();
    say(
        "mistakes-at",
        &[("number", number.into()), ("move", (&mv).into())],
    )
}

/// Chances before and after.
#[must_use]
pub fn mistakes_chances([before, after]: [u32; 2]) -> String {
    say(
        "mistakes-chances",
        &[("before", before.into()), ("after", after.into())],
    )
}

/// What would have been better.
#[must_use]
pub fn mistakes_better(mv: Move) -> String {
    let mv = mv.to_string();
    say("mistakes-better", &[("move", (&mv).into())])
}

/// The first hint: which piece.
#[must_use]
pub fn hint_piece(kind: Kind, at: Option<Square>) -> String {
    match at {
        Some(at) => {
            let at = at.to_string();
            say(
                "hint-piece",
                &[("kind", word(kind).into()), ("at", (&at).into())],
            )
        }
        None => say("hint-hand", &[("kind", word(kind).into())]),
    }
}

/// The second hint: the move.
#[must_use]
pub fn hint_move(mv: Move) -> String {
    let mv = mv.to_string();
    say("hint-move", &[("move", (&mv).into())])
}

/// How many hints there were.
#[must_use]
pub fn hint_used(count: u32) -> String {
    say("hint-used", &[("count", count.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_sentences() {
        let at: Square = "j6".parse().expect("a square");
        let answer: Move = "h5xj6".parse().expect("a move");
        let takes = Why::Takes {
            kind: Kind::Falcon,
            at,
        };
        assert_eq!(engine_why(takes), "It takes a falcon on j6 at a profit.");
        assert_eq!(
            engine_then(takes, answer),
            "It leaves the falcon on j6 hanging: h5xj6 takes it."
        );
        let gain = Loot {
            cat: 2,
            beetle: 1,
            falcon: 0,
        };
        let cost = Loot::default();
        assert_eq!(
            engine_why(Why::Wins { gain, cost }),
            "It wins 2 cats and a beetle."
        );
        let cost = Loot { cat: 1, ..cost };
        assert_eq!(
            engine_then(Why::Wins { gain, cost }, answer),
            "It allows h5xj6, which wins 2 cats and a beetle for a cat."
        );
    }

    #[test]
    fn scores_are_short() {
        let outlook = |centipoints, turns| Outlook {
            white: 0.5,
            centipoints,
            turns,
        };
        assert_eq!(engine_score(outlook(-5, None)), "−0.05");
        assert_eq!(engine_score(outlook(235, None)), "+2.35");
        assert_eq!(engine_score(outlook(29_000, Some(3))), "+#3");
        assert_eq!(thousands(1_234_567), "1\u{202f}234\u{202f}567");
    }
}
