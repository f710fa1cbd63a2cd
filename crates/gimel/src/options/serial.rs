//! Options as a map from key to value: every key is written, missing ones are read as the default.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Options;

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Self::keys().iter().map(|key| (key, self.get(key))))
    }
}

/// People write 30, true and null as readily as "30", "true" and "none".
#[derive(Deserialize)]
#[serde(untagged)]
enum Scalar {
    Flag(bool),
    Number(u64),
    Text(String),
    Nothing(()),
}

impl Scalar {
    fn into_text(self) -> String {
        match self {
            Self::Flag(flag) => flag.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text,
            Self::Nothing(()) => "none".to_owned(),
        }
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut options = Self::default();
        for (key, value) in BTreeMap::<String, Scalar>::deserialize(deserializer)? {
            options
                .set(&key, &value.into_text())
                .map_err(D::Error::custom)?;
        }
        Ok(options)
    }
}
