//! The six presets: `recommended` and one per printed edition, as differences from it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Options;

/// A preset of options (rulebook section 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// What the text criticism of the rulebook arrives at.
    #[default]
    Recommended,
    /// The publisher's booklet of 2005, English.
    ZochEn,
    /// The same booklet, French.
    ZochFr,
    /// The unofficial French translation.
    FrFlumian,
    /// The Dutch translation of 2006.
    #[serde(rename = "nl-2006")]
    Nl2006,
    /// The one-page French summary of the Duel.
    FrSummary,
}

type Differences = &'static [(&'static str, &'static str)];

/// Where each text departs from `recommended`. What a text does not treat stays as recommended.
const ZOCH_EN: Differences = &[
    ("duel.false_shout_coloured", "drawn_plus_one"),
    ("duel.multi_all_black", "nothing"),
    ("duel.consolation_shape", "unowned_by_others"),
    ("duel.deciding_shape", "unowned_by_others_if_possible"),
    ("duel.deciding_camel", "nothing"),
];

const ZOCH_FR: Differences = &[
    ("duel.shout_phrase", "Le chameau, c'est moi !"),
    ("duel.multi_all_black", "nothing"),
    ("tower.recipient", "any"),
];

const FR_FLUMIAN: Differences = &[
    ("duel.shout_phrase", "A moi le chameau"),
    ("duel.camel_vs_empty", "nothing"),
    ("duel.false_shout_black_chooser", "loser"),
    ("duel.multi_all_black", "nothing"),
    ("duel.order3", "winner_stays"),
    ("duel.sit_out", "when_left_neighbour"),
    ("duel.deciding_trigger", "nobody_pulls"),
    ("duel.deciding_shape", "unowned_by_all_required"),
    ("duel.deciding_match", "drawn_only"),
    ("tower.quick_by", "on_head"),
    ("tower.recipient", "any"),
    ("tower.multi_loss", "whole_tower"),
    ("tower.end_on_black", "10_drawn"),
    ("three.slowest_gain", "all_pulled"),
    ("three.camel_scope", "any_shouter"),
    ("three.deciding_rule", "flumian"),
    ("quartet.slower_keep", "must"),
];

const NL_2006: Differences = &[
    ("common.quick_by", "closed_hand_on_table"),
    ("duel.shout_phrase", "Ik ben de kameel!"),
    ("duel.multi_all_black", "nothing"),
    ("duel.consolation_duty", "may"),
    ("victory.trigger", "one_player"),
    ("tower.quick_by", "on_head"),
    ("tower.keep_if", "nobody_has"),
    ("tower.recipient", "any"),
    ("tower.multi_return", "black_only"),
    ("tower.innocent", "may_rebuild"),
    ("tower.end_on_black", "10_lying"),
];

const FR_SUMMARY: Differences = &[
    ("common.signal", "countdown"),
    ("common.bag_hand", "left"),
    ("duel.first_pair", "chosen"),
    ("duel.shout_phrase", "Dschamal"),
    ("duel.camel_vs_empty", "nothing"),
    ("duel.both_false", "quicker_loses"),
    ("duel.consolation", "off"),
    ("duel.order3", "master"),
    ("duel.full_round", "circuit_as_master"),
    ("duel.sit_out", "dethroned_master"),
    ("duel.sit_out_with_three", "true"),
    ("duel.deciding", "off"),
    ("victory.safe", "false"),
];

impl Edition {
    /// All six presets.
    pub const ALL: [Edition; 6] = [
        Edition::Recommended,
        Edition::ZochEn,
        Edition::ZochFr,
        Edition::FrFlumian,
        Edition::Nl2006,
        Edition::FrSummary,
    ];

    /// The name on the command line and in scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Recommended => "recommended",
            Edition::ZochEn => "zoch-en",
            Edition::ZochFr => "zoch-fr",
            Edition::FrFlumian => "fr-flumian",
            Edition::Nl2006 => "nl-2006",
            Edition::FrSummary => "fr-summary",
        }
    }

    fn differences(self) -> Differences {
        match self {
            Edition::Recommended => &[],
            Edition::ZochEn => ZOCH_EN,
            Edition::ZochFr => ZOCH_FR,
            Edition::FrFlumian => FR_FLUMIAN,
            Edition::Nl2006 => NL_2006,
            Edition::FrSummary => FR_SUMMARY,
        }
    }

    /// The options of this edition.
    #[must_use]
    pub fn options(self) -> Options {
        let mut options = Options::default();
        for (key, value) in self.differences() {
            options
                .set(key, value)
                .expect("a test reads every preset against the rulebook");
        }
        options
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No edition has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no edition {0:?}; choose recommended, zoch-en, zoch-fr, fr-flumian, nl-2006 or fr-summary"
)]
pub struct UnknownEdition(String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
            .ok_or_else(|| UnknownEdition(name.to_owned()))
    }
}
