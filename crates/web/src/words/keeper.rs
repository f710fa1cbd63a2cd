//! Words for whoever keeps the house.

use super::book::text;

words! {
    /// The page.
    keeper = "keeper";
    /// Whom it is for, and where the token comes from.
    keeper_what = "keeper-what";
    /// The token.
    keeper_token = "keeper-token";
    /// Goes out.
    keeper_leave = "keeper-leave";
    /// Reads everything anew.
    look_again = "look-again";
    /// What was reported.
    reports = "reports";
    /// There is none.
    no_reports = "no-reports";
    /// A report was looked into.
    settle = "settle";
    /// It was.
    settled = "settled";
    /// Tables.
    keeper_tables = "keeper-tables";
    /// There is none.
    keeper_no_tables = "keeper-no-tables";
    /// Everybody sees it in the list.
    table_public = "table-public";
    /// By invitation.
    table_invited = "table-invited";
    /// Closes one.
    close_table = "close-table";
    /// People.
    keeper_people = "keeper-people";
    /// Nobody.
    keeper_nobody = "keeper-nobody";
    /// Somebody without a name.
    nameless = "nameless";
    /// Silences somebody in the whole house.
    silence = "silence";
    /// They are silent.
    silenced = "silenced";
    /// Keeps somebody out.
    ban = "ban";
    /// Keeps everybody out who comes from there.
    ban_range = "ban-range";
    /// The range.
    range = "range";
    /// What a range is.
    range_what = "range-what";
    /// What stands.
    bans = "bans";
    /// Nothing does.
    no_bans = "no-bans";
    /// Takes a decision back.
    lift = "lift";
    /// Why.
    deed_reason = "deed-reason";
    /// The list of words.
    word_list = "word-list";
    /// What it is for.
    word_list_what = "word-list-what";
    /// Keeps it.
    keep_words = "keep-words";
    /// What was done.
    keeper_log = "keeper-log";
    /// Nothing was.
    keeper_log_empty = "keeper-log-empty";
    /// Something was done just now.
    deed_done = "deed-done";
}

/// Who reported it, and when.
#[must_use]
pub fn reported_by(name: &str, day: &str) -> String {
    say!("reported-by", name = name, day = day)
}

/// About somebody.
#[must_use]
pub fn reported_about(name: &str) -> String {
    say!("reported-about", name = name)
}

/// An act of the keeper upon something, spoken.
#[must_use]
pub fn deed_upon(deed: &str, what: &str) -> String {
    say!("deed-upon", deed = deed, what = what)
}

/// Windows of somebody.
#[must_use]
pub fn windows(count: u32) -> String {
    say!("windows", count = count)
}

/// What a decision is.
#[must_use]
pub fn ban_kind(kind: &str) -> &'static str {
    match kind {
        "person" => text("ban-person"),
        "mute" => text("ban-mute"),
        "table" => text("ban-table"),
        _ => text("ban-from"),
    }
}

/// What was done.
#[must_use]
pub fn deed_word(deed: &str) -> &'static str {
    match deed {
        "settle" => text("deed-settle"),
        "mute" => text("deed-mute"),
        "ban" => text("deed-ban"),
        "ban-range" => text("deed-ban-range"),
        "close-table" => text("deed-close-table"),
        "lift" => text("deed-lift"),
        _ => text("deed-words"),
    }
}
