//! Words at a table of Dschamál: the call, the finish, the choices, the end.

use dschamal::{Awaits, Edition, Game, RuleId};
use table::{BrokenBy, DschamalSettings, JudgedBy};

/// You, at the start of a line.
pub const YOU_CAPITAL: &str = "You";
/// The call itself.
pub const CALL: &str = "Dschamál!";
/// What it does.
pub const CALL_WHAT: &str = "Call, and the hands go in";
/// Somebody calls.
pub const CALL_COMES: &str = "Hands off. The call comes any moment.";
/// Before the call, for a contestant.
pub const GET_READY: &str = "Wait for the call…";
/// At the call.
pub const HANDS_IN: &str = "Hands in!";
/// One's hand is out.
pub const YOUR_HAND_IS_OUT: &str = "Your hand is out. Waiting for the finish.";
/// Bystanders.
pub const BAG_HEAVES: &str = "Hands are in the bag";
/// The list of seats.
pub const AROUND_THE_BAG: &str = "Around the bag";
/// Victory pieces.
pub const VICTORY: &str = "Victory pieces";
/// Open pieces.
pub const OPEN_PIECES: &str = "Open pieces";
/// The master.
pub const MASTER: &str = "master";
/// At the bag.
pub const AT_THE_BAG: &str = "at the bag";
/// Why a ruling is as it is.
pub const WHY: &str = "Why?";
/// The photo finish.
pub const PHOTO: &str = "Photo finish";
/// It went back unseen.
pub const UNSEEN: &str = "went back unseen";
/// Called the camel in time.
pub const CALLED_CAMEL: &str = "called the camel";
/// Both were equally quick.
pub const EQUAL: &str = "Equally quick";
/// The vote.
pub const WHO_WAS_FIRST: &str = "Too close for the clock. Who was first?";
/// Voted already.
pub const YOU_VOTED: &str = "You have said who was first. Waiting for the others.";
/// Others vote.
pub const OTHERS_VOTE: &str = "Too close for the clock. Those who watched decide.";
/// Keeps a piece.
pub const KEEP: &str = "Keep it";
/// Returns it.
pub const RETURN_IT: &str = "Put it back";
/// Takes what is chosen.
pub const TAKE_THESE: &str = "Take these";
/// The end.
pub const STANDINGS: &str = "Standings";
/// Another game.
pub const ANOTHER_EVENING: &str = "Another game";
/// Asked for it.
pub const ANOTHER_WAITS: &str = "You want another game. Waiting for the others.";
/// The deciding piece.
pub const DECIDING_PIECE: &str = "Deciding piece";
/// The story so far.
pub const LAST_CONTESTS: &str = "The last contests";
/// How many are in the bag.
#[must_use]
pub fn in_the_bag(count: usize) -> String {
    format!("{count} pieces in the bag")
}

/// Which game.
#[must_use]
pub const fn dschamal_game(game: Game) -> &'static str {
    match game {
        Game::Duel => "Duel",
        Game::Tower => "Tower",
        Game::Threesome => "Threesome",
        Game::Quartet => "Quartet",
    }
}

/// What it is like.
#[must_use]
pub const fn dschamal_game_what(game: Game) -> &'static str {
    match game {
        Game::Duel => "Two hands in the bag; collect all four of a shape. Three to eight players",
        Game::Tower => "What you pull you stack; seven pieces that stand end it",
        Game::Threesome => "Three hands at once. Three to eight players",
        Game::Quartet => "Three of a kind win; for the youngest, too. Three to six players",
    }
}

/// An edition.
#[must_use]
pub const fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Recommended => "Recommended",
        Edition::ZochEn => "Booklet of 2005, English",
        Edition::ZochFr => "Booklet of 2005, French",
        Edition::FrFlumian => "French, unofficial",
        Edition::Nl2006 => "Dutch, 2006",
        Edition::FrSummary => "French summary",
    }
}

/// What is agreed, on a line.
#[must_use]
pub fn dschamal_agreed(agreed: &DschamalSettings) -> String {
    format!(
        "Dschamál · {} · {} seats · {}",
        dschamal_game(agreed.rules.game),
        agreed.seats,
        edition(agreed.rules.edition)
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
pub const fn feeler_name(level: u8) -> &'static str {
    match level {
        1 => "Child",
        2 => "Guest",
        3 => "Potter",
        4 => "Weaver",
        _ => "Camel dealer",
    }
}

/// What it is like.
#[must_use]
pub const fn feeler_character(level: u8) -> &'static str {
    match level {
        1 => "Grabs the first thing and is glad of it.",
        2 => "Feels a little, guesses a lot.",
        3 => "Knows wood, and takes a moment.",
        4 => "Quick, careful, seldom wrong.",
        _ => "Finds the camel before you have closed your hand.",
    }
}

/// Who meets whom next.
#[must_use]
pub fn next_contest(names: &[String]) -> String {
    format!("Next: {}", names.join(" — "))
}

/// Who calls.
#[must_use]
pub fn calls(names: &[String]) -> String {
    format!("{} may call.", names.join(", "))
}

/// Who sits out, and by which rule.
#[must_use]
pub fn sits_out(rule: &RuleId) -> String {
    match rule.to_string().as_str() {
        "D-37" => "sits out: beat everybody".to_owned(),
        "D-38" => "sits out: lost the last one".to_owned(),
        other => format!("sits out ({other})"),
    }
}

/// Somebody is played by a bot.
#[must_use]
pub const fn stood_in() -> &'static str {
    "away, a bot plays on"
}

/// Went in too early.
#[must_use]
pub fn false_starts(count: u32) -> String {
    match count {
        1 => "went in too early".to_owned(),
        count => format!("went in too early, {count} times"),
    }
}

/// What is awaited, for the one who has to do it and for the others.
#[must_use]
pub fn awaited(awaits: &Awaits, mine: bool, name: &str) -> String {
    let who = if mine {
        "You".to_owned()
    } else {
        name.to_owned()
    };
    let s = |verb: &str| {
        if mine {
            verb.to_owned()
        } else {
            format!("{verb}s")
        }
    };
    match awaits {
        Awaits::Start { .. } => format!("{who} {} a piece to start with.", s("choose")),
        Awaits::Decide => "Somebody lays out the deciding piece.".to_owned(),
        Awaits::Take { .. } => format!("{who} {} a piece to take.", s("choose")),
        Awaits::Console { .. } => format!("{who} may draw for consolation, by touch alone."),
        Awaits::Give { .. } => format!("{who} {} the piece away.", s("give")),
        Awaits::Keep { .. } => format!("{who} may keep the piece or put it back."),
        Awaits::Camel { .. } => format!("{who} {} the camel.", s("use")),
        Awaits::Build { piece, .. } => {
            format!("{who} {} with the {}.", s("build"), super::wooden(*piece))
        }
        Awaits::Contest { .. } | Awaits::Over => String::new(),
    }
}

/// Seconds left for a choice.
#[must_use]
pub fn seconds_left(seconds: u32) -> String {
    format!("{seconds} s")
}

/// A time after the call, and how far it may be wrong.
#[must_use]
pub fn finish_time(millis: u32, error: u32) -> String {
    format!("{:.3} s ± {error} ms", f64::from(millis) / 1000.0)
}

/// Who judged.
#[must_use]
pub const fn judged(by: JudgedBy) -> &'static str {
    match by {
        JudgedBy::Clock => "by the clock",
        JudgedBy::Votes => "by those who watched",
    }
}

/// A contest was broken off.
#[must_use]
pub fn broken_off(by: BrokenBy, names: &[String]) -> String {
    let who = names.join(", ");
    match by {
        BrokenBy::Restart => {
            "The house was away for a moment: this contest is fought again.".to_owned()
        }
        BrokenBy::Connection if who.is_empty() => {
            "The contest was broken off and is fought again.".to_owned()
        }
        BrokenBy::Connection => {
            format!("{who} lost the connection: the contest is fought again, once.")
        }
    }
}

/// Who has won.
#[must_use]
pub fn winners(names: &[String]) -> String {
    match names {
        [] => "Nobody has won.".to_owned(),
        [one] if one == YOU_CAPITAL => "You have won.".to_owned(),
        [one] => format!("{one} has won."),
        several => format!("{} have won.", several.join(" and ")),
    }
}

/// A line of the standings.
#[must_use]
pub fn standing(game: Game, points: i32, open: u32, contests: u32) -> String {
    let points = match game {
        Game::Quartet => format!("{points} of a shape"),
        Game::Tower => return format!("{points} points · {contests} contests won"),
        _ => format!("{points} victory pieces"),
    };
    format!("{points} · {open} open · {contests} contests won")
}

/// A contest in a line.
#[must_use]
pub fn contest_line(names: &[String], winner: Option<&str>, repeat: bool, rule: &RuleId) -> String {
    let pair = names.join(" — ");
    match (winner, repeat) {
        (Some(winner), _) => format!("{pair}: {winner} ({rule})"),
        (None, true) => format!("{pair}: again ({rule})"),
        (None, false) => format!("{pair}: nobody ({rule})"),
    }
}

/// The rules a ruling rests on.
#[must_use]
pub fn rests_on(rules: &[RuleId]) -> String {
    let all: Vec<String> = rules.iter().map(ToString::to_string).collect();
    format!("By {}.", all.join(", "))
}

/// Somebody called the camel.
#[must_use]
pub fn shouts(name: &str, phrase: &str) -> String {
    format!("{name}: “{phrase}”")
}

/// Somebody who has not said what they are called.
pub const TRAVELLER: &str = "Traveller";
/// Dschamál on this device.
pub const SOLO: &str = "Dschamál on this device";
/// What that is.
pub const SOLO_WHAT: &str = "You and bots that only feel, on this device: no house, no network. The game is kept here until you clear it away.";
/// What stands on its door.
pub const SOLO_DOOR: &str = "Alone with bots";
/// What stands below.
pub const SOLO_DOOR_WHAT: &str = "Dschamál on this device, without a network";
/// A game waits there.
pub const SOLO_GOES_ON: &str = "Go on with Dschamál";
/// From the form of a new table.
pub const SOLO_FROM_FORM: &str = "Play alone on this device, without the house";
/// The thread did not start.
pub const NO_THREAD: &str = "This browser could not open the bag. Reload the page to try again.";
/// Fills the table with bots.
pub const FILL_WITH_BOTS: &str = "Play with bots at once";
/// How strong they are.
pub const BOTS_LEVEL: &str = "The others are";
/// People.
pub const PEOPLE_COME: &str = "people I invite";
/// Which game.
pub const WHICH_GAME: &str = "Game";
/// How many seats.
pub const HOW_MANY: &str = "Seats";
/// The edition.
pub const WHICH_EDITION: &str = "Edition";
/// Seconds for a choice.
pub const CHOICE_SECONDS: &str = "Seconds for a choice";
/// How wrong black pieces are.
pub const DECOY_PERCENT: &str = "How much black pieces differ, in percent";
/// Does the memory drift.
pub const DRIFT: &str = "The finger’s memory drifts";
/// Short pauses.
pub const BRISK: &str = "Short pauses between contests";
/// As the edition has it.
pub const AS_EDITION: &str = "as the edition";

/// A house rule that differs from the edition.
#[must_use]
pub fn dschamal_rule(key: &str, value: &str) -> String {
    let known = dschamal::OPTION_KEYS.iter().find(|known| known.key == key);
    let about = known.map_or(key, |known| known.about);
    format!("{about}: {}", value.replace('_', " "))
}
