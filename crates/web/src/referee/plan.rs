//! What is agreed before the first reach: the game, the house rules, who sits where and who begins.

use dschamal::{Edition, Game, OPTION_KEYS, Rules, Seat};
use serde::{Deserialize, Serialize};
use table::{HouseRules, SettingsError};

use crate::words;

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 24;

/// A colour by which a player is found on the screen. It has nothing to do with the wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Tint {
    Saffron,
    Turquoise,
    Terracotta,
    Violet,
    Olive,
    Rose,
    Sky,
    Sand,
}

impl Tint {
    /// All eight, one for each of the most players.
    pub const ALL: [Tint; 8] = [
        Tint::Saffron,
        Tint::Turquoise,
        Tint::Terracotta,
        Tint::Violet,
        Tint::Olive,
        Tint::Rose,
        Tint::Sky,
        Tint::Sand,
    ];

    /// The class that paints it.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Tint::Saffron => "player-tint saffron",
            Tint::Turquoise => "player-tint turquoise",
            Tint::Terracotta => "player-tint terracotta",
            Tint::Violet => "player-tint violet",
            Tint::Olive => "player-tint olive",
            Tint::Rose => "player-tint rose",
            Tint::Sky => "player-tint sky",
            Tint::Sand => "player-tint sand",
        }
    }
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What they are called; empty until it is written.
    pub name: String,
    /// Their colour on the screen.
    pub tint: Tint,
}

/// What is agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The game and its house rules.
    pub rules: HouseRules,
    /// Who plays, clockwise.
    pub players: Vec<Player>,
    /// Who begins.
    pub first: usize,
}

impl Plan {
    /// A game for so many without names.
    #[must_use]
    pub fn new(game: Game, players: usize) -> Plan {
        let mut plan = Plan {
            rules: HouseRules::of_edition(game, Edition::Recommended),
            players: Vec::new(),
            first: 0,
        };
        for _ in 0..players {
            plan.add();
        }
        plan
    }

    /// Another game; house rules that it does not know are left out.
    pub fn set_game(&mut self, game: Game) {
        self.rules.game = game;
        let known = |key: &str| {
            OPTION_KEYS
                .iter()
                .any(|known| known.key == key && known.games.contains(&game))
        };
        self.rules.options.retain(|key, _| known(key));
    }

    /// One more chair, if the game has it.
    pub fn add(&mut self) {
        if !self.has_room() {
            return;
        }
        let free = Tint::ALL.into_iter().find(|&tint| self.is_free(tint));
        self.players.push(Player {
            name: String::new(),
            tint: free.unwrap_or(Tint::Saffron),
        });
    }

    /// May one more sit down?
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.players.len() < usize::from(*self.rules.game.seats().end())
    }

    /// One chair less.
    pub fn remove(&mut self, place: usize) {
        if place < self.players.len() {
            self.players.remove(place);
            if self.first > place {
                self.first -= 1;
            }
            self.first = self.first.min(self.players.len().saturating_sub(1));
        }
    }

    /// Two neighbours change chairs; whoever begins still does.
    pub fn swap(&mut self, place: usize, other: usize) {
        if place.max(other) < self.players.len() {
            self.players.swap(place, other);
            if self.first == place {
                self.first = other;
            } else if self.first == other {
                self.first = place;
            }
        }
    }

    /// Somebody is carried to another chair; those between move up.
    pub fn carry(&mut self, from: usize, to: usize) {
        if from.max(to) >= self.players.len() {
            return;
        }
        if from < to {
            (from..to).for_each(|place| self.swap(place, place + 1));
        } else {
            (to..from)
                .rev()
                .for_each(|place| self.swap(place, place + 1));
        }
    }

    fn is_free(&self, tint: Tint) -> bool {
        self.players.iter().all(|player| player.tint != tint)
    }

    /// The next colour that nobody has.
    pub fn next_tint(&mut self, place: usize) {
        let Some(now) = self.players.get(place).map(|player| player.tint) else {
            return;
        };
        let after = Tint::ALL.iter().position(|&tint| tint == now);
        let turn = Tint::ALL.into_iter().cycle().skip(after.unwrap_or(0));
        if let Some(tint) = turn.take(Tint::ALL.len()).find(|&tint| self.is_free(tint)) {
            self.players[place].tint = tint;
        }
    }

    /// The rules for those who are there.
    ///
    /// # Errors
    /// If they cannot play it.
    pub fn agreed(&self) -> Result<Rules, SettingsError> {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        self.rules.for_players(players)
    }

    /// The names as they will be called: a guest's name for those who wrote none, and no two alike.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (place, player) in self.players.iter().enumerate() {
            let written: String = player.name.trim().chars().take(LONGEST_NAME).collect();
            let name = if written.is_empty() {
                words::guest_at(place).to_owned()
            } else {
                written
            };
            let alike = names.iter().filter(|known| **known == name).count();
            names.push(match alike {
                0 => name,
                _ => words::namesake(&name, place + 1),
            });
        }
        names
    }

    /// Writes down the names as they will be called.
    pub fn settle_names(&mut self) {
        let names = self.names();
        for (player, name) in self.players.iter_mut().zip(names) {
            player.name = name;
        }
    }

    /// Who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.number()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_carried_arrives_and_whoever_begins_still_does() {
        let mut plan = Plan::new(Game::Duel, 5);
        for (player, name) in plan
            .players
            .iter_mut()
            .zip(["Ada", "Bo", "Cleo", "Dan", "Eve"])
        {
            player.name = name.to_owned();
        }
        plan.first = 1;
        plan.carry(0, 3);
        assert_eq!(plan.names(), ["Bo", "Cleo", "Dan", "Ada", "Eve"]);
        assert_eq!(plan.names()[plan.first], "Bo");
        plan.carry(3, 0);
        assert_eq!(plan.names(), ["Ada", "Bo", "Cleo", "Dan", "Eve"]);
        plan.carry(4, 9);
        assert_eq!(plan.names()[4], "Eve");
    }
}
