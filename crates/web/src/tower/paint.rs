//! The paints of the wood, as the styles have them.

use leptos::prelude::window;
use web_sys::Element;

use crate::dschamal::solid::Tone;

/// Red, green, blue.
pub type Rgb = [u8; 3];

/// The paints of one wood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paint {
    /// The face.
    pub face: Rgb,
    /// What lies in the shadow.
    pub deep: Rgb,
    /// Where the lamp shines.
    pub sheen: Rgb,
    /// The line around it.
    pub pencil: Rgb,
    /// The mark.
    pub carved: Rgb,
}

/// A colour as styles write it, `#abc` or `#aabbcc`.
#[must_use]
pub fn rgb(text: &str) -> Option<Rgb> {
    let digits = text.trim().strip_prefix('#')?;
    let short = digits.len() == 3;
    let part = |index: usize| {
        let digits = if short {
            digits.get(index..=index)?.repeat(2)
        } else {
            digits.get(index * 2..index * 2 + 2)?.to_owned()
        };
        u8::from_str_radix(&digits, 16).ok()
    };
    Some([part(0)?, part(1)?, part(2)?])
}

/// A value between two colours.
#[must_use]
pub fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    let share = share.clamp(0.0, 1.0);
    [0, 1, 2].map(|i| (f32::from(from[i]) * (1.0 - share) + f32::from(to[i]) * share) as u8)
}

/// For a pen.
#[must_use]
pub fn css([r, g, b]: Rgb, alpha: f32) -> String {
    format!("rgba({r},{g},{b},{alpha:.3})")
}

/// A colour that the styles give an element under this name.
#[must_use]
pub fn styled(element: &Element, name: &str) -> Option<Rgb> {
    let style = window().get_computed_style(element).ok()??;
    rgb(&style.get_property_value(name).ok()?)
}

impl Paint {
    /// The colour of a tone.
    #[must_use]
    pub const fn tone(&self, tone: Tone) -> Rgb {
        match tone {
            Tone::Face => self.face,
            Tone::Deep => self.deep,
            Tone::Sheen => self.sheen,
            Tone::Pencil => self.pencil,
            Tone::Carved => self.carved,
        }
    }

    /// The paints of an element that has a wood's class.
    #[must_use]
    pub fn of(element: &Element) -> Option<Paint> {
        Some(Paint {
            face: styled(element, "--paint")?,
            deep: styled(element, "--deep")?,
            sheen: styled(element, "--sheen")?,
            pencil: styled(element, "--pencil")?,
            carved: styled(element, "--carved")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_styles_write_them() {
        assert_eq!(rgb(" #3d6fb6"), Some([0x3d, 0x6f, 0xb6]));
        assert_eq!(rgb("#fff"), Some([255, 255, 255]));
        assert_eq!(rgb("red"), None);
        assert_eq!(mix([0, 0, 0], [100, 200, 50], 0.5), [50, 100, 25]);
    }
}
