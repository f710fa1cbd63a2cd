//! Words of the house: doors, headings, buttons, sentences between the games.

use super::book::text;

words! {
    /// The name over the door.
    house = "house";
    /// Under it.
    motto = "motto";
    /// The camel's game.
    dschamal = "dschamal";
    /// The board game.
    gimel = "gimel";
    /// Leads to the content, for keyboards.
    skip = "skip";
    /// Back to the front door.
    home = "home";
    /// The settings.
    settings = "settings";
    /// The about page.
    about = "about";
    /// The rules page.
    rules = "rules";
    /// The analysis board.
    analysis = "analysis";
    /// The keyboard help.
    keys = "keys";
    /// Closes something.
    close = "close";
    /// The primary door.
    play_now = "play-now";
    /// Goes on with what was begun.
    go_on = "go-on";
    /// What the analysis board is.
    analysis_what = "analysis-what";
    /// The field for a code.
    join = "join";
    /// Goes in.
    go_in = "go-in";
    /// The list of tables.
    open_tables = "open-tables";
    /// Nothing lives at this address.
    lost = "lost";
    /// What to do about it.
    lost_what = "lost-what";
    /// A table's page before tables are open.
    no_table = "no-table";
    /// What to do about it.
    no_table_what = "no-table-what";
    /// A table whose log cannot be read.
    unreadable_table = "unreadable-table";
    /// What that means.
    unreadable_table_what = "unreadable-table-what";
    /// The language.
    language_word = "language-word";
    /// As the browser prefers.
    as_the_browser = "as-the-browser";
    /// Theme.
    theme_word = "theme";
    /// Motion.
    motion_word = "motion";
    /// Sound.
    sound = "sound";
    /// What it does.
    sound_what = "sound-what";
    /// Vibration.
    vibration = "vibration";
    /// What it does.
    vibration_what = "vibration-what";
    /// Confirm.
    confirm = "confirm";
    /// What it does.
    confirm_what = "confirm-what";
    /// Coordinates.
    coordinates = "coordinates";
    /// What it does.
    coordinates_what = "coordinates-what";
    /// Settings are kept here.
    kept_here = "kept-here";
    /// The group of feelings.
    feel = "feel";
    /// The group of the board.
    at_the_board = "at-the-board";
    /// The local game.
    here = "here";
    /// The moves.
    moves = "moves";
    /// No move yet.
    no_moves = "no-moves";
    /// The scrubber.
    scrubber = "scrubber";
    /// Back to the present.
    to_present = "to-present";
    /// A rematch.
    rematch = "rematch";
    /// Gives up.
    resign = "resign";
    /// Asked before giving up.
    resign_sure = "resign-sure";
    /// No, not.
    not_yet = "not-yet";
    /// Agrees on a draw.
    agree_draw = "agree-draw";
    /// Claims the draw rule.
    claim_draw = "claim-draw";
    /// To the analysis board.
    analyse = "analyse";
    /// Names.
    who_sits = "who-sits";
    /// More things to do.
    more = "more";
    /// Analysis: modes.
    set_up = "set-up";
    /// Leave the set-up.
    use_position = "use-position";
    /// The rubber.
    rubber = "rubber";
    /// Empty board.
    empty_board = "empty-board";
    /// Whose turn.
    whose_turn = "whose-turn";
    /// Position text.
    position_text = "position-text";
    /// Record text.
    record_text = "record-text";
    /// Reads the text.
    read_this = "read-this";
    /// Copies.
    copy = "copy";
    /// Copied.
    copied = "copied";
    /// Shares.
    copy_link = "copy-link";
    /// The position cannot be.
    cannot_be = "cannot-be";
    /// Branches.
    make_main = "make-main";
    /// Cuts.
    cut = "cut";
    /// Steps.
    first = "first";
    /// Steps.
    back = "back";
    /// From a replay.
    back_to_game = "back-to-game";
    /// Steps.
    forward = "forward";
    /// Steps.
    last = "last";
    /// The editor's counters.
    pieces_in_hand = "pieces-in-hand";
    /// What is missing counts as captured.
    missing_captured = "missing-captured";
    /// The about page.
    about_house = "about-house";
    /// About Gimel.
    about_gimel = "about-gimel";
    /// About Dschamál.
    about_dschamal = "about-dschamal";
    /// The licence.
    licence = "licence";
    /// Nothing is sent.
    privacy = "privacy";
    /// Heading.
    two_games = "two-games";
    /// Heading.
    terms = "terms";
    /// The rules page.
    rules_title = "rules-title";
}

/// The choices.
#[must_use]
pub fn theme(word: &str) -> &'static str {
    match word {
        "night" => text("theme-night"),
        "day" => text("theme-day"),
        _ => text("theme-other"),
    }
}
/// The choices.
#[must_use]
pub fn motion(word: &str) -> &'static str {
    match word {
        "still" => text("motion-still"),
        _ => text("motion-other"),
    }
}

/// The link that was followed cannot be read.
#[must_use]
pub fn broken_link(why: &str) -> String {
    say!("broken-link", why = &super::sentence(why))
}
/// One more, one fewer.
#[must_use]
pub fn one_more(what: &str) -> String {
    say!("one-more", what = what)
}
/// One fewer.
#[must_use]
pub fn one_fewer(what: &str) -> String {
    say!("one-fewer", what = what)
}

/// Where keys do something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeysAt {
    /// On any page.
    Anywhere,
    /// At a board of Gimel.
    Board,
    /// In the bag of Dschamál.
    Bag,
}

/// Keys, and what they do.
#[must_use]
pub fn key_help() -> [(KeysAt, &'static str, &'static str); 12] {
    use KeysAt::{Anywhere, Bag, Board};
    [
        (Board, text("key-name-tab"), text("key-tab")),
        (Board, "← ↑ → ↓", text("key-arrows")),
        (Board, text("key-name-enter"), text("key-enter")),
        (Board, "B C F", text("key-kinds")),
        (Board, text("key-name-escape"), text("key-escape")),
        (Board, "A", text("key-attacks")),
        (Anywhere, ", .", text("key-steps")),
        (Board, "U", text("key-undo")),
        (Bag, text("key-name-hand"), text("key-hand")),
        (Bag, "D X", text("key-dip")),
        (Bag, "S", text("key-shout")),
        (Anywhere, "?", text("key-help")),
    ]
}

/// What a kind is worth, in words.
#[must_use]
pub fn kind_rule(kind: gimel::Kind) -> &'static str {
    match kind {
        gimel::Kind::Beetle => text("kind-rule-beetle"),
        gimel::Kind::Cat => text("kind-rule-cat"),
        gimel::Kind::Falcon => text("kind-rule-falcon"),
    }
}
