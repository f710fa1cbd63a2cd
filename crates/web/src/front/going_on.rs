//! Games that go on on this device: noted where they are played, read at the front door, which so need not open their logs.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::browser::storage;
use crate::here::session::Session;
use crate::words;

/// Notes what goes on at a table on this device, in a word that the door understands; nothing when it is over.
pub fn note(name: &'static str, what: Option<&str>) {
    match what {
        Some(what) if storage::read(name).as_deref() == Some(what) => {}
        Some(what) => storage::write(name, what),
        None => {
            storage::forget(name);
        }
    }
}

/// A game that goes on: what it is, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Going {
    what: String,
    to: &'static str,
}

/// What the notes say: the bot's level at the board, the game at the bag.
fn going(read: impl Fn(&str) -> Option<String>) -> Vec<Going> {
    let at_board = read(storage::GOING_GIMEL).and_then(|level| level.parse().ok());
    let at_board = at_board.map(|level| Going {
        what: words::going_gimel(&words::bot_name(level)),
        to: "/gimel/bot",
    });
    let at_bag = read(storage::GOING_DSCHAMAL).and_then(|game| game.parse().ok());
    let at_bag = at_bag.map(|game| Going {
        what: words::going_dschamal(words::dschamal_game(game)),
        to: "/dschamal/here",
    });
    let beside = read(storage::HERE)
        .and_then(|text| Session::from_record(&text))
        .filter(|session| !session.game().entries().is_empty())
        .filter(|session| session.game().outcome().is_none());
    let beside = beside.map(|_| Going {
        what: words::going_beside().to_owned(),
        to: "/gimel/here",
    });
    let boxed = read(storage::REFEREE).map(|_| Going {
        what: words::going_box().to_owned(),
        to: "/referee",
    });
    [at_bag, at_board, beside, boxed]
        .into_iter()
        .flatten()
        .collect()
}

/// The list; nothing without any.
#[component]
pub fn GoingOn() -> impl IntoView {
    let going = going(storage::read);
    (!going.is_empty()).then(|| {
        let lines = going.into_iter().map(|Going { what, to }| {
            view! {
                <li>
                    <A href=to attr:class="table-line">
                        <span class="who"><b>{what}</b></span>
                        <span class="go">{words::go_on()}</span>
                    </A>
                </li>
            }
        });
        view! {
            <section class="tables going-on">
                <h2>{words::go_on()}</h2>
                <ul class="table-list">{lines.collect_view()}</ul>
            </section>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_on_this_device_leads_back_to_its_page() {
        let kept = |name: &str| match name {
            storage::GOING_GIMEL => Some("1".to_owned()),
            storage::GOING_DSCHAMAL => Some("tower".to_owned()),
            _ => None,
        };
        let ways: Vec<_> = going(kept).into_iter().map(|going| going.to).collect();
        assert_eq!(ways, ["/dschamal/here", "/gimel/bot"]);
    }

    #[test]
    fn notes_that_nobody_understands_are_left_out() {
        let kept = |name: &str| (name != storage::REFEREE).then(|| "sand".to_owned());
        assert_eq!(going(kept), []);
    }
}
