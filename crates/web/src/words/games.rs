//! Words about finished games.

/// The page.
pub const GAMES: &str = "Games";
/// Whose.
pub const WHOSE: &str = "Whose games";
/// One's own.
pub const MINE: &str = "Mine";
/// Everybody's.
pub const EVERYBODYS: &str = "Everybody’s";
/// A player.
pub const PLAYER: &str = "Player";
/// The result.
pub const RESULT: &str = "Result";
/// Any.
pub const ANY_RESULT: &str = "any";
/// From when.
pub const SINCE: &str = "From";
/// Until when.
pub const UNTIL: &str = "To";
/// Searches.
pub const SEARCH: &str = "Search";
/// More of them.
pub const SHOW_MORE: &str = "More games";
/// None.
pub const NO_GAMES: &str = "No finished games here yet. Play one, and it will wait for you.";
/// A game.
pub const A_GAME: &str = "A finished game";
/// Not there.
pub const NO_GAME: &str = "There is no such game.";
/// Plays by itself.
pub const AUTO_PLAY: &str = "Play by itself";
/// Stops.
pub const STOP: &str = "Stop";
/// Downloads.
pub const DOWNLOAD: &str = "Download the record";

/// A result in words.
#[must_use]
pub fn result_word(result: &str) -> &'static str {
    match result {
        "1-0" => "White won",
        "0-1" => "Black won",
        "1/2-1/2" => "Draw",
        _ => "",
    }
}

/// How many turns.
#[must_use]
pub fn turns(turns: u32) -> String {
    match turns {
        1 => "1 turn".to_owned(),
        turns => format!("{turns} turns"),
    }
}

/// Who played whom.
#[must_use]
pub fn against(players: &[String]) -> String {
    players.join(" – ")
}
