//! A reach played again in the dark of the thread, and written down as what could have been seen from above.

use bag::{Bag, TICKS_PER_SECOND};
use table::LightsOn;

use super::wire::{Film, Frame, Mark, MarkKind};

/// Every how-manieth tick is a frame.
pub const TICKS_PER_FRAME: u32 = 2;
/// Frames in a second.
pub const FRAMES_PER_SECOND: u32 = TICKS_PER_SECOND / TICKS_PER_FRAME;
/// So much of a motion is not worth telling, in hundredths.
const STILL: i16 = 1;

/// Plays a reach again; nothing if its recording cannot be read.
#[must_use]
pub fn film(light: &LightsOn) -> Option<Film> {
    let recording = reach::unpack(&light.finish.recording)?;
    let mut camera = Camera::default();
    let mut frames = vec![camera.frame(&recording.bag())];
    recording.replay(|bag, _| {
        if bag.tick().is_multiple_of(TICKS_PER_FRAME) {
            frames.push(camera.frame(bag));
        }
    });
    Some(Film {
        things: light.things.into_iter().collect(),
        seats: light.seats.clone(),
        frames,
        marks: marks(light),
    })
}

fn marks(light: &LightsOn) -> Vec<Mark> {
    let mut marks = Vec::new();
    for hand in &light.finish.hands {
        let mut note = |ms: i64, kind: MarkKind| {
            marks.push(Mark {
                ms,
                seat: hand.seat,
                kind,
            });
        };
        hand.shouts_ms
            .iter()
            .for_each(|ms| note(*ms, MarkKind::Called));
        if let Some(ms) = hand.out_ms {
            note(i64::from(ms), MarkKind::Out);
        }
        if let Some(ms) = hand.placed_ms {
            note(i64::from(ms), MarkKind::Placed);
        }
    }
    marks.sort_by_key(|mark| mark.ms);
    marks
}

/// Remembers what it has shown: only what moves is told.
#[derive(Default)]
struct Camera {
    known: Vec<Option<[i16; 4]>>,
}

impl Camera {
    fn frame(&mut self, bag: &Bag) -> Frame {
        let light = bag.lights_on();
        self.known.resize(light.things.len(), Some([i16::MAX; 4]));
        let mut frame = Frame::default();
        for (index, (known, thing)) in self.known.iter_mut().zip(&light.things).enumerate() {
            let index = i16::try_from(index).unwrap_or(i16::MAX);
            let Some(thing) = thing else {
                if known.take().is_some() {
                    frame.gone.push(index);
                }
                continue;
            };
            let held = thing.held_by.map_or(0, |hand| hand as i16 + 1);
            let [x, y] = thing.place.map(hundredths);
            let place = [x, y, hundredths(thing.angle), held];
            let moves = |old: &[i16; 4]| {
                old.iter()
                    .zip(&place)
                    .any(|(a, b)| a.saturating_sub(*b).saturating_abs() > STILL)
                    || old[3] != held
            };
            if known.as_ref().is_none_or(moves) {
                *known = Some(place);
                frame.moved.push(index);
                frame.moved.extend(place);
            }
        }
        frame.fingers = light
            .hands
            .iter()
            .map(|hand| hand.finger.map(hundredths))
            .collect();
        frame
    }
}

fn hundredths(value: f32) -> i16 {
    (value * 100.0).round() as i16
}
