//! Words about finished games.

use super::book::text;

words! {
    /// The page.
    games = "games";
    /// Whose.
    whose = "whose";
    /// One's own.
    mine = "mine";
    /// Everybody's.
    everybodys = "everybodys";
    /// A player.
    player = "player";
    /// The result.
    result_label = "result";
    /// Any.
    any_result = "any-result";
    /// From when.
    since = "since";
    /// Until when.
    until = "until";
    /// Searches.
    search = "search";
    /// More of them.
    show_more = "show-more";
    /// None.
    no_games = "no-games";
    /// A game.
    a_game = "a-game";
    /// Not there.
    no_game = "no-game";
    /// Plays by itself.
    auto_play = "auto-play";
    /// Stops.
    stop = "stop";
    /// Downloads.
    download = "download";
}

/// A result in words.
#[must_use]
pub fn result_word(result: &str) -> &'static str {
    match result {
        "1-0" => text("result-word-white"),
        "0-1" => text("result-word-black"),
        "1/2-1/2" => text("result-word-draw"),
        _ => "",
    }
}

/// How many turns.
#[must_use]
pub fn turns(turns: u32) -> String {
    say!("turns", turns = turns)
}

/// Who played whom.
#[must_use]
pub fn against(players: &[String]) -> String {
    players.join(" – ")
}
