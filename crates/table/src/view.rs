//! What somebody at the table may see. The only way out: nothing else leaves a table.

use serde::{Deserialize, Serialize};

use crate::gimel::view::gimel_view;
use crate::table::{Here, Sitter, Table};
use crate::{
    ChatLine, DschamalView, GimelView, Handle, Millis, PersonId, Play, SeatNumber, Settings,
    TableId,
};

/// A table as one person may see it at one instant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The table's code.
    pub table: TableId,
    /// The number of the last entry it shows.
    pub seq: u64,
    /// The instant.
    pub now: Millis,
    /// What is agreed.
    pub settings: Settings,
    /// Who looks.
    pub you: You,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Everybody who is at the table, by handle.
    pub people: Vec<PersonView>,
    /// Whom the host has sent away: for the host alone, who may let them in again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sent_away: Vec<(Handle, String)>,
    /// The game, or the last one.
    pub game: Option<GameView>,
    /// How many games were played here.
    pub games: u32,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
}

/// Who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// As others may refer to you; none for somebody who has not come in.
    pub handle: Option<Handle>,
    /// Where you sit.
    pub seat: Option<SeatNumber>,
    /// Are you the host?
    pub host: bool,
    /// Were you silenced?
    pub muted: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Who sits there.
    pub sitter: SitterView,
    /// Ready to play.
    pub ready: bool,
    /// Wants another game.
    pub rematch: bool,
    /// Points in the series of games at this table.
    pub score: f32,
    /// The length of a thumb in millimetres, if it was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thumb: Option<u16>,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SitterView {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// As others may refer to them.
        who: Handle,
        /// What they are called.
        name: String,
        /// Is a window open? Otherwise they are away.
        here: bool,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: u8,
    },
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PersonView {
    /// As others may refer to them.
    pub who: Handle,
    /// What they are called.
    pub name: String,
    /// Is a window open?
    pub here: bool,
    /// Silenced?
    pub muted: bool,
    /// The host?
    pub host: bool,
}

/// The game on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameView {
    /// Gimel.
    Gimel(Box<GimelView>),
    /// Dschamál.
    Dschamal(Box<DschamalView>),
}

impl View {
    /// The game of Gimel, if it is one.
    #[must_use]
    pub fn gimel(&self) -> Option<&GimelView> {
        match self.game.as_ref()? {
            GameView::Gimel(game) => Some(game),
            GameView::Dschamal(_) => None,
        }
    }

    /// The game of Dschamál, if it is one.
    #[must_use]
    pub fn dschamal(&self) -> Option<&DschamalView> {
        match self.game.as_ref()? {
            GameView::Dschamal(game) => Some(game),
            GameView::Gimel(_) => None,
        }
    }
}

impl Table {
    /// The table as this person may see it now; `None` looks on from outside.
    #[must_use]
    pub fn view_for(&self, who: Option<&PersonId>, now: Millis) -> View {
        let handle = who.and_then(|who| self.handle(who));
        let handle = handle.filter(|&handle| self.people[handle].here == Here::Yes);
        View {
            table: self.id.clone(),
            seq: self.seq,
            now,
            settings: self.settings.clone(),
            you: You {
                handle,
                seat: handle.and_then(|handle| self.seat_of(handle)),
                host: handle == Some(self.host),
                muted: handle.is_some_and(|handle| self.people[handle].muted),
            },
            seats: (0..self.seats.len())
                .map(|seat| self.seat_view(seat))
                .collect(),
            people: self.people_views(),
            sent_away: self.sent_away_views(handle),
            game: self.game_view(handle, now),
            games: self.games,
            chat: self.chat.lines().cloned().collect(),
        }
    }

    fn game_view(&self, handle: Option<Handle>, now: Millis) -> Option<GameView> {
        Some(match self.play.as_ref()? {
            Play::Gimel(play) => GameView::Gimel(Box::new(gimel_view(play, now))),
            Play::Dschamal(play) => {
                let seat = handle.and_then(|handle| self.seat_of(handle));
                GameView::Dschamal(Box::new(self.dschamal_view(play, seat, now)))
            }
        })
    }

    fn seat_view(&self, number: SeatNumber) -> SeatView {
        let seat = &self.seats[number];
        SeatView {
            sitter: match seat.sitter {
                Sitter::Nobody => SitterView::Open,
                Sitter::Bot(level) => SitterView::Bot { level },
                Sitter::Person(who) => SitterView::Person {
                    who,
                    name: self.people[who].name.clone(),
                    here: self.people[who].windows > 0,
                },
            },
            ready: seat.ready || matches!(seat.sitter, Sitter::Bot(_)),
            rematch: seat.rematch,
            score: self.score_of(number),
            thumb: seat.thumb,
        }
    }

    /// Points belong to who made them, not to the chair.
    fn score_of(&self, number: SeatNumber) -> f32 {
        let sitter = self.seats[number].sitter;
        let played = self
            .play
            .as_ref()
            .is_some_and(|play| play.sitters().get(number) == Some(&sitter));
        if played { self.score[number] } else { 0.0 }
    }

    fn sent_away_views(&self, viewer: Option<Handle>) -> Vec<(Handle, String)> {
        let all = self.people.iter().enumerate();
        let away =
            all.filter(|(_, person)| viewer == Some(self.host) && person.here == Here::SentAway);
        away.map(|(who, person)| (who, person.name.clone()))
            .collect()
    }

    fn people_views(&self) -> Vec<PersonView> {
        let here = self
            .people
            .iter()
            .enumerate()
            .filter(|(_, person)| person.here == Here::Yes);
        here.map(|(who, person)| PersonView {
            who,
            name: person.name.clone(),
            here: person.windows > 0,
            muted: person.muted,
            host: who == self.host,
        })
        .collect()
    }
}
