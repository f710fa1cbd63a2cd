//! Words about the way to the house.

words! {
    /// A request was not answered.
    cannot_reach = "cannot-reach";
    /// Something failed without a reason.
    went_wrong = "went-wrong";
    /// The connection is cut.
    lost_connection = "lost-connection";
    /// It is back.
    back_again = "back-again";
    /// Tries at once.
    try_now = "try-now";
    /// Something takes a moment.
    one_moment = "one-moment";
}
