//! Words about finished games.

use table::bot_level;

use super::book::text;
use super::{bot_name, feeler_at};

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
    /// Where a game is kept.
    on_this_device = "on-this-device";
    /// The last game at the bag.
    game_at_the_bag = "game-at-the-bag";
    /// Takes a game off the shelf.
    remove = "remove";
    /// Puts it back.
    put_back = "put-back";
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

/// Takes the game of these off the shelf.
#[must_use]
pub fn remove_game(names: &str) -> String {
    say!("remove-game", names = names)
}

/// The game of these is off the shelf.
#[must_use]
pub fn game_removed(names: &str) -> String {
    say!("game-removed", names = names)
}

/// How somebody is called whom the house has written down: its bots as at the table.
#[must_use]
pub fn player_name(game: &str, seat: usize, name: &str) -> String {
    match bot_level(name) {
        None => name.to_owned(),
        Some(_) if game == "dschamal" => feeler_at(seat).to_owned(),
        Some(level) => bot_name(level),
    }
}

/// Who played whom.
#[must_use]
pub fn against(game: &str, players: &[String]) -> String {
    let players = players.iter().enumerate();
    let names = players.map(|(seat, name)| player_name(game, seat, name));
    names.collect::<Vec<_>>().join(" – ")
}

/// Who may see a finished game.
#[must_use]
pub fn who_sees(public: bool) -> &'static str {
    if public {
        text("seen-by-everybody")
    } else {
        text("seen-by-those-there")
    }
}

/// The button that changes it.
#[must_use]
pub fn share_wish(public: bool) -> &'static str {
    if public {
        text("share-no-more")
    } else {
        text("share-with-everybody")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_called_as_at_the_table() {
        let players = ["Ada".to_owned(), table::bot_name(1)];
        assert_eq!(against("gimel", &players), "Ada – Caravan child");
        assert_eq!(against("dschamal", &players), "Ada – Sami");
    }
}
