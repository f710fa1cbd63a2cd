//! Bytes as decisions: each asks for as many possibilities as there are and gets one of them.

/// The rest of the input. Once it is used up, every answer is the first possibility.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Self {
        Self(data)
    }

    pub(crate) fn is_used_up(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    /// A number below `end`, or 0 if there is none.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end.max(1)
    }

    /// One time in `many`, and never when the input is used up.
    pub(crate) fn once_in(&mut self, many: usize) -> bool {
        self.below(many) == many - 1
    }

    pub(crate) fn pick<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).cloned()
    }
}
