//! Those who come in the evening. Each knows only what arrived at their own window.

use std::collections::BTreeMap;

use gimel::{Move, Rules, Side};
use table::{Command, GimelView, PersonId, Sent, Settings, SitterView, TimeControl, View};

use super::dice::Dice;
use crate::house::{gimel, person};

/// What somebody is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Plays, and does nothing else.
    Steady,
    /// Plays, offers, asks, sometimes gives up.
    Player,
    /// Sends everything again and moves out of turn.
    Careless,
    /// Closes the window and comes back.
    Vanishing,
    /// Only looks on, and tries what only players may.
    Watcher,
    /// Talks.
    Chatty,
    /// Rules the table, and leaves.
    Host,
}

pub(crate) struct Guest {
    pub(crate) person: PersonId,
    pub(crate) manner: Manner,
    pub(crate) online: bool,
    pub(crate) view: Option<View>,
    name: String,
    number: u64,
    /// Sent and not answered yet.
    pub(crate) outbox: BTreeMap<u64, Command>,
    /// Sent and answered.
    answered: Vec<(u64, Command)>,
    /// What the table said it did.
    pub(crate) acknowledged: Vec<u64>,
}

impl Guest {
    pub(crate) fn new(name: &str, manner: Manner) -> Guest {
        Guest {
            person: person(name),
            manner,
            online: true,
            view: None,
            name: name.to_owned(),
            number: 0,
            outbox: BTreeMap::new(),
            answered: Vec::new(),
            acknowledged: Vec::new(),
        }
    }

    pub(crate) fn sent(&self, number: u64) -> Sent {
        Sent {
            client: format!("window-{}", self.name),
            number,
        }
    }

    pub(crate) fn sees(&mut self, view: View) {
        let newer = self.view.as_ref().is_none_or(|old| old.seq <= view.seq);
        if newer {
            self.view = Some(view);
        }
    }

    pub(crate) fn is_answered(&mut self, number: u64, done: bool) {
        if let Some(command) = self.outbox.remove(&number) {
            self.answered.push((number, command));
            if done {
                self.acknowledged.push(number);
            }
        }
    }

    /// What goes out now: what was not answered, and perhaps something new.
    pub(crate) fn acts(&mut self, dice: &mut Dice) -> Vec<(u64, Command)> {
        let mut out: Vec<(u64, Command)> = Vec::new();
        if dice.happens(500) {
            out.extend(self.outbox.iter().map(|(n, command)| (*n, command.clone())));
        }
        if self.manner == Manner::Careless && !self.answered.is_empty() && dice.happens(300) {
            out.push(dice.pick(&self.answered).clone());
        }
        // A window waits for an answer, but not for ever.
        let impatient = self.outbox.len() < 3 && dice.happens(200);
        if (self.outbox.is_empty() || impatient)
            && let Some(command) = self.wants(dice)
        {
            self.number += 1;
            self.outbox.insert(self.number, command.clone());
            out.push((self.number, command));
        }
        out
    }

    fn wants(&self, dice: &mut Dice) -> Option<Command> {
        let view = self.view.as_ref()?;
        if view.you.handle.is_none() {
            let name = self.name.clone();
            return dice.happens(300).then_some(Command::Join { name });
        }
        let calm = self.manner == Manner::Steady;
        if !calm && dice.happens(4) {
            return Some(Command::Leave);
        }
        match self.manner {
            Manner::Chatty if dice.happens(600) => return Some(chatter(view, dice)),
            Manner::Host if dice.happens(150) => return Some(order(view, dice)),
            Manner::Watcher => return dice.happens(50).then(|| meddling(view, dice)).flatten(),
            _ => {}
        }
        let game = view.gimel().filter(|game| game.to_move.is_some());
        match (view.you.seat, game) {
            (Some(seat), Some(game)) => self.plays(view, game, seat, dice),
            (Some(seat), None) => Some(self.waits(view, seat, calm, dice)),
            (None, Some(_)) => None,
            (None, None) => {
                let open = |seat: &usize| view.seats[*seat].sitter == SitterView::Open;
                let seat = (0..view.seats.len()).find(open)?;
                Some(Command::Sit { seat })
            }
        }
    }

    fn waits(&self, view: &View, seat: usize, calm: bool, dice: &mut Dice) -> Command {
        match dice.below(20) {
            0 if !calm => Command::Rise,
            1 if !calm => Command::Sit { seat: 1 - seat },
            2..=9 if !calm && view.game.is_some() => Command::Rematch,
            _ => Command::Ready { ready: true },
        }
    }

    fn plays(
        &self,
        view: &View,
        game: &GimelView,
        seat: usize,
        dice: &mut Dice,
    ) -> Option<Command> {
        let side = if seat == game.white {
            Side::White
        } else {
            Side::Black
        };
        let mine = game.to_move == Some(side);
        if self.manner == Manner::Steady {
            return mine.then(|| turn(view, game, dice)).flatten();
        }
        if game.takeback.is_some_and(|by| by != seat) && dice.happens(500) {
            let accept = dice.happens(600);
            return Some(Command::AnswerTakeback { accept });
        }
        if game.draw_offer.is_some_and(|by| by != seat) && dice.happens(300) {
            let accept = dice.happens(200);
            return Some(Command::AnswerDraw { accept });
        }
        if game.may_claim && dice.happens(200) {
            return Some(Command::ClaimDraw);
        }
        match dice.below(250) {
            0 => Some(Command::Resign),
            1 => Some(Command::Abort),
            2..=9 => Some(Command::OfferDraw),
            10..=19 => Some(Command::AskTakeback),
            20..=24 => Some(Command::ClaimDraw),
            25..=27 => Some(Command::Rise),
            28..=60 if self.manner == Manner::Careless => turn(view, game, dice),
            _ => mine.then(|| turn(view, game, dice)).flatten(),
        }
    }
}

/// A move that a greedy child might play.
pub(crate) fn turn(view: &View, game: &GimelView, dice: &mut Dice) -> Option<Command> {
    let options = view.settings.game.gimel()?;
    let moves = Rules::new(*options).unwrap().moves(&game.position);
    let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.is_capture()).collect();
    let mv = if captures.is_empty() {
        (!moves.is_empty()).then(|| *dice.pick(&moves))?
    } else {
        *dice.pick(&captures)
    };
    let ply = game.entries.len();
    Some(Command::Move { ply, mv })
}

fn chatter(view: &View, dice: &mut Dice) -> Command {
    const LINES: [&str; 5] = [
        "hello",
        "your turn",
        "what a leap",
        "\u{200b}",
        "sand everywhere",
    ];
    match view.chat.last() {
        Some(line) if dice.happens(100) => Command::Report {
            line: line.line,
            reason: "too loud".to_owned(),
        },
        _ => Command::Say {
            text: (*dice.pick(&LINES)).to_owned(),
        },
    }
}

fn order(view: &View, dice: &mut Dice) -> Command {
    let who = dice.below(view.people.len() + 1);
    let seat = dice.below(view.seats.len());
    match dice.below(12) {
        0 => Command::Kick { who },
        1..=2 => Command::Mute {
            who,
            muted: dice.happens(600),
        },
        3..=5 => Command::SeatBot {
            seat,
            level: u8::try_from(1 + dice.below(3)).unwrap(),
        },
        6 => Command::RemoveBot { seat },
        7..=8 => Command::Agree {
            settings: some_settings(dice),
        },
        9 => Command::Leave,
        10 => Command::Join {
            name: (*dice.pick(&["Ada", "bob", "Bot, level 1"])).to_owned(),
        },
        _ => Command::Ready {
            ready: dice.happens(500),
        },
    }
}

fn meddling(view: &View, dice: &mut Dice) -> Option<Command> {
    Some(match dice.below(6) {
        0 => Command::Resign,
        1 => Command::OfferDraw,
        2 => turn(view, view.gimel()?, dice)?,
        3 => Command::Kick { who: 0 },
        4 => Command::Abort,
        _ => Command::Leave,
    })
}

/// Settings with which a game ends before the evening does.
pub(crate) fn some_settings(dice: &mut Dice) -> Settings {
    let clock = |base_s, increment_s| TimeControl::Clock {
        base_s,
        increment_s,
    };
    let target = dice.between(6, 12);
    let (options, time) = *dice.pick(&[
        ("", TimeControl::Untimed),
        ("draw=claim draw_min=0", TimeControl::Untimed),
        ("draw_min=3 draw_lead=1", clock(60, 0)),
        ("", clock(20, 2)),
        ("", clock(5, 1)),
        ("", TimeControl::Days { days: 1 }),
        ("turn_seconds=4", TimeControl::Rules),
        ("turn_seconds=4 timeout=lose_game", TimeControl::Rules),
        ("game_minutes=1 target=50", TimeControl::Rules),
        (
            "game_minutes=1 turn_seconds=5 draw=at_end target=50",
            TimeControl::Rules,
        ),
        (
            "game_minutes=1 turn_seconds=2 time_mode=turn_count target=50",
            TimeControl::Rules,
        ),
        (
            "game_minutes=1 turn_seconds=10 equal_turns=false",
            TimeControl::Rules,
        ),
    ]);
    gimel(&format!("target={target} {options}"), time)
}
