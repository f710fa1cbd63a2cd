//! The study: what many games of the engine against itself say about Gimel, as a document with figures.

mod figures;
mod games;
mod worth;

use std::fmt::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use figures::{Bar, bars, curves, scales};
use games::{Seen, play};
use worth::worths;

/// Plays many games under several rules and writes what they say.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  caravanserai gimel study --games 400 --threads 16 docs/gimel

Writes numbers.md and the figures as SVG into the folder. docs/GIMEL.md tells what they mean.")]
pub struct Study {
    /// The folder to write to
    folder: String,
    /// Games under each set of rules
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Games at the same time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Positions looked at for each move
    #[arg(long, default_value_t = 2_000)]
    nodes: u64,
}

/// Sets of rules that are compared; the first is the usual one.
const RULES: &[(&str, &str)] = &[
    ("as written (draw rule stops the game)", ""),
    ("draw rule only if nobody ever led", "draw=never_led"),
    ("no draw rule", "draw=off"),
    ("target 40", "target=40"),
    ("target 30", "target=30"),
    ("four of each kind, target 30", "pieces_each=4 target=30"),
    ("bent falcon", "falcon=bent"),
    ("cat also diagonally", "cat_diagonal=true"),
];

/// What games under one set of rules came to.
struct Chapter {
    name: &'static str,
    games: Vec<Seen>,
}

impl Chapter {
    fn share(&self, of: impl Fn(&Seen) -> bool) -> f64 {
        let count = self.games.iter().filter(|game| of(game)).count();
        100.0 * count as f64 / self.games.len().max(1) as f64
    }

    fn mean(&self, of: impl Fn(&Seen) -> f64) -> f64 {
        self.games.iter().map(of).sum::<f64>() / self.games.len().max(1) as f64
    }
}

impl Study {
    /// Plays, counts and writes.
    pub fn run(&self) -> Result<String, String> {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {eta} left");
        let bar = ProgressBar::new((RULES.len() * self.games) as u64)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let chapters: Vec<Chapter> = RULES
            .iter()
            .map(|(name, rules)| Chapter {
                name,
                games: self.games_under(rules, &bar),
            })
            .collect();
        bar.finish_and_clear();
        let folder = Path::new(&self.folder);
        let text = self.numbers(&chapters);
        let files = [
            ("numbers.md", text.clone()),
            ("results.svg", results(&chapters)),
            ("hands.svg", hands(&chapters)),
            ("worth.svg", worth_figure(&chapters)),
        ];
        let trouble = |why| format!("{} cannot be written: {why}", self.folder);
        std::fs::create_dir_all(folder).map_err(trouble)?;
        for (name, text) in files {
            std::fs::write(folder.join(name), text).map_err(trouble)?;
        }
        Ok(text)
    }

    fn games_under(&self, rules: &str, bar: &ProgressBar) -> Vec<Seen> {
        let next = AtomicUsize::new(0);
        let games = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let seen = play(rules, self.nodes, number as u64);
                        let mut games = games.lock().unwrap_or_else(PoisonError::into_inner);
                        games.push((number, seen));
                        bar.inc(1);
                    }
                });
            }
        });
        let mut games = games.into_inner().unwrap_or_else(PoisonError::into_inner);
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().map(|(_, seen)| seen).collect()
    }

    fn numbers(&self, chapters: &[Chapter]) -> String {
        let mut text = format!(
            "<!-- Written by `caravanserai gimel study --games {} --nodes {}`. -->\n\n| Rules | White won | Drawn | Black won | Ended by the draw rule | Not over after {} turns | Turns |\n|---|---|---|---|---|---|---|\n",
            self.games,
            self.nodes,
            games::MOST_TURNS
        );
        for chapter in chapters {
            let _ = writeln!(
                text,
                "| {} | {:.0} % | {:.0} % | {:.0} % | {:.0} % | {:.0} % | {:.0} |",
                chapter.name,
                chapter.share(|game| game.winner == 1),
                chapter.share(|game| game.winner == 0),
                chapter.share(|game| game.winner == -1),
                chapter.share(|game| game.by_draw_rule),
                chapter.share(|game| game.cut),
                chapter.mean(|game| game.turns as f64),
            );
        }
        text.push_str("\n| | Beetle | Cat | Falcon |\n|---|---|---|---|\n");
        let Some(usual) = chapters.first() else {
            return text;
        };
        let [board, hand] = worths(&usual.games);
        for (name, row) in [("on the board", board), ("in hand", hand)] {
            let [beetle, cat, falcon] = row;
            let _ = writeln!(text, "| {name} | {beetle:+.2} | {cat:+.2} | {falcon:+.2} |");
        }
        let mut taken = [[0.0; 3]; 3];
        for game in &usual.games {
            for (sums, counts) in taken.iter_mut().zip(game.taken) {
                for (sum, count) in sums.iter_mut().zip(counts) {
                    *sum += f64::from(count) / usual.games.len() as f64;
                }
            }
        }
        text.push_str(
            "\n| Captures a game | of beetles | of cats | of falcons |\n|---|---|---|---|\n",
        );
        for (name, [beetle, cat, falcon]) in
            ["by beetles", "by cats", "by falcons"].iter().zip(taken)
        {
            let _ = writeln!(text, "| {name} | {beetle:.1} | {cat:.1} | {falcon:.1} |");
        }
        text
    }
}

fn results(chapters: &[Chapter]) -> String {
    let rows: Vec<Bar> = chapters
        .iter()
        .map(|chapter| Bar {
            label: chapter.name.to_owned(),
            parts: [1, 0, -1]
                .map(|who| chapter.share(|game| game.winner == who))
                .to_vec(),
        })
        .collect();
    bars(
        "How games end, in percent",
        &["White wins", "drawn", "Black wins"],
        &rows,
        100.0,
    )
}

fn hands(chapters: &[Chapter]) -> String {
    let mut lines = vec![Vec::new(); 3];
    if let Some(usual) = chapters.first() {
        for step in 0..games::STEPS {
            let there: Vec<&[f64; 3]> = usual
                .games
                .iter()
                .filter_map(|game| game.hands.get(step))
                .collect();
            if there.len() < usual.games.len().div_ceil(4) {
                break;
            }
            for (kind, line) in lines.iter_mut().enumerate() {
                let sum: f64 = there.iter().map(|hands| hands[kind]).sum();
                line.push(sum / there.len() as f64);
            }
        }
    }
    curves(
        "Pieces kept in hand, by turn",
        &["beetles", "cats", "falcons"],
        &lines,
        games::STEP as f64,
        8.0,
    )
}

fn worth_figure(chapters: &[Chapter]) -> String {
    let [board, hand] = chapters
        .first()
        .map_or([[0.0; 3]; 2], |usual| worths(&usual.games));
    let rows: Vec<(String, f64)> = ["beetle", "cat", "falcon"]
        .iter()
        .enumerate()
        .flat_map(|(kind, name)| {
            [("on the board", board), ("in hand", hand)]
                .map(|(place, row)| (format!("{name} {place}"), row[kind]))
        })
        .collect();
    scales("Points still to come to who has one piece more", &rows, 1.0)
}
