//! The agreed playing time and the limit per turn, counted down. Time comes in as an argument.

use gimel::{Entry, Options};

/// What is left, in milliseconds; nothing where nothing was agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Clock {
    /// Of the game.
    pub game: Option<u64>,
    /// Of the turn.
    pub turn: Option<u64>,
    turn_limit: Option<u64>,
}

impl Clock {
    /// A full clock.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let turn = options
            .turn_seconds
            .map(|seconds| u64::from(seconds.get()) * 1000);
        Self {
            game: options.game_seconds().map(|seconds| seconds * 1000),
            turn,
            turn_limit: turn,
        }
    }

    /// What is left, to be kept: milliseconds of the game and of the turn, `-` where nothing was agreed.
    #[must_use]
    pub fn write(&self) -> String {
        let word = |left: Option<u64>| left.map_or_else(|| "-".to_owned(), |left| left.to_string());
        format!("{} {}", word(self.game), word(self.turn))
    }

    /// Goes on with what was kept, as far as that was agreed and no more is left than there ever was.
    #[must_use]
    pub fn going_on(self, kept: &str) -> Self {
        let mut words = kept.split(' ').map(|word| word.parse::<u64>().ok());
        let mut less = |full: Option<u64>| {
            let kept = words.next().flatten();
            full.map(|full| kept.map_or(full, |kept| kept.min(full)))
        };
        Self {
            game: less(self.game),
            turn: less(self.turn),
            ..self
        }
    }

    /// Whether there is anything to show.
    #[must_use]
    pub const fn runs(&self) -> bool {
        self.game.is_some() || self.turn.is_some()
    }

    /// A turn begins.
    pub fn next_turn(&mut self) {
        self.turn = self.turn_limit;
    }

    /// Time passes; says what happened because of it.
    pub fn pass(&mut self, millis: u64) -> Option<Entry> {
        if run_down(&mut self.game, millis) {
            return Some(Entry::TimeUp);
        }
        run_down(&mut self.turn, millis).then_some(Entry::TurnTimeout)
    }
}

/// Takes from what is left; true the moment nothing is.
fn run_down(left: &mut Option<u64>, millis: u64) -> bool {
    match left {
        Some(0) | None => false,
        Some(some) => {
            *some = some.saturating_sub(millis);
            *some == 0
        }
    }
}

/// `14:20`, or `0:09.4` in the last ten seconds.
#[must_use]
pub fn face(millis: u64) -> String {
    let seconds = millis / 1000;
    let (minutes, rest) = (seconds / 60, seconds % 60);
    if seconds < 10 {
        return format!("0:{rest:02}.{}", millis % 1000 / 100);
    }
    format!("{minutes}:{rest:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(options: &str) -> Clock {
        Clock::new(&options.parse().expect("options"))
    }

    #[test]
    fn time_is_up_once() {
        let mut clock = clock("gimel.game_minutes=1");
        assert_eq!(clock.pass(59_999), None);
        assert_eq!(clock.pass(5), Some(Entry::TimeUp));
        assert_eq!(clock.pass(5), None);
    }

    #[test]
    fn turn_begins_anew() {
        let mut clock = clock("gimel.turn_seconds=30");
        assert_eq!(clock.pass(29_000), None);
        clock.next_turn();
        assert_eq!(clock.pass(29_000), None);
        assert_eq!(clock.pass(1_000), Some(Entry::TurnTimeout));
    }

    #[test]
    fn what_is_left_survives_a_reload() {
        let mut kept = clock("gimel.game_minutes=10");
        assert_eq!(kept.pass(61_500), None);
        let fresh = clock("gimel.game_minutes=10");
        assert_eq!(fresh.going_on(&kept.write()), kept);
        assert_eq!(fresh.going_on("sand"), fresh);
        assert_eq!(fresh.going_on("999999999 5"), fresh);
        let other = clock("gimel.turn_seconds=30");
        assert_eq!(other.going_on(&kept.write()), other);
    }

    #[test]
    fn without_an_agreement_nothing_runs() {
        let mut clock = clock("");
        assert!(!clock.runs());
        assert_eq!(clock.pass(1_000_000), None);
    }

    #[test]
    fn faces() {
        assert_eq!(face(860_000), "14:20");
        assert_eq!(face(9_430), "0:09.4");
        assert_eq!(face(0), "0:00.0");
    }
}
