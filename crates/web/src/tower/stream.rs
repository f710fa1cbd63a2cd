//! What a hand that builds did, as two sides know it: what the page has done, and what the house says has happened.

use tower::HoldInput;

/// The inputs of one building.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stream {
    /// Which building of the game.
    pub build: u32,
    /// What has happened, by the house.
    pub happened: Vec<HoldInput>,
    /// What this page's own hand did.
    mine: Vec<HoldInput>,
}

impl Stream {
    /// Another building; nothing is known of it.
    #[must_use]
    pub fn of(build: u32) -> Stream {
        Stream {
            build,
            ..Stream::default()
        }
    }

    /// The house tells: these inputs, from that number on. What is new of them.
    pub fn hear(&mut self, build: u32, first: usize, inputs: &[HoldInput]) -> Vec<HoldInput> {
        if build != self.build {
            *self = Stream::of(build);
        }
        let known = self.happened.len();
        if first > known {
            return Vec::new();
        }
        let fresh: Vec<HoldInput> = inputs.iter().skip(known - first).copied().collect();
        self.happened.extend(&fresh);
        fresh
    }

    /// This page's hand has done something: the number of the first of it.
    pub fn push(&mut self, inputs: &[HoldInput]) -> usize {
        let first = self.mine.len();
        self.mine.extend(inputs);
        first
    }

    /// What the house has not confirmed yet, and the number of the first of it.
    #[must_use]
    pub fn unheard(&self) -> Option<(usize, &[HoldInput])> {
        let first = self.happened.len();
        let unheard = self.mine.get(first..).filter(|rest| !rest.is_empty())?;
        Some((first, unheard))
    }

    /// Whether the house tells what this page has done, as far as it has told.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.mine.starts_with(&self.happened)
    }

    /// The house has the last word: what happened is what this hand did.
    pub fn give_in(&mut self) {
        self.mine.clone_from(&self.happened);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(dx: i8) -> HoldInput {
        HoldInput {
            dx,
            ..HoldInput::default()
        }
    }

    #[test]
    fn what_is_known_is_skipped_and_a_gap_is_not_filled() {
        let mut stream = Stream::of(3);
        assert_eq!(stream.hear(3, 0, &[step(1), step(2)]).len(), 2);
        assert_eq!(stream.hear(3, 1, &[step(2), step(3)]), [step(3)]);
        assert_eq!(stream.hear(3, 9, &[step(4)]), []);
        assert_eq!(stream.happened.len(), 3);
        assert_eq!(stream.hear(4, 0, &[step(7)]), [step(7)]);
        assert_eq!(stream.happened, [step(7)]);
    }

    #[test]
    fn the_house_confirms_and_what_it_lost_is_sent_again() {
        let mut stream = Stream::of(1);
        assert_eq!(stream.push(&[step(1), step(2)]), 0);
        assert_eq!(stream.push(&[step(3)]), 2);
        stream.hear(1, 0, &[step(1)]);
        assert!(stream.agrees());
        assert_eq!(stream.unheard(), Some((1, &[step(2), step(3)][..])));
        stream.hear(1, 1, &[step(2), step(3)]);
        assert_eq!(stream.unheard(), None);
    }

    #[test]
    fn the_house_has_the_last_word() {
        let mut stream = Stream::of(1);
        stream.push(&[step(1), step(2)]);
        stream.hear(1, 0, &[step(1), HoldInput::RELEASE]);
        assert!(!stream.agrees());
        stream.give_in();
        assert!(stream.agrees());
        assert_eq!(stream.push(&[step(5)]), 2);
    }
}
