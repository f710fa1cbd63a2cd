//! A table on this device plays itself through: calls, hands, choices, the end; and a reload loses nothing.

use dschamal::Game;
use table::{DschamalSettings, DschamalView, GameSettings, Phase, View};

use super::*;
use crate::dschamal::phase::{headline, under};
use crate::dschamal::seats::{own_player, player_name};
use crate::lamp::film::film;
use crate::lamp::reel::Reel;
use crate::lamp::story;
use crate::lamp::wire::{MarkKind, Step};
use crate::net::wood_line::Held;
use crate::words;

/// A person who watches, waits for every timeout, and never reaches in.
struct Evening {
    keeper: Keeper,
    now: i64,
    wake: i64,
    view: Option<View>,
    log: Vec<String>,
}

impl Evening {
    fn begin(game: Game, level: u8) -> Evening {
        Evening::begin_at(game, level, 1_000_000)
    }

    /// Another time, other bags.
    fn begin_at(game: Game, level: u8, now: i64) -> Evening {
        let mut agreed = DschamalSettings::new(game, *game.seats().start());
        agreed.choice_s = 5;
        let draw = serde_json::json!(5);
        agreed
            .rules
            .options
            .insert("common.draw_timeout_s".to_owned(), draw);
        let settings = Settings {
            game: GameSettings::Dschamal(agreed),
            ..Settings::gimel()
        };
        let mut evening = Evening {
            keeper: Keeper::default(),
            now,
            wake: 0,
            view: None,
            log: Vec::new(),
        };
        evening.hear(Want::Open("Ada".to_owned(), Box::new(settings), level));
        evening
    }

    fn hear(&mut self, want: Want) {
        let chance = (self.now as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let at = At {
            now: self.now,
            chance,
        };
        let mut told = Vec::new();
        self.keeper.hear(at, want, &mut |what| told.push(what));
        for what in told {
            match what {
                Told::Shown { view, fresh, added } => {
                    if fresh {
                        self.log.clear();
                    }
                    self.log.extend(added.into_iter().map(|(_, text)| text));
                    self.view = Some(*view);
                }
                Told::Wake { at } => self.wake = at,
                Told::Answered { refused, .. } => assert_eq!(refused, None),
                Told::Empty => self.view = None,
                Told::Felt { .. }
                | Told::Heave { .. }
                | Told::CameOut { .. }
                | Told::Shouted { .. }
                | Told::Held(_) => {}
            }
        }
    }

    fn game(&self) -> &DschamalView {
        let view = self.view.as_ref().expect("a table");
        view.dschamal().expect("a game")
    }

    /// Time passes until the keeper wants to be asked.
    fn wait(&mut self) {
        assert!(self.wake > 0, "the keeper always says when");
        self.now = self.wake.max(self.now + 1);
        self.hear(Want::Wake);
    }

    fn until(&mut self, what: &str, so: impl Fn(&DschamalView) -> bool) {
        for _ in 0..60_000 {
            if so(self.game()) {
                return;
            }
            self.wait();
        }
        panic!("not so: {what}; {:?}", self.game().phase);
    }
}

fn hands(phase: &Phase) -> Option<&[SeatNumber]> {
    match phase {
        Phase::Called { hands, .. } | Phase::Reaching { hands, .. } => Some(hands),
        _ => None,
    }
}

#[test]
fn bots_reach_in_and_rulings_come_while_the_person_only_watches() {
    let mut evening = Evening::begin(Game::Duel, 3);
    evening.until("a ruling", |game| game.contests.len() >= 2);
    assert!(evening.game().photo.is_some());
    let bots = evening.game().contests.iter();
    assert!(bots.clone().count() >= 2);
}

/// Lets go of what the person has to build.
fn let_go(evening: &mut Evening) {
    if let Phase::Build {
        number, seat: 0, ..
    } = evening.game().phase
    {
        evening.hear(Want::Hold(Held {
            build: number,
            first: 0,
            inputs: mason::write_inputs(&[mason::HoldInput::RELEASE]),
        }));
    }
}

#[test]
fn towers_are_built_by_bots_and_by_the_person() {
    let (mut bot, mut own, mut standing) = (false, false, 0);
    for hour in 1..=12 {
        let mut evening = Evening::begin_at(Game::Tower, 5, hour * 3_600_000);
        while !(bot && own) && evening.game().ending.is_none() {
            let last = evening.game().last_build.as_ref().map(|line| line.seat);
            bot |= last.is_some_and(|seat| seat != 0);
            own |= last == Some(0);
            standing = standing.max(evening.game().towers.iter().map(Vec::len).sum());
            let_go(&mut evening);
            evening.wait();
        }
    }
    assert!(bot, "a bot has built");
    assert!(standing > 0);
    assert!(own, "somebody gave the person a piece (T-07)");
}

#[test]
fn reload_with_hands_in_the_bag_is_told_and_fought_again() {
    let mut evening = Evening::begin(Game::Duel, 1);
    evening.until("hands in the bag", |game| hands(&game.phase).is_some());
    evening.now += 900;
    evening.hear(Want::Wake);
    let log = evening.log.clone();
    evening.keeper = Keeper::default();
    evening.now += 3_600_000;
    evening.hear(Want::Restore(log));
    assert!(
        evening.game().broken.is_some(),
        "{:?}",
        evening.game().phase
    );
    evening.until("the contest", |game| !game.contests.is_empty());
}

#[test]
fn another_game_is_another_table_with_the_same_rules() {
    let mut evening = Evening::begin(Game::Duel, 2);
    let settings = evening.view.as_ref().map(|view| view.settings.clone());
    evening.hear(Want::Act(1, Box::new(Command::Abort)));
    assert!(evening.game().ending.is_some());
    let entries = evening.log.len();
    evening.hear(Want::Act(2, Box::new(Command::Rematch)));
    assert!(evening.game().ending.is_none());
    assert!(evening.log.len() <= entries, "the old log is gone");
    let again = evening.view.as_ref().map(|view| view.settings.clone());
    assert_eq!(again, settings);
}

#[test]
fn a_hand_before_the_call_has_started_too_early() {
    let mut evening = Evening::begin(Game::Threesome, 1);
    evening.until("a contest of all three", |game| {
        matches!(&game.phase, Phase::AwaitingCall { contestants, .. } if contestants.contains(&MY_SEAT))
    });
    let Phase::AwaitingCall { number, .. } = evening.game().phase else {
        panic!("it is awaited");
    };
    let inputs = [bag_input()];
    evening.hear(Want::Hand(protocol::HandFrame {
        table: 0,
        reach: number,
        tick: 0,
        shout: None,
        inputs: reach::write_inputs(&inputs),
    }));
    assert_eq!(evening.game().false_starts, [(MY_SEAT, 1)]);
}

fn bag_input() -> ::bag::HandInput {
    ::bag::HandInput::act(::bag::Act::Cup)
}

#[test]
fn what_is_no_log_is_no_table() {
    let mut evening = Evening::begin(Game::Duel, 1);
    evening.hear(Want::Restore(vec!["sand".to_owned()]));
    assert!(evening.view.is_none());
}

#[test]
fn what_was_in_the_dark_is_seen_once_the_game_is_over_and_not_before() {
    let mut evening = Evening::begin(Game::Duel, 4);
    evening.until("something came out", |game| {
        game.contests.iter().any(|line| !line.pulled.is_empty())
    });
    assert!(story::of_log(&evening.log).is_none(), "it is being played");
    evening.hear(Want::Act(1, Box::new(Command::Abort)));
    let (table, story) = story::of_log(&evening.log).expect("it is over");
    let pulled = |step: &Step| -> usize { step.hands.iter().map(|hand| hand.pulled.len()).sum() };
    let step = story.steps.iter().find(|step| pulled(step) > 0);
    let step = step.expect("a contest with a pull");
    let number = story.reaches[step.reach.expect("it was a reach")];
    let light = table.lights_on(number).expect("the lights are on");
    let reel = Reel::from(film(light).expect("it can be read"));
    assert_eq!(reel.scene(0).count(), reel.things.len());
    let left = reel.scene(reel.end()).count();
    assert_eq!(
        reel.things.len() - left,
        pulled(step),
        "what came out is gone"
    );
    assert!(reel.marks.iter().any(|mark| mark.kind == MarkKind::Placed));
}

/// What is read of a moment: the headline, what is under it, the ruling.
fn read(evening: &Evening) -> Vec<String> {
    let view = evening.view.as_ref().expect("a table");
    let game = evening.game();
    let mut lines = under(view, game);
    lines.push(headline(view, game));
    let name = |player| player_name(view, game, player);
    let story = game.story.as_ref();
    lines.extend(story.map(|it| words::ruling(&it.messages, own_player(view, game), &name)));
    lines
}

#[test]
fn the_person_is_you_in_all_that_is_read_and_seen_again() {
    for game in [Game::Duel, Game::Tower, Game::Threesome] {
        let mut evening = Evening::begin(game, 3);
        for _ in 0..3_000 {
            for line in read(&evening) {
                assert!(!line.contains("Ada"), "{game:?}: {line}");
            }
            let_go(&mut evening);
            evening.wait();
        }
        evening.hear(Want::Act(1, Box::new(Command::Abort)));
        let (_, story) = story::of_log(&evening.log).expect("it is over");
        assert_eq!(story.names[story.you.expect("a person played")], "You");
        for step in &story.steps {
            let lines = [&step.say, &step.ruling];
            assert!(lines.iter().all(|line| !line.contains("Ada")), "{step:?}");
        }
    }
}
