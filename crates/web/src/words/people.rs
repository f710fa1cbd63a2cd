//! Words about who somebody is.

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
