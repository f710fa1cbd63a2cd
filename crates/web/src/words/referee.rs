//! Words of the pocket referee: set-up, questions, answers, history. One function a sentence.

use super::book::text;
use dschamal::{Game, Piece};

use crate::referee::plan::Tint;

words! {
    /// The page.
    referee = "referee";
    /// On the front door.
    box_door = "box-door";
    /// What stands below.
    box_door_what = "box-door-what";
    /// At the top of the set-up.
    referee_what = "referee-what";
    /// The fifth game.
    gimel_on_a_board = "gimel-on-a-board";
    /// What it is.
    gimel_on_a_board_what = "gimel-on-a-board-what";
    /// Who plays.
    who_plays = "who-plays";
    /// One more.
    add_player = "add-player";
    /// Begins the evening.
    begin_evening = "begin-evening";
    /// Reads a record.
    read_record = "read-record";
    /// Its field.
    record_here = "record-here";
    /// Reads it.
    read_it = "read-it";
    /// Back to the evening that was left.
    back_to_evening = "back-to-evening";
    /// The second question.
    who_second = "who-second";
    /// Nobody was quicker.
    equally_quick = "equally-quick";
    /// Other endings.
    something_else = "something-else";
    /// Nobody pulled.
    nobody_pulled = "nobody-pulled";
    /// Black.
    a_black_one = "a-black-one";
    /// The camel.
    the_camel = "told-camel";
    /// More than one.
    several = "several";
    /// Nothing.
    nothing_came = "nothing-came";
    /// Several are being told.
    several_what = "several-what";
    /// Yes, it was called.
    called_in_time = "called-in-time";
    /// No, it was not.
    not_called = "not-called";
    /// Enough was told.
    done = "done";
    /// Takes back.
    undo = "undo";
    /// Does it again.
    redo = "redo";
    /// What would be.
    so_it_is = "so-it-is";
    /// The first word.
    first_word = "first-word";
    /// Nothing was ruled yet.
    standings_now = "standings-now";
    /// The past.
    so_far = "so-far";
    /// Puts something right.
    correct = "correct";
    /// Gives a correction up.
    leave_as_it_was = "leave-as-it-was";
    /// One that does not fit.
    leave_out = "leave-out";
    /// All that do not fit.
    go_on_from_here = "go-on-from-here";
    /// How to settle it.
    conflict_how = "conflict-how";
    /// The voice.
    referee_voice = "referee-voice";
    /// The device calls.
    call_for_us = "call-for-us";
    /// It is about to.
    call_is_coming = "call-is-coming";
    /// Reads rulings.
    read_aloud = "read-aloud";
    /// This device has no voice.
    no_voice = "no-voice";
    /// The record.
    record_of_evening = "record-of-evening";
    /// What it is good for.
    record_what = "record-what";
    /// Saves it.
    save_record = "save-record";
    /// Its file.
    record_file = "record-file";
    /// Another evening.
    new_evening = "new-evening";
    /// The same people again.
    same_again = "same-again";
    /// Nothing fell.
    it_stands = "it-stands";
    /// These fell.
    these_fell = "these-fell";
    /// Tap what fell.
    tap_what_fell = "tap-what-fell";
    /// Nobody's fault.
    not_their_fault = "not-their-fault";
    /// Rebuild or not.
    rebuild = "rebuild";
    /// Yes.
    rebuild_yes = "rebuild-yes";
    /// No.
    rebuild_no = "rebuild-no";
    /// A tower fell by itself.
    a_tower_fell = "a-tower-fell";
    /// The topmost piece.
    which_top = "which-top";
    /// The camel of the Tower does nothing.
    camel_nothing = "camel-nothing";
    /// The deciding piece.
    lay_out_deciding = "lay-out-deciding";
    /// The deciding piece of three.
    lay_out_deciding_three = "lay-out-deciding-three";
    /// Towards the bag.
    into_the_bag = "into-the-bag";
    /// What changes hands.
    changes_hands = "changes-hands";
    /// The camel moved nothing.
    told_camel_idle = "told-camel-idle";
    /// Any other action that does not fit.
    told_other = "told-other";
    /// Made by a later version.
    record_newer = "record-newer";
}

use super::{the_piece, wooden};

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
pub fn box_game_what(game: Game) -> &'static str {
    match game {
        Game::Duel => text("box-game-what-duel"),
        Game::Tower => text("box-game-what-tower"),
        Game::Threesome => text("box-game-what-threesome"),
        Game::Quartet => text("box-game-what-quartet"),
    }
}

/// Who begins, by the game.
#[must_use]
pub fn who_begins(game: Game) -> &'static str {
    match game {
        Game::Duel | Game::Tower => text("who-begins-duel-tower"),
        Game::Threesome => text("who-begins-threesome"),
        Game::Quartet => text("who-begins-quartet"),
    }
}

/// The field for a name.
#[must_use]
pub fn name_of_player(place: usize) -> String {
    say!("name-of-player", place = place)
}

/// Moves a chair.
#[must_use]
pub fn sit_earlier(name: &str) -> String {
    say!("sit-earlier", name = name)
}

/// Moves a chair.
#[must_use]
pub fn sit_later(name: &str) -> String {
    say!("sit-later", name = name)
}

/// Takes a chair away.
#[must_use]
pub fn does_not_play(name: &str) -> String {
    say!("does-not-play", name = name)
}

/// The colour of a player, to be changed.
#[must_use]
pub fn tint_of(name: &str, tint: Tint) -> String {
    let tint = match tint {
        Tint::Saffron => text("tint-of-saffron"),
        Tint::Turquoise => text("tint-of-turquoise"),
        Tint::Terracotta => text("tint-of-terracotta"),
        Tint::Violet => text("tint-of-violet"),
        Tint::Olive => text("tint-of-olive"),
        Tint::Rose => text("tint-of-rose"),
        Tint::Sky => text("tint-of-sky"),
        Tint::Sand => text("tint-of-sand"),
    };
    say!("tint-of", name = name, tint = tint)
}

/// The contest that is to be fought.
#[must_use]
pub fn bout(game: Game, number: u32, names: &[String]) -> String {
    let names = names.join(" — ");
    match game {
        Game::Duel | Game::Tower => say!("bout-duel-tower", number = number, names = &names),
        Game::Threesome => say!("bout-threesome", number = number, names = &names),
        Game::Quartet => say!("bout-quartet", number = number, names = &names),
    }
}

/// The first question.
#[must_use]
pub fn who_quicker(game: Game) -> &'static str {
    match game {
        Game::Threesome => text("who-quicker-threesome"),
        Game::Duel | Game::Tower | Game::Quartet => text("who-quicker-duel-tower-quartet"),
    }
}

/// A house rule as the edition has it.
#[must_use]
pub fn as_edition_has_it(value: &str) -> String {
    say!("as-edition-has-it", value = value)
}

/// What came out.
#[must_use]
pub fn what_came(name: &str) -> String {
    say!("what-came", name = name)
}

/// Which colour.
#[must_use]
pub fn which_colour(shape: &str) -> String {
    say!("which-colour", shape = shape)
}

/// Was the camel called?
#[must_use]
pub fn did_they_call(name: &str, phrase: &str) -> String {
    say!("did-they-call", name = name, phrase = phrase)
}

/// A call, to be switched.
#[must_use]
pub fn called_the_camel(name: &str) -> String {
    say!("called-the-camel", name = name)
}

/// Foul play.
#[must_use]
pub fn played_unfairly(name: &str) -> String {
    say!("played-unfairly", name = name)
}

/// A start piece.
#[must_use]
pub fn picks_start(name: &str, colour: &str) -> String {
    say!("picks-start", name = name, colour = colour)
}

/// Two start pieces.
#[must_use]
pub fn picks_two(name: &str, colour: &str) -> String {
    say!("picks-two", name = name, colour = colour)
}

/// Taking a piece.
#[must_use]
pub fn picks_piece_of(name: &str, from: &str) -> String {
    say!("picks-piece-of", name = name, from = from)
}

/// Handing a piece over.
#[must_use]
pub fn hands_over(name: &str) -> String {
    say!("hands-over", name = name)
}

/// The consolation draw.
#[must_use]
pub fn consoles(name: &str) -> String {
    say!("consoles", name = name)
}

/// Giving a piece away.
#[must_use]
pub fn gives_to_whom(name: &str, piece: Piece) -> String {
    say!("gives-to-whom", name = name, piece = &the_piece(piece))
}

/// The camel in the Tower.
#[must_use]
pub fn uses_camel(name: &str) -> String {
    say!("uses-camel", name = name)
}

/// Takes a black piece.
#[must_use]
pub fn takes_black_of(name: &str) -> String {
    say!("takes-black-of", name = name)
}

/// Gives a black piece.
#[must_use]
pub fn gives_black_to(name: &str) -> String {
    say!("gives-black-to", name = name)
}

/// Building.
#[must_use]
pub fn builds(name: &str, piece: Piece) -> String {
    say!("builds", name = name, piece = &the_piece(piece))
}

/// Keeping.
#[must_use]
pub fn keeps_or_returns(name: &str, piece: Piece) -> String {
    say!("keeps-or-returns", name = name, piece = &the_piece(piece))
}

/// Whose tower fell.
#[must_use]
pub fn tower_of(name: &str) -> String {
    say!("tower-of", name = name)
}

/// Victory pieces out of those that win.
#[must_use]
pub fn victory_count(count: usize, target: u8) -> String {
    say!("victory-count", count = count, target = target)
}

/// The score of a tower.
#[must_use]
pub fn tower_count(built: usize, points: i32) -> String {
    say!("tower-count", built = built, points = points)
}

/// What is told again.
#[must_use]
pub fn telling_again(number: usize) -> String {
    say!("telling-again", number = number)
}

/// A step of the history, for the one who corrects it.
#[must_use]
pub fn correct_step(number: usize) -> String {
    say!("correct-step", number = number)
}

/// Something does not fit a correction any more.
#[must_use]
pub fn conflict(what: &str, why: &str) -> String {
    say!("conflict", what = what, why = why)
}

/// How many more wait behind it.
#[must_use]
pub fn more_wait(count: usize) -> String {
    say!("more-wait", count = count)
}

/// Shapes became victory pieces.
#[must_use]
pub fn completed(names: &[String]) -> String {
    say!("completed", names = &names.join(", "))
}

/// A kept text is damaged.
#[must_use]
pub fn kept_is_damaged(why: &str) -> String {
    say!("kept-is-damaged", why = why)
}

/// A record is none.
#[must_use]
pub fn record_is_none(why: &str) -> String {
    say!("record-is-none", why = why)
}

/// Part of it could not be read.
#[must_use]
pub fn steps_lost(count: usize, why: &str) -> String {
    say!("steps-lost", count = count, why = why)
}

/// A piece goes to somebody.
#[must_use]
pub fn goes_to(piece: Piece, to: &str) -> String {
    format!("{} → {to}", wooden(piece))
}
