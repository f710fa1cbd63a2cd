//! What goes to and fro while hands are in the bag, and how its parts are written: small, binary, many times a second.

use bag::{HandInput, Touch};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The most inputs that one frame may hold: half a second, after a hitch.
pub const MOST_INPUTS: usize = 30;

/// What a hand did, from its player.
///
/// A player sends one every tick or two, and at least twice a second while nothing moves: who is silent for two seconds is taken
/// to have lost the connection.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandFrame {
    /// The tick of the first input, counted from T0 on the shared clock. Below zero is before the call.
    pub first: i64,
    /// One input for each tick from there on. The frame leaves as soon as the last one is made.
    pub inputs: Vec<HandInput>,
    /// The tick at which the camel was called.
    pub shout: Option<i64>,
}

/// What a hand feels, for its own player alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Felt {
    /// The tick of the bag.
    pub tick: u32,
    /// The last tick of the player's own that has taken part in it.
    pub heard: u32,
    /// What the fingertip feels.
    pub touch: Touch,
}

impl HandFrame {
    /// A single input.
    #[must_use]
    pub fn one(tick: i64, input: HandInput) -> Self {
        Self {
            first: tick,
            inputs: vec![input],
            shout: None,
        }
    }
}

/// Inputs as bytes.
#[must_use]
pub fn write_inputs(inputs: &[HandInput]) -> Vec<u8> {
    written(&inputs)
}

/// Reads what [`write_inputs`] wrote; `None` for anything else, and for more than [`MOST_INPUTS`].
#[must_use]
pub fn read_inputs(bytes: &[u8]) -> Option<Vec<HandInput>> {
    let inputs: Vec<HandInput> = read(bytes)?;
    (inputs.len() <= MOST_INPUTS).then_some(inputs)
}

/// A touch as bytes.
#[must_use]
pub fn write_touch(touch: &Touch) -> Vec<u8> {
    written(touch)
}

/// Reads what [`write_touch`] wrote.
#[must_use]
pub fn read_touch(bytes: &[u8]) -> Option<Touch> {
    read(bytes)
}

fn written(what: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(what).expect("inputs and touches have nothing that cannot be written")
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((what, [])) => Some(what),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use bag::Act;

    use super::*;

    #[test]
    fn inputs_are_read_as_they_were_written_and_nothing_else_is() {
        let inputs = vec![HandInput::act(Act::Cup); 3];
        let bytes = write_inputs(&inputs);
        assert!(bytes.len() < 20);
        assert_eq!(read_inputs(&bytes), Some(inputs));
        assert_eq!(read_inputs(&bytes[1..]), None);
        assert_eq!(read_inputs(&[bytes.as_slice(), &[0]].concat()), None);
        let long = vec![HandInput::default(); MOST_INPUTS + 1];
        assert_eq!(read_inputs(&write_inputs(&long)), None);
    }
}
