//! What is said at a table: seats, offers, clocks, ends and talk.

use super::book::{decimal, text};
use gimel::{BySide, Outcome, Side};
use table::{EndReason, Ending};

words! {
    /// A seat without anybody.
    open_seat = "open-seat";
    /// Looking for the table.
    coming_in = "coming-in";
    /// A table that one was sent away from.
    closed_table = "closed-table";
    /// Why.
    sent_away = "sent-away";
    /// The table.
    a_table = "a-table";
    /// The seats.
    seats = "seats";
    /// Ready.
    ready = "ready";
    /// Not ready.
    not_ready = "not-ready";
    /// Said when ready and alone.
    waiting_for_other = "waiting-for-other";
    /// Before being ready.
    ready_what = "ready-what";
    /// A seat to take.
    take_seat = "take-seat";
    /// Gets up.
    get_up = "get-up";
    /// The mark of who is ready.
    is_ready_word = "is-ready";
    /// The mark of who is not.
    is_not_ready = "is-not-ready";
    /// The mark of who is away.
    away = "away";
    /// You.
    that_is_you = "that-is-you";
    /// The host.
    host = "host";
    /// Invites.
    invite = "invite";
    /// How.
    invite_what = "invite-what";
    /// The link.
    link = "link";
    /// Shares.
    share = "share";
    /// The picture of the link.
    qr = "qr";
    /// Scanned.
    scan = "scan";
    /// What is agreed.
    agreed_word = "agreed-2";
    /// The host changes it.
    change_agreed = "change-agreed";
    /// Does so.
    agree_on_this = "agree-on-this";
    /// A bot on a seat.
    seat_a_bot = "seat-a-bot";
    /// Sends it away.
    remove_bot = "remove-bot";
    /// Looks on.
    you_look_on = "you-look-on";
    /// Offers.
    offer_draw = "offer-draw";
    /// Waits for an answer.
    draw_offered = "draw-offered";
    /// Waits for an answer.
    takeback_asked = "takeback-asked";
    /// Yes.
    accept = "accept";
    /// No.
    decline = "decline";
    /// Allows.
    allow = "allow";
    /// Turned down.
    draw_declined = "draw-declined";
    /// Not allowed.
    takeback_declined = "takeback-declined";
    /// Taken back.
    taken_back = "taken-back";
    /// Calls it off.
    call_off = "call-off";
    /// Surely?
    resign_yes = "resign-yes";
    /// Another game.
    another = "another";
    /// Waits for it.
    another_asked = "another-asked";
    /// The other one asked already.
    they_want_another = "they-want-another";
    /// To the analysis board.
    look_at_it = "look-at-it";
    /// Leaves.
    leave = "leave";
    /// Surely? A game is on.
    leave_sure = "leave-sure";
    /// The chat.
    chat = "chat";
    /// Nothing yet.
    chat_empty = "chat-empty";
    /// The field.
    say_word = "say";
    /// Says it.
    send = "send";
    /// Reports.
    report = "report";
    /// Reported.
    reported = "reported";
    /// Why.
    report_reason = "report-reason";
    /// Silences.
    mute = "mute";
    /// Lets speak.
    unmute = "unmute";
    /// Sends away.
    kick = "kick";
    /// Silenced oneself.
    you_are_muted = "you-are-muted";
    /// Who is here.
    people = "people";
    /// Another opponent, on this device.
    other_opponent = "other-opponent";
    /// The bot thinks.
    thinks = "thinks";
    /// The title of the tab on one's turn.
    your_move = "your-move";
    /// The measure of a thumb.
    measure_thumb = "measure-thumb";
    /// In the Duel.
    shortest_begins = "shortest-begins";
    /// In the Threesome.
    longest_begins = "longest-begins";
    /// How.
    measure_how = "measure-how";
    /// Its length.
    thumb_length = "thumb-length";
    /// Those who were sent away.
    sent_away_people = "sent-away-people";
    /// Lets somebody in again.
    let_in = "let-in";
    /// A bot among several.
    seat_a_feeler = "seat-a-feeler";
    /// What being ready does at a table of many.
    all_ready_what = "all-ready-what";
    /// Ready, and others are not.
    waiting_for_others = "waiting-for-others";
}

/// A bot of a level sits down, as a choice.
#[must_use]
pub fn bot_choice(level: u8) -> String {
    say!("bot-choice", name = &super::bot_name(level), level = level)
}

/// How many look on.
#[must_use]
pub fn look_on(count: usize) -> String {
    say!("looks-on", count = count)
}

/// Who asks whom in.
#[must_use]
pub fn invites(name: &str) -> String {
    say!("invites", name = name)
}

/// Somebody says something.
#[must_use]
pub fn says(name: &str, text: &str) -> String {
    say!("says", name = name, text = text)
}

/// Somebody sits down.
#[must_use]
pub fn sits_down(name: &str) -> String {
    say!("sits-down", name = name)
}

/// Somebody gets up.
#[must_use]
pub fn gets_up(name: &str) -> String {
    say!("gets-up", name = name)
}

/// Somebody is away, or back.
#[must_use]
pub fn away_or_back(name: &str, away: bool) -> String {
    if away {
        say!("is-away", name = name)
    } else {
        say!("is-back", name = name)
    }
}

/// Somebody is away and no clock runs, for the one who waits.
#[must_use]
pub fn away_without_clock(name: &str) -> String {
    say!("away-without-clock", name = name)
}

/// Somebody is ready.
#[must_use]
pub fn is_ready(name: &str) -> String {
    say!("ready-now", name = name)
}

/// Somebody wants another game.
#[must_use]
pub fn wants_rematch(name: &str) -> String {
    say!("wants-rematch", name = name)
}

/// The game begins.
#[must_use]
pub fn game_begins(names: &BySide<String>) -> String {
    say!("game-begins", white = &names.white, black = &names.black)
}

/// A draw is offered.
#[must_use]
pub fn offers_draw(name: &str) -> String {
    say!("offers-draw", name = name)
}

/// A turn back is asked for.
#[must_use]
pub fn asks_takeback(name: &str) -> String {
    say!("asks-takeback", name = name)
}

/// The result alone.
#[must_use]
pub fn ended(ending: Ending, names: &BySide<String>) -> String {
    match (ending.reason, ending.winner) {
        (EndReason::Aborted, _) => text("ended-aborted").to_owned(),
        (_, Some(side)) => say!("ended-winner", winner = &names[side]),
        (_, None) => text("ended-none").to_owned(),
    }
}

/// The result and why, in sentences.
#[must_use]
pub fn ending(ending: Ending, names: &BySide<String>) -> String {
    match (ending.reason, ending.winner) {
        (EndReason::Rules(reason), winner) => {
            let outcome = Outcome { winner, reason };
            format!(
                "{} {}",
                super::result(outcome, names),
                super::reason(outcome, names)
            )
        }
        (EndReason::Flag, Some(side)) => {
            say!(
                "ending-flag",
                winner = &names[side],
                loser = &names[side.other()]
            )
        }
        (EndReason::Flag, None) => text("ending-flag-none").to_owned(),
        (EndReason::Aborted, _) => text("ending-aborted").to_owned(),
    }
}

/// The series, `Ada 1½ : ½ Bo`.
#[must_use]
pub fn series(names: [&str; 2], scores: [f32; 2]) -> String {
    let [first, second] = names;
    let [one, other] = scores.map(half);
    format!("{first} {one} : {other} {second}")
}

fn half(score: f32) -> String {
    let whole = score.floor();
    match (whole as u32, score - whole >= 0.5) {
        (0, true) => "½".to_owned(),
        (whole, true) => format!("{whole}½"),
        (whole, false) => whole.to_string(),
    }
}

/// What the network took and the clock did not.
#[must_use]
pub fn credit(millis: i64) -> String {
    say!("credit", seconds = &decimal(millis as f64 / 1000.0, 1))
}

/// Little time, spoken.
#[must_use]
pub fn time_left(millis: i64) -> String {
    say!("time-left", seconds = millis / 1000)
}

/// Somebody thinks.
#[must_use]
pub fn you_play(side: Side) -> String {
    say!("you-play", side = side.name())
}

/// Reports a line, spoken.
#[must_use]
pub fn report_line(name: &str) -> String {
    say!("report-line", name = name)
}

/// That is it.
#[must_use]
pub fn my_thumb(mm: u16) -> String {
    say!("my-thumb", mm = mm)
}

/// It was told.
#[must_use]
pub fn thumb_told(mm: u16) -> String {
    say!("thumb-told", mm = mm)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_people_do() {
        assert_eq!(series(["Ada", "Bo"], [1.5, 0.5]), "Ada 1½ : ½ Bo");
        assert_eq!(series(["Ada", "Bo"], [2.0, 0.0]), "Ada 2 : 0 Bo");
    }
}
