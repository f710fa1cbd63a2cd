//! What a person likes: language, theme, sound, vibration, confirmation, coordinates, motion, glow. Kept as one line of text.

use std::fmt;
use std::str::FromStr;

macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub enum $name { $($(#[$variant_meta])* $variant,)* }

        impl $name {
            /// Every choice.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The word it is kept as.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The choice of a word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

choice! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        #[default]
        System = "system",
        /// Desert night.
        Night = "night",
        /// Papyrus.
        Day = "day",
    }
}

choice! {
    /// How much moves.
    Motion {
        /// As the system has it.
        #[default]
        System = "system",
        /// Nothing glides.
        Still = "still",
    }
}

choice! {
    /// Which language is spoken.
    Tongue {
        /// As the browser has it.
        #[default]
        System = "system",
        /// English.
        English = "en",
        /// German.
        German = "de",
        /// French.
        French = "fr",
        /// Dutch.
        Dutch = "nl",
    }
}

/// Everything that can be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// Which language is spoken. The page is opened in it, so a change counts from the next opening on.
    pub language: Tongue,
    /// Light or dark.
    pub theme: Theme,
    /// How much moves.
    pub motion: Motion,
    /// Wood on wood.
    pub sound: bool,
    /// A short buzz, where the device can.
    pub vibration: bool,
    /// A move waits for a second tap.
    pub confirm: bool,
    /// Letters and numbers at the edge of the board.
    pub coordinates: bool,
    /// Light where wood was touched in the bag.
    pub glow: bool,
    /// Arrow buttons beside the bag.
    pub arrows: bool,
    /// A shout into the microphone calls the camel.
    pub voice: bool,
    /// Contests of bots alone are over at once.
    pub skip_bots: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Tongue::System,
            theme: Theme::System,
            motion: Motion::System,
            sound: true,
            vibration: true,
            confirm: false,
            coordinates: true,
            glow: true,
            arrows: false,
            voice: false,
            skip_bots: false,
        }
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "language={} theme={} motion={} sound={} vibration={} confirm={} coordinates={} glow={} arrows={} voice={} skip_bots={}",
            self.language.word(),
            self.theme.word(),
            self.motion.word(),
            self.sound,
            self.vibration,
            self.confirm,
            self.coordinates,
            self.glow,
            self.arrows,
            self.voice,
            self.skip_bots
        )
    }
}

impl FromStr for Settings {
    type Err = std::convert::Infallible;

    /// What cannot be read stays as it is by default: an old or damaged text must never lock anybody out.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut settings = Self::default();
        for (key, value) in text
            .split_whitespace()
            .filter_map(|pair| pair.split_once('='))
        {
            settings.set(key, value);
        }
        Ok(settings)
    }
}

impl Settings {
    fn set(&mut self, key: &str, value: &str) {
        let flag = value.parse::<bool>().ok();
        match key {
            "language" => self.language = Tongue::from_word(value).unwrap_or(self.language),
            "theme" => self.theme = Theme::from_word(value).unwrap_or(self.theme),
            "motion" => self.motion = Motion::from_word(value).unwrap_or(self.motion),
            "sound" => self.sound = flag.unwrap_or(self.sound),
            "vibration" => self.vibration = flag.unwrap_or(self.vibration),
            "confirm" => self.confirm = flag.unwrap_or(self.confirm),
            "coordinates" => self.coordinates = flag.unwrap_or(self.coordinates),
            "glow" => self.glow = flag.unwrap_or(self.glow),
            "arrows" => self.arrows = flag.unwrap_or(self.arrows),
            "voice" => self.voice = flag.unwrap_or(self.voice),
            "skip_bots" => self.skip_bots = flag.unwrap_or(self.skip_bots),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Settings) {
        let Ok(read) = text.parse::<Settings>();
        assert_eq!(read, expected);
    }

    #[test]
    fn settings_survive_a_reload() {
        let mine = Settings {
            language: Tongue::Dutch,
            theme: Theme::Day,
            motion: Motion::Still,
            sound: false,
            confirm: true,
            glow: false,
            arrows: true,
            voice: true,
            skip_bots: true,
            ..Settings::default()
        };
        check(&mine.to_string(), mine);
    }

    #[test]
    fn damaged_text_means_the_default() {
        check("", Settings::default());
        check(
            "language=xx theme=purple sound= =x confirm",
            Settings::default(),
        );
    }
}
