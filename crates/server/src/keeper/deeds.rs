//! What the keeper does: decided, written down, and carried out at once.

use std::net::IpAddr;

use ipnet::IpNet;
use protocol::KeeperDeed;
use store::{Ban, Deed};
use table::{Millis, TableId};

use crate::App;
use crate::problem::ApiError;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 300;
/// The most words of the house's own, and the longest.
const MOST_WORDS: usize = 2_000;
const LONGEST_WORD: usize = 40;
/// Nothing is closed to more of the world by one line.
const WIDEST_V4: u8 = 8;
const WIDEST_V6: u8 = 16;

/// Does it. A banned person keeps their sessions: in those browsers they are known, and refused. What is written down first is true even if the house dies in between.
pub(super) async fn carry_out(app: &App, deed: KeeperDeed) -> Result<(), ApiError> {
    let now = crate::clock::now();
    match deed {
        KeeperDeed::Settle { report } => {
            if !app.store.settle_report(report).await? {
                return Err(ApiError::NotFound);
            }
            note(app, now, "settle", &report.to_string(), "").await?;
        }
        KeeperDeed::Mute { person, why } => {
            known(app, &person).await?;
            decide(app, now, ("mute", "mute"), &person, &why).await?;
        }
        KeeperDeed::Ban { person, why } => {
            known(app, &person).await?;
            decide(app, now, ("person", "ban"), &person, &why).await?;
        }
        KeeperDeed::BanRange { range, why } => {
            let range = network(&range)?.to_string();
            decide(app, now, ("range", "ban-range"), &range, &why).await?;
        }
        KeeperDeed::CloseTable { table, why } => {
            if app.store.table(&table.0).await?.is_none() {
                return Err(ApiError::NotFound);
            }
            decide(app, now, ("table", "close-table"), &table.0, &why).await?;
            app.tables.shut(&table).await;
        }
        KeeperDeed::Lift { kind, value } => {
            if !app.store.lift_ban(&kind, &value).await? {
                return Err(ApiError::NotFound);
            }
            note(app, now, "lift", &value, &kind).await?;
            if kind == "table" {
                app.tables.reopen(&TableId(value));
            }
        }
        KeeperDeed::Words { words } => set_words(app, now, &words).await?,
    }
    app.keeping.read_anew(&app.store).await?;
    app.keeping.see_out();
    Ok(())
}

async fn known(app: &App, person: &str) -> Result<(), ApiError> {
    let known = app.store.person(person).await?;
    known.map(drop).ok_or(ApiError::NotFound)
}

async fn decide(
    app: &App,
    at: Millis,
    (kind, deed): (&str, &str),
    value: &str,
    why: &str,
) -> Result<(), ApiError> {
    note(app, at, deed, value, why).await?;
    let ban = Ban {
        kind: kind.to_owned(),
        value: value.to_owned(),
        why: reason(why),
        at: at.0,
    };
    Ok(app.store.add_ban(&ban).await?)
}

async fn note(app: &App, at: Millis, deed: &str, about: &str, why: &str) -> Result<(), ApiError> {
    tracing::info!(deed, about, "The keeper has done something: {deed} {about}");
    let deed = Deed {
        deed: deed.to_owned(),
        about: about.to_owned(),
        why: reason(why),
        at: at.0,
    };
    Ok(app.store.add_deed(&deed).await?)
}

fn reason(why: &str) -> String {
    let visible = why.chars().filter(|c| !c.is_control());
    visible.take(LONGEST_REASON).collect()
}

/// Addresses as somebody writes them. Of IPv6 nothing smaller than a household's network is known of a guest.
fn network(text: &str) -> Result<IpNet, ApiError> {
    let one = text.trim().parse::<IpAddr>().map(IpNet::from);
    let range = one.or_else(|_| text.trim().parse::<IpNet>());
    let wrong = || {
        let wrong = "this is no address and no range of addresses";
        ApiError::BadInput(wrong.to_owned())
    };
    let range = range.map_err(|_| wrong())?;
    let (widest, narrowest) = match range {
        IpNet::V4(_) => (WIDEST_V4, 32),
        IpNet::V6(_) => (WIDEST_V6, 64),
    };
    if range.prefix_len() < widest {
        return Err(wrong());
    }
    let bits = range.prefix_len().min(narrowest);
    let range = IpNet::new(range.addr(), bits).map_err(|_| wrong())?;
    Ok(range.trunc())
}

async fn set_words(app: &App, now: Millis, words: &[String]) -> Result<(), ApiError> {
    let words: Vec<&str> = words
        .iter()
        .map(|word| word.trim())
        .filter(|word| !word.is_empty())
        .collect();
    let fits =
        |word: &&str| word.chars().count() <= LONGEST_WORD && !word.contains(char::is_control);
    if words.len() > MOST_WORDS || !words.iter().all(fits) {
        return Err(ApiError::BadInput(
            "a list has at most 2000 words of at most 40 letters".to_owned(),
        ));
    }
    note(app, now, "words", &words.len().to_string(), "").await?;
    Ok(app.store.set_note(super::WORDS, &words.join("\n")).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_what_guests_are_known_by_and_never_the_world() {
        let written = |text: &str| network(text).map(|range| range.to_string()).ok();
        assert_eq!(written("192.0.2.7").as_deref(), Some("192.0.2.7/32"));
        assert_eq!(written(" 192.0.2.7/24 ").as_deref(), Some("192.0.2.0/24"));
        assert_eq!(written("2001:db8::7").as_deref(), Some("2001:db8::/64"));
        assert_eq!(written("2001:db8::/48").as_deref(), Some("2001:db8::/48"));
        for wrong in ["", "everybody", "0.0.0.0/0", "::/0", "10.0.0.0/99"] {
            assert_eq!(written(wrong), None, "{wrong}");
        }
    }
}
