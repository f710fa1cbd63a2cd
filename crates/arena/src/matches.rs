//! A match: many games in pairs, several at a time, until enough is known.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use clap::Args;
use gimel::{BySide, Side};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::contest::{Conditions, Fault, Finished, play};
use crate::elo::{Sprt, Tally, Verdict};
use crate::program::{Program, ProgramError};
use crate::referee::Pace;

/// Lets two engines play and says which is stronger, and how sure that is.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  caravanserai gimel match --games 400 --movetime 50 --second './older gimel engine' --concurrency 16
  caravanserai gimel match --nodes 2000 --first-option Level=3 --second-option Player=greedy --json
  caravanserai gimel match --clock 10+0.1 --sprt 0,10 --records games.txt --second 'env X=1 ./other'

Every opening of the book is played twice, colours swapped. Elo comes with its 95 % interval.")]
pub struct Match {
    /// Command of the first program; this one if left out
    #[arg(long, value_name = "COMMAND", default_value = "self")]
    first: String,
    /// Command of the second program; this one if left out
    #[arg(long, value_name = "COMMAND", default_value = "self")]
    second: String,
    /// An option for the first program; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    first_option: Vec<String>,
    /// An option for the second program; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    second_option: Vec<String>,
    /// Games at most, two for each opening
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// Milliseconds a move (the default, 100)
    #[arg(long, conflicts_with_all = ["nodes", "clock"])]
    movetime: Option<u64>,
    /// Positions a move
    #[arg(long, conflicts_with = "clock")]
    nodes: Option<u64>,
    /// Seconds for a game and for each move, as 10+0.1
    #[arg(long, value_parser = clock)]
    clock: Option<(u64, u64)>,
    /// Stop as soon as a sequential test of these two Elo differences decides
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Milliseconds an answer may be late
    #[arg(long, default_value_t = 1_000)]
    slack: u64,
    /// Turns after which a game is drawn
    #[arg(long, default_value_t = 600)]
    most_turns: u64,
    /// An option of the game such as target=30; both programs must know `Rules`
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A file for the records of the games
    #[arg(long, value_name = "FILE")]
    records: Option<String>,
    /// Skip so many openings of the book
    #[arg(long, default_value_t = 0)]
    skip: usize,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// What a match came to.
#[derive(Debug, Clone, Serialize)]
pub struct Report {
    /// Games by result, as the first player sees them.
    #[serde(flatten)]
    pub tally: Tally,
    /// The first player's share of the points.
    pub score: f64,
    /// By how much the first is stronger.
    pub elo: f64,
    /// Half width of the 95 % interval.
    pub error: f64,
    /// Log likelihood ratio of the sequential test, if one was asked for.
    pub llr: Option<f64>,
    /// What that test says.
    pub verdict: Option<Verdict>,
    /// Draws that the rules did not make: the games went on for too many turns and were broken off.
    pub cut: u64,
    /// Mean length of a game.
    pub turns: f64,
    /// Longest answer in milliseconds.
    pub slowest_ms: u64,
    /// Games lost by an illegal move, on time, by a crash: of the first and of the second.
    pub faults: [[u64; 3]; 2],
}

/// What all the tables of a match share.
#[derive(Default)]
struct Score {
    tally: Tally,
    cut: u64,
    turns: u64,
    slowest_ms: u64,
    faults: [[u64; 3]; 2],
    trouble: Option<ProgramError>,
    over: bool,
}

impl Match {
    /// Plays it. `own` is the command that makes this very program speak UGI.
    pub fn run(&self, own: &[String]) -> Result<Report, String> {
        let conditions = self.conditions()?;
        let records = match &self.records {
            None => None,
            Some(name) => {
                Some(Mutex::new(File::create(name).map_err(|why| {
                    format!("{name} cannot be written ({why})")
                })?))
            }
        };
        let openings: Vec<&str> = crate::book().collect();
        let (next, score) = (AtomicU64::new(0), Mutex::new(Score::default()));
        let bar = self.bar();
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                scope.spawn(|| {
                    let table = Table {
                        plan: self,
                        own,
                        conditions: &conditions,
                        openings: &openings,
                        next: &next,
                        score: &score,
                        records: records.as_ref(),
                        bar: &bar,
                    };
                    table.play_pairs();
                });
            }
        });
        bar.finish_and_clear();
        let score = score.into_inner().unwrap_or_else(PoisonError::into_inner);
        match score.trouble {
            Some(why) => Err(why.to_string()),
            None => Ok(self.report(&score)),
        }
    }

    fn conditions(&self) -> Result<Conditions, String> {
        let pace = match (self.movetime, self.nodes, self.clock) {
            (_, Some(nodes), _) => Pace::Nodes(nodes),
            (_, _, Some((base, increment))) => Pace::Clock { base, increment },
            (ms, _, _) => Pace::MoveTime(ms.unwrap_or(100)),
        };
        let options = self.options.join(" ");
        Ok(Conditions {
            options: options.parse().map_err(|why| format!("{why}"))?,
            pace,
            slack_ms: self.slack,
            most_turns: self.most_turns,
        })
    }

    fn bar(&self) -> ProgressBar {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {msg}, {eta} left");
        ProgressBar::new(self.games)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }

    /// Command and options of one of the two.
    fn player(&self, first: bool) -> (&String, &[String]) {
        if first {
            (&self.first, &self.first_option)
        } else {
            (&self.second, &self.second_option)
        }
    }

    fn start(&self, own: &[String], first: bool) -> Result<Program, ProgramError> {
        let (command, options) = self.player(first);
        let command = match command.as_str() {
            "self" => own.to_vec(),
            text => text.split_whitespace().map(str::to_owned).collect(),
        };
        let mut options = options.to_vec();
        if !self.options.is_empty() {
            options.push(format!("Rules={}", self.options.join(" ")));
        }
        Program::start(&command, &options)
    }

    fn report(&self, score: &Score) -> Report {
        let tally = score.tally;
        let (elo, error) = tally.elo();
        Report {
            tally,
            score: tally.score(),
            elo,
            error,
            llr: self.sprt.map(|test| tally.llr(test)),
            verdict: self.sprt.and_then(|test| tally.verdict(test)),
            cut: score.cut,
            turns: score.turns as f64 / (tally.games() as f64).max(1.0),
            slowest_ms: score.slowest_ms,
            faults: score.faults,
        }
    }
}

impl Report {
    /// For people.
    #[must_use]
    pub fn text(&self) -> String {
        let Tally {
            wins,
            draws,
            losses,
            pairs,
        } = self.tally;
        let mut text = format!(
            "{} games: {wins} won, {draws} drawn, {losses} lost ({:.1} %), pairs {pairs:?}\nElo {:+.1} ± {:.1}",
            self.tally.games(),
            self.score * 100.0,
            self.elo,
            self.error
        );
        if let Some(llr) = self.llr {
            let verdict = match self.verdict {
                None => "undecided",
                Some(Verdict::Stronger) => "stronger",
                Some(Verdict::NotStronger) => "not stronger",
            };
            let _ = write!(text, ", LLR {llr:+.2} ({verdict})");
        }
        let [first, second] = self.faults;
        let _ = write!(
            text,
            "\n{} of the draws were broken off; {:.0} turns a game, slowest answer {} ms; illegal moves, time losses, crashes: {first:?} and {second:?}",
            self.cut, self.turns, self.slowest_ms
        );
        text
    }
}

/// One of the places where games are played at the same time.
struct Table<'a> {
    plan: &'a Match,
    own: &'a [String],
    conditions: &'a Conditions,
    openings: &'a [&'a str],
    next: &'a AtomicU64,
    score: &'a Mutex<Score>,
    records: Option<&'a Mutex<File>>,
    bar: &'a ProgressBar,
}

impl Table<'_> {
    fn play_pairs(&self) {
        let mut programs = None;
        loop {
            let pair = self.next.fetch_add(1, Ordering::Relaxed);
            let over = self.with_score(|score| score.over);
            if over || pair * 2 >= self.plan.games {
                return;
            }
            if let Err(why) = self.play_pair(pair, &mut programs) {
                self.with_score(|score| {
                    score.over = true;
                    score.trouble.get_or_insert(why);
                });
            }
        }
    }

    fn play_pair(
        &self,
        pair: u64,
        programs: &mut Option<[Program; 2]>,
    ) -> Result<(), ProgramError> {
        let opening = self.openings[(pair as usize + self.plan.skip) % self.openings.len()];
        let mut halves = [0; 2];
        for (game, first) in Side::BOTH.into_iter().enumerate() {
            if programs.is_none() {
                let start = |first| self.plan.start(self.own, first);
                *programs = Some([start(true)?, start(false)?]);
            }
            let Some([one, two]) = programs.as_mut() else {
                continue;
            };
            let mut players = match first {
                Side::White => BySide {
                    white: one,
                    black: two,
                },
                Side::Black => BySide {
                    white: two,
                    black: one,
                },
            };
            let finished = play(opening, self.conditions, &mut players)?;
            halves[game] = match finished.winner {
                None => 1,
                Some(side) => 2 * u8::from(side == first),
            };
            if finished.fault.is_some() {
                *programs = None;
            }
            self.note(&finished, first);
        }
        self.with_score(|score| {
            score.tally.add(halves);
            let decided = self.plan.sprt.and_then(|test| score.tally.verdict(test));
            score.over |= decided.is_some();
            let (elo, error) = score.tally.elo();
            self.bar.set_message(format!("Elo {elo:+.0} ± {error:.0}"));
        });
        Ok(())
    }

    fn note(&self, finished: &Finished, first: Side) {
        self.with_score(|score| {
            score.cut += u64::from(finished.cut);
            score.turns += finished.turns;
            score.slowest_ms = score.slowest_ms.max(finished.slowest.as_millis() as u64);
            if let Some((side, fault)) = finished.fault {
                let kind = match fault {
                    Fault::Illegal => 0,
                    Fault::Time => 1,
                    Fault::Crash => 2,
                };
                score.faults[usize::from(side != first)][kind] += 1;
            }
        });
        self.bar.inc(1);
        let Some(records) = self.records else { return };
        let mut record = finished.record.clone();
        for side in Side::BOTH {
            let (program, options) = self.plan.player(side == first);
            // Two settings of one program are told apart by their options.
            let name = [std::slice::from_ref(program), options].concat().join(" ");
            let tag = match side {
                Side::White => "White",
                Side::Black => "Black",
            };
            let _ = record.set_tag(tag, &name);
        }
        if finished.cut {
            let _ = record.set_tag(
                "Cut",
                &format!("counted as drawn after {} turns", finished.turns),
            );
        }
        let mut file = records.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(why) = writeln!(file, "{record}") {
            self.bar.println(format!("a record was not written: {why}"));
        }
    }

    fn with_score<T>(&self, change: impl FnOnce(&mut Score) -> T) -> T {
        change(&mut self.score.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn clock(text: &str) -> Result<(u64, u64), String> {
    let wrong = || format!("`{text}` is no clock; expected seconds and increment as 10+0.1");
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let ms = |text: &str| text.parse::<f64>().ok().filter(|s| (0.0..1e6).contains(s));
    let [Some(base), Some(increment)] = [base, increment].map(ms) else {
        return Err(wrong());
    };
    Ok(((base * 1000.0) as u64, (increment * 1000.0) as u64))
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let wrong = || format!("`{text}` is no test; expected two Elo differences as 0,10");
    let (low, high) = text.split_once(',').ok_or_else(wrong)?;
    let [Ok(low), Ok(high)] = [low, high].map(|text| text.trim().parse::<f64>()) else {
        return Err(wrong());
    };
    (low < high).then_some(Sprt { low, high }).ok_or_else(wrong)
}
