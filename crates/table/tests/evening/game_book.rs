//! One game as a strict arbiter writes it down: every entry by the rules, every millisecond accounted for.

use gimel::{BySide, Entry as GameEntry, Game, Options, Side};
use table::{
    EndReason, Event, GimelEvent, GimelView, MOST_CREDIT, Millis, SeatNumber, Settings, TimeControl,
};

pub(crate) struct GameBook {
    pub(crate) white: SeatNumber,
    time: TimeControl,
    options: Options,
    game: Game,
    left: BySide<Millis>,
    started: Millis,
    /// When the turn really began.
    turn_began: Millis,
    /// When clocks last went on.
    resumed: Millis,
    /// Of this turn, and of the whole game.
    paused_turn: Millis,
    paused: Millis,
    credits: Millis,
    earned: Millis,
    /// Somebody's time was cut off at nothing, so the sum is not exact any more.
    cut: bool,
    draw_offer: Option<SeatNumber>,
    takeback: Option<SeatNumber>,
    by_clock: Option<&'static str>,
    ended_at: Option<Millis>,
}

impl GameBook {
    pub(crate) fn start(settings: &Settings, white: SeatNumber, at: Millis) -> GameBook {
        let options = *settings.game.gimel().unwrap();
        let base = match settings.time {
            TimeControl::Clock { base_s, .. } => Millis::seconds(i64::from(base_s)),
            TimeControl::Days { days } => Millis::days(i64::from(days)),
            TimeControl::Untimed | TimeControl::Rules => Millis::ZERO,
        };
        GameBook {
            white,
            time: settings.time,
            options,
            game: Game::new(options).unwrap(),
            left: BySide {
                white: base,
                black: base,
            },
            started: at,
            turn_began: at,
            resumed: at,
            paused_turn: Millis::ZERO,
            paused: Millis::ZERO,
            credits: Millis::ZERO,
            earned: Millis::ZERO,
            cut: false,
            draw_offer: None,
            takeback: None,
            by_clock: None,
            ended_at: None,
        }
    }

    /// The result, once there is one.
    pub(crate) fn ending(&self) -> Option<&'static str> {
        self.by_clock
            .or(self.game.outcome().map(gimel::Outcome::token))
    }

    /// Why it ended.
    pub(crate) fn reason(&self) -> &'static str {
        match (self.by_clock, self.game.outcome()) {
            (Some("*"), _) => "aborted",
            (Some(_), _) => "flag",
            (None, outcome) => outcome.map_or("", |outcome| outcome.reason.word()),
        }
    }

    pub(crate) fn mover(&self) -> Side {
        self.game.position().side()
    }

    fn passed(&self, at: Millis) -> Millis {
        at - self.turn_began - self.paused_turn
    }

    fn increment(&self) -> Millis {
        match self.time {
            TimeControl::Clock { increment_s, .. } => Millis::seconds(i64::from(increment_s)),
            _ => Millis::ZERO,
        }
    }

    fn is_clock(&self) -> bool {
        matches!(self.time, TimeControl::Clock { .. })
    }

    fn is_counting(&self) -> bool {
        matches!(
            self.time,
            TimeControl::Clock { .. } | TimeControl::Days { .. }
        )
    }

    /// What an outage costs this turn, and must be given back.
    pub(crate) fn outage(&self, from: Millis, to: Millis) -> Millis {
        let since = from.max(self.turn_began).max(self.resumed);
        (to - since).max(Millis::ZERO)
    }

    fn new_turn(&mut self, at: Millis) {
        self.turn_began = at;
        self.paused_turn = Millis::ZERO;
    }

    /// Writes it down. What the clock alone decided came after the `grace` of the network.
    pub(crate) fn read(&mut self, event: &Event, at: Millis, grace: Millis) {
        let side = self.mover();
        match event {
            Event::Gimel(GimelEvent::Moved {
                mv, spent, credit, ..
            }) => {
                assert_eq!(
                    *spent + *credit,
                    self.passed(at),
                    "no time is lost or gained"
                );
                assert!((Millis::ZERO..=MOST_CREDIT).contains(credit));
                self.spend(side, *spent);
                self.credits = self.credits + *credit;
                self.earned = self.earned + self.increment();
                self.game.play(*mv).expect("a legal move");
                self.turn_is_over(side, at);
            }
            Event::Gimel(GimelEvent::TurnTimedOut { .. }) => {
                let limit = Millis::seconds(i64::from(self.options.turn_seconds.unwrap().get()));
                assert!(self.passed(at) >= limit + grace, "the turn took too long");
                self.game.apply(GameEntry::TurnTimeout).unwrap();
                self.turn_is_over(side, at);
            }
            Event::Gimel(GimelEvent::TimeUp) => {
                let length =
                    Millis::seconds(i64::try_from(self.options.game_seconds().unwrap()).unwrap());
                assert!(
                    at >= self.started + length + self.paused,
                    "the playing time is over"
                );
                self.game.apply(GameEntry::TimeUp).unwrap();
            }
            Event::Gimel(GimelEvent::FlagFell { .. }) => {
                assert!(self.is_counting() && self.passed(at) >= self.left[side] + grace);
                self.by_clock = Some(if side == Side::White { "0-1" } else { "1-0" });
            }
            Event::Gimel(GimelEvent::DrawOffered { seat }) => {
                assert_eq!(self.draw_offer, None);
                self.draw_offer = Some(*seat);
            }
            Event::Gimel(GimelEvent::DrawDeclined) => assert!(self.draw_offer.take().is_some()),
            Event::Gimel(GimelEvent::DrawAgreed { .. }) => {
                assert!(self.draw_offer.is_some());
                self.game.apply(GameEntry::Agree).unwrap();
            }
            Event::Gimel(GimelEvent::Claimed { seat, .. }) => {
                assert!(self.game.may_claim());
                self.game.apply(GameEntry::Claim(self.side(*seat))).unwrap();
            }
            Event::Gimel(GimelEvent::Resigned { seat, .. }) => {
                self.game
                    .apply(GameEntry::Resign(self.side(*seat)))
                    .unwrap();
            }
            Event::Gimel(GimelEvent::Hinted { .. }) => {}
            Event::Gimel(GimelEvent::TakebackAsked { seat }) => {
                assert_eq!(self.takeback, None);
                self.takeback = Some(*seat);
            }
            Event::Gimel(GimelEvent::TakebackDeclined) => assert!(self.takeback.take().is_some()),
            Event::Gimel(GimelEvent::TakenBack { entries, .. }) => self.take_back(*entries, at),
            Event::Gimel(GimelEvent::Aborted { .. }) => self.by_clock = Some("*"),
            Event::Gimel(GimelEvent::Paused { lost }) => {
                assert!(*lost > Millis::ZERO && *lost <= self.passed(at));
                self.paused_turn = self.paused_turn + *lost;
                self.paused = self.paused + *lost;
                self.resumed = at;
            }
            other => panic!("{other:?} is nothing of a game"),
        }
        if self.ending().is_some() {
            self.ended_at = Some(at);
        }
    }

    fn side(&self, seat: SeatNumber) -> Side {
        if seat == self.white {
            Side::White
        } else {
            Side::Black
        }
    }

    fn spend(&mut self, side: Side, spent: Millis) {
        assert!(spent >= Millis::ZERO);
        if self.is_counting() {
            assert!(
                spent < self.left[side],
                "who has no time left does not move"
            );
        }
        if self.is_clock() {
            self.left[side] = self.left[side] - spent + self.increment();
        }
    }

    fn turn_is_over(&mut self, mover: Side, at: Millis) {
        self.new_turn(at);
        self.takeback = None;
        if self.draw_offer.is_some_and(|by| self.side(by) != mover) {
            self.draw_offer = None;
        }
    }

    fn take_back(&mut self, entries: usize, at: Millis) {
        let asker = self.takeback.take().expect("somebody asked");
        let asker = self.side(asker);
        let ran = self.mover();
        let passed = self.passed(at);
        if self.is_clock() {
            self.cut |= passed > self.left[ran];
            self.left[ran] = (self.left[ran] - passed).max(Millis::ZERO);
        }
        for _ in 0..entries {
            if let Some(GameEntry::Move(_)) = self.game.take_back() {
                let side = self.mover();
                let least = self.left[side].min(Millis(1000));
                let less = self.left[side] - self.increment();
                self.cut |= less < least && self.is_clock();
                if self.is_clock() {
                    self.left[side] = less.max(least);
                }
                self.earned = self.earned - self.increment();
            }
        }
        assert_eq!(self.mover(), asker, "who asked is to move");
        self.draw_offer = None;
        self.new_turn(at);
    }

    pub(crate) fn compare(&self, shown: &GimelView, now: Millis) {
        assert_eq!(shown.white, self.white);
        assert_eq!(shown.entries, self.game.entries());
        assert_eq!(&shown.position, self.game.position());
        assert_eq!(
            shown.points,
            BySide::from_fn(|side| self.game.position().points(side))
        );
        assert_eq!(
            shown.draw_offer,
            self.draw_offer.filter(|_| self.ending().is_none())
        );
        assert_eq!(
            shown.takeback,
            self.takeback.filter(|_| self.ending().is_none())
        );
        assert_eq!(shown.ending.map(table::Ending::result), self.ending());
        if let (Some(ending), Some(outcome)) = (shown.ending, self.game.outcome()) {
            assert_eq!(ending.reason, EndReason::Rules(outcome.reason));
        }
        let on = self.ending().is_none();
        assert_eq!(shown.to_move, on.then(|| self.mover()));
        assert_eq!(shown.clocks.running, on.then(|| self.mover()));
        self.compare_clocks(shown, now);
    }

    fn compare_clocks(&self, shown: &GimelView, now: Millis) {
        assert_eq!(shown.clocks.left.is_some(), self.is_counting());
        for left in [shown.clocks.turn_left, shown.clocks.game_left]
            .into_iter()
            .flatten()
        {
            assert!(left >= Millis::ZERO);
        }
        let Some(left) = shown.clocks.left else {
            return;
        };
        assert!(left.white >= Millis::ZERO && left.black >= Millis::ZERO);
        let Some(_) = shown.clocks.running else {
            return;
        };
        let (mover, passed) = (self.mover(), self.passed(now));
        assert_eq!(
            left[mover.other()],
            self.left[mover.other()],
            "only the mover's time runs"
        );
        assert_eq!(left[mover], (self.left[mover] - passed).max(Millis::ZERO));
        if let TimeControl::Clock { base_s, .. } = self.time {
            let exact = !self.cut && passed <= self.left[mover];
            let given = Millis::seconds(2 * i64::from(base_s)) + self.earned + self.credits;
            let sum = given + self.paused - (now - self.started);
            assert!(
                !exact || left.white + left.black == sum,
                "all time is accounted for"
            );
        }
    }
}
