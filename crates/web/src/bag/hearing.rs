//! What a fingertip feels, as sound: a tone that says where on the piece the finger is and how the wood is there, and strikes.
//!
//! Left and right are in the ears, up and down is the pitch, sharpness is the brightness, slip the rustle. So everything that
//! the glow shows can be heard.

use bag::{DIRECTIONS, Dip, HandState, Load, Sharpness, Touch};

/// The pitch of the middle, in Hertz; the top of a piece is half an octave higher, its bottom half an octave lower.
const MIDDLE: f32 = 294.0;
/// The fastest slip there is.
const MOST_SLIP: f32 = 15.0;
/// How far two tones are apart when two pieces are in the grip, in Hertz.
const BEAT: f32 = 7.0;

/// A lasting tone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tone {
    /// From -1, left, to 1, right.
    pub pan: f32,
    /// In Hertz.
    pub pitch: f32,
    /// Where the low-pass cuts, in Hertz.
    pub bright: f32,
    /// From 0 to 1.
    pub level: f32,
    /// The rustle of slipping, from 0 to 1.
    pub rustle: f32,
    /// The beat of two pieces, in Hertz; 0 with one.
    pub beat: f32,
}

/// A short sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strike {
    /// A corner under the finger.
    Click,
    /// A groping hand bumps into something, from 1 to 7.
    Thump(u8),
    /// A dip went through.
    Hole,
    /// A dip found wood.
    Solid,
    /// The hand has closed.
    Closed,
    /// Something slipped away.
    Slipped,
    /// Out of the bag.
    Out,
    /// The hand sets out to close on something.
    Reaching,
    /// It closed on nothing.
    Missed,
    /// It has let go.
    Opened,
}

impl Strike {
    /// The word under which it is known to whoever reads along.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Strike::Click => "click",
            Strike::Thump(_) => "thump",
            Strike::Hole => "hole",
            Strike::Solid => "solid",
            Strike::Closed => "closed",
            Strike::Slipped => "slipped",
            Strike::Out => "out",
            Strike::Reaching => "reaching",
            Strike::Missed => "missed",
            Strike::Opened => "opened",
        }
    }
}

/// The tone of a touch; none while nothing is under the finger.
#[must_use]
pub fn tone(touch: &Touch) -> Option<Tone> {
    let HandState::Cupped(load) = touch.state else {
        return None;
    };
    let beat = if load == Load::Several { BEAT } else { 0.0 };
    let Some(contact) = touch.contact else {
        // Two pieces are felt even when the finger is in the air.
        return (load == Load::Several).then_some(Tone {
            pan: 0.0,
            pitch: MIDDLE / 2.0,
            bright: 400.0,
            level: 0.25,
            rustle: 0.0,
            beat,
        });
    };
    let (sin, cos) = shapes::sin_cos(
        f32::from(contact.direction) / f32::from(DIRECTIONS) * std::f32::consts::TAU,
    );
    let slip = f32::from(contact.slip) / MOST_SLIP;
    Some(Tone {
        pan: cos,
        pitch: MIDDLE * (sin * 0.5).exp2(),
        bright: brightness(contact.sharpness),
        level: 0.3 + 0.7 * slip.min(0.5) * 2.0,
        rustle: slip,
        beat,
    })
}

/// Flat is dull, round is warm, an edge is bright, a corner rings.
#[must_use]
pub const fn brightness(sharpness: Sharpness) -> f32 {
    match sharpness {
        Sharpness::Flat => 450.0,
        Sharpness::Round => 1000.0,
        Sharpness::Edge => 2600.0,
        Sharpness::Corner => 5200.0,
    }
}

/// The short sounds of a touch that follows another.
#[must_use]
pub fn strikes(before: Option<&Touch>, touch: &Touch) -> Vec<Strike> {
    let corner = |touch: &Touch| {
        touch
            .contact
            .is_some_and(|contact| contact.sharpness == Sharpness::Corner)
    };
    let cupped = |touch: &Touch| matches!(touch.state, HandState::Cupped(_));
    let was = |test: &dyn Fn(&Touch) -> bool| before.is_some_and(test);
    let out = |touch: &Touch| touch.state == HandState::Out;
    let closing = |touch: &Touch| touch.state == HandState::Closing;
    let groping = |touch: &Touch| touch.state == HandState::Groping;
    let all = [
        (touch.thump > 0).then_some(Strike::Thump(touch.thump)),
        (corner(touch) && !was(&corner)).then_some(Strike::Click),
        (cupped(touch) && !was(&cupped)).then_some(Strike::Closed),
        (closing(touch) && !was(&closing)).then_some(Strike::Reaching),
        touch.missed.then_some(Strike::Missed),
        (groping(touch) && was(&cupped)).then_some(Strike::Opened),
        touch.slipped.then_some(Strike::Slipped),
        touch.dip.map(|dip| match dip {
            Dip::Hole => Strike::Hole,
            Dip::Solid => Strike::Solid,
        }),
        (out(touch) && !was(&out)).then_some(Strike::Out),
    ];
    all.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use bag::Contact;

    use super::*;

    fn touch(state: HandState, contact: Option<(u8, Sharpness, u8)>) -> Touch {
        Touch {
            state,
            place: [0, 0],
            contact: contact.map(|(direction, sharpness, slip)| Contact {
                direction,
                sharpness,
                slip,
            }),
            thump: 0,
            slipped: false,
            dip: None,
            missed: false,
        }
    }

    const ONE: HandState = HandState::Cupped(Load::One);

    #[test]
    fn every_direction_sounds_different() {
        let mut heard: Vec<(i32, i32)> = Vec::new();
        for direction in 0..DIRECTIONS {
            let tone = tone(&touch(ONE, Some((direction, Sharpness::Flat, 3)))).expect("wood");
            let place = ((tone.pan * 100.0) as i32, tone.pitch as i32);
            assert!(!heard.contains(&place), "{direction}");
            heard.push(place);
        }
    }

    #[test]
    fn sharper_is_brighter_and_faster_rustles_more() {
        let kinds = [
            Sharpness::Flat,
            Sharpness::Round,
            Sharpness::Edge,
            Sharpness::Corner,
        ];
        let heard = kinds.map(|kind| tone(&touch(ONE, Some((0, kind, 3)))).expect("wood"));
        assert!(heard.windows(2).all(|pair| pair[0].bright < pair[1].bright));
        let quick = tone(&touch(ONE, Some((0, Sharpness::Flat, 9)))).expect("wood");
        assert!(quick.rustle > heard[0].rustle);
    }

    #[test]
    fn crowd_has_no_tone_and_two_pieces_beat() {
        assert_eq!(tone(&touch(HandState::Groping, None)), None);
        assert_eq!(tone(&touch(ONE, None)), None);
        let two = touch(HandState::Cupped(Load::Several), None);
        assert!(tone(&two).expect("a beat").beat > 0.0);
    }

    #[test]
    fn corner_clicks_once() {
        let corner = touch(ONE, Some((4, Sharpness::Corner, 3)));
        let side = touch(ONE, Some((4, Sharpness::Flat, 3)));
        assert_eq!(strikes(Some(&side), &corner), [Strike::Click]);
        assert_eq!(strikes(Some(&corner), &corner), []);
    }

    #[test]
    fn hole_sounds_hollow() {
        let mut dipped = touch(ONE, None);
        dipped.dip = Some(Dip::Hole);
        assert_eq!(strikes(Some(&touch(ONE, None)), &dipped), [Strike::Hole]);
    }
}

#[cfg(test)]
#[path = "blind_tests.rs"]
mod blind;
