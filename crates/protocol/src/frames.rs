//! Binary frames of the bag: what a hand does, what a fingertip feels. Small, often, and never stored.
//!
//! The payload is written by the bag itself (postcard): a frame only says whose it is. A frame that is lost is made up for by the
//! next one.

use reach::Felt;
use serde::{Deserialize, Serialize};
use table::TableId;

/// The most bytes of a frame.
pub const MOST_FRAME_BYTES: usize = 2 * 1024;

/// From a browser: what its hand did since the last frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandFrame {
    /// At which table, see [`short_id`].
    pub table: u32,
    /// Which reach of the game.
    pub reach: u32,
    /// The tick of the first input, by the browser's count from T0.
    pub tick: u32,
    /// The camel was called, at this tick.
    pub shout: Option<u32>,
    /// The inputs, as the bag writes them.
    pub inputs: Vec<u8>,
}

/// To the browser whose hand it is, and to nobody else: what the fingertip feels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TouchFrame {
    /// At which table, see [`short_id`].
    pub table: u32,
    /// Which reach of the game.
    pub reach: u32,
    /// The tick it was felt at.
    pub tick: u32,
    /// The last tick of the hand's inputs that is in it.
    pub heard: u32,
    /// What is felt, as the bag writes it.
    pub touch: Vec<u8>,
}

impl HandFrame {
    /// A hand's inputs as they travel.
    #[must_use]
    pub fn of(table: u32, reach: u32, frame: &reach::HandFrame) -> HandFrame {
        HandFrame {
            table,
            reach,
            tick: u32::try_from(frame.first).unwrap_or(0),
            shout: frame.shout.and_then(|tick| u32::try_from(tick).ok()),
            inputs: reach::write_inputs(&frame.inputs),
        }
    }

    /// What the hand did, if the bag can read it.
    #[must_use]
    pub fn read(&self) -> Option<reach::HandFrame> {
        Some(reach::HandFrame {
            first: i64::from(self.tick),
            inputs: reach::read_inputs(&self.inputs)?,
            shout: self.shout.map(i64::from),
        })
    }
}

impl TouchFrame {
    /// What a hand feels as it travels.
    #[must_use]
    pub fn of(table: u32, reach: u32, felt: &Felt) -> TouchFrame {
        TouchFrame {
            table,
            reach,
            tick: felt.tick,
            heard: felt.heard,
            touch: reach::write_touch(&felt.touch),
        }
    }
}

/// A frame that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadFrame;

impl std::fmt::Display for BadFrame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this is not a frame of the bag")
    }
}

impl std::error::Error for BadFrame {}

/// A table in four bytes (FNV-1a of its code). Two tables of one browser hardly ever share it, and a frame
/// meant for another one names a reach that is not under way.
#[must_use]
pub fn short_id(table: &TableId) -> u32 {
    let fold = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    table.0.bytes().fold(0x811c_9dc5, fold)
}

macro_rules! frame {
    ($($name:ident)+) => {$(
        impl $name {
            /// As it goes over the socket.
            #[must_use]
            pub fn to_bytes(&self) -> Vec<u8> {
                postcard::to_allocvec(self).unwrap_or_default()
            }

            /// As it came over the socket.
            ///
            /// # Errors
            /// If it is no such frame, is too long, or something is left over.
            pub fn from_bytes(bytes: &[u8]) -> Result<$name, BadFrame> {
                if bytes.len() > MOST_FRAME_BYTES {
                    return Err(BadFrame);
                }
                match postcard::take_from_bytes(bytes) {
                    Ok((frame, [])) => Ok(frame),
                    _ => Err(BadFrame),
                }
            }
        }
    )+};
}

frame! { HandFrame TouchFrame }

#[cfg(test)]
mod tests {
    use super::*;

    fn hand() -> HandFrame {
        HandFrame {
            table: short_id(&TableId("dune".to_owned())),
            reach: 12,
            tick: 400,
            shout: None,
            inputs: vec![1, 2, 3],
        }
    }

    #[test]
    fn frames_survive_the_wire_and_are_small() {
        let bytes = hand().to_bytes();
        assert_eq!(HandFrame::from_bytes(&bytes), Ok(hand()));
        assert!(
            bytes.len() <= 14,
            "{} bytes for three of payload",
            bytes.len()
        );
        let touch = TouchFrame {
            table: 7,
            reach: 1,
            tick: 90,
            heard: 88,
            touch: vec![0; 40],
        };
        assert_eq!(TouchFrame::from_bytes(&touch.to_bytes()), Ok(touch));
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        let mut bytes = hand().to_bytes();
        bytes.push(0);
        assert_eq!(
            HandFrame::from_bytes(&bytes),
            Err(BadFrame),
            "something left over"
        );
        bytes.truncate(5);
        assert_eq!(HandFrame::from_bytes(&bytes), Err(BadFrame), "cut off");
        let long = HandFrame {
            inputs: vec![0; MOST_FRAME_BYTES],
            ..hand()
        };
        assert_eq!(
            HandFrame::from_bytes(&long.to_bytes()),
            Err(BadFrame),
            "too long"
        );
    }

    #[test]
    fn tables_have_short_names() {
        let id = |code: &str| short_id(&TableId(code.to_owned()));
        assert_eq!(id("dune"), id("dune"));
        assert_ne!(id("dune"), id("dunf"));
    }
}
