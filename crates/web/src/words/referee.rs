//! Words of the pocket referee: set-up, questions, answers, history. One function a sentence.

use dschamal::{Game, Piece, PieceSet};

use super::wooden;
use crate::referee::plan::Tint;

/// The page.
pub const REFEREE: &str = "Referee";
/// On the front door.
pub const BOX_DOOR: &str = "We have the box";
/// What stands below.
pub const BOX_DOOR_WHAT: &str = "A referee in your pocket, without a network";
/// An evening waits.
pub const BOX_GOES_ON: &str = "Go on with the evening";
/// At the top of the set-up.
pub const REFEREE_WHAT: &str = "You have the wood on the table. Tap what happened, and hear who wins it, why, and who is next. Works without a network.";
/// The fifth game.
pub const GIMEL_ON_A_BOARD: &str = "Gimel on a real board";
/// What it is.
pub const GIMEL_ON_A_BOARD_WHAT: &str =
    "Tap or type the moves; it counts points and keeps the clock.";
/// Who plays.
pub const WHO_PLAYS: &str = "Who sits at the table, clockwise";
/// One more.
pub const ADD_PLAYER: &str = "One more player";
/// Begins the evening.
pub const BEGIN_EVENING: &str = "Begin";
/// Reads a record.
pub const READ_RECORD: &str = "Go on with a record";
/// Its field.
pub const RECORD_HERE: &str = "Record of an evening";
/// Reads it.
pub const READ_IT: &str = "Read it";
/// Back to the evening that was left.
pub const BACK_TO_EVENING: &str = "Back to the evening before";
/// The second question.
pub const WHO_SECOND: &str = "Who came second?";
/// Nobody was quicker.
pub const EQUALLY_QUICK: &str = "Equally quick";
/// Other endings.
pub const SOMETHING_ELSE: &str = "Something else happened";
/// Nobody pulled.
pub const NOBODY_PULLED: &str = "Nobody pulled anything";
/// Black.
pub const A_BLACK_ONE: &str = "black";
/// The camel.
pub const THE_CAMEL: &str = "camel";
/// More than one.
pub const SEVERAL: &str = "several";
/// Nothing.
pub const NOTHING_CAME: &str = "nothing";
/// Several are being told.
pub const SEVERAL_WHAT: &str = "Tap every piece that came out, then Done.";
/// Yes, it was called.
pub const CALLED_IN_TIME: &str = "Yes, in time";
/// No, it was not.
pub const NOT_CALLED: &str = "No, or too late";
/// Forgets what was tapped.
pub const START_OVER: &str = "Tap anew";
/// Enough was told.
pub const DONE: &str = "Done";
/// Takes back.
pub const UNDO: &str = "Undo";
/// Does it again.
pub const REDO: &str = "Redo";
/// What would be.
pub const SO_IT_IS: &str = "So it is:";
/// The first word.
pub const FIRST_WORD: &str = "Before you begin";
/// Nothing was ruled yet.
pub const STANDINGS_NOW: &str = "How it stands";
/// The past.
pub const SO_FAR: &str = "Everything so far";
/// Puts something right.
pub const CORRECT: &str = "Correct";
/// Gives a correction up.
pub const LEAVE_AS_IT_WAS: &str = "Leave it as it was";
/// One that does not fit.
pub const LEAVE_OUT: &str = "Leave it out";
/// All that do not fit.
pub const GO_ON_FROM_HERE: &str = "Leave out everything after it";
/// How to settle it.
pub const CONFLICT_HOW: &str =
    "Tell below what happened instead, leave it out, or leave everything as it was.";
/// The voice.
pub const REFEREE_VOICE: &str = "Voice";
/// The device calls.
pub const CALL_FOR_US: &str = "Call for us";
/// It is about to.
pub const CALL_IS_COMING: &str = "Hands ready…";
/// Reads rulings.
pub const READ_ALOUD: &str = "Read every ruling aloud";
/// This device has no voice.
pub const NO_VOICE: &str = "This device has no voice of its own: a drum calls.";
/// The record.
pub const RECORD_OF_EVENING: &str = "Record";
/// What it is good for.
pub const RECORD_WHAT: &str =
    "Everything that was told, as text: to keep, to go on elsewhere, to show what happened.";
/// Saves it.
pub const SAVE_RECORD: &str = "Save as a file";
/// Its file.
pub const RECORD_FILE: &str = "dschamal-evening.json";
/// Another evening.
pub const NEW_EVENING: &str = "New evening";
/// The same people again.
pub const SAME_AGAIN: &str = "The same again";
/// Nothing fell.
pub const IT_STANDS: &str = "It stands";
/// These fell.
pub const THESE_FELL: &str = "These fell";
/// Tap what fell.
pub const TAP_WHAT_FELL: &str = "Tap what fell.";
/// Nobody's fault.
pub const NOT_THEIR_FAULT: &str = "It was not the builder’s fault";
/// Rebuild or not.
pub const REBUILD: &str = "Is it built up again?";
/// Yes.
pub const REBUILD_YES: &str = "Yes, as it was";
/// No.
pub const REBUILD_NO: &str = "No";
/// A tower fell by itself.
pub const A_TOWER_FELL: &str = "A tower fell";
/// The topmost piece.
pub const WHICH_TOP: &str = "Which piece was on top?";
/// The camel of the Tower does nothing.
pub const CAMEL_NOTHING: &str = "Leave the black pieces where they are";
/// The deciding piece.
pub const LAY_OUT_DECIDING: &str =
    "Both have nothing to lose. Lay out a deciding piece: which one?";
/// The deciding piece of three.
pub const LAY_OUT_DECIDING_THREE: &str =
    "Nobody at the bag has anything to lose. Lay out a deciding piece: which one?";
/// Towards the bag.
pub const INTO_THE_BAG: &str = "bag";
/// What changes hands.
pub const CHANGES_HANDS: &str = "What changes hands";

/// A name for somebody who wrote none.
#[must_use]
pub const fn guest_at(place: usize) -> &'static str {
    const NAMES: [&str; 8] = ["Ada", "Bo", "Cleo", "Dina", "Emil", "Fay", "Gus", "Hana"];
    NAMES[place % NAMES.len()]
}

/// The second of two people with one name.
#[must_use]
pub fn namesake(name: &str, place: usize) -> String {
    format!("{name} {place}")
}

/// What a game with the box is like.
#[must_use]
pub const fn box_game_what(game: Game) -> &'static str {
    match game {
        Game::Duel => "Two hands in the bag; seven victory pieces win. Three to eight players",
        Game::Tower => "What is won is built; who builds seven ends it. Three to six players",
        Game::Threesome => "Three hands at once; seven victory pieces win. Three to eight players",
        Game::Quartet => "Four of a shape win; for the youngest, too. Three to six players",
    }
}

/// Who begins, by the game.
#[must_use]
pub const fn who_begins(game: Game) -> &'static str {
    match game {
        Game::Duel | Game::Tower => "Who has the shortest fingers? They begin.",
        Game::Threesome => "Who has the longest fingers? They begin, between their neighbours.",
        Game::Quartet => "Who is the youngest? They begin.",
    }
}

/// The field for a name.
#[must_use]
pub fn name_of_player(place: usize) -> String {
    format!("Name of player {place}")
}

/// Moves a chair.
#[must_use]
pub fn sit_earlier(name: &str) -> String {
    format!("{name} sits one place earlier")
}

/// Moves a chair.
#[must_use]
pub fn sit_later(name: &str) -> String {
    format!("{name} sits one place later")
}

/// Takes a chair away.
#[must_use]
pub fn does_not_play(name: &str) -> String {
    format!("{name} does not play")
}

/// The colour of a player, to be changed.
#[must_use]
pub fn tint_of(name: &str, tint: Tint) -> String {
    let tint = match tint {
        Tint::Saffron => "saffron",
        Tint::Turquoise => "turquoise",
        Tint::Terracotta => "terracotta",
        Tint::Violet => "violet",
        Tint::Olive => "olive",
        Tint::Rose => "rose",
        Tint::Sky => "sky blue",
        Tint::Sand => "sand",
    };
    format!("Colour of {name}: {tint}. Change it")
}

/// The contest that is to be fought.
#[must_use]
pub fn bout(game: Game, number: u32, names: &[String]) -> String {
    let names = names.join(" — ");
    match game {
        Game::Duel | Game::Tower => format!("Duel {number}: {names}"),
        Game::Threesome => format!("Contest {number}: {names}"),
        Game::Quartet => format!("Round {number}: {names}"),
    }
}

/// The first question.
#[must_use]
pub const fn who_quicker(game: Game) -> &'static str {
    match game {
        Game::Threesome => "Who was quickest?",
        Game::Duel | Game::Tower | Game::Quartet => "Who was quicker?",
    }
}

/// A house rule as the edition has it.
#[must_use]
pub fn as_edition_has_it(value: &str) -> String {
    format!("as the edition has it ({value})")
}

/// What came out.
#[must_use]
pub fn what_came(name: &str) -> String {
    format!("What did {name} bring out?")
}

/// Which colour.
#[must_use]
pub fn which_colour(shape: &str) -> String {
    format!("Which {shape}?")
}

/// Was the camel called?
#[must_use]
pub fn did_they_call(name: &str, phrase: &str) -> String {
    format!("Did {name} call “{phrase}” before it was on the table?")
}

/// A call, to be switched.
#[must_use]
pub fn called_the_camel(name: &str) -> String {
    format!("{name} called the camel")
}

/// Foul play.
#[must_use]
pub fn played_unfairly(name: &str) -> String {
    format!("{name} played unfairly")
}

/// A start piece.
#[must_use]
pub fn picks_start(name: &str, colour: &str) -> String {
    format!("{name} takes a {colour} piece to start with. Which one?")
}

/// Two start pieces.
#[must_use]
pub fn picks_two(name: &str, colour: &str) -> String {
    format!("{name} takes two {colour} pieces to start with. Which ones?")
}

/// Taking a piece.
#[must_use]
pub fn picks_piece_of(name: &str, from: &str) -> String {
    format!("{name} picks one of {from}’s pieces. Which one?")
}

/// Handing a piece over.
#[must_use]
pub fn hands_over(name: &str) -> String {
    format!("{name} hands over a piece and may pick it. Which one?")
}

/// The consolation draw.
#[must_use]
pub fn consoles(name: &str) -> String {
    format!("There is nothing to take, so {name} may reach in once, alone. What came out?")
}

/// Giving a piece away.
#[must_use]
pub fn gives_to_whom(name: &str, piece: Piece) -> String {
    format!(
        "{name} has that shape and gives the {} away. Who gets it?",
        wooden(piece)
    )
}

/// The camel in the Tower.
#[must_use]
pub fn uses_camel(name: &str) -> String {
    format!("{name} has the camel and may move one black piece.")
}

/// Takes a black piece.
#[must_use]
pub fn takes_black_of(name: &str) -> String {
    format!("Take a black one from {name}")
}

/// Gives a black piece.
#[must_use]
pub fn gives_black_to(name: &str) -> String {
    format!("Give a black one to {name}")
}

/// Building.
#[must_use]
pub fn builds(name: &str, piece: Piece) -> String {
    format!(
        "{name} builds the {}. Does everything stand?",
        wooden(piece)
    )
}

/// Keeping.
#[must_use]
pub fn keeps_or_returns(name: &str, piece: Piece) -> String {
    format!("{name} may keep the {} or put it back.", wooden(piece))
}

/// Whose tower fell.
#[must_use]
pub fn tower_of(name: &str) -> String {
    format!("{name}’s tower")
}

/// Victory pieces out of those that win.
#[must_use]
pub fn victory_count(count: usize, target: u8) -> String {
    format!("{count} of {target}")
}

/// The score of a tower.
#[must_use]
pub fn tower_count(built: usize, points: i32) -> String {
    match points {
        1 => format!("{built} built, 1 point"),
        points => format!("{built} built, {points} points"),
    }
}

/// What is told again.
#[must_use]
pub fn telling_again(number: usize) -> String {
    format!("You are telling step {number} again.")
}

/// A step of the history, for the one who corrects it.
#[must_use]
pub fn correct_step(number: usize) -> String {
    format!("Correct step {number}")
}

/// A start piece was taken.
#[must_use]
pub fn told_start(name: &str, pieces: PieceSet) -> String {
    format!("{name} starts with {}.", list(pieces))
}

/// The deciding piece was laid out.
#[must_use]
pub fn told_decide(piece: Piece) -> String {
    format!("The {} is the deciding piece.", wooden(piece))
}

/// A piece was taken.
#[must_use]
pub fn told_take(name: &str, from: &str, pieces: PieceSet) -> String {
    format!("{name} takes {} from {from}.", list(pieces))
}

/// A consolation draw.
#[must_use]
pub fn told_console(name: &str, pulled: PieceSet, kept: bool) -> String {
    match (pulled.is_empty(), kept) {
        (true, _) => format!("{name} reached in alone and brought out nothing."),
        (false, true) => format!("{name} reached in alone and keeps {}.", list(pulled)),
        (false, false) => format!("{name} reached in alone and puts {} back.", list(pulled)),
    }
}

/// A piece was given away.
#[must_use]
pub fn told_give(name: &str) -> String {
    format!("{name} gets the piece.")
}

/// The camel moved a black piece.
#[must_use]
pub fn told_black_moved(from: &str, to: &str) -> String {
    format!("A black piece goes from {from} to {to}.")
}

/// The camel moved nothing.
pub const TOLD_CAMEL_IDLE: &str = "The camel moves nothing.";

/// A tower stands.
#[must_use]
pub fn told_built(name: &str) -> String {
    format!("{name} builds, and it stands.")
}

/// Something fell.
#[must_use]
pub fn told_fell(name: &str, fell: PieceSet) -> String {
    format!("{name}’s tower loses {}.", list(fell))
}

/// A tower was restored.
#[must_use]
pub fn told_restored(name: &str) -> String {
    format!("{name}’s tower fell through no fault of theirs and is built up again.")
}

/// The slower one decided.
#[must_use]
pub fn told_keep(name: &str, keeps: bool) -> String {
    if keeps {
        format!("{name} keeps the piece.")
    } else {
        format!("{name} puts the piece back.")
    }
}

/// A contest that was told, before it is ruled on again.
#[must_use]
pub fn told_contest(names: &[String]) -> String {
    format!("The contest won by speed by {}.", names.join(", "))
}

/// Any other action that does not fit.
pub const TOLD_OTHER: &str = "A choice that was told before.";

/// Something does not fit a correction any more.
#[must_use]
pub fn conflict(what: &str, why: &str) -> String {
    format!("After the correction this cannot be any more: {what} {why}")
}

/// How many more wait behind it.
#[must_use]
pub fn more_wait(count: usize) -> String {
    match count {
        0 => "Nothing was told after it.".to_owned(),
        1 => "One more step was told after it.".to_owned(),
        count => format!("{count} more steps were told after it."),
    }
}

/// Shapes became victory pieces.
#[must_use]
pub fn completed(names: &[String]) -> String {
    format!("All four are out: victory pieces for {}.", names.join(", "))
}

/// A kept text is damaged.
#[must_use]
pub fn kept_is_damaged(why: &str) -> String {
    format!(
        "The evening that was kept here cannot be read ({why}). It was put aside; nothing else is lost."
    )
}

/// A record is none.
#[must_use]
pub fn record_is_none(why: &str) -> String {
    format!("This is no record of an evening ({why}).")
}

/// Made by a later version.
pub const RECORD_NEWER: &str =
    "This evening was kept by a newer version of the referee. Reload the page to get it.";

/// Part of it could not be read.
#[must_use]
pub fn steps_lost(count: usize, why: &str) -> String {
    match count {
        1 => format!("The last step of this evening could not be read ({why})."),
        count => format!("The last {count} steps of this evening could not be read ({why})."),
    }
}

/// A piece goes to somebody.
#[must_use]
pub fn goes_to(piece: Piece, to: &str) -> String {
    format!("{} to {to}", wooden(piece))
}

/// “the blue ball, the white egg and a black piece”.
#[must_use]
pub fn list(pieces: PieceSet) -> String {
    let named = |piece: Piece| match piece.is_black() {
        true => "a black piece".to_owned(),
        false => format!("the {}", wooden(piece)),
    };
    let mut names: Vec<String> = pieces.into_iter().map(named).collect();
    match (names.pop(), names.is_empty()) {
        (None, _) => "nothing".to_owned(),
        (Some(only), true) => only,
        (Some(last), false) => format!("{} and {last}", names.join(", ")),
    }
}
