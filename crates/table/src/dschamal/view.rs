//! A game of Dschamál as one viewer may see it now: nothing here reads what is in the dark.

use dschamal::{
    Event as Happened, Game, Mode, RuleId, Seat, Transfer, Viewer, Zone, english, points,
};

use super::best::best;
use super::{DschamalPlay, Step};
use crate::table::Table;
use crate::{
    Consoled, DschamalEnding, DschamalView, Millis, MovedPieces, Phase, Ring, RulesView,
    SeatNumber, Standing, Story, Trail,
};

impl Table {
    pub(crate) fn dschamal_view(
        &self,
        play: &DschamalPlay,
        seat: Option<SeatNumber>,
        now: Millis,
    ) -> DschamalView {
        let viewer = seat
            .and_then(|seat| play.inner(seat))
            .map_or(Viewer::Spectator, Viewer::Seat);
        let mut view = play.journal.state().view_for(play.rules(), viewer);
        if !play.is_on() {
            view.choices.clear();
        }
        DschamalView {
            rules: play.rules_view(),
            seats: play.seats.clone(),
            view,
            ply: play.journal.entries().len(),
            phase: self.phase(play, now),
            story: self.story(play),
            photo: play.photo.clone(),
            contests: play.contests.clone(),
            ring: play.ring(),
            false_starts: play
                .false_starts
                .iter()
                // What happened in an earlier contest is over.
                .filter(|(_, (_, last))| *last >= play.number)
                .map(|(&seat, &(count, _))| (seat, count))
                .collect(),
            stand_ins: play
                .stand_ins
                .iter()
                .map(|(&seat, &level)| (seat, level))
                .collect(),
            broken: play.broken.clone(),
            towers: play.towers.clone(),
            last_build: play.last_build(),
            reading: self.reading(play),
            bots_alone: self.bots_alone(play),
            bets: play.bets.views(&play.seats),
            bettors: self.bettors(play),
            trail: self.trail(play),
            ending: play.ending(),
        }
    }

    fn phase(&self, play: &DschamalPlay, now: Millis) -> Phase {
        match (play.step(), &play.reach) {
            (Step::Choice(seat), _) => Phase::Choice {
                seat,
                deadline: self.choice_deadline(play),
            },
            (Step::Build(seat), _) => self.build_phase(seat, play),
            (Step::Call, _) => Phase::AwaitingCall {
                number: play.number + 1,
                reach: play.wanted_kind(),
                contestants: play.wanted_hands(),
                callers: self.callers(play),
                device_from: self.device_from(play).unwrap_or(play.since),
                away: self.away_hands(play),
            },
            (Step::Reach, Some(reach)) if now < reach.start => Phase::Called {
                number: reach.number,
                reach: reach.kind,
                hands: reach.hands.clone(),
                start: reach.start,
                by: reach.by,
                countdown: reach.by.is_none() && play.counts_down(),
            },
            (Step::Reach, Some(reach)) => Phase::Reaching {
                number: reach.number,
                reach: reach.kind,
                hands: reach.hands.clone(),
                since: reach.start,
            },
            (Step::Vote, Some(reach)) => Phase::Vote {
                number: reach.number,
                between: reach.hands.clone(),
                voters: self.voters(play, &reach.hands),
                voted: reach
                    .vote
                    .iter()
                    .flat_map(|vote| vote.votes.keys().copied())
                    .collect(),
                deadline: self.vote_deadline(play),
            },
            (Step::Over | Step::Reach | Step::Vote, _) => Phase::Over,
        }
    }

    fn build_phase(&self, seat: SeatNumber, play: &DschamalPlay) -> Phase {
        let order = self.build();
        Phase::Build {
            number: order.as_ref().map_or(0, |order| order.number),
            seat,
            piece: order.as_ref().map(|order| order.piece),
            standing: order.map_or(Vec::new(), |order| order.standing),
            stand_s: play.rules().options().tower.stand_seconds,
            deadline: self.build_deadline(play, seat),
        }
    }

    /// The last ruling with the players' names.
    fn story(&self, play: &DschamalPlay) -> Option<Story> {
        let ruling = play.seen.iter().find_map(|event| match event {
            Happened::Contested(contest) => Some(&contest.ruling),
            _ => None,
        });
        if play.seen.is_empty() {
            return None;
        }
        let name = |seat: Seat| self.player_name(play.outer(seat));
        let messages = ruling.map_or(Vec::new(), dschamal::Ruling::explanation);
        Some(Story {
            text: english(&messages, &name),
            messages,
            rules: ruling.map_or(Vec::new(), dschamal::Ruling::cites),
            moved: play.moved(),
            consoled: play.consoled(),
        })
    }

    /// How long wood glows: long among beginners' bots if nothing was agreed, and short as soon as somebody plays by ear.
    fn trail(&self, play: &DschamalPlay) -> Trail {
        let ears = play.seats.iter().any(|&seat| self.seats[seat].by_ear);
        if ears || play.settings.eyes_closed {
            return Trail::Short;
        }
        let bots = play.seats.iter().filter_map(|&seat| self.bot_on(seat));
        let strongest = bots.max();
        let gentle = strongest.is_some_and(|level| level <= GENTLE_LEVEL);
        let usual = if gentle { Trail::Long } else { Trail::Short };
        play.settings.trail.unwrap_or(usual)
    }

    /// What a player is called; who began the game gives a seat its name.
    pub(crate) fn player_name(&self, seat: SeatNumber) -> String {
        let sitter = self
            .play
            .as_ref()
            .and_then(|play| play.sitters().get(seat).copied())
            .unwrap_or_default();
        let name = self.sitter_name(sitter);
        name.unwrap_or_else(|| format!("Seat {}", seat + 1))
    }
}

/// Bots up to this level are for beginners: Child and Guest.
const GENTLE_LEVEL: u8 = 2;

impl DschamalPlay {
    /// What changed places since the last contest, as everybody saw it.
    fn moved(&self) -> Vec<MovedPieces> {
        let transfers = self.seen.iter().flat_map(|event| match event {
            Happened::Contested(contest) => contest.ruling.transfers.to_vec(),
            Happened::Moved { transfer } => vec![*transfer],
            Happened::Consoled { seat, kept, .. } => {
                vec![Transfer::new(*kept, Zone::Bag, Zone::Open(*seat))]
            }
            _ => Vec::new(),
        });
        let whose = |zone: Zone| match zone {
            Zone::Open(seat) | Zone::Victory(seat) | Zone::Tower(seat) | Zone::Black(seat) => {
                Some(self.outer(seat))
            }
            Zone::Bag | Zone::Aside | Zone::Centre | Zone::Hand => None,
        };
        let moved = transfers.map(|transfer| MovedPieces {
            pieces: transfer.pieces,
            from: whose(transfer.from),
            to: whose(transfer.to),
        });
        moved.filter(|moved| !moved.pieces.is_empty()).collect()
    }

    fn consoled(&self) -> Option<Consoled> {
        self.seen.iter().find_map(|event| match *event {
            Happened::Consoled { seat, pulled, kept } => Some(Consoled {
                seat: self.outer(seat),
                pulled,
                kept,
            }),
            _ => None,
        })
    }

    fn rules_view(&self) -> RulesView {
        let options = self.rules().options();
        let game = self.rules().game();
        let wins_by_victory = matches!(game, Game::Duel | Game::Threesome);
        RulesView {
            game,
            edition: self.settings.rules.edition,
            options: self.settings.rules.options.clone(),
            phrase: self
                .calls_camel()
                .then(|| options.duel.shout_phrase.clone()),
            target: wins_by_victory.then_some(options.victory.target),
        }
    }

    fn ring(&self) -> Ring {
        let state = self.journal.state();
        Ring {
            contestants: self.outers(state.order.contestants.iter().copied()),
            master: state.master(self.rules()).map(|seat| self.outer(seat)),
            beaten: match self.has_masters() {
                true => self.outers(state.order.beaten.iter()),
                false => Vec::new(),
            },
            out: self.out(),
        }
    }

    fn has_masters(&self) -> bool {
        let duels = matches!(self.rules().game(), Game::Duel | Game::Tower);
        duels && Mode::of(self.rules().seats(), &self.rules().options().duel) == Mode::Master
    }

    /// Who sits out: the player of a full round (D-37), and who lost the last duel (D-38).
    fn out(&self) -> Vec<(SeatNumber, RuleId)> {
        let state = self.journal.state();
        let away = |seat: &Seat| !state.order.contestants.contains(seat);
        if !self.has_masters() || !self.is_on() {
            return Vec::new();
        }
        let rule = |text: &str| text.parse::<RuleId>().ok();
        let sweeper = state.winner.filter(away).zip(rule("D-37"));
        let sits = self.rules().options().duel.sit_out != dschamal::SitOut::Off;
        let loser = state.loser.filter(away).filter(|_| sits).zip(rule("D-38"));
        let both = sweeper.into_iter().chain(loser);
        both.map(|(seat, rule)| (self.outer(seat), rule)).collect()
    }

    pub(crate) fn ending(&self) -> Option<DschamalEnding> {
        if self.is_on() {
            return None;
        }
        let winners = self.journal.state().winners;
        Some(DschamalEnding {
            called_off: self.called_off,
            winners: self.outers(winners.iter()),
            standings: self.standings(),
            best: best(&self.won),
        })
    }

    /// What counts in this game.
    fn score(&self, seat: Seat) -> i32 {
        let state = self.journal.state();
        match self.rules().game() {
            Game::Quartet => self.most_of_a_shape(seat) as i32,
            Game::Tower => points(self.rules(), state)[seat].total(),
            Game::Duel | Game::Threesome => state.zones.victory[seat].len() as i32,
        }
    }

    fn quickest(&self, seat: SeatNumber) -> Option<u32> {
        let own = self.won.iter().filter(|won| won.winner == seat);
        own.filter_map(|won| won.own_ms).min()
    }

    /// Winners first, then by what they have.
    fn standings(&self) -> Vec<Standing> {
        let state = self.journal.state();
        let won = |seat: Seat| {
            let rulings = self.journal.rulings();
            rulings.filter(|ruling| ruling.winner == Some(seat)).count() as u32
        };
        let mut all: Vec<(bool, Standing)> = Seat::all(self.rules().seats())
            .map(|seat| {
                let standing = Standing {
                    seat: self.outer(seat),
                    place: 0,
                    points: self.score(seat),
                    open: state.zones.open[seat].len() as u32,
                    contests: won(seat),
                    quickest_ms: self.quickest(self.outer(seat)),
                };
                (!state.winners.contains(seat), standing)
            })
            .collect();
        let key = |(lost, standing): &(bool, Standing)| {
            (*lost, -standing.points, u32::MAX - standing.open)
        };
        all.sort_by_key(key);
        let keys: Vec<_> = all.iter().map(key).collect();
        let places = all.into_iter().zip(&keys);
        places
            .map(|((_, standing), own)| Standing {
                place: 1 + keys.iter().filter(|other| *other < own).count(),
                ..standing
            })
            .collect()
    }
}
