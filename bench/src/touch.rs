//! Whether touch matters: feeling against grabbing, level against level, and how soon what is named rightly.

use std::thread;

use bag::{Bag, Form, HandState, Load, Settings};
use feelers::duel::{Score, Stage, Who, match_up};
use feelers::{Feeler, Level, Player, Wish};
use serde::Serialize;

/// What was measured, in percent of decided contests, or of pieces.
#[derive(Debug, Serialize)]
pub(crate) struct TouchMatters {
    contests: u32,
    /// The first contest of a Duel: one blue piece lies before each.
    careful_vs_grabber_percent: f64,
    /// All contests: later much is wanted, and a blind hand is lucky more often.
    careful_vs_grabber_whole_games_percent: f64,
    level_2_vs_1_percent: f64,
    level_3_vs_2_percent: f64,
    level_4_vs_3_percent: f64,
    level_5_vs_4_percent: f64,
    mean_contest_s: f64,
    /// Named rightly by the highest level, of the twelve shapes and the camel.
    named_half_s_percent: f64,
    named_1_s_percent: f64,
    named_2_s_percent: f64,
    named_4_s_percent: f64,
    /// The same with the eleven decoys in the list.
    named_of_24_half_s_percent: f64,
    named_of_24_1_s_percent: f64,
    named_of_24_2_s_percent: f64,
    named_of_24_4_s_percent: f64,
    /// Closing hands that held more than one piece.
    doubles_percent: f64,
}

pub(crate) fn measure(contests: u32) -> TouchMatters {
    let top = Who::Feeler(Level::CamelDealer);
    let mut matches = vec![
        ([top, Who::Grabber], Stage::Opening),
        ([top, Who::Grabber], Stage::WholeGames),
    ];
    let levels = Level::ALL.windows(2);
    matches.extend(levels.map(|pair| {
        (
            [Who::Feeler(pair[1]), Who::Feeler(pair[0])],
            Stage::WholeGames,
        )
    }));
    let scores = side_by_side(&matches, contests);
    let percent = |index: usize| scores[index].first_percent();
    let named = naming(false, contests / 2);
    let of_24 = naming(true, contests / 2);
    let seconds =
        |score: &Score| score.ticks as f64 / 60.0 / f64::from(score.decided() + score.neither);
    TouchMatters {
        contests,
        careful_vs_grabber_percent: percent(0),
        careful_vs_grabber_whole_games_percent: percent(1),
        level_2_vs_1_percent: percent(2),
        level_3_vs_2_percent: percent(3),
        level_4_vs_3_percent: percent(4),
        level_5_vs_4_percent: percent(5),
        mean_contest_s: scores[2..].iter().map(seconds).sum::<f64>() / 4.0,
        named_half_s_percent: named[0],
        named_1_s_percent: named[1],
        named_2_s_percent: named[2],
        named_4_s_percent: named[3],
        named_of_24_half_s_percent: of_24[0],
        named_of_24_1_s_percent: of_24[1],
        named_of_24_2_s_percent: of_24[2],
        named_of_24_4_s_percent: of_24[3],
        doubles_percent: doubles(contests),
    }
}

/// As many at a time as there are cores.
fn side_by_side(matches: &[([Who; 2], Stage)], contests: u32) -> Vec<Score> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut scores = Vec::new();
    for some in matches.chunks(cores) {
        scores.extend(thread::scope(|scope| {
            let play = |(pair, stage): &([Who; 2], Stage)| {
                let (pair, stage) = (*pair, *stage);
                scope.spawn(move || match_up(pair, stage, contests, 1))
            };
            let running: Vec<_> = some.iter().map(play).collect();
            running
                .into_iter()
                .map(|one| one.join().unwrap_or_default())
                .collect::<Vec<_>>()
        }));
    }
    scores
}

/// Ticks after the hand has closed.
const MOMENTS: [u32; 4] = [30, 60, 120, 240];

/// Shares of pieces named rightly at the moments, each piece felt by the highest level.
fn naming(decoys: bool, pieces: u32) -> [f64; 4] {
    let forms: Vec<Form> = Form::all()
        .filter(|form| decoys || !matches!(form, Form::Decoy(_)))
        .collect();
    let mut right = [0_u32; 4];
    for seed in 0..pieces {
        let form = forms[seed as usize % forms.len()];
        let wish = Wish::new(|_| true, |other| u8::from(forms.contains(&other)));
        let mut bag = Bag::new(u64::from(seed), &[form; 40], 1, &Settings::default());
        let mut feeler = Feeler::who_only_feels(Level::CamelDealer, u64::from(seed), wish);
        let mut since = None;
        for tick in 0..3000 {
            let felt = bag.step(&[feeler.act()]);
            for (_, touch) in &felt.touches {
                feeler.feel(touch);
                if matches!(touch.state, HandState::Cupped(_)) {
                    since.get_or_insert(tick);
                }
            }
            let Some(moment) =
                since.and_then(|since| MOMENTS.iter().position(|at| tick - since == *at))
            else {
                continue;
            };
            right[moment] += u32::from(most_likely(&feeler) == Some(form.index()));
            if moment == 3 {
                break;
            }
        }
    }
    right.map(|right| 100.0 * f64::from(right) / f64::from(pieces))
}

fn most_likely(feeler: &Feeler) -> Option<usize> {
    let belief = feeler.belief()?;
    let best = belief.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
    best.map(|(form, _)| form)
}

/// How often a hand that closes on a full bag holds two.
fn doubles(bags: u32) -> f64 {
    let things: Vec<Form> = (0..58)
        .filter_map(|index| Form::from_index(index % Form::COUNT))
        .collect();
    let (mut all, mut several) = (0_u32, 0_u32);
    for seed in 0..u64::from(bags) {
        let mut bag = Bag::new(seed, &things, 1, &Settings::default());
        let mut feeler = Feeler::who_only_feels(Level::Trader, seed, Wish::new(|_| true, |_| 1));
        for _ in 0..600 {
            let felt = bag.step(&[feeler.act()]);
            felt.touches
                .iter()
                .for_each(|(_, touch)| feeler.feel(touch));
            let cupped = felt
                .touches
                .iter()
                .find_map(|(_, touch)| match touch.state {
                    HandState::Cupped(load) => Some(load),
                    _ => None,
                });
            if let Some(load) = cupped {
                all += 1;
                several += u32::from(load == Load::Several);
                break;
            }
        }
    }
    100.0 * f64::from(several) / f64::from(all.max(1))
}
