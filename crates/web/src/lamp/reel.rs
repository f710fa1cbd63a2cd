//! A film as a page plays it: the whole scene of every frame, and where the hands have been.

use dschamal::Piece;
use table::SeatNumber;

use super::film::FRAMES_PER_SECOND;
use super::wire::{Film, Mark};

/// Where a thing lies, in units and radians, and the hand around it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// From the bag's middle.
    pub at: [f32; 2],
    /// Counter-clockwise.
    pub angle: f32,
    /// Which hand is around it.
    pub hand: Option<usize>,
}

/// A film with every frame whole.
#[derive(Debug, Clone, PartialEq)]
pub struct Reel {
    /// What lay in the bag.
    pub things: Vec<Piece>,
    /// Whose hands.
    pub seats: Vec<SeatNumber>,
    /// What happened when.
    pub marks: Vec<Mark>,
    scenes: Vec<Vec<Option<[i16; 4]>>>,
    fingers: Vec<Vec<[i16; 2]>>,
}

impl From<Film> for Reel {
    fn from(film: Film) -> Reel {
        let mut scene = vec![None; film.things.len()];
        let mut reel = Reel {
            things: film.things,
            seats: film.seats,
            marks: film.marks,
            scenes: Vec::with_capacity(film.frames.len()),
            fingers: Vec::with_capacity(film.frames.len()),
        };
        for frame in film.frames {
            for told in frame.moved.chunks_exact(5) {
                let place = scene.get_mut(usize::try_from(told[0]).unwrap_or(usize::MAX));
                if let (Some(place), Ok(what)) = (place, told[1..].try_into()) {
                    *place = Some(what);
                }
            }
            for gone in frame.gone {
                if let Some(place) = scene.get_mut(usize::try_from(gone).unwrap_or(usize::MAX)) {
                    *place = None;
                }
            }
            reel.scenes.push(scene.clone());
            reel.fingers.push(frame.fingers);
        }
        reel
    }
}

impl Reel {
    /// The number of the last frame.
    #[must_use]
    pub fn end(&self) -> usize {
        self.scenes.len().saturating_sub(1)
    }

    /// Milliseconds after the call.
    #[must_use]
    pub fn millis(frame: usize) -> i64 {
        frame as i64 * 1000 / i64::from(FRAMES_PER_SECOND)
    }

    /// The frame of an instant.
    #[must_use]
    pub fn frame_at(&self, ms: i64) -> usize {
        let frame = ms.max(0) * i64::from(FRAMES_PER_SECOND) / 1000;
        usize::try_from(frame).unwrap_or(0).min(self.end())
    }

    /// Where everything lies; what is out does not.
    pub fn scene(&self, frame: usize) -> impl Iterator<Item = (Piece, Place)> {
        let scene = self.scenes.get(frame).map_or(&[][..], Vec::as_slice);
        let placed = self.things.iter().zip(scene);
        placed.filter_map(|(piece, place)| {
            let [x, y, angle, hand] = (*place)?;
            let place = Place {
                at: [units(x), units(y)],
                angle: units(angle),
                hand: usize::try_from(hand - 1).ok(),
            };
            Some((*piece, place))
        })
    }

    /// Where a fingertip has been until this frame, the newest last.
    pub fn way(&self, hand: usize, frame: usize) -> impl Iterator<Item = [f32; 2]> {
        let until = self.fingers.iter().take(frame + 1);
        until.filter_map(move |fingers| Some(fingers.get(hand)?.map(units)))
    }
}

fn units(hundredths: i16) -> f32 {
    f32::from(hundredths) / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lamp::wire::Frame;

    #[test]
    fn what_is_not_told_stays_and_what_is_gone_is_gone() {
        let things: Vec<Piece> = Piece::all().take(2).collect();
        let first = Frame {
            moved: vec![0, 100, 0, 0, 0, 1, -50, 25, 157, 0],
            fingers: vec![[300, 300]],
            ..Frame::default()
        };
        let second = Frame {
            moved: vec![1, -50, 50, 157, 1],
            gone: vec![0],
            fingers: vec![[200, 100]],
        };
        let reel = Reel::from(Film {
            things: things.clone(),
            seats: vec![3],
            frames: vec![first, second],
            marks: Vec::new(),
        });
        assert_eq!(
            (reel.end(), reel.frame_at(34), reel.frame_at(9_999)),
            (1, 1, 1)
        );
        assert_eq!(reel.scene(0).count(), 2);
        let left: Vec<(Piece, Place)> = reel.scene(1).collect();
        let place = Place {
            at: [-0.5, 0.5],
            angle: 1.57,
            hand: Some(0),
        };
        assert_eq!(left, [(things[1], place)]);
        let way: Vec<[f32; 2]> = reel.way(0, 1).collect();
        assert_eq!(way, [[3.0, 3.0], [2.0, 1.0]]);
        assert_eq!(reel.way(1, 1).count(), 0);
    }
}
