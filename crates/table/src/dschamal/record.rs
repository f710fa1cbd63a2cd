//! A game of Dschamál written down: the scenario that `dschamal replay` reads, and the reaches with the lights on.

use serde_json::json;

use super::DschamalPlay;
use crate::table::Table;
use crate::{LightsOn, SeatNumber};

impl Table {
    /// A reach of the last game with the lights on: none while it is being played.
    #[must_use]
    pub fn lights_on(&self, number: u32) -> Option<&LightsOn> {
        let play = self.play.as_ref()?.dschamal()?;
        let mut past = play.past.iter();
        past.find(|reach| reach.number == number && !play.is_on())
    }

    /// The whole game as a scenario. It tells what went back unseen: only for a game that is over.
    pub(crate) fn scenario(&self, play: &DschamalPlay) -> String {
        let names: Vec<String> = play
            .seats
            .iter()
            .map(|&seat| self.player_name(seat))
            .collect();
        let actions = play.journal.entries().iter().map(|entry| &entry.action);
        let scenario = json!({
            "game": play.rules().game(),
            "edition": play.settings.rules.edition,
            "options": play.settings.rules.options,
            "players": play.rules().seats(),
            "names": names,
            "first": play.inner(play.first),
            "actions": actions.collect::<Vec<_>>(),
        });
        scenario.to_string()
    }
}

impl DschamalPlay {
    /// Who won, by the table's seats; nobody if it was called off.
    pub(crate) fn winners(&self) -> Vec<SeatNumber> {
        self.outers(self.journal.state().winners.iter())
    }

    /// Who won, as a result is written: the places of the winners counted from 1, `draw` for nobody.
    pub(crate) fn result(&self) -> String {
        let winners = self.journal.state().winners;
        if winners.is_empty() {
            return "draw".to_owned();
        }
        let numbers = winners.iter().map(|seat| (seat.number() + 1).to_string());
        numbers.collect::<Vec<_>>().join("+")
    }
}
