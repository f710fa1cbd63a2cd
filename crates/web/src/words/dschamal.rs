//! Words at a table of Dschamál: the call, the finish, the choices, the end.

use super::book::{decimal, text};
use super::who::{Who, company};
use dschamal::{Awaits, Edition, Game, Piece, RuleId, StartPieces};
use table::{BrokenBy, DschamalSettings, JudgedBy};

words! {
    /// You, at the start of a line.
    you_capital = "you-capital";
    /// The call itself.
    call = "call";
    /// What it does.
    call_what = "call-what";
    /// Somebody calls.
    call_comes = "call-comes";
    /// Before the call, for a contestant.
    get_ready = "get-ready";
    /// At the call.
    hands_in = "hands-in";
    /// One's hand is out.
    your_hand_is_out = "your-hand-is-out";
    /// Bystanders.
    bag_heaves = "bag-heaves";
    /// The list of seats.
    around_the_bag = "around-the-bag";
    /// Victory pieces.
    victory = "victory";
    /// Open pieces.
    open_pieces = "open-pieces";
    /// The master.
    master = "master";
    /// At the bag.
    at_the_bag = "at-the-bag";
    /// Why a ruling is as it is.
    why = "why";
    /// The photo finish.
    photo = "photo";
    /// One hand came out long before the others, or alone.
    first_out = "first-out";
    /// A hand that came out with nothing in it.
    came_out_empty = "came-out-empty";
    /// It went back unseen.
    unseen = "unseen";
    /// A hand that had pulled nothing.
    still_in_bag = "still-in-bag";
    /// Called the camel in time.
    called_camel = "called-camel";
    /// Both were equally quick.
    equal = "equally-quick-finish";
    /// The vote.
    who_was_first = "who-was-first";
    /// Voted already.
    you_voted = "you-voted";
    /// Others vote.
    others_vote = "others-vote";
    /// Keeps a piece.
    keep = "keep";
    /// Returns it.
    return_it = "return-it";
    /// Takes what is chosen.
    take_these = "take-these";
    /// A place for a piece, before there is one.
    empty_place = "empty-place";
    /// The switch for the device's voice.
    read_steps = "read-steps";
    /// It was switched on in vain.
    mute_device = "mute-device";
    /// The end.
    standings = "standings";
    /// Another game.
    another_evening = "another-evening";
    /// Asked for it.
    another_waits = "another-waits";
    /// The deciding piece.
    deciding_piece = "deciding-piece";
    /// The story so far.
    last_contests = "last-contests";
    /// Somebody who has not said what they are called.
    traveller = "traveller";
    /// Dschamál on this device.
    solo = "solo";
    /// What that is.
    solo_what = "solo-what";
    /// From the form of a new table.
    solo_from_form = "solo-from-form";
    /// The thread did not start.
    no_thread = "no-thread";
    /// How strong they are.
    bots_level = "bots-level";
    /// People.
    people_come = "people-come";
    /// Which game.
    which_game = "which-game";
    /// How many seats.
    how_many = "how-many";
    /// The edition.
    which_edition = "which-edition";
    /// Seconds for a choice.
    choice_seconds = "choice-seconds";
    /// How wrong black pieces are.
    decoy_percent = "decoy-percent";
    /// Does the memory drift.
    drift = "drift";
    /// Short pauses.
    brisk = "brisk";
}

/// How many are in the bag.
#[must_use]
pub fn in_the_bag(count: usize) -> String {
    say!("pieces-in-bag", count = count)
}

/// Which game.
#[must_use]
pub fn dschamal_game(game: Game) -> &'static str {
    match game {
        Game::Duel => text("dschamal-game-duel"),
        Game::Tower => text("dschamal-game-tower"),
        Game::Threesome => text("dschamal-game-threesome"),
        Game::Quartet => text("dschamal-game-quartet"),
    }
}

/// What it is like.
#[must_use]
pub fn dschamal_game_what(game: Game) -> &'static str {
    match game {
        Game::Duel => text("dschamal-game-what-duel"),
        Game::Tower => text("dschamal-game-what-tower"),
        Game::Threesome => text("dschamal-game-what-threesome"),
        Game::Quartet => text("dschamal-game-what-quartet"),
    }
}

/// An edition.
#[must_use]
pub fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Recommended => text("edition-recommended"),
        Edition::ZochEn => text("edition-zoch-en"),
        Edition::ZochFr => text("edition-zoch-fr"),
        Edition::FrFlumian => text("edition-fr-flumian"),
        Edition::Nl2006 => text("edition-nl2006"),
        Edition::FrSummary => text("edition-fr-summary"),
    }
}

/// What is agreed, on a line.
#[must_use]
pub fn dschamal_agreed(agreed: &DschamalSettings) -> String {
    say!(
        "dschamal-agreed",
        game = dschamal_game(agreed.rules.game),
        seats = agreed.seats,
        edition = edition(agreed.rules.edition)
    )
}

/// What the bot on a seat is called: several may be of one level.
#[must_use]
pub const fn feeler_at(seat: usize) -> &'static str {
    const NAMES: [&str; 8] = [
        "Noor", "Sami", "Lale", "Idris", "Mira", "Tarik", "Zeyn", "Omar",
    ];
    NAMES[seat % NAMES.len()]
}

/// A bot with what it is like.
#[must_use]
pub fn feeler(seat: usize, level: u8) -> String {
    format!("{} · {}", feeler_at(seat), feeler_name(level))
}

/// A feeling bot.
#[must_use]
pub fn feeler_name(level: u8) -> &'static str {
    match level {
        1 => text("feeler-name-1"),
        2 => text("feeler-name-2"),
        3 => text("feeler-name-3"),
        4 => text("feeler-name-4"),
        _ => text("feeler-name-5"),
    }
}

/// What it is like.
#[must_use]
pub fn feeler_character(level: u8) -> &'static str {
    match level {
        1 => text("feeler-character-1"),
        2 => text("feeler-character-2"),
        3 => text("feeler-character-3"),
        4 => text("feeler-character-4"),
        _ => text("feeler-character-5"),
    }
}

/// Who meets whom next.
#[must_use]
pub fn next_contest(names: &[String]) -> String {
    say!("next-contest", names = &names.join(" — "))
}

/// Whose hand goes in alone, for consolation.
#[must_use]
pub fn reaches_alone(who: &Who) -> String {
    say!("reaches-alone", you = who.form(), name = who.label())
}

/// Who calls.
#[must_use]
pub fn calls(those: &[Who]) -> String {
    let (who, names) = company(those);
    say!("calls", who = who, names = &names)
}

/// Who sits out, and by which rule.
#[must_use]
pub fn sits_out(rule: &RuleId) -> String {
    match rule.to_string().as_str() {
        "D-37" => text("sits-out-d-37").to_owned(),
        "D-38" => text("sits-out-d-38").to_owned(),
        other => say!("sits-out-other", rule = other),
    }
}

/// Somebody is played by a bot.
#[must_use]
pub fn stood_in() -> &'static str {
    text("stood-in")
}

/// Went in too early.
#[must_use]
pub fn false_starts(count: u32) -> String {
    say!("false-starts", count = count)
}

/// What is awaited, and of whom.
#[must_use]
pub fn awaited(awaits: &Awaits, who: &Who, game: Game) -> String {
    let (you, name) = (who.form(), who.label());
    match awaits {
        Awaits::Start { .. } => {
            let count = StartPieces::of(game).map_or(1, |start| start.count);
            say!("awaited-start", you = you, name = name, count = count)
        }
        Awaits::Decide => say!("awaited-decide", you = you),
        Awaits::Take { .. } => say!("awaited-take", you = you, name = name),
        Awaits::Console { .. } => say!("awaited-console", you = you, name = name),
        Awaits::Give { .. } => say!("awaited-give", you = you, name = name),
        Awaits::Keep { .. } => say!("awaited-keep", you = you, name = name),
        Awaits::Camel { .. } => say!("awaited-camel", you = you, name = name),
        Awaits::Build { piece, .. } => {
            let piece = super::the_piece(*piece);
            say!("awaited-build", you = you, name = name, piece = &piece)
        }
        Awaits::Contest { .. } | Awaits::Over => String::new(),
    }
}

/// How many pieces are to be tapped.
#[must_use]
pub fn choose_pieces(count: usize) -> String {
    say!("choose-pieces", count = count)
}

/// What is on a place goes back.
#[must_use]
pub fn take_from_place(piece: Piece) -> String {
    say!("take-from-place", piece = &super::wooden(piece))
}

/// Seconds left for a choice.
#[must_use]
pub fn seconds_left(seconds: u32) -> String {
    format!("{seconds} s")
}

/// Seconds left for the others, said to who is out.
#[must_use]
pub fn others_have(seconds: u32) -> String {
    say!("others-have", seconds = seconds)
}

/// A time after the call, and how far it may be wrong.
#[must_use]
pub fn finish_time(millis: u32, error: u32) -> String {
    let seconds = decimal(f64::from(millis) / 1000.0, 3);
    format!("{seconds} s ± {error} ms")
}

/// Who judged.
#[must_use]
pub fn judged(by: JudgedBy) -> &'static str {
    match by {
        JudgedBy::Clock => text("judged-clock"),
        JudgedBy::Votes => text("judged-votes"),
    }
}

/// A contest was broken off.
#[must_use]
pub fn broken_off(by: BrokenBy, lost: &[Who]) -> String {
    match by {
        BrokenBy::Restart => text("broken-off-restart").to_owned(),
        BrokenBy::Connection if lost.is_empty() => text("broken-off").to_owned(),
        BrokenBy::Connection => {
            let (who, names) = company(lost);
            say!("broken-off-connection", who = who, names = &names)
        }
    }
}

/// Who has won.
#[must_use]
pub fn winners(those: &[Who]) -> String {
    let (form, names) = company(those);
    match (those, form) {
        ([], _) => text("winners-none").to_owned(),
        ([Who::You], _) => text("winners-you").to_owned(),
        ([Who::Named(name)], _) => say!("winners-one", name = name),
        (_, "both") => say!("winners-you-too", names = &names),
        _ => say!("winners-several", names = &names),
    }
}

/// A contest in a line.
#[must_use]
pub fn contest_line(names: &[String], winner: Option<&str>, repeat: bool, rule: &RuleId) -> String {
    let pair = names.join(" — ");
    match (winner, repeat) {
        (Some(winner), _) => format!("{pair}: {winner} ({rule})"),
        (None, true) => say!("contest-again", pair = &pair, rule = &rule.to_string()),
        (None, false) => say!("contest-nobody", pair = &pair, rule = &rule.to_string()),
    }
}

/// Somebody called the camel.
#[must_use]
pub fn shouts(name: &str, phrase: &str) -> String {
    say!("shouts", name = name, phrase = phrase)
}

/// A house rule that differs from the edition.
#[must_use]
pub fn dschamal_rule(key: &str, value: &str) -> String {
    let choice = super::edition_answer(key, &value.into());
    say!(
        "house-rule",
        rule = &super::edition_question(key),
        choice = &choice
    )
}
