//! What is felt, in words: shown as it comes, spoken only as often as somebody can listen.

use bag::{Dip, HandState, Load, Sharpness, Touch};

use crate::words::FeltWord;

/// A word about wood that has been shown stays so long, in milliseconds.
const SHOWN_MS: f64 = 350.0;
/// Between two spoken words about wood.
const SPOKEN_MS: f64 = 1600.0;
/// What happened has been read after so long; then it is said how things stand.
const STALE_MS: f64 = 1500.0;

/// The words of one hand.
#[derive(Debug, Default)]
pub struct Captions {
    before: Option<Touch>,
    shown: Option<FeltWord>,
    shown_at: f64,
    spoken_at: f64,
    spoken: Option<FeltWord>,
}

/// What there is to say about a touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    /// To be shown.
    pub shown: Option<FeltWord>,
    /// To be read out.
    pub spoken: Option<FeltWord>,
}

impl Captions {
    /// What there is to say about the next touch.
    pub fn felt(&mut self, touch: &Touch, time: f64) -> Said {
        let news = news(self.before.as_ref(), touch);
        let word = news.or_else(|| wood(touch));
        self.before = Some(*touch);
        let Some(word) = word else {
            return Said {
                shown: self.stands(touch, time),
                spoken: None,
            };
        };
        let at_once = news.is_some() && word != FeltWord::Bump;
        let shown = (at_once || (Some(word) != self.shown && time - self.shown_at >= SHOWN_MS))
            .then_some(word);
        if shown.is_some() {
            self.shown = shown;
            self.shown_at = time;
        }
        let spoken = (at_once || (Some(word) != self.spoken && time - self.spoken_at >= SPOKEN_MS))
            .then_some(word);
        if spoken.is_some() {
            self.spoken = spoken;
            self.spoken_at = time;
        }
        Said { shown, spoken }
    }

    /// How things stand, once what was shown last is no longer so.
    fn stands(&mut self, touch: &Touch, time: f64) -> Option<FeltWord> {
        let word = match touch.state {
            HandState::Groping => FeltWord::Inside,
            HandState::Cupped(Load::One) => FeltWord::Closed,
            _ => return None,
        };
        let stale = self.shown != Some(word) && time - self.shown_at >= STALE_MS;
        if stale {
            self.shown = Some(word);
            self.shown_at = time;
        }
        stale.then_some(word)
    }

    /// Something is shown that the fingertip did not feel.
    pub fn show(&mut self, word: FeltWord, time: f64) {
        self.shown = Some(word);
        self.shown_at = time;
    }
}

fn wood(touch: &Touch) -> Option<FeltWord> {
    // With two pieces in the hand nothing else matters until one is shaken off.
    if touch.state == HandState::Cupped(Load::Several) {
        return Some(FeltWord::Several);
    }
    Some(match touch.contact?.sharpness {
        Sharpness::Flat => FeltWord::Flat,
        Sharpness::Round => FeltWord::Round,
        Sharpness::Edge => FeltWord::Edge,
        Sharpness::Corner => FeltWord::Corner,
    })
}

/// Something that happened and did not only last.
fn news(before: Option<&Touch>, touch: &Touch) -> Option<FeltWord> {
    if touch.missed {
        return Some(FeltWord::Missed);
    }
    if touch.slipped {
        return Some(FeltWord::Slipped);
    }
    if let Some(dip) = touch.dip {
        return Some(match dip {
            Dip::Hole => FeltWord::Hole,
            Dip::Solid => FeltWord::Solid,
        });
    }
    if before.is_none_or(|before| before.state != touch.state) {
        let closed = before.is_some_and(|before| matches!(before.state, HandState::Cupped(_)));
        return Some(match touch.state {
            HandState::Outside => FeltWord::Outside,
            HandState::Groping if closed => FeltWord::Opened,
            HandState::Groping
                if before.is_some_and(|before| before.state == HandState::Closing) =>
            {
                return None;
            }
            HandState::Groping => FeltWord::Inside,
            HandState::Closing => FeltWord::Reaching,
            HandState::Cupped(Load::Several) => FeltWord::Several,
            HandState::Cupped(Load::One) => FeltWord::Closed,
            HandState::Pulling => FeltWord::Pulling,
            HandState::Out => FeltWord::Out,
        });
    }
    (touch.thump > 1).then_some(FeltWord::Bump)
}

#[cfg(test)]
mod tests {
    use bag::Contact;

    use super::*;

    fn touch(state: HandState, sharpness: Option<Sharpness>) -> Touch {
        Touch {
            state,
            place: [0, 0],
            contact: sharpness.map(|sharpness| Contact {
                direction: 0,
                sharpness,
                slip: 1,
            }),
            thump: 0,
            slipped: false,
            dip: None,
            missed: false,
        }
    }

    const ONE: HandState = HandState::Cupped(Load::One);

    #[test]
    fn a_long_trace_does_not_flood_the_ear() {
        let mut captions = Captions::default();
        let kinds = [Sharpness::Flat, Sharpness::Corner];
        let mut spoken = 0;
        for step in 0..300 {
            let touch = touch(ONE, Some(kinds[step / 6 % 2]));
            let said = captions.felt(&touch, step as f64 * 33.0);
            spoken += usize::from(said.spoken.is_some());
        }
        assert!((2..=8).contains(&spoken), "{spoken} in ten seconds");
    }

    #[test]
    fn a_grip_always_answers() {
        let mut captions = Captions::default();
        captions.felt(&touch(HandState::Groping, None), 0.0);
        let said = captions.felt(&touch(HandState::Closing, None), 33.0);
        assert_eq!(said.shown, Some(FeltWord::Reaching));
        let nothing = Touch {
            missed: true,
            ..touch(HandState::Groping, None)
        };
        assert_eq!(captions.felt(&nothing, 66.0).spoken, Some(FeltWord::Missed));
    }

    #[test]
    fn what_is_no_longer_so_is_not_shown_for_ever() {
        let mut captions = Captions::default();
        captions.felt(&touch(HandState::Groping, None), 0.0);
        let mut bump = touch(HandState::Groping, None);
        bump.thump = 4;
        assert_eq!(captions.felt(&bump, 500.0).shown, Some(FeltWord::Bump));
        let idle = touch(HandState::Groping, None);
        assert_eq!(captions.felt(&idle, 1_000.0).shown, None);
        let said = captions.felt(&idle, 2_100.0);
        assert_eq!((said.shown, said.spoken), (Some(FeltWord::Inside), None));
    }

    #[test]
    fn what_happens_is_said_at_once() {
        let mut captions = Captions::default();
        captions.felt(&touch(HandState::Groping, None), 0.0);
        let said = captions.felt(&touch(HandState::Cupped(Load::Several), None), 33.0);
        assert_eq!(said.spoken, Some(FeltWord::Several));
        let mut dipped = touch(HandState::Cupped(Load::Several), None);
        dipped.dip = Some(Dip::Hole);
        assert_eq!(captions.felt(&dipped, 66.0).shown, Some(FeltWord::Hole));
        let said = captions.felt(&touch(HandState::Groping, None), 99.0);
        assert_eq!(said.spoken, Some(FeltWord::Opened));
    }
}
