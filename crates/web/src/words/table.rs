//! What is said at a table: seats, offers, clocks, ends and talk.

use gimel::{BySide, Outcome, Side};
use table::{EndReason, Ending};

/// A seat without anybody.
pub const OPEN_SEAT: &str = "Open seat";
/// Looking for the table.
pub const COMING_IN: &str = "Coming in…";
/// A table that one was sent away from.
pub const CLOSED_TABLE: &str = "Not at this table";
/// Why.
pub const SENT_AWAY: &str =
    "The host has closed this table to you. There are others, and you can open one of your own.";
/// The table.
pub const A_TABLE: &str = "At the table";
/// The seats.
pub const SEATS: &str = "Seats";
/// Ready.
pub const READY: &str = "I’m ready";
/// Not ready.
pub const NOT_READY: &str = "Wait, not yet";
/// Said when ready and alone.
pub const WAITING_FOR_OTHER: &str = "You are ready. The game begins as soon as the other one is.";
/// Before being ready.
pub const READY_WHAT: &str = "The game begins when both are ready.";
/// A seat to take.
pub const TAKE_SEAT: &str = "Sit here";
/// Gets up.
pub const GET_UP: &str = "Only look on";
/// The mark of who is ready.
pub const IS_READY: &str = "ready";
/// The mark of who is not.
pub const IS_NOT_READY: &str = "not ready yet";
/// The mark of who is away.
pub const AWAY: &str = "away";
/// You.
pub const THAT_IS_YOU: &str = "you";
/// The host.
pub const HOST: &str = "host";
/// Invites.
pub const INVITE: &str = "Invite";
/// How.
pub const INVITE_WHAT: &str = "Whoever opens this link sits down with you.";
/// The link.
pub const LINK: &str = "Link to this table";
/// Shares.
pub const SHARE: &str = "Share";
/// The picture of the link.
pub const QR: &str = "The link as a picture for a phone’s camera";
/// Scanned.
pub const SCAN: &str = "Or scan it with a phone.";
/// What is agreed.
pub const AGREED: &str = "What is agreed";
/// The host changes it.
pub const CHANGE_AGREED: &str = "Agree on something else";
/// Does so.
pub const AGREE_ON_THIS: &str = "Agree on this";
/// A bot on a seat.
pub const SEAT_A_BOT: &str = "Play against a bot instead";
/// Sends it away.
pub const REMOVE_BOT: &str = "Send it away";
/// Looks on.
pub const YOU_LOOK_ON: &str = "You are looking on.";
/// Offers.
pub const OFFER_DRAW: &str = "Offer a draw";
/// Waits for an answer.
pub const DRAW_OFFERED: &str = "You offered a draw.";
/// Waits for an answer.
pub const TAKEBACK_ASKED: &str = "You asked to take your turn back.";
/// Yes.
pub const ACCEPT: &str = "Accept";
/// No.
pub const DECLINE: &str = "No, play on";
/// Allows.
pub const ALLOW: &str = "Allow";
/// Turned down.
pub const DRAW_DECLINED: &str = "The draw was turned down.";
/// Not allowed.
pub const TAKEBACK_DECLINED: &str = "The turn stays as it was.";
/// Taken back.
pub const TAKEN_BACK: &str = "The turn is taken back.";
/// Calls it off.
pub const CALL_OFF: &str = "Call the game off";
/// Surely?
pub const RESIGN_YES: &str = "Yes, I resign";
/// Another game.
pub const ANOTHER: &str = "Another game, colours swapped";
/// Waits for it.
pub const ANOTHER_ASKED: &str = "You want another game. Waiting for an answer.";
/// The other one asked already.
pub const THEY_WANT_ANOTHER: &str = "Your opponent wants another game.";
/// To the analysis board.
pub const LOOK_AT_IT: &str = "Look at the game";
/// Leaves.
pub const LEAVE: &str = "Leave the table";
/// Surely? A game is on.
pub const LEAVE_SURE: &str = "Leave and give the game up";
/// The chat.
pub const CHAT: &str = "Talk";
/// Nothing yet.
pub const CHAT_EMPTY: &str = "Nobody has said anything. Say hello.";
/// The field.
pub const SAY: &str = "Say something";
/// Says it.
pub const SEND: &str = "Say it";
/// Reports.
pub const REPORT: &str = "Report";
/// Reported.
pub const REPORTED: &str = "Reported. Thank you.";
/// Why.
pub const REPORT_REASON: &str = "Reported from the table";
/// Silences.
pub const MUTE: &str = "Silence";
/// Lets speak.
pub const UNMUTE: &str = "Let speak";
/// Sends away.
pub const KICK: &str = "Send away";
/// Silenced oneself.
pub const YOU_ARE_MUTED: &str = "The host has silenced you here.";
/// Who is here.
pub const PEOPLE: &str = "Who is here";
/// Looking on.
pub const LOOKING_ON: &str = "looking on";
/// Another opponent, on this device.
pub const OTHER_OPPONENT: &str = "Start over with another opponent";
/// The bot thinks.
pub const THINKS: &str = "thinks";

/// A bot of a level sits down, as a choice.
#[must_use]
pub fn bot_choice(level: u8) -> String {
    format!("{} · {level}", super::bot_name(level))
}

/// How many look on.
#[must_use]
pub fn look_on(count: usize) -> String {
    match count {
        0 => "nobody looks on".to_owned(),
        1 => "1 looks on".to_owned(),
        count => format!("{count} look on"),
    }
}

/// Who asks whom in.
#[must_use]
pub fn invites(name: &str) -> String {
    format!("{name} has a seat for you.")
}

/// Somebody says something.
#[must_use]
pub fn says(name: &str, text: &str) -> String {
    format!("{name} says: {text}")
}

/// Somebody sits down.
#[must_use]
pub fn sits_down(name: &str) -> String {
    format!("{name} sits down.")
}

/// Somebody gets up.
#[must_use]
pub fn gets_up(name: &str) -> String {
    format!("{name} gets up.")
}

/// Somebody is away, or back.
#[must_use]
pub fn away_or_back(name: &str, away: bool) -> String {
    if away {
        format!("{name} is away.")
    } else {
        format!("{name} is back.")
    }
}

/// Somebody is away and no clock runs, for the one who waits.
#[must_use]
pub fn away_without_clock(name: &str) -> String {
    format!(
        "{name} is away, and there is no clock. You need not wait here: the table keeps the game, and you both find it at the front door under “Your tables”."
    )
}

/// Somebody is ready.
#[must_use]
pub fn is_ready(name: &str) -> String {
    format!("{name} is ready.")
}

/// Somebody wants another game.
#[must_use]
pub fn wants_rematch(name: &str) -> String {
    format!("{name} wants another game.")
}

/// The game begins.
#[must_use]
pub fn game_begins(names: &BySide<String>) -> String {
    format!(
        "The game begins. {} has White, {} has Black.",
        names.white, names.black
    )
}

/// A draw is offered.
#[must_use]
pub fn offers_draw(name: &str) -> String {
    format!("{name} offers a draw.")
}

/// A turn back is asked for.
#[must_use]
pub fn asks_takeback(name: &str) -> String {
    format!("{name} asks to take the last turn back.")
}

/// The result alone.
#[must_use]
pub fn ended(ending: Ending, names: &BySide<String>) -> String {
    match (ending.reason, ending.winner) {
        (EndReason::Aborted, _) => "Called off".to_owned(),
        (_, Some(side)) => format!("{} wins", names[side]),
        (_, None) => "A draw".to_owned(),
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
            format!(
                "{} wins. {} has no time left.",
                names[side],
                names[side.other()]
            )
        }
        (EndReason::Flag, None) => "A draw. Time is over.".to_owned(),
        (EndReason::Aborted, _) => "The game was called off.".to_owned(),
    }
}

/// The series, `Ada 1½ : ½ Bo`.
#[must_use]
pub fn series(names: [&str; 2], scores: [f32; 2]) -> String {
    format!(
        "{} {} : {} {}",
        names[0],
        half(scores[0]),
        half(scores[1]),
        names[1]
    )
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
    format!("+{:.1} s for the way", millis as f64 / 1000.0)
}

/// Little time, spoken.
#[must_use]
pub fn time_left(millis: i64) -> String {
    match millis / 1000 {
        60 => "One minute left.".to_owned(),
        seconds => format!("{seconds} seconds left."),
    }
}

/// The title of the tab on one's turn.
pub const YOUR_MOVE: &str = "Your turn";

/// Somebody thinks.
#[must_use]
pub fn you_play(side: Side) -> String {
    format!("You have {side}.")
}

/// Reports a line, spoken.
#[must_use]
pub fn report_line(name: &str) -> String {
    format!("Report what {name} said")
}

/// The measure of a thumb.
pub const MEASURE_THUMB: &str = "Who has the shortest fingers?";
/// In the Duel.
pub const SHORTEST_BEGINS: &str = "The shortest thumb begins, if two or more are measured.";
/// In the Threesome.
pub const LONGEST_BEGINS: &str =
    "The longest thumb sits in the middle first, if two or more are measured.";
/// How.
pub const MEASURE_HOW: &str =
    "Lay your thumb on the field, its root at the lower edge, or pull the slider to its tip.";
/// Its length.
pub const THUMB_LENGTH: &str = "Length";
/// Those who were sent away.
pub const SENT_AWAY_PEOPLE: &str = "Sent away";
/// Lets somebody in again.
pub const LET_IN: &str = "Let in again";

/// That is it.
#[must_use]
pub fn my_thumb(mm: u16) -> String {
    format!("That is my thumb: {mm} mm")
}

/// It was told.
#[must_use]
pub fn thumb_told(mm: u16) -> String {
    format!("{mm} mm it is. The others may try to be shorter.")
}

/// A bot among several.
pub const SEAT_A_FEELER: &str = "Put a bot on an open seat";
/// What being ready does at a table of many.
pub const ALL_READY_WHAT: &str =
    "The game begins when everybody who sits is ready. Empty seats stay empty.";
/// Ready, and others are not.
pub const WAITING_FOR_OTHERS: &str = "Waiting for the others.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_people_do() {
        assert_eq!(series(["Ada", "Bo"], [1.5, 0.5]), "Ada 1½ : ½ Bo");
        assert_eq!(series(["Ada", "Bo"], [2.0, 0.0]), "Ada 2 : 0 Bo");
    }
}
