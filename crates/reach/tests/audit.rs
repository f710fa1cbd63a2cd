//! The guesser: whoever learns from everything a browser receives in many contests names an untouched piece no better than
//! from the counts that all can see. What was under the own finger it does name, so that it is worth its name, but no better
//! than the feeler whose finger it was: nothing on the wire knows more than the finger.

use bag::{HandState, Load, Sharpness, Touch};
use dschamal::Piece;
use feelers::{Feeler, Level, Player as _};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use reach::{HandFrame, Reach, ReachOut, read_touch, tick_ms, unpack, write_touch};
use shapes::{Form, Shape};
use table::{Millis, ReachFinish, ReachOrder};

use crate::orders::{START, bot, duel};

const CONTESTS: u64 = 200;
/// So many of them are learned from; the others are guessed.
const LEARNED: usize = 140;
/// How many neighbours are asked.
const ASKED: usize = 7;

/// What one browser and one bystander received in a contest, as numbers, and what neither may know.
struct Contest {
    contacts: Vec<f32>,
    bumps: Vec<f32>,
    rhythm: Vec<f32>,
    watched: Vec<f32>,
    /// What the own hand brought out.
    own: Option<Form>,
    /// What the feeler itself took it for.
    believed: Option<Form>,
    /// A piece that no hand held.
    untouched: Form,
}

/// The four families that a guesser has to tell apart: nearly a third of all pieces each, and the black ones.
fn family(form: Form) -> usize {
    match form {
        Form::Shape(Shape::Ball | Shape::Egg | Shape::Disc | Shape::Dome) => 0,
        Form::Shape(Shape::Cube | Shape::Brick | Shape::Step | Shape::Cross) => 1,
        Form::Shape(_) => 2,
        Form::Decoy(_) | Form::Camel => 3,
    }
}

fn feeler(seed: u64) -> Feeler {
    let good = |form: Form| matches!(form, Form::Shape(_));
    let left = |form: Form| if matches!(form, Form::Shape(_)) { 4 } else { 1 };
    Feeler::new(Level::Driver, seed, feelers::Wish::new(good, left))
}

/// One contest of a person on seat 0 against a bot, looked at as bytes on the wire.
fn contest(seed: u64) -> Contest {
    let order = ReachOrder {
        bots: vec![bot(1, 4)],
        limit: Millis::seconds(8),
        enough: 2,
        ..duel(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    };
    let mut reach = Reach::new(&order, &[]);
    let (mut player, mut tick) = (feeler(seed), 0);
    let (mut touches, mut believed) = (Vec::new(), None);
    let mut heaves = Vec::new();
    let finish = 'over: {
        for ms in 0..10_000 {
            let now = START + Millis(ms);
            while tick_ms(tick) <= ms {
                reach.take(0, now, &HandFrame::one(tick, player.act()));
                tick += 1;
            }
            if now < reach.wake_at() {
                continue;
            }
            for out in reach.advance(now) {
                match out {
                    ReachOut::Touch { seat, felt } => {
                        assert_eq!(seat, 0, "a bot has no browser");
                        let touch = read_touch(&write_touch(&felt.touch)).unwrap();
                        player.feel(&touch);
                        believed = likeliest(&player).or(believed);
                        touches.push(touch);
                    }
                    ReachOut::Heave(heave) => heaves.push(f32::from(heave) / 16.0),
                    ReachOut::Finished(finish) => break 'over finish,
                    ReachOut::Shouted { .. }
                    | ReachOut::FalseStart { .. }
                    | ReachOut::CameOut(_) => {}
                }
            }
        }
        panic!("it never finished");
    };
    Contest {
        believed,
        ..told(&order, &finish, &touches, &heaves, seed)
    }
}

/// What it thinks it has in hand.
fn likeliest(player: &Feeler) -> Option<Form> {
    let belief = player.belief()?;
    Form::all().max_by(|a, b| belief[a.index()].total_cmp(&belief[b.index()]))
}

fn told(
    order: &ReachOrder,
    finish: &ReachFinish,
    touches: &[Touch],
    heaves: &[f32],
    seed: u64,
) -> Contest {
    let mut held = vec![false; order.things.len()];
    unpack(&finish.recording).unwrap().replay(|bag, _| {
        for (thing, place) in bag.lights_on().things.iter().enumerate() {
            held[thing] |= place.is_none_or(|place| place.held_by.is_some());
        }
    });
    let untouched: Vec<Piece> = order
        .things
        .iter()
        .zip(&held)
        .filter_map(|(piece, held)| (!held).then_some(*piece))
        .collect();
    let drawn = ChaCha8Rng::seed_from_u64(seed ^ 77).next_u64() as usize % untouched.len();
    let own = finish.hands[0].pulled.single();
    Contest {
        contacts: contacts(touches),
        bumps: bumps(touches),
        rhythm: rhythm(touches),
        watched: summary(heaves),
        own: own.map(Piece::form),
        believed: None,
        untouched: untouched[drawn].form(),
    }
}

/// How the last cupped piece felt.
fn contacts(touches: &[Touch]) -> Vec<f32> {
    let last_cup = touches
        .iter()
        .rposition(|touch| touch.state == HandState::Groping)
        .unwrap_or(0);
    let felt: Vec<Sharpness> = touches[last_cup..]
        .iter()
        .filter_map(|touch| Some(touch.contact?.sharpness))
        .collect();
    let kinds = [
        Sharpness::Flat,
        Sharpness::Round,
        Sharpness::Edge,
        Sharpness::Corner,
    ];
    let share = |kind: Sharpness| {
        let count = felt.iter().filter(|sharpness| **sharpness == kind).count();
        count as f32 / felt.len().max(1) as f32
    };
    kinds.map(share).to_vec()
}

/// What a groping hand bumped into.
fn bumps(touches: &[Touch]) -> Vec<f32> {
    let thumps: Vec<f32> = touches.iter().map(|touch| f32::from(touch.thump)).collect();
    let slips = touches.iter().filter(|touch| touch.slipped).count() as f32;
    [summary(&thumps), vec![slips]].concat()
}

/// How long the hand did what.
fn rhythm(touches: &[Touch]) -> Vec<f32> {
    let states = [
        HandState::Groping,
        HandState::Cupped(Load::One),
        HandState::Cupped(Load::Several),
        HandState::Pulling,
    ];
    let seconds = |state: HandState| {
        let count = touches.iter().filter(|touch| touch.state == state).count();
        count as f32 / 30.0
    };
    states.map(seconds).to_vec()
}

fn summary(values: &[f32]) -> Vec<f32> {
    let count = values.len().max(1) as f32;
    let mean = values.iter().sum::<f32>() / count;
    let spread = values.iter().map(|value| (value - mean).abs()).sum::<f32>() / count;
    let most = values.iter().copied().fold(0.0, f32::max);
    vec![mean, spread, most / 4.0, count / 100.0]
}

/// How many of the last contests are guessed rightly by the nearest of those before, and how many by always saying the same.
fn guessed(cases: &[(&[f32], usize)]) -> (usize, usize, usize) {
    let learned = LEARNED.min(cases.len() * 2 / 3);
    let (known, asked) = cases.split_at(learned);
    let right = asked.iter().filter(|(numbers, truth)| {
        let mut near: Vec<(f32, usize)> = known
            .iter()
            .map(|(other, family)| (distance(numbers, other), *family))
            .collect();
        near.sort_by(|a, b| a.0.total_cmp(&b.0));
        most_common(near.iter().take(ASKED).map(|(_, family)| *family)) == *truth
    });
    let same = most_common(known.iter().map(|(_, family)| *family));
    let by_counts = asked.iter().filter(|(_, truth)| *truth == same);
    (right.count(), by_counts.count(), asked.len())
}

fn distance(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum()
}

fn most_common(families: impl Iterator<Item = usize>) -> usize {
    let mut counts = [0; 4];
    families.for_each(|family| counts[family] += 1);
    (0..4).max_by_key(|family| counts[*family]).unwrap()
}

/// So many right guesses lie this many standard deviations above what the counts give.
fn above_chance(deviations: f32, by_counts: usize, asked: usize) -> f32 {
    let share = (by_counts as f32 / asked as f32).max(0.25);
    let spread = (asked as f32 * share * (1.0 - share)).sqrt();
    asked as f32 * share + deviations * spread
}

/// One kind of thing that is received.
type Numbers = fn(&Contest) -> &[f32];

#[test]
fn nobody_learns_an_untouched_piece_from_the_wire() {
    let contests: Vec<Contest> = (0..CONTESTS).map(contest).collect();
    let untouched = |numbers: Numbers| -> Vec<(&[f32], usize)> {
        let all = contests.iter();
        all.map(|contest| (numbers(contest), family(contest.untouched)))
            .collect()
    };
    let views: [(&str, Numbers); 4] = [
        ("who felt contacts", |contest| &contest.contacts),
        ("who felt bumps", |contest| &contest.bumps),
        ("who felt the rhythm", |contest| &contest.rhythm),
        ("a bystander", |contest| &contest.watched),
    ];
    for (who, numbers) in views {
        let (right, by_counts, asked) = guessed(&untouched(numbers));
        assert!(
            right as f32 <= above_chance(3.0, by_counts, asked),
            "{who} guessed {right} of {asked}, by counts {by_counts}"
        );
    }
    // The same guesser is no fool: what was under the own finger it tells apart.
    let own: Vec<(&[f32], usize)> = contests
        .iter()
        .filter_map(|contest| Some((contest.contacts.as_slice(), family(contest.own?))))
        .collect();
    let (right, by_counts, asked) = guessed(&own);
    assert!(
        right as f32 > above_chance(1.5, by_counts, asked),
        "only {right} of {asked}, by counts {by_counts}"
    );
    // And it knows no more than the finger did.
    let last = contests.iter().filter(|contest| contest.own.is_some());
    let last: Vec<&Contest> = last.collect();
    let last = &last[last.len() - asked..];
    let named = last.iter().filter(|contest| {
        let believed = contest.believed.map(family);
        believed.is_some() && believed == contest.own.map(family)
    });
    let named = named.count();
    assert!(
        right as f32 <= above_chance(2.0, named, asked),
        "the guesser named {right} of {asked}, the feeler {named}"
    );
    println!("guesser {right}, feeler {named}, counts {by_counts} of {asked}");
}
