//! Words about the way to the house.

/// A request was not answered.
pub const CANNOT_REACH: &str =
    "The house cannot be reached just now. Look at your connection and try again.";
/// Something failed without a reason.
pub const WENT_WRONG: &str = "Something went wrong on our side. Please try again.";
/// The connection is cut.
pub const LOST_CONNECTION: &str =
    "No connection to the house. You keep your place; we keep trying.";
/// It is back.
pub const BACK_AGAIN: &str = "Connected again.";
/// Tries at once.
pub const TRY_NOW: &str = "Try now";
/// Something takes a moment.
pub const ONE_MOMENT: &str = "One moment…";
