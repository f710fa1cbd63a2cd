//! A network that drops, delays, repeats and reorders, and the one queue of all that is going to happen.

use std::collections::BTreeMap;

use table::{Command, Millis, Refusal, Sent, View};

use super::dice::Dice;

/// Something that is going to happen.
#[derive(Clone)]
pub(crate) enum Packet {
    /// A guest's command on its way to the table.
    Ask {
        guest: usize,
        sent: Sent,
        command: Command,
    },
    /// The table's answer on its way back.
    Answer {
        guest: usize,
        number: u64,
        answer: Result<(), Refusal>,
    },
    /// The table as a guest sees it.
    Show { guest: usize, view: Box<View> },
    /// A guest looks at the screen.
    Tick { guest: usize },
    /// The server dies.
    Crash,
    /// The server is there again.
    Restart,
}

/// How bad a network is; chances in a thousand.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) lost: usize,
    pub(crate) twice: usize,
    pub(crate) slowest: i64,
}

pub(crate) struct Network {
    line: Line,
    queue: BTreeMap<(Millis, u64), Packet>,
    count: u64,
}

impl Network {
    pub(crate) fn new(line: Line) -> Network {
        Network {
            line,
            queue: BTreeMap::new(),
            count: 0,
        }
    }

    /// This happens then, for sure.
    pub(crate) fn at(&mut self, when: Millis, packet: Packet) {
        self.count += 1;
        self.queue.insert((when, self.count), packet);
    }

    /// This arrives: never, once or twice, and at any time.
    pub(crate) fn send(&mut self, dice: &mut Dice, now: Millis, packet: &Packet) {
        let copies = 1 + usize::from(dice.happens(self.line.twice));
        for _ in 0..copies {
            if !dice.happens(self.line.lost) {
                let delay = Millis(dice.between(5, self.line.slowest));
                self.at(now + delay, packet.clone());
            }
        }
    }

    pub(crate) fn next_at(&self) -> Option<Millis> {
        self.queue.keys().next().map(|(at, _)| *at)
    }

    pub(crate) fn take(&mut self) -> Option<Packet> {
        self.queue.pop_first().map(|(_, packet)| packet)
    }

    /// Every connection breaks, with what was in it.
    pub(crate) fn cut(&mut self) {
        self.queue.retain(|_, packet| {
            matches!(
                packet,
                Packet::Tick { .. } | Packet::Crash | Packet::Restart
            )
        });
    }
}
