//! A placement written down: the tower as it stood, the piece, and what the hand did. It replays bit by bit.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Serialize};
use shapes::Form;

use crate::input::{HoldInput, pack, unpack};
use crate::site::{Outcome, Site, SiteTick};
use crate::stand::Stand;

/// Everything that is needed to see a placement again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    /// The tower before it.
    pub standing: Vec<Stand>,
    /// The piece that was added.
    pub form: Form,
    /// How long everything had to be at rest.
    pub stand_ticks: u32,
    /// What the hand did, tick by tick, up to the release. A recording without a release ends with one.
    pub inputs: Vec<HoldInput>,
}

/// As it is written: the inputs packed.
#[derive(Serialize, Deserialize)]
struct Written {
    standing: Vec<Stand>,
    form: Form,
    stand_ticks: u32,
    inputs: Vec<u8>,
}

impl Recording {
    /// The placement before anything happened.
    #[must_use]
    pub fn site(&self) -> Site {
        Site::new(&self.standing, self.form, self.stand_ticks)
    }

    /// Plays it again.
    #[must_use]
    pub fn replay(&self) -> Outcome {
        self.watch(|_, _| ())
    }

    /// Plays it again, showing the site after every step.
    pub fn watch(&self, mut see: impl FnMut(&Site, &SiteTick)) -> Outcome {
        let mut site = self.site();
        let mut inputs = self.inputs.iter().copied();
        loop {
            if let Some(outcome) = site.over() {
                return outcome;
            }
            let tick = site.step(inputs.next().unwrap_or(HoldInput::RELEASE));
            see(&site, &tick);
        }
    }

    /// As text for a log: a few hundred characters.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = Written {
            standing: self.standing.clone(),
            form: self.form,
            stand_ticks: self.stand_ticks,
            inputs: pack(&self.inputs),
        };
        let bytes = postcard::to_allocvec(&written)
            .expect("a recording has nothing that cannot be written");
        STANDARD_NO_PAD.encode(bytes)
    }

    /// Reads what [`Recording::to_text`] wrote.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let written: Written = postcard::from_bytes(&STANDARD_NO_PAD.decode(text).ok()?).ok()?;
        Some(Self {
            inputs: unpack(&written.inputs)?,
            standing: written.standing,
            form: written.form,
            stand_ticks: written.stand_ticks,
        })
    }
}
