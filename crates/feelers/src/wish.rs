//! What a feeler wants, from what everybody at the table knows.

use shapes::Form;

/// How good each form would be to pull now, and how many of it are left in the bag.
#[derive(Debug, Clone, PartialEq)]
pub struct Wish {
    good: [bool; Form::COUNT],
    left: [u8; Form::COUNT],
}

impl Wish {
    /// `good` says whether pulling this form would win; `left` how many of it may be in the bag by public knowledge.
    #[must_use]
    pub fn new(good: impl Fn(Form) -> bool, left: impl Fn(Form) -> u8) -> Self {
        let mut wish = Self {
            good: [false; Form::COUNT],
            left: [0; Form::COUNT],
        };
        for form in Form::all() {
            wish.good[form.index()] = good(form);
            wish.left[form.index()] = left(form);
        }
        wish
    }

    pub(crate) fn wants(&self, form: usize) -> bool {
        self.good[form]
    }

    /// How much of what is believed would be good.
    pub(crate) fn share_wanted(&self, shares: &[f32; Form::COUNT]) -> f32 {
        let good = self.good.iter().zip(shares);
        good.filter(|(good, _)| **good)
            .map(|(_, share)| share)
            .sum()
    }

    /// How likely a piece is of each form before it is touched.
    pub(crate) fn expectation(&self) -> [f32; Form::COUNT] {
        let total: f32 = self.left.iter().map(|left| f32::from(*left)).sum();
        self.left.map(|left| f32::from(left) / total.max(1.0))
    }
}
