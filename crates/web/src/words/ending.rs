//! Words for the end of a game: how it was won, everybody's figures, the best moment.

use dschamal::Game;
use table::{Best, DschamalView, Standing};

use super::book::{decimal, text};

words! {
    /// The contest that is worth seeing again.
    best_moment = "best-moment";
    /// What another game is like.
    another_what = "another-what";
}

/// How the game was won, or why nobody won it; nothing while it is on.
#[must_use]
pub fn how_won(game: &DschamalView) -> Option<String> {
    let ending = game.ending.as_ref()?;
    if ending.called_off {
        return Some(text("how-called-off").to_owned());
    }
    if ending.winners.is_empty() {
        return Some(text("how-dry").to_owned());
    }
    let points = ending.standings.first()?.points;
    Some(match game.rules.game {
        Game::Quartet => text("how-quartet").to_owned(),
        Game::Tower => {
            let mut others = ending.standings.iter();
            let next = others.find(|line| !ending.winners.contains(&line.seat));
            match next {
                Some(next) => say!("how-tower", points = points, next = next.points),
                None => say!("standing-points", points = points),
            }
        }
        Game::Duel | Game::Threesome => match game.rules.target.map(i32::from) {
            Some(target) if points >= target => {
                say!("how-victory", points = points, target = target)
            }
            _ => say!("how-most", points = points),
        },
    })
}

/// What counts in this game.
#[must_use]
pub fn standing_score(game: Game, points: i32) -> String {
    match game {
        Game::Tower => say!("standing-points", points = points),
        Game::Quartet => say!("standing-quartet", points = points),
        Game::Duel | Game::Threesome => say!("standing-victory", points = points),
    }
}

/// A player's other figures.
#[must_use]
pub fn standing_rest(game: Game, line: &Standing) -> String {
    // What was not built lies nowhere in a Tower.
    let open = (game != Game::Tower).then(|| say!("standing-open", open = line.open));
    let contests = say!("standing-contests", contests = line.contests);
    let quickest = line
        .quickest_ms
        .map(|millis| say!("standing-quickest", time = &hundredths(millis)));
    let all = open.into_iter().chain([contests]).chain(quickest);
    all.collect::<Vec<_>>().join(" · ")
}

/// What makes a contest the best of a game.
#[must_use]
pub fn best_why(best: Best) -> String {
    match best {
        Best::Closest { by_ms } => say!("best-closest", time = &thousandths(by_ms)),
        Best::Quickest { after_ms } => say!("best-quickest", time = &hundredths(after_ms)),
        Best::Last => text("best-last").to_owned(),
    }
}

fn hundredths(millis: u32) -> String {
    format!("{}\u{a0}s", decimal(f64::from(millis) / 1000.0, 2))
}

fn thousandths(millis: u32) -> String {
    format!("{}\u{a0}s", decimal(f64::from(millis) / 1000.0, 3))
}
