//! A table without a house: one person, one bot, and the log as the only thing that is kept.

use gimel::{Game, Move};
use table::{
    Command, Entry, Input, Millis, Moment, PersonId, Refusal, SeatNumber, Sent, Settings, Table,
    TableId, View,
};

/// Where the bot sits; the person has the other seat.
const BOTS_SEAT: SeatNumber = 1;

/// A table on this device.
#[derive(Debug, Clone)]
pub struct LocalTable {
    table: Table,
    log: Vec<Entry>,
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
        let opened = Table::open(moment, TableId("here".to_owned()), me(), name, settings)?;
        let mut local = LocalTable::fold(vec![opened]).ok_or(Refusal::NotHere)?;
        local.act(
            moment,
            Command::Sit {
                seat: 1 - BOTS_SEAT,
            },
        )?;
        local.act(
            moment,
            Command::SeatBot {
                seat: BOTS_SEAT,
                level,
            },
        )?;
        local.act(moment, Command::Ready { ready: true })?;
        Ok(local)
    }

    fn fold(log: Vec<Entry>) -> Option<LocalTable> {
        let mut table = Table::fold(&log)?;
        table.set_window(&me(), true);
        Some(LocalTable { table, log })
    }

    /// The table whose log was kept, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<LocalTable> {
        LocalTable::fold(serde_json::from_str(text).ok()?)
    }

    /// The log, to be kept.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(&self.log).unwrap_or_default()
    }

    fn handle(&mut self, moment: Moment, input: &Input) -> Result<(), Refusal> {
        self.log.extend(self.table.handle_now(moment, input)?);
        Ok(())
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
        let input = Input::Person {
            who: me(),
            sent,
            lag: Millis::ZERO,
            command,
        };
        self.handle(moment, &input)
    }

    /// The bot has thought; a thought about a position that is gone is forgotten.
    pub fn bot_moves(&mut self, moment: Moment, ply: usize, mv: Move) {
        let Some((seat, _)) = self.table.bot_to_move() else {
            return;
        };
        let command = Command::Move { ply, mv };
        let _ = self.handle(moment, &Input::Bot { seat, command });
    }

    /// What the bot has to think about, and its level.
    #[must_use]
    pub fn to_think(&self) -> Option<(u8, &Game)> {
        let (_, level) = self.table.bot_to_move()?;
        Some((level, &self.table.play()?.game))
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
        let back = LocalTable::read(&local.write()).expect("our own log");
        assert_eq!(back.view(MOMENT.now), local.view(MOMENT.now));
        assert_eq!(back.view(MOMENT.now).game.expect("a game").entries.len(), 2);
        assert!(back.to_think().is_none());
        assert!(LocalTable::read("sand").is_none());
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
        assert!(
            local
                .view(MOMENT.now)
                .game
                .expect("a game")
                .entries
                .is_empty()
        );
    }
}
