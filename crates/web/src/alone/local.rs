//! A table without a house: one person, one bot. What is kept is how it was opened and what was played; folding that
//! again through the same table leads back to where it was.

use gimel::{Entry, Game, Move};
use serde::{Deserialize, Serialize};
use table::{
    Command, EndReason, GimelPlay, Input, Millis, Moment, PersonId, Play, Refusal, SeatNumber,
    Sent, Settings, Table, TableId, View,
};

/// Where the bot sits; the person has the other seat.
const BOTS_SEAT: SeatNumber = 1;

/// A table on this device.
#[derive(Debug, Clone)]
pub struct LocalTable {
    table: Table,
    opening: Opening,
    /// The games before this one.
    past: Vec<Played>,
}

/// How it was opened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Opening {
    name: String,
    settings: Settings,
    level: u8,
    chance: u64,
}

/// What was played in one game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
struct Played {
    entries: Vec<Entry>,
    called_off: bool,
    /// How many hints were given.
    #[serde(default)]
    hints: u32,
}

impl From<&GimelPlay> for Played {
    fn from(play: &GimelPlay) -> Played {
        Played {
            entries: play.game.entries().to_vec(),
            called_off: play
                .ending
                .is_some_and(|ending| ending.reason == EndReason::Aborted),
            hints: play.hints,
        }
    }
}

fn me() -> PersonId {
    PersonId("me".to_owned())
}

impl LocalTable {
    /// Opens a table against a bot; the game begins at once.
    ///
    /// # Errors
    /// If the settings cannot be played or the level does not exist.
    pub fn open(
        moment: Moment,
        name: &str,
        settings: Settings,
        level: u8,
    ) -> Result<LocalTable, Refusal> {
        let opening = Opening {
            name: name.to_owned(),
            settings,
            level,
            chance: moment.chance,
        };
        LocalTable::reopen(moment, opening)
    }

    fn reopen(moment: Moment, opening: Opening) -> Result<LocalTable, Refusal> {
        let code = TableId("here".to_owned());
        let settings = opening.settings.clone();
        let opened = Table::open(moment, code, me(), &opening.name, settings)?;
        let mut table = Table::fold([&opened]).map_err(|_| Refusal::NotHere)?;
        table.set_window(&me(), true, moment.now);
        let level = opening.level;
        let mut local = LocalTable {
            table,
            opening,
            past: Vec::new(),
        };
        let seat = 1 - BOTS_SEAT;
        local.act(moment, Command::Sit { seat })?;
        let seat = BOTS_SEAT;
        local.act(moment, Command::SeatBot { seat, level })?;
        local.act(moment, Command::Ready { ready: true })?;
        Ok(local)
    }

    /// The table that was kept, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<LocalTable> {
        let (opening, games): (Opening, Vec<Played>) = serde_json::from_str(text).ok()?;
        let moment = Moment {
            now: Millis::ZERO,
            chance: opening.chance,
        };
        let mut local = LocalTable::reopen(moment, opening).ok()?;
        for (number, game) in games.into_iter().enumerate() {
            if number > 0 {
                local.act(moment, Command::Rematch).ok()?;
            }
            for _ in 0..game.hints {
                local.act(moment, Command::Hint).ok()?;
            }
            for entry in game.entries {
                local.again(moment, entry).ok()?;
            }
            if game.called_off {
                local.act(moment, Command::Abort).ok()?;
            }
        }
        Some(local)
    }

    /// Lets happen what happened before.
    fn again(&mut self, moment: Moment, entry: Entry) -> Result<(), Refusal> {
        let ply = self
            .table
            .play()
            .and_then(Play::gimel)
            .map_or(0, |play| play.game.entries().len());
        match entry {
            Entry::Move(mv) if self.table.bot_to_move().is_some() => {
                self.bot_moves(moment, ply, mv);
                Ok(())
            }
            Entry::Move(mv) => self.act(moment, Command::Move { ply, mv }),
            Entry::Resign(_) => self.act(moment, Command::Resign),
            Entry::Claim(_) => self.act(moment, Command::ClaimDraw),
            // Nothing counts time here, and a bot agrees on no draw.
            Entry::TimeUp | Entry::TurnTimeout | Entry::Agree => Ok(()),
        }
    }

    /// As it is kept.
    #[must_use]
    pub fn write(&self) -> String {
        let now = self.table.play().and_then(Play::gimel).map(Played::from);
        let games: Vec<&Played> = self.past.iter().chain(&now).collect();
        serde_json::to_string(&(&self.opening, games)).unwrap_or_default()
    }

    /// The person does something.
    ///
    /// # Errors
    /// If the table refuses.
    pub fn act(&mut self, moment: Moment, command: Command) -> Result<(), Refusal> {
        let sent = Sent {
            client: "here".to_owned(),
            number: self.table.seq() + 1,
        };
        let last = self.table.play().and_then(Play::gimel).map(Played::from);
        let again = command == Command::Rematch;
        let input = Input::Person {
            who: me(),
            sent,
            lag: Millis::ZERO,
            command,
        };
        self.table.handle_now(moment, &input)?;
        if again {
            self.past.extend(last);
        }
        Ok(())
    }

    /// The bot has thought; a thought about a position that is gone is forgotten.
    pub fn bot_moves(&mut self, moment: Moment, ply: usize, mv: Move) {
        let Some((seat, _)) = self.table.bot_to_move() else {
            return;
        };
        let command = Command::Move { ply, mv };
        let _ = self.table.handle_now(moment, &Input::Bot { seat, command });
    }

    /// What the bot has to think about, and its level.
    #[must_use]
    pub fn to_think(&self) -> Option<(u8, &Game)> {
        let (_, level) = self.table.bot_to_move()?;
        Some((level, &self.table.play()?.gimel()?.game))
    }

    /// What tells this table from others of this device.
    #[must_use]
    pub fn mark(&self) -> String {
        format!("{:x}", self.opening.chance)
    }

    /// Is no game being played?
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.table.is_playing()
    }

    /// The table as the person sees it.
    #[must_use]
    pub fn view(&self, now: Millis) -> View {
        self.table.view_for(Some(&me()), now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alone::thought::{Question, think};

    const MOMENT: Moment = Moment {
        now: Millis(0),
        chance: 0,
    };

    fn open(options: &str) -> LocalTable {
        let mut settings = Settings::gimel();
        settings.game = table::GameSettings::Gimel(options.parse().expect("options"));
        settings.colours = table::Colours::FirstSeat;
        LocalTable::open(MOMENT, "Ada", settings, 1).expect("it can be played")
    }

    fn bot_turn(local: &mut LocalTable) {
        let (level, game) = local.to_think().expect("the bot has to move");
        let question = Question::about(1, game, level, 7);
        let ply = game.entries().len();
        let thought = think(&question).expect("there is a move");
        local.bot_moves(MOMENT, ply, thought.mv.parse().expect("a move"));
    }

    #[test]
    fn bot_answers_and_a_reload_loses_nothing() {
        let mut local = open("");
        let mv = "F@h5".parse().expect("a move");
        local
            .act(MOMENT, Command::Move { ply: 0, mv })
            .expect("it is legal");
        bot_turn(&mut local);
        local
            .act(MOMENT, Command::Hint)
            .expect("a bot minds nothing");
        let back = LocalTable::read(&local.write()).expect("our own log");
        assert_eq!(back.view(MOMENT.now).game, local.view(MOMENT.now).game);
        assert_eq!(
            back.view(MOMENT.now).gimel().expect("a game").entries.len(),
            2
        );
        assert!(back.to_think().is_none());
        assert!(LocalTable::read("sand").is_none());
    }

    #[test]
    fn series_is_kept_with_its_colours() {
        let mut local = open("");
        let mv = "F@h5".parse().expect("a move");
        let first = Command::Move { ply: 0, mv };
        local.act(MOMENT, first).expect("it is legal");
        bot_turn(&mut local);
        local.act(MOMENT, Command::Resign).expect("one may give up");
        local.act(MOMENT, Command::Rematch).expect("a bot wants to");
        bot_turn(&mut local);
        local.act(MOMENT, Command::Abort).expect("it is early");
        local.act(MOMENT, Command::Rematch).expect("a bot wants to");
        let back = LocalTable::read(&local.write()).expect("our own");
        let (now, then) = (local.view(MOMENT.now), back.view(MOMENT.now));
        assert_eq!((now.games, &now.game), (3, &then.game));
        assert_eq!(now.seats, then.seats);
        assert_eq!(then.seats[BOTS_SEAT].score, 1.0);
    }

    #[test]
    fn taking_back_forgets_the_thought() {
        let mut local = open("");
        let mv = "F@h5".parse().expect("a move");
        local
            .act(MOMENT, Command::Move { ply: 0, mv })
            .expect("it is legal");
        local
            .act(MOMENT, Command::AskTakeback)
            .expect("a bot is kind");
        local.bot_moves(MOMENT, 1, "C@a1".parse().expect("a move"));
        let view = local.view(MOMENT.now);
        assert!(view.gimel().expect("a game").entries.is_empty());
    }
}
