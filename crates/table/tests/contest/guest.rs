//! People at an evening of Dschamál: they see only their last view, act on it by chance, and repeat what was not answered.

use dschamal::Action;
use table::{Command, DschamalView, PersonId, Phase, Sent, SitterView, View};

use crate::bag::Dice;
use crate::night::person;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    Host,
    Steady,
    Vanishing,
    /// Does what it should not.
    Unruly,
    /// Goes for good at some time.
    Fickle,
}

pub(crate) struct Guest {
    pub(crate) name: &'static str,
    pub(crate) person: PersonId,
    pub(crate) manner: Manner,
    pub(crate) online: bool,
    view: Option<Box<View>>,
    sent: u64,
    waiting: Option<(u64, Command)>,
}

impl Guest {
    pub(crate) fn new(name: &'static str, manner: Manner) -> Guest {
        Guest {
            name,
            person: person(name),
            manner,
            online: true,
            view: None,
            sent: 0,
            waiting: None,
        }
    }

    pub(crate) fn sees(&mut self, view: Box<View>) {
        if self.view.as_ref().is_none_or(|old| old.seq <= view.seq) {
            self.view = Some(view);
        }
    }

    pub(crate) fn is_answered(&mut self, number: u64) {
        self.waiting.take_if(|(waiting, _)| *waiting == number);
    }

    pub(crate) fn sent(&self, number: u64) -> Sent {
        Sent {
            client: format!("window-{}", self.name),
            number,
        }
    }

    /// What it sends now: what was not answered, or something new.
    pub(crate) fn acts(&mut self, dice: &mut Dice) -> Option<(u64, Command)> {
        if self.waiting.is_none() {
            let view = self.view.as_deref()?;
            let command = self.wants(view, dice)?;
            self.sent += 1;
            self.waiting = Some((self.sent, command));
        }
        self.waiting.clone()
    }

    fn wants(&self, view: &View, dice: &mut Dice) -> Option<Command> {
        if view.you.handle.is_none() {
            let name = self.name.to_owned();
            return Some(Command::Join { name });
        }
        if self.manner == Manner::Unruly && dice.happens(300) {
            return Some(nonsense(view, dice));
        }
        if self.manner == Manner::Fickle && dice.happens(3) {
            return Some(Command::Leave);
        }
        let Some(seat) = view.you.seat else {
            let open = |seat: &usize| view.seats[*seat].sitter == SitterView::Open;
            let open: Vec<usize> = (0..view.seats.len()).filter(open).collect();
            return dice.one_of(&open).map(|&seat| Command::Sit { seat });
        };
        match view.dschamal() {
            Some(game) if game.ending.is_none() => plays(game, seat, dice),
            over => self.waits(view, seat, over.is_some(), dice),
        }
    }

    fn waits(&self, view: &View, seat: usize, over: bool, dice: &mut Dice) -> Option<Command> {
        let open = |seat: &usize| view.seats[*seat].sitter == SitterView::Open;
        let open = (0..view.seats.len()).find(open);
        match dice.between(0, 9) {
            0..=2 if over => Some(Command::Rematch),
            3 if view.seats[seat].thumb.is_none() => Some(Command::Thumb {
                mm: dice.between(45, 75) as u16,
            }),
            4..=5 if self.manner == Manner::Host => open.map(|seat| Command::SeatBot {
                seat,
                level: dice.between(1, 5) as u8,
            }),
            6..=8 => Some(Command::Ready { ready: true }),
            _ => None,
        }
    }
}

fn plays(game: &DschamalView, seat: usize, dice: &mut Dice) -> Option<Command> {
    match &game.phase {
        Phase::Choice { seat: asked, .. } if asked.is_none_or(|asked| asked == seat) => {
            let action = dice.one_of(&game.view.choices)?.clone();
            let ply = game.ply;
            dice.happens(600).then_some(Command::Choose { ply, action })
        }
        Phase::AwaitingCall {
            callers, number, ..
        } if callers.contains(&seat) => dice
            .happens(500)
            .then_some(Command::Call { number: *number }),
        Phase::Vote {
            voters,
            voted,
            number,
            between,
            ..
        } if voters.contains(&seat) && !voted.contains(&seat) => Some(Command::Vote {
            number: *number,
            winner: dice.one_of(between).copied().filter(|_| dice.happens(700)),
        }),
        _ => None,
    }
}

fn nonsense(view: &View, dice: &mut Dice) -> Command {
    let number = dice.between(0, 5) as u32;
    let ply = view.dschamal().map_or(0, |game| game.ply);
    let piece = dschamal::Piece::from_index(dice.between(0, 59) as u8).unwrap();
    match dice.between(0, 11) {
        0 => Command::Call { number },
        1 => Command::Vote {
            number,
            winner: Some(0),
        },
        2 => Command::Choose {
            ply,
            action: Action::Take(piece),
        },
        3 => Command::Choose {
            ply,
            action: Action::Console(dschamal::PieceSet::of(piece)),
        },
        4 => Command::Choose {
            ply,
            action: Action::Keep(true),
        },
        5 => Command::Resign,
        6 => Command::Abort,
        7 => Command::Rise,
        8 => Command::Thumb { mm: 60 },
        9 => Command::TakeHost,
        10 => Command::Choose {
            ply,
            action: Action::Decide(piece),
        },
        _ => Command::Say {
            text: format!("hm {number}"),
        },
    }
}
