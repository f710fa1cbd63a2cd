//! How the connection stands, said wherever one is; nothing while all is well.

use std::time::Duration;

use leptos::prelude::*;

use crate::net::house::House;
use crate::net::link::{Connection, Input};
use crate::net::socket;
use crate::words;

/// How long it is said that the connection is back.
const GLAD: Duration = Duration::from_secs(4);

/// What has become of the connection since the page was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Ties {
    /// There was none so far: what never was cannot come again.
    #[default]
    Unmade,
    /// It holds.
    Made,
    /// It was there and is cut.
    Cut,
    /// It is there again.
    Mended,
}

impl Ties {
    const fn after(self, now: &Connection) -> Ties {
        match (self, now) {
            (Ties::Cut, Connection::Open) => Ties::Mended,
            (_, Connection::Open) => Ties::Made,
            (Ties::Unmade, _) => Ties::Unmade,
            (_, Connection::Lost | Connection::Closing(_)) => Ties::Cut,
            (_, Connection::Opening) => self,
        }
    }
}

/// The line.
#[component]
pub fn ConnectionLine() -> impl IntoView {
    let house = expect_context::<House>();
    let back = RwSignal::new(false);
    Effect::new(move |before: Option<Ties>| {
        let ties = before.unwrap_or_default().after(&house.connection.get());
        if ties == Ties::Mended {
            back.set(true);
            set_timeout(move || back.set(false), GLAD);
        }
        ties
    });
    let line = move || match house.connection.get() {
        Connection::Lost => Some((words::lost_connection().to_owned(), true)),
        Connection::Closing(text) => Some((text, true)),
        Connection::Open if back.get() => Some((words::back_again().to_owned(), false)),
        Connection::Open | Connection::Opening => None,
    };
    view! {
        <div class="connection" role="status" aria-live="polite" data-testid="connection">
            {move || line().map(|(text, lost)| view! {
                <p class:lost=lost>
                    <span>{text}</span>
                    {lost.then(|| view! {
                        <button type="button" class="link" on:click=|_| socket::drive(Input::Woken)>{words::try_now()}</button>
                    })}
                </p>
            })}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(story: &[Connection], glad: usize) {
        let mut ties = Ties::default();
        let mut said = 0;
        for now in story {
            ties = ties.after(now);
            said += usize::from(ties == Ties::Mended);
        }
        assert_eq!(said, glad, "{story:?}");
    }

    #[test]
    fn the_connection_is_back_only_where_it_was_before() {
        use Connection::{Closing, Lost, Open, Opening};
        check(&[Opening, Open], 0);
        check(&[Opening, Lost, Open], 0);
        check(&[Opening, Open, Lost, Open], 1);
        check(&[Open, Closing("soon".to_owned()), Lost, Open, Open], 1);
        check(&[Open, Lost, Open, Lost, Open], 2);
    }
}
