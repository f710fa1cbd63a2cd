//! How somebody likes to be advised: kept on the device.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The most lines that are told apart.
pub const MOST_LINES: usize = 3;

/// How somebody likes to be advised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Likes {
    /// Whether the engine thinks at all.
    pub on: bool,
    /// How many lines it tells.
    pub lines: usize,
    /// Whether it tells what the other side threatens.
    pub threats: bool,
}

impl Default for Likes {
    fn default() -> Self {
        Self {
            on: false,
            lines: 1,
            threats: false,
        }
    }
}

impl fmt::Display for Likes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.on, self.lines, self.threats)
    }
}

/// What cannot be read is as usual.
impl FromStr for Likes {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let usual = Likes::default();
        let mut words = text.split(' ');
        let on = words.next().and_then(|it| it.parse().ok());
        let lines = words.next().and_then(|it| it.parse::<usize>().ok());
        let threats = words.next().and_then(|it| it.parse().ok());
        Ok(Likes {
            on: on.unwrap_or(usual.on),
            lines: lines.unwrap_or(usual.lines).clamp(1, MOST_LINES),
            threats: threats.unwrap_or(usual.threats),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likes_survive_a_reload() {
        let mine = Likes {
            on: true,
            lines: 3,
            threats: true,
        };
        assert_eq!(mine.to_string().parse(), Ok(mine));
        assert_eq!("sand".parse(), Ok(Likes::default()));
        assert_eq!("true 99".parse::<Likes>().map(|it| it.lines), Ok(3));
    }
}
