//! A person at a table, without a screen: what is shown, what is played ahead of the answer, how clocks count on, what
//! there is to tell. The table may stand in the house or on this device; both speak in views and take commands.

pub mod clock;
pub mod news;
pub mod sitting;
pub mod state;
#[cfg(test)]
mod tests;
