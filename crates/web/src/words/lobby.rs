//! Words before a game: finding a table, opening one, what is agreed there.

use super::book::{text, text_of};
use gimel::{Options, Preset};
use table::{Colours, GameSettings, Settings, TimeControl, Visibility};

words! {
    /// Finds a table.
    finding = "finding";
    /// Opens a table.
    open_table = "open-table";
    /// Two at one board.
    at_one_board = "at-one-board";
    /// What that is.
    at_one_board_what = "at-one-board-what";
    /// Against a bot.
    against_bot = "against-bot";
    /// A bot without the house.
    against_bot_here = "against-bot-here";
    /// Nobody beside one.
    alone_here = "alone-here";
    /// My games.
    my_games = "my-games";
    /// What that is.
    my_games_what = "my-games-what";
    /// Tables one sits at.
    your_tables = "your-tables";
    /// Nobody plays.
    nobody_waits = "nobody-waits";
    /// Still looking.
    looking = "looking";
    /// It is one's turn.
    your_turn = "your-turn";
    /// A code that is none.
    no_code = "no-code";
    /// What a code looks like.
    code_looks = "code-looks";
    /// Sits down at a table in a list.
    sit_here = "sit-here";
    /// Looks on.
    look_on_word = "look-on";
    /// Goes back.
    go_back_to = "go-back-to";
    /// The clock.
    clock = "clock";
    /// Who may find the table.
    who_may_come = "who-may-come";
    /// Who begins.
    who_has_white = "who-has-white";
    /// The opponent.
    opponent = "opponent";
    /// A person.
    a_person = "a-person";
    /// Minutes for each.
    minutes_each = "minutes-each";
    /// Seconds more with every turn.
    seconds_more = "seconds-more";
    /// Days a turn.
    days_a_turn = "days-a-turn";
    /// The set of rules.
    set = "set";
    /// Opens it.
    open_it = "open-it";
    /// Opens it with a bot.
    begin_it = "begin-it";
    /// Without the house.
    needs_house = "needs-house";
}

/// How a bot is called.
#[must_use]
pub fn bot_name(level: u8) -> String {
    text_of(&format!("bot-name-{level}")).to_owned()
}

/// What a bot is like.
#[must_use]
pub fn bot_character(level: u8) -> &'static str {
    text_of(&format!("bot-character-{level}"))
}

/// A clock in a few words.
#[must_use]
pub fn time(time: TimeControl, options: &Options) -> String {
    match time {
        TimeControl::Untimed => text("time-untimed").to_owned(),
        TimeControl::Clock {
            base_s,
            increment_s,
        } => clock_time(base_s, increment_s),
        TimeControl::Rules => match (options.game_minutes, options.turn_seconds) {
            (None, None) => text("time-rules").to_owned(),
            (Some(game), None) => say!("time-game", minutes = game.get()),
            (None, Some(turn)) => say!("time-turn", seconds = turn.get()),
            (Some(game), Some(turn)) => {
                say!("time-game-turn", minutes = game.get(), seconds = turn.get())
            }
        },
        TimeControl::Days { days } => say!("time-days", days = days),
    }
}

fn clock_time(base_s: u32, increment_s: u32) -> String {
    let base = if base_s.is_multiple_of(60) {
        say!("time-minutes", minutes = base_s / 60)
    } else {
        say!("time-seconds", seconds = base_s)
    };
    match increment_s {
        0 => base,
        more => say!("time-increment", base = &base, more = more),
    }
}

/// What kind of clock.
#[must_use]
pub fn time_kind(time: TimeControl) -> &'static str {
    match time {
        TimeControl::Untimed => text("time-kind-untimed"),
        TimeControl::Clock { .. } => text("time-kind-clock"),
        TimeControl::Rules => text("time-kind-rules"),
        TimeControl::Days { .. } => text("time-kind-days"),
    }
}

/// Who may come.
#[must_use]
pub fn visibility(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Invitation => text("visibility-invitation"),
        Visibility::InvitationOpenGames => text("visibility-invitation-open-games"),
        Visibility::Public => text("visibility-public"),
    }
}

/// Who begins, seen by who opens the table.
#[must_use]
pub fn colours(colours: Colours) -> &'static str {
    match colours {
        Colours::Lots => text("colours-lots"),
        Colours::FirstSeat => text("colours-first-seat"),
        Colours::SecondSeat => text("colours-second-seat"),
    }
}

/// Who begins, for who opens the table and has its first seat.
#[must_use]
pub fn colours_for_host(colours: Colours) -> &'static str {
    match colours {
        Colours::Lots => text("colours-for-host-lots"),
        Colours::FirstSeat => text("colours-for-host-first-seat"),
        Colours::SecondSeat => text("colours-for-host-second-seat"),
    }
}

/// The rules in a few words.
#[must_use]
pub fn rules_in_short(options: &Options) -> String {
    let same = |preset: &&Preset| {
        let bare = Options {
            game_minutes: None,
            turn_seconds: None,
            ..*options
        };
        Options::preset(**preset) == bare
    };
    match Preset::ALL.iter().find(same) {
        Some(Preset::Buetehorn) => text("rules-in-short-buetehorn").to_owned(),
        Some(Preset::Hexagames1983) => text("rules-in-short-hexagames1983").to_owned(),
        None => match options.target {
            Some(target) => say!("rules-in-short-house", target = target.get()),
            None => text("rules-in-short-none").to_owned(),
        },
    }
}

/// Everything that is agreed, on a line.
#[must_use]
pub fn agreed(settings: &Settings) -> String {
    let options = match &settings.game {
        GameSettings::Gimel(options) => options,
        GameSettings::Dschamal(agreed) => return super::dschamal_agreed(agreed),
    };
    say!(
        "agreed",
        rules = &rules_in_short(options),
        time = &time(settings.time, options)
    )
}

/// A house rule that differs, on a line.
#[must_use]
pub fn house_rule(key: &str, value: &str) -> String {
    say!(
        "house-rule",
        rule = super::option_label(key),
        choice = super::option_choice(key, value)
    )
}
