//! A whole game at a real table: one person among bots, hands in a real bag, towers of real wood; only time is simulated.

use dschamal::{Game, PieceSet};
use feelers::{Player, Wish};
use mason::{HoldInput, Mason, MasonOut};
use reach::Fairness;
use reach::simulated::{Far, Way, play_timed};
use shapes::Form;
use table::{
    Command, DschamalSettings, DschamalView, GameSettings, HandFinish, Input, Millis, Moment,
    PersonId, Phase, ReachFinish, ReachOrder, SeatNumber, Sent, Settings, Table, TableId,
};

use super::luck::Luck;

/// Where the person sits.
pub(crate) const ME: SeatNumber = 0;
/// How long a person looks before pressing something that is to be pressed.
const LOOKS: Millis = Millis(1_500);
const CHOOSES: Millis = Millis(2_500);

/// Somebody who sits down at the bag.
pub(crate) type Entrant<'a> = dyn Fn(u64, &Wish) -> Box<dyn Player> + Sync + 'a;

/// How hands of some contests are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contests {
    /// All of them are felt out.
    All,
    /// Only the person's; the others are decided by lot, to move the pieces about.
    OfPerson,
    /// Only the bots'.
    OfBots,
}

/// A contest that was felt out.
#[derive(Clone, Debug)]
pub(crate) struct Fought {
    pub(crate) mine: bool,
    pub(crate) winner: Option<SeatNumber>,
    /// Did anybody bring out anything?
    pub(crate) pulled: bool,
    /// How long it took in the bag's own time.
    pub(crate) seconds: f64,
}

/// Where the time of a game went, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    /// One's own contests, choices and buildings.
    pub(crate) acting: i64,
    /// Rulings, until they were touched.
    pub(crate) rulings: i64,
    /// All of it.
    pub(crate) all: i64,
}

pub(crate) struct Evening<'a> {
    table: Table,
    now: Millis,
    luck: Luck,
    numbers: u64,
    person: &'a Entrant<'a>,
    which: Contests,
    pub(crate) fought: Vec<Fought>,
    pub(crate) spent: Spent,
    /// Bot contests, in the bag's own seconds, until the first building of a bot.
    pub(crate) first_building_s: Option<f64>,
    felt_s: f64,
}

impl<'a> Evening<'a> {
    /// A table of four by the recommended edition: a person and three bots of this level.
    pub(crate) fn begin(
        game: Game,
        level: u8,
        seed: u64,
        which: Contests,
        person: &'a Entrant<'a>,
    ) -> Evening<'a> {
        let settings = Settings {
            game: GameSettings::Dschamal(DschamalSettings::new(game, 4)),
            ..Settings::gimel()
        };
        let now = Millis(1_000_000);
        let mut luck = Luck::new(seed);
        let chance = luck.number();
        let moment = Moment { now, chance };
        let opened = Table::open(moment, TableId("bench".to_owned()), me(), "Ada", settings)
            .expect("a table that can be opened");
        let table = Table::fold([&opened]).expect("it begins with its opening");
        let mut evening = Evening {
            table,
            now,
            luck,
            numbers: 0,
            person,
            which,
            fought: Vec::new(),
            spent: Spent::default(),
            first_building_s: None,
            felt_s: 0.0,
        };
        evening.table.set_window(&me(), true, now);
        evening.does(Command::Sit { seat: ME });
        for seat in 1..4 {
            evening.does(Command::SeatBot { seat, level });
        }
        evening.does(Command::Ready { ready: true });
        evening
    }

    fn handle(&mut self, input: &Input) {
        let chance = self.luck.number();
        let moment = Moment {
            now: self.now,
            chance,
        };
        // What comes too late is refused, as at any table.
        let _ = self.table.handle_now(moment, input);
    }

    fn does(&mut self, command: Command) {
        self.numbers += 1;
        let sent = Sent {
            client: "bench".to_owned(),
            number: self.numbers,
        };
        self.handle(&Input::Person {
            who: me(),
            sent,
            lag: Millis::ZERO,
            command,
        });
    }

    fn view(&self) -> Option<DschamalView> {
        let view = self.table.view_for(Some(&me()), self.now);
        view.dschamal().cloned()
    }

    fn pass(&mut self, time: Millis) {
        self.now = self.now + time;
        self.spent.all += time.0;
    }

    /// One thing more; false once the game is over.
    pub(crate) fn goes_on(&mut self) -> bool {
        let Some(view) = self.view().filter(|view| view.ending.is_none()) else {
            return false;
        };
        let unread = view.reading.as_ref().filter(|it| !it.seen.contains(&ME));
        // What bots did passes by itself.
        let unread = unread.filter(|it| it.until > self.now && !it.of_bots);
        if let Some(reading) = unread {
            let time = LOOKS.min(reading.until - self.now);
            self.pass(time);
            self.spent.rulings += time.0;
            self.does(Command::Seen {
                number: reading.number,
            });
        } else if let Some(order) = self.table.reach() {
            self.reaches(&order);
        } else if let Some(order) = self.table.build() {
            self.builds(&order);
        } else if !view.view.choices.is_empty() {
            self.pass(CHOOSES);
            self.spent.acting += CHOOSES.0;
            let choices = &view.view.choices;
            let action = choices[self.luck.number() as usize % choices.len()].clone();
            self.does(Command::Choose {
                ply: view.ply,
                action,
            });
        } else {
            self.waits(&view);
        }
        true
    }

    /// Calls if it is asked to, or lets time pass until something is due: bots are called by the device.
    fn waits(&mut self, view: &DschamalView) {
        if let Phase::AwaitingCall {
            number, callers, ..
        } = &view.phase
            && callers.contains(&ME)
            && view.bots_alone.is_none()
        {
            self.pass(LOOKS);
            return self.does(Command::Call { number: *number });
        }
        let bot = self.table.bot_due();
        let due = self.table.wake_at().into_iter();
        let due = due.chain(bot.as_ref().map(|(_, _, at)| *at)).min();
        let Some(due) = due else {
            return self.pass(Millis(1_000));
        };
        self.pass((due - self.now).max(Millis::ZERO));
        match bot.filter(|(_, _, at)| *at <= self.now) {
            Some((seat, command, _)) => self.handle(&Input::Bot { seat, command }),
            None => self.handle(&Input::Time),
        }
    }

    fn reaches(&mut self, order: &ReachOrder) {
        let mine = order.seats.contains(&ME);
        let felt = match self.which {
            Contests::All => true,
            Contests::OfPerson => mine,
            Contests::OfBots => !mine,
        };
        if !felt {
            let finish = self.by_lot(order);
            return self.handle(&Input::Reached(finish));
        }
        let lead = (order.start - self.now).max(Millis::ZERO);
        let wish = self.wish(order);
        let player = (self.person)(order.seed, &wish);
        let mut players: Vec<Far<'_>> = Vec::new();
        if mine {
            players.push(Far::new(ME, Way::new(0.0, 0.0, 1), Boxed(player)));
        }
        let (finish, took) = play_timed(order, &mut players, Fairness::Equal);
        self.pass(lead + took);
        if mine {
            self.spent.acting += (lead + took).0;
        }
        let contest = matches!(self.view().map(|view| view.phase), Some(Phase::Reaching { reach, .. }) if reach == table::ReachKind::Contest);
        let before = self.view().map_or(0, |view| view.contests.len());
        let pulled = finish.hands.iter().any(|hand| !hand.pulled.is_empty());
        let seconds = took.0 as f64 / 1000.0 * f64::from(order.speed);
        self.felt_s += seconds;
        self.handle(&Input::Reached(finish));
        let lines = self.view().map(|view| view.contests).unwrap_or_default();
        let winner = lines.last().and_then(|line| line.winner);
        if contest && (lines.len() != before || before == 12) {
            self.fought.push(Fought {
                mine,
                winner,
                pulled,
                seconds,
            });
        }
    }

    /// What a person can see of what counts, and of what may be in the bag.
    fn wish(&self, order: &ReachOrder) -> Wish {
        let wanted = self.view().and_then(|view| view.view.wanted);
        let of = |form: Form| {
            order
                .things
                .iter()
                .filter(move |piece| piece.form() == form)
        };
        let good = |form: Form| {
            let wanted = wanted.as_ref();
            wanted.is_some_and(|wanted| of(form).any(|piece| wanted.has(*piece)))
        };
        Wish::new(good, |form| of(form).count() as u8)
    }

    fn by_lot(&mut self, order: &ReachOrder) -> ReachFinish {
        let mut hands: Vec<HandFinish> = Vec::new();
        let mut things = order.things.clone();
        let first = self.luck.number() as usize % order.seats.len();
        for (place, index) in
            (0..order.seats.len()).map(|step| (step, (first + step) % order.seats.len()))
        {
            let piece = things.swap_remove(self.luck.number() as usize % things.len());
            let at = 2_000 + 500 * place as u32;
            hands.push(HandFinish {
                pulled: PieceSet::of(piece),
                out_ms: Some(at),
                placed_ms: Some(at + 200),
                ..HandFinish::empty(order.seats[index])
            });
        }
        ReachFinish {
            number: order.number,
            hands,
            error_ms: 17,
            recording: String::new(),
        }
    }

    fn builds(&mut self, order: &table::BuildOrder) {
        // What was decided by lot took no time.
        if order.bot.is_some() && self.felt_s > 0.0 {
            self.first_building_s.get_or_insert(self.felt_s);
        }
        let began = self.now;
        let mut mason = Mason::new(order, self.now);
        if order.bot.is_none() {
            self.pass(CHOOSES);
            mason.take(0, &[HoldInput::RELEASE], self.now);
        }
        loop {
            let at = mason.wake_at().unwrap_or(self.now);
            self.pass((at - self.now).max(Millis(1)));
            for out in mason.advance(self.now) {
                if let MasonOut::Finished(finish) = out {
                    if order.bot.is_none() {
                        self.spent.acting += (self.now - began).0;
                    }
                    return self.handle(&Input::Built(finish));
                }
            }
        }
    }
}

fn me() -> PersonId {
    PersonId("me".to_owned())
}

struct Boxed(Box<dyn Player>);

impl Player for Boxed {
    fn feel(&mut self, touch: &bag::Touch) {
        self.0.feel(touch);
    }

    fn act(&mut self) -> bag::HandInput {
        self.0.act()
    }

    fn shout(&mut self) -> bool {
        self.0.shout()
    }
}
