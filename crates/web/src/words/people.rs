//! Words about who somebody is.

/// The question at the door.
pub const YOUR_NAME: &str = "What shall we call you?";
/// What a name is for.
pub const NAME_WHAT: &str = "A name is enough; no account. This browser remembers it.";
/// Goes on with it.
pub const COME_IN: &str = "Come in";
/// The page about oneself.
pub const YOU: &str = "You";
/// What it is about.
pub const YOU_WHAT: &str = "Name, account, devices";
/// The name.
pub const NAME: &str = "Name";
/// Keeps a name.
pub const KEEP_NAME: &str = "Keep this name";
/// It was kept.
pub const NAME_KEPT: &str = "From now on you are called that.";
/// Accounts.
pub const ACCOUNT: &str = "Account";
/// What it is for.
pub const ACCOUNT_WHAT: &str =
    "An account keeps your games across devices. Without one this browser remembers you.";
/// The login.
pub const LOGIN_NAME: &str = "Login";
/// The password.
pub const PASSWORD: &str = "Password, at least eight characters";
/// Makes an account.
pub const REGISTER: &str = "Make an account";
/// Logs in.
pub const LOG_IN: &str = "Log in";
/// Logs out.
pub const LOG_OUT: &str = "Log out";
/// Browsers.
pub const SESSIONS: &str = "Where you are known";
/// This one.
pub const THIS_BROWSER: &str = "this browser";
/// Ends one.
pub const END_SESSION: &str = "End";
/// Deletes.
pub const DELETE_ME: &str = "Delete my data";
/// What it does.
pub const DELETE_WHAT: &str =
    "Name, account and devices are gone for good. Finished games stay, without your name.";
/// Asked once.
pub const DELETE_SURE: &str = "Yes, forget me";
/// Deleted.
pub const DELETED: &str = "You are forgotten. Come back whenever you like.";

/// Logged in as.
#[must_use]
pub fn known_as(login: &str) -> String {
    format!("You are logged in as {login}.")
}

/// Since when and last seen, on a line.
#[must_use]
pub fn seen(created: &str, last: &str) -> String {
    format!("since {created}, last seen {last}")
}

/// Ends the session of a browser, spoken.
#[must_use]
pub fn end_session_of(what: &str) -> String {
    format!("End {what}")
}
