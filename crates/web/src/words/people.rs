//! Words about who somebody is.

use super::book::text;

words! {
    /// The question at the door.
    your_name = "your-name";
    /// What a name is for.
    name_what = "name-what";
    /// Goes on with it.
    come_in = "come-in";
    /// The page about oneself.
    you = "you";
    /// The name.
    name = "name";
    /// Keeps a name.
    keep_name = "keep-name";
    /// It was kept.
    name_kept = "name-kept";
    /// Accounts.
    account = "account";
    /// What it is for.
    account_what = "account-what";
    /// The login.
    login_name = "login-name";
    /// The password.
    password = "password";
    /// Makes an account.
    register = "register";
    /// Logs in.
    log_in = "log-in";
    /// Logs out.
    log_out = "log-out";
    /// Logs out in every browser.
    log_out_everywhere = "log-out-everywhere";
    /// Another password.
    change_password = "change-password";
    /// The one that is.
    old_password = "old-password";
    /// The one that shall be.
    new_password = "new-password";
    /// It is changed.
    password_changed = "password-changed";
    /// Without it.
    forgot_password = "forgot-password";
    /// How one comes in without it.
    recover_what = "recover-what";
    /// A code.
    recovery_code = "recovery-code";
    /// Sets the new password.
    recover = "recover";
    /// Codes.
    recovery_codes = "recovery-codes";
    /// What they are for, above them.
    codes_what = "codes-what";
    /// They are on paper.
    codes_noted = "codes-noted";
    /// New ones.
    new_codes = "new-codes";
    /// What they do.
    new_codes_what = "new-codes-what";
    /// Browsers.
    sessions = "sessions";
    /// This one.
    this_browser = "this-browser";
    /// Ends one.
    end_session = "end-session";
    /// Deletes.
    delete_me = "delete-me";
    /// What it does.
    delete_what = "delete-what";
    /// Asked once.
    delete_sure = "delete-sure";
    /// Deleted.
    deleted = "deleted";
}

/// Logged in as.
#[must_use]
pub fn known_as(login: &str) -> String {
    say!("known-as", login = login)
}

/// Since when and last seen, on a line.
#[must_use]
pub fn seen(created: &str, last: &str) -> String {
    say!("seen", created = created, last = last)
}

/// Ends the session of a browser, spoken.
#[must_use]
pub fn end_session_of(what: &str) -> String {
    say!("end-session-of", what = what)
}

/// How many recovery codes are left.
#[must_use]
pub fn codes_left(count: u32) -> String {
    match count {
        0 => text("codes-left-none").to_owned(),
        _ => say!("codes-left", count = count),
    }
}

/// How well a password holds, from 0 to 4.
#[must_use]
pub fn strength(score: u8) -> &'static str {
    match score {
        0 => text("strength-guessed-at-once"),
        1 => text("strength-guessed-soon"),
        2 => text("strength-will-do"),
        3 => text("strength-good"),
        _ => text("strength-hardly-guessed"),
    }
}

/// What is wrong with it, if there is a word for it.
#[must_use]
pub fn weakness(why: &str) -> Option<&'static str> {
    Some(match why {
        "keys" => text("weak-keys"),
        "repeats" => text("weak-repeats"),
        "sequence" => text("weak-sequence"),
        "date" => text("weak-date"),
        "common" => text("weak-common"),
        "word" => text("weak-word"),
        "name" => text("weak-name"),
        _ => return None,
    })
}
