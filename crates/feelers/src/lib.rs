//! Players who only feel: bots that know nothing but the touch of their own hand.
//!
//! A [`Feeler`] is given what its fingertip feels ([`bag::Touch`]) and says what its hand does next ([`bag::HandInput`]). It never
//! sees a bag. It gropes until it bumps into something, closes its hand, goes round the outline with one finger, and weighs
//! which of the 24 forms that could be; then it pulls, dips, shakes off or lets go. Reaction, pace, memory, courage and
//! reliability grow with its [`Level`]; its mistakes are those of a hand.

mod belief;
mod chance;
pub mod duel;
mod feeler;
mod grabber;
mod guess;
mod knowledge;
mod level;
mod tracing;
mod wandering;
mod wish;

pub use feeler::Feeler;
pub use grabber::Grabber;
pub use guess::Guess;
pub use level::Level;
pub use wish::Wish;

/// Anybody who plays by touch alone.
pub trait Player {
    /// Feels something.
    fn feel(&mut self, touch: &bag::Touch);
    /// What the hand does in this tick.
    fn act(&mut self) -> bag::HandInput;
    /// Whether "I'm the camel!" is called in this tick.
    fn shout(&mut self) -> bool;
}
