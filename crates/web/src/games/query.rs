//! What is looked for among finished games.

const DAY: i64 = 86_400_000;

use super::kept::KeptGame;
use crate::words;

/// A search.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    /// Only one's own.
    pub mine: bool,
    /// Part of a player's name.
    pub player: String,
    /// `1-0`, `0-1`, `1/2-1/2`, or nothing for any.
    pub result: String,
    /// Ended on this day or later, by its first instant.
    pub from: Option<i64>,
    /// Ended on this day or before, by its first instant.
    pub until: Option<i64>,
}

impl Query {
    /// As a request.
    #[must_use]
    pub fn path(&self, before: Option<&str>, escaped: impl Fn(&str) -> String) -> String {
        let player = if self.mine { "me" } else { self.player.trim() };
        let words = [
            ("player", player),
            ("result", &self.result),
            ("before", before.unwrap_or_default()),
        ];
        let words = words.into_iter().filter(|(_, value)| !value.is_empty());
        let words = words.map(|(key, value)| format!("{key}={}", escaped(value)));
        let times = [("from", self.from), ("to", self.until.map(|day| day + DAY))];
        let times = times
            .into_iter()
            .filter_map(|(key, at)| Some(format!("{key}={}", at?)));
        let all: Vec<String> = words.chain(times).collect();
        if all.is_empty() {
            "/games".to_owned()
        } else {
            format!("/games?{}", all.join("&"))
        }
    }

    /// Whether a game of this device is looked for.
    #[must_use]
    pub fn finds(&self, game: &KeptGame) -> bool {
        let player = self.player.trim().to_lowercase();
        let names = words::against("gimel", &game.players).to_lowercase();
        (self.mine || names.contains(&player))
            && (self.result.is_empty() || self.result == game.result)
            && self.from.is_none_or(|from| game.ended_at >= from)
            && self.until.is_none_or(|until| game.ended_at < until + DAY)
    }
}

#[cfg(test)]
mod tests {
    use super::Query;

    #[test]
    fn searches_become_requests() {
        let path = |query: &Query, before| query.path(before, str::to_owned);
        assert_eq!(path(&Query::default(), None), "/games");
        let mine = Query {
            mine: true,
            player: "Bo".to_owned(),
            ..Query::default()
        };
        assert_eq!(path(&mine, Some("7~x")), "/games?player=me&before=7~x");
        let all = Query {
            player: " Bo ".to_owned(),
            result: "1-0".to_owned(),
            until: Some(0),
            ..Query::default()
        };
        assert_eq!(path(&all, None), "/games?player=Bo&result=1-0&to=86400000");
    }
}
