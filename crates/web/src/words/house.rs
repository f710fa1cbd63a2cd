//! Words of the house: doors, headings, buttons, sentences between the games.

/// The name over the door.
pub const HOUSE: &str = "Caravanserai";
/// Under it.
pub const MOTTO: &str = "Two games, one camel.";
/// The camel's game.
pub const DSCHAMAL: &str = "Dschamál";
/// The board game.
pub const GIMEL: &str = "Gimel";

/// Leads to the content, for keyboards.
pub const SKIP: &str = "Skip to the content";
/// Back to the front door.
pub const HOME: &str = "Front door";
/// The settings.
pub const SETTINGS: &str = "Settings";
/// The about page.
pub const ABOUT: &str = "About";
/// The rules page.
pub const RULES: &str = "Rules";
/// The analysis board.
pub const ANALYSIS: &str = "Analysis board";
/// The keyboard help.
pub const KEYS: &str = "Keys";
/// Closes something.
pub const CLOSE: &str = "Close";

/// The primary door.
pub const PLAY_NOW: &str = "Play now";
/// What it opens.
pub const PLAY_NOW_WHAT: &str = "Gimel · two at one board";
/// Goes on with what was begun.
pub const GO_ON: &str = "Go on playing";
/// Against the engine.
pub const VS_ENGINE: &str = "Gimel against the house";
/// What that is.
pub const VS_ENGINE_WHAT: &str = "From first-timer to camel dealer";
/// Dschamál.
pub const PLAY_DSCHAMAL: &str = "Dschamál";
/// What that is.
pub const PLAY_DSCHAMAL_WHAT: &str = "Hands in the dark bag, with friends or bots";
/// What the analysis board is.
pub const ANALYSIS_WHAT: &str = "Set up, branch out, share a link";
/// What the rules are.
pub const RULES_WHAT: &str = "Gimel in two minutes";
/// The field for a code.
pub const JOIN: &str = "Join with a code";
/// What a code looks like.
pub const CODE_EXAMPLE: &str = "e.g. NOOR-27";
/// Goes in.
pub const GO_IN: &str = "Go in";
/// The list of tables.
pub const OPEN_TABLES: &str = "Open tables";
/// Nobody plays.
pub const NO_TABLES: &str = "No open tables. Start one, or lay out a board between the two of you.";
/// Does so.
pub const LAY_OUT: &str = "Lay out a board";

/// Nothing lives at this address.
pub const LOST: &str = "You have left the road";
/// What to do about it.
pub const LOST_WHAT: &str = "There is nothing at this address. The front door is back this way.";
/// A table's page before tables are open.
pub const NO_TABLE: &str = "Nobody at this table";
/// What to do about it.
pub const NO_TABLE_WHAT: &str = "The code leads to no table that is open here. Ask your friend for a fresh one, or play at one board.";

/// Theme.
pub const THEME: &str = "Light";
/// The choices.
#[must_use]
pub fn theme(word: &str) -> &'static str {
    match word {
        "night" => "Desert night",
        "day" => "Papyrus",
        _ => "As the device",
    }
}
/// Motion.
pub const MOTION: &str = "Movement";
/// The choices.
#[must_use]
pub fn motion(word: &str) -> &'static str {
    match word {
        "still" => "Keep still",
        _ => "As the device",
    }
}
/// Sound.
pub const SOUND: &str = "Sound";
/// What it does.
pub const SOUND_WHAT: &str = "Wood on wood when a piece comes down.";
/// Vibration.
pub const VIBRATION: &str = "Vibration";
/// What it does.
pub const VIBRATION_WHAT: &str = "A short buzz, where the device can.";
/// Confirm.
pub const CONFIRM: &str = "Confirm moves";
/// What it does.
pub const CONFIRM_WHAT: &str = "A move waits for a second tap; until then you can undo it.";
/// Coordinates.
pub const COORDINATES: &str = "Letters and numbers";
/// What it does.
pub const COORDINATES_WHAT: &str = "At the edge of the board.";
/// Settings are kept here.
pub const KEPT_HERE: &str = "Kept on this device only, and at once: there is nothing to save.";
/// The group of feelings.
pub const FEEL: &str = "Look and feel";
/// The group of the board.
pub const AT_THE_BOARD: &str = "At the board";

/// The local game.
pub const HERE: &str = "Two at one board";
/// The moves.
pub const MOVES: &str = "Moves";
/// No move yet.
pub const NO_MOVES: &str = "Nothing has happened yet. Tap a piece in your hand, then a square.";
/// The scrubber.
pub const SCRUBBER: &str = "Moment of the game";
/// Back to the present.
pub const TO_PRESENT: &str = "Back to now";
/// A rematch.
pub const REMATCH: &str = "Rematch, colours swapped";
/// Gives up.
pub const RESIGN: &str = "Resign";
/// Asked before giving up.
pub const RESIGN_SURE: &str = "Resign for";
/// No, not.
pub const NOT_YET: &str = "Not yet";
/// Agrees on a draw.
pub const AGREE_DRAW: &str = "Agree on a draw";
/// Claims the draw rule.
pub const CLAIM_DRAW: &str = "Claim the draw rule";
/// To the analysis board.
pub const ANALYSE: &str = "Look at it on the analysis board";
/// Names.
pub const WHO_SITS: &str = "Who sits where";
/// A fresh game.
pub const NEW_GAME: &str = "New game";
/// More things to do.
pub const MORE: &str = "More";

/// Analysis: modes.
pub const SET_UP: &str = "Set up";
/// Leave the set-up.
pub const USE_POSITION: &str = "Use this position";
/// The rubber.
pub const RUBBER: &str = "Rubber";
/// Empty board.
pub const EMPTY_BOARD: &str = "Empty board";
/// Whose turn.
pub const WHOSE_TURN: &str = "To move";
/// Position text.
pub const POSITION_TEXT: &str = "Position text (GFEN)";
/// Record text.
pub const RECORD_TEXT: &str = "Record";
/// Reads the text.
pub const READ_THIS: &str = "Read this";
/// Copies.
pub const COPY: &str = "Copy";
/// Copied.
pub const COPIED: &str = "Copied.";
/// Shares.
pub const COPY_LINK: &str = "Copy a link";
/// The position cannot be.
pub const CANNOT_BE: &str = "This position cannot be:";
/// Branches.
pub const MAKE_MAIN: &str = "Make main line";
/// Cuts.
pub const CUT: &str = "Cut from here";
/// Steps.
pub const FIRST: &str = "To the start";
/// Steps.
pub const BACK: &str = "One back";
/// Steps.
pub const FORWARD: &str = "One on";
/// Steps.
pub const LAST: &str = "To the end";
/// The editor's counters.
pub const PIECES_IN_HAND: &str = "Pieces in hand";
/// What is missing counts as captured.
pub const MISSING_CAPTURED: &str =
    "Whatever is neither on the board nor in hand counts as captured.";

/// The link that was followed cannot be read.
#[must_use]
pub fn broken_link(why: &str) -> String {
    format!("This link is damaged: {}", super::sentence(why))
}
/// One more, one fewer.
#[must_use]
pub fn one_more(what: &str) -> String {
    format!("One {what} more")
}
/// One fewer.
#[must_use]
pub fn one_fewer(what: &str) -> String {
    format!("One {what} fewer")
}

/// Keys, and what they do.
pub const KEY_HELP: [(&str, &str); 12] = [
    ("Tab", "to the board, to the trays, to the buttons"),
    ("← ↑ → ↓", "walk over the board"),
    ("Enter", "pick up, put down, play"),
    ("B C F", "take a beetle, a cat, a falcon from your hand"),
    ("Esc", "let go"),
    ("A", "show what is attacked, and by how many"),
    (", .", "one move back, one on"),
    ("U", "take back"),
    ("Space Enter", "in the bag: close or open your hand, pull"),
    ("D X", "in the bag: dip into the middle, shake off"),
    ("S", "in the bag: call the camel"),
    ("?", "these keys"),
];

/// The about page.
pub const ABOUT_HOUSE: &str = "Caravanserai is an inn for two games that deserve company. You need no account: a link and a name are enough, and on one device not even that.";
/// About Gimel.
pub const ABOUT_GIMEL: &str = "Gimel is a board game for two on 8 × 18 squares. Beetles leap one square, cats two, falcons three. You place pieces from your hand wherever you like, move them, and capture; 60 points win.";
/// About Dschamál.
pub const ABOUT_DSCHAMAL: &str = "Dschamál is a duel of fingertips: two hands in a dark bag, wooden shapes, and one camel that everybody is looking for. Duel, Threesome and Quartet, for three to eight.";
/// The licence.
pub const LICENCE: &str = "The house is free software under MIT or Apache-2.0. Boards, pieces, pictures and sounds are our own. The letters are El Messiri and Atkinson Hyperlegible Next, both under the SIL Open Font License.";
/// Nothing is sent.
pub const PRIVACY: &str =
    "What you play on this device stays on this device. Nobody counts your visits.";
/// Heading.
pub const TWO_GAMES: &str = "The two games";
/// Heading.
pub const TERMS: &str = "Terms and thanks";

/// The rules page.
pub const RULES_TITLE: &str = "Gimel in two minutes";
/// The rules, one by one.
pub const RULES_LINES: [(&str, &str); 5] = [
    (
        "The board is empty",
        "Eight by eighteen squares. Each side has eight beetles, eight cats and eight falcons in hand. White begins.",
    ),
    (
        "One thing a turn",
        "Place a piece from your hand on any empty square, or move one of yours, or capture with one.",
    ),
    (
        "Full leaps only",
        "A piece always goes its whole way, never less, and jumps over whatever is between.",
    ),
    (
        "Capture for points",
        "Come down exactly on an enemy piece to take it: a beetle is worth 1, a cat 3, a falcon 6. You never have to.",
    ),
    (
        "How it ends",
        "With 60 points you win at once. If both have more than 40 and nobody leads by more than 5, it is a draw.",
    ),
];
/// What a kind is worth, in words.
#[must_use]
pub fn kind_rule(kind: gimel::Kind) -> &'static str {
    match kind {
        gimel::Kind::Beetle => "Beetle: one square in any direction. Worth 1.",
        gimel::Kind::Cat => "Cat: two squares straight, or a knight’s leap. Worth 3.",
        gimel::Kind::Falcon => "Falcon: exactly three squares away, anywhere on the ring. Worth 6.",
    }
}
