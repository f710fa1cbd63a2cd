//! What the hand that holds the new piece does in one tick, and how inputs become few bytes.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Serialize};

/// Input steps in one unit, and in one radian.
pub const INPUTS_PER_UNIT: f32 = 256.0;
/// Nobody builds longer than this in one placement: ten minutes. Bytes that say more are refused.
const MOST_TICKS: usize = 36_000;

/// How far the hand wants to move in one tick. More than a hand can do is cut short; after the release all is ignored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HoldInput {
    /// To the right, in 1/256 unit.
    pub dx: i8,
    /// Up, in 1/256 unit.
    pub dy: i8,
    /// Counter-clockwise, in 1/256 radian.
    pub turn: i8,
    /// Let go. There is no way back.
    pub release: bool,
}

impl HoldInput {
    /// Nothing but letting go.
    pub const RELEASE: Self = Self {
        dx: 0,
        dy: 0,
        turn: 0,
        release: true,
    };
}

/// The same input for some ticks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Run {
    ticks: u32,
    input: HoldInput,
}

/// Inputs as few bytes: runs of equal ones.
#[must_use]
pub fn pack(inputs: &[HoldInput]) -> Vec<u8> {
    let mut runs: Vec<Run> = Vec::new();
    for input in inputs {
        match runs.last_mut() {
            Some(run) if run.input == *input => run.ticks += 1,
            _ => runs.push(Run {
                ticks: 1,
                input: *input,
            }),
        }
    }
    postcard::to_allocvec(&runs).expect("inputs have nothing that cannot be written")
}

/// Reads what [`pack`] wrote. Bytes that say more than ten minutes are refused.
#[must_use]
pub fn unpack(bytes: &[u8]) -> Option<Vec<HoldInput>> {
    let runs: Vec<Run> = postcard::from_bytes(bytes).ok()?;
    let ticks: u64 = runs.iter().map(|run| u64::from(run.ticks)).sum();
    if ticks > MOST_TICKS as u64 {
        return None;
    }
    let inputs = runs
        .iter()
        .flat_map(|run| std::iter::repeat_n(run.input, run.ticks as usize));
    Some(inputs.collect())
}

/// Inputs as text, for messages.
#[must_use]
pub fn write_inputs(inputs: &[HoldInput]) -> String {
    STANDARD_NO_PAD.encode(pack(inputs))
}

/// Reads what [`write_inputs`] wrote.
#[must_use]
pub fn read_inputs(text: &str) -> Option<Vec<HoldInput>> {
    unpack(&STANDARD_NO_PAD.decode(text).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_few_bytes_and_come_back() {
        let down = HoldInput {
            dy: -3,
            ..HoldInput::default()
        };
        let mut inputs = vec![HoldInput::default(); 90];
        inputs.extend([down; 60]);
        inputs.push(HoldInput::RELEASE);
        let bytes = pack(&inputs);
        assert!(bytes.len() < 20, "{} bytes", bytes.len());
        assert_eq!(unpack(&bytes), Some(inputs));
        assert_eq!(unpack(&[]), None);
    }

    #[test]
    fn an_endless_run_is_refused() {
        let runs = vec![
            Run {
                ticks: u32::MAX,
                input: HoldInput::default(),
            };
            3
        ];
        let bytes = postcard::to_allocvec(&runs).expect("runs can be written");
        assert_eq!(unpack(&bytes), None);
    }
}
