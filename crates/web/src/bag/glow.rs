//! Light where wood was touched: marks that fade within half a second, seen from a place that follows the finger.

use bag::{DIRECTIONS, HandState, PLACES_PER_UNIT, Sharpness, Touch};

/// How long a mark is seen if nothing else was agreed, in milliseconds.
pub const FADE_MS: f64 = 500.0;
/// How long a bump is seen, whatever was agreed.
const BUMP_MS: f64 = 500.0;
/// A fingertip's radius in units: wood lies so far from where the finger is.
const FINGER: f32 = 0.14;
/// How quickly the eye follows the finger: the share of the way in a second that is left over.
const LEFT_OVER: f32 = 0.12;
/// The finger may leave the middle by so much, in units, before the eye follows.
const CALM: f32 = 0.55;

/// What a mark is like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Spark {
    /// Wood under a cupped finger: how it is, and the direction along it in radians.
    Wood(Sharpness, f32),
    /// A bump in the crowd, from 0 to 1.
    Bump(f32),
}

/// A mark in the hand's frame, in units, y up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mark {
    /// Where.
    pub place: (f32, f32),
    /// What.
    pub spark: Spark,
    /// When it was made.
    pub since: f64,
}

/// A hand in the dark where nothing glows: what it does, where its finger is and what is in the middle.
pub type Picture = (HandState, Option<(f32, f32)>, (f32, f32));

/// What is to be seen in the dark.
#[derive(Debug)]
pub struct Glow {
    /// How long wood glows, in milliseconds; for ever means until the piece is let go.
    fade: f64,
    state: HandState,
    marks: Vec<Mark>,
    finger: Option<(f32, f32)>,
    eye: (f32, f32),
    cupped: bool,
}

impl Default for Glow {
    fn default() -> Self {
        Self {
            fade: FADE_MS,
            state: HandState::Outside,
            marks: Vec::new(),
            finger: None,
            eye: (0.0, 0.0),
            cupped: false,
        }
    }
}

impl Glow {
    /// How long wood glows from now on, in milliseconds.
    pub fn set_fade(&mut self, millis: f64) {
        self.fade = millis;
    }

    /// What the hand is doing.
    #[must_use]
    pub const fn state(&self) -> HandState {
        self.state
    }

    fn lasts(&self, mark: &Mark) -> f64 {
        match mark.spark {
            Spark::Wood(..) => self.fade,
            Spark::Bump(_) => BUMP_MS,
        }
    }

    /// A fingertip has felt something.
    pub fn felt(&mut self, touch: &Touch, time: f64) {
        let cupped = matches!(touch.state, HandState::Cupped(_));
        let inside = cupped || matches!(touch.state, HandState::Groping | HandState::Closing);
        self.state = touch.state;
        let place = touch.place.map(|steps| f32::from(steps) / PLACES_PER_UNIT);
        let place = (place[0], place[1]);
        if cupped != self.cupped || self.finger.is_none() || !inside {
            // Another frame: what was seen before lies somewhere else.
            self.marks.clear();
            self.eye = place;
        }
        self.cupped = cupped;
        self.finger = inside.then_some(place);
        if let Some(contact) = touch.contact {
            let turn = f32::from(contact.direction) / f32::from(DIRECTIONS);
            let (sin, cos) = shapes::sin_cos(turn * std::f32::consts::TAU);
            self.marks.push(Mark {
                place: (place.0 - FINGER * cos, place.1 - FINGER * sin),
                spark: Spark::Wood(contact.sharpness, (turn + 0.25) * std::f32::consts::TAU),
                since: time,
            });
        } else if touch.thump > 0 {
            let spark = Spark::Bump(f32::from(touch.thump) / 7.0);
            let since = time;
            self.marks.push(Mark {
                place,
                spark,
                since,
            });
        }
    }

    /// Time passes: marks fade, and the eye follows.
    pub fn pass(&mut self, time: f64, millis: f64) {
        let mut marks = std::mem::take(&mut self.marks);
        marks.retain(|mark| time - mark.since < self.lasts(mark));
        self.marks = marks;
        let Some((x, y)) = self.finger else { return };
        let (dx, dy) = (x - self.eye.0, y - self.eye.1);
        let far = dx.hypot(dy);
        if far > CALM {
            let share = (far - CALM) / far * (1.0 - LEFT_OVER.powf(millis as f32 / 1000.0 * 3.0));
            self.eye = (self.eye.0 + dx * share, self.eye.1 + dy * share);
        }
    }

    /// What is still seen, with how bright it is, from 0 to 1.
    pub fn marks(&self, time: f64) -> impl Iterator<Item = (&Mark, f32)> {
        self.marks.iter().map(move |mark| {
            (
                mark,
                (1.0 - (time - mark.since) / self.lasts(mark)).clamp(0.0, 1.0) as f32,
            )
        })
    }

    /// All that the picture depends on while nothing fades in it; the same again looks the same.
    #[must_use]
    pub fn picture(&self) -> Option<Picture> {
        self.marks
            .is_empty()
            .then_some((self.state, self.finger, self.eye))
    }

    /// The finger, if it is in the bag.
    #[must_use]
    pub const fn finger(&self) -> Option<(f32, f32)> {
        self.finger
    }

    /// What is in the middle of the picture.
    #[must_use]
    pub const fn eye(&self) -> (f32, f32) {
        self.eye
    }

    /// Whether a piece is in the hand: it is seen larger.
    #[must_use]
    pub const fn is_cupped(&self) -> bool {
        self.cupped
    }
}

#[cfg(test)]
mod tests {
    use bag::{Contact, Load};

    use super::*;

    fn touch(state: HandState, place: [i16; 2], direction: Option<u8>) -> Touch {
        Touch {
            state,
            place,
            contact: direction.map(|direction| Contact {
                direction,
                sharpness: Sharpness::Flat,
                slip: 2,
            }),
            thump: 0,
            slipped: false,
            dip: None,
            missed: false,
        }
    }

    const CUPPED: HandState = HandState::Cupped(Load::One);

    #[test]
    fn light_lies_on_the_wood_and_fades_within_half_a_second() {
        let mut glow = Glow::default();
        glow.felt(&touch(CUPPED, [32, 0], Some(0)), 0.0);
        let marks: Vec<_> = glow.marks(250.0).collect();
        assert!(
            (marks[0].0.place.0 - 0.86).abs() < 1e-4,
            "left of the finger"
        );
        assert!((marks[0].1 - 0.5).abs() < 0.01);
        glow.pass(500.0, 16.0);
        assert_eq!(glow.marks(500.0).count(), 0);
    }

    #[test]
    fn picture_changes_as_long_as_something_glows_or_moves() {
        let mut glow = Glow::default();
        glow.felt(&touch(CUPPED, [32, 0], Some(0)), 0.0);
        assert_eq!(glow.picture(), None);
        glow.pass(500.0, 16.0);
        let still = glow.picture();
        assert!(still.is_some());
        glow.pass(600.0, 16.0);
        assert_eq!(glow.picture(), still);
        glow.felt(&touch(CUPPED, [40, 0], None), 700.0);
        assert_ne!(glow.picture(), still);
    }

    #[test]
    fn another_frame_starts_dark() {
        let mut glow = Glow::default();
        glow.felt(&touch(CUPPED, [0, 0], Some(0)), 0.0);
        glow.felt(&touch(HandState::Groping, [64, 0], None), 10.0);
        assert_eq!(glow.marks(10.0).count(), 0);
        assert_eq!(glow.eye(), (2.0, 0.0));
    }

    #[test]
    fn eye_stays_calm_for_small_ways_and_follows_long_ones() {
        let mut glow = Glow::default();
        glow.felt(&touch(CUPPED, [0, 0], None), 0.0);
        glow.felt(&touch(CUPPED, [16, 0], None), 10.0);
        glow.pass(20.0, 1000.0);
        assert_eq!(glow.eye(), (0.0, 0.0));
        glow.felt(&touch(CUPPED, [64, 0], None), 30.0);
        glow.pass(1030.0, 1000.0);
        assert!(glow.eye().0 > 1.0);
    }
}
