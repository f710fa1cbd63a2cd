//! Words of the front door and of the games' own pages.

use dschamal::Game;

use super::book::text;

words! {
    /// What Dschamál is, in a sentence.
    door_dschamal = "door-dschamal";
    /// For how many, and how long.
    door_dschamal_facts = "door-dschamal-facts";
    /// Plays at once.
    door_dschamal_play = "door-dschamal-play";
    /// Against whom.
    door_dschamal_play_what = "door-dschamal-play-what";
    /// What Gimel is, in a sentence.
    door_gimel = "door-gimel";
    /// For how many, and how long.
    door_gimel_facts = "door-gimel-facts";
    /// Plays at once.
    door_gimel_play = "door-gimel-play";
    /// Against whom.
    door_gimel_play_what = "door-gimel-play-what";
    /// A table with a link.
    with_friends = "with-friends";
    /// The table is being opened.
    opening_table = "opening-table";
    /// Without the house.
    against_bots_here = "against-bots-here";
    /// Two people at one device.
    going_beside = "going-beside";
    /// The evening with the box.
    going_box = "going-box";
    /// It was done today.
    done_today = "done-today";
    /// What today's bag is.
    door_daily_what = "door-daily-what";
    /// What today's puzzle is.
    door_puzzle_what = "door-puzzle-what";
    /// The rules of all games.
    rules_door = "rules-door";
    /// What they are.
    rules_door_what = "rules-door-what";
    /// The four games of touch.
    four_games = "four-games";
    /// Other bots, other rules.
    choose_opponents = "choose-opponents";
    /// Lessons, rules, editions.
    learn_and_look_up = "learn-and-look-up";
    /// What a lesson is.
    lesson_what = "lesson-what";
    /// What the rules of one game are.
    rules_of_one_what = "rules-of-one-what";
    /// What the printed editions say.
    editions_door = "editions-door";
    /// How that is shown.
    editions_door_what = "editions-door-what";
    /// Asks somebody who was named for now.
    name_for_now = "name-for-now";
    /// Seats, editions, house rules.
    more_choices = "more-choices";
    /// Nobody has come yet.
    still_alone = "still-alone";
    /// Bots instead.
    bots_meanwhile = "bots-meanwhile";
}

/// A game against a bot that goes on.
#[must_use]
pub fn going_gimel(bot: &str) -> String {
    say!("going-gimel", bot = bot)
}

/// A game at the bag that goes on.
#[must_use]
pub fn going_dschamal(game: &str) -> String {
    say!("going-dschamal", game = game)
}

/// One game goes on and another was asked for.
#[must_use]
pub fn other_game_is_on(game: &str) -> String {
    say!("other-game-is-on", game = game)
}

/// Clears it away for the other one.
#[must_use]
pub fn begin_instead(game: &str) -> String {
    say!("begin-instead", game = game)
}

/// Somebody waits for one more.
#[must_use]
pub fn waits_for_you(who: &str) -> String {
    say!("waits-for-you", who = who)
}

/// How many are in the house.
#[must_use]
pub fn people_here(count: u32) -> String {
    say!("people-here", count = count)
}

/// What a game of touch is, in two sentences.
#[must_use]
pub fn about_touch(game: Game) -> &'static str {
    match game {
        Game::Duel => text("about-duel"),
        Game::Tower => text("about-tower"),
        Game::Threesome => text("about-threesome"),
        Game::Quartet => text("about-quartet"),
    }
}

/// For how many, and how old.
#[must_use]
pub fn facts_of(game: Game) -> &'static str {
    match game {
        Game::Duel => text("facts-duel"),
        Game::Tower => text("facts-tower"),
        Game::Threesome => text("facts-threesome"),
        Game::Quartet => text("facts-quartet"),
    }
}
