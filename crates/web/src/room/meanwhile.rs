//! Nobody has come for a while: bots on the empty seats, in one tap.

use std::time::Duration;

use leptos::prelude::*;
use table::{Command, SeatNumber, SitterView, View, Visibility};

use crate::desk::sitting::Sitting;
use crate::words;

/// So long somebody waits alone before bots are offered.
const ALONE: Duration = Duration::from_secs(8);
/// How strong those are: easy, for whoever has come to play at once.
const LEVEL: u8 = 1;

/// The seats that could be filled by a host who waits at a table that is open to everybody, with nobody beside them.
fn empty_seats(view: &View) -> Vec<SeatNumber> {
    let others = view
        .seats
        .iter()
        .enumerate()
        .any(|(seat, it)| it.sitter != SitterView::Open && view.you.seat != Some(seat));
    let waits = view.you.host && view.you.seat.is_some() && !others;
    if !waits || view.settings.visibility != Visibility::Public || view.game.is_some() {
        return Vec::new();
    }
    let seats = view.seats.iter().enumerate();
    let open = seats.filter(|(_, it)| it.sitter == SitterView::Open);
    open.map(|(seat, _)| seat).collect()
}

/// The offer; nothing before it is time.
#[component]
pub fn Meanwhile(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let empty = Memo::new(move |_| sitting.with(empty_seats));
    let long = RwSignal::new(false);
    let waits = Memo::new(move |_| !empty.with(Vec::is_empty));
    Effect::new(move |clock: Option<Option<TimeoutHandle>>| {
        if let Some(Some(clock)) = clock {
            clock.clear();
        }
        long.set(false);
        let offer = move || {
            long.try_set(true);
        };
        let begin = || set_timeout_with_handle(offer, ALONE).ok();
        waits.get().then(begin).flatten()
    });
    let fill = move |_| {
        for seat in empty.get_untracked() {
            sitting.act(Command::SeatBot { seat, level: LEVEL });
        }
        sitting.act(Command::Ready { ready: true });
    };
    move || {
        (long.get() && waits.get()).then(|| {
            view! {
                <div class="meanwhile" role="status">
                    <p>{words::still_alone()}</p>
                    <button type="button" class="act wide" on:click=fill>{words::bots_meanwhile()}</button>
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use table::{Input, Millis, Moment, PersonId, Sent, Settings, Table, TableId};

    use super::*;

    fn opened(visibility: Visibility) -> Table {
        let moment = Moment {
            now: Millis::ZERO,
            chance: 0,
        };
        let settings = Settings {
            visibility,
            ..Settings::gimel()
        };
        let opened = Table::open(
            moment,
            TableId("dune".to_owned()),
            PersonId("Ada".to_owned()),
            "Ada",
            settings,
        );
        let mut table = Table::fold([&opened.expect("it can be played")]).expect("a log");
        sits(&mut table, "Ada", 0);
        table
    }

    fn does(table: &mut Table, who: &str, number: u64, command: Command) {
        let input = Input::Person {
            who: PersonId(who.to_owned()),
            sent: Sent {
                client: who.to_owned(),
                number,
            },
            lag: Millis::ZERO,
            command,
        };
        let moment = Moment {
            now: Millis::ZERO,
            chance: 0,
        };
        table
            .handle_now(moment, &input)
            .expect("the table allows it");
    }

    fn sits(table: &mut Table, who: &str, seat: SeatNumber) {
        does(
            table,
            who,
            1,
            Command::Join {
                name: who.to_owned(),
            },
        );
        does(table, who, 2, Command::Sit { seat });
    }

    fn seen(table: &Table, who: &str) -> Vec<SeatNumber> {
        empty_seats(&table.view_for(Some(&PersonId(who.to_owned())), Millis::ZERO))
    }

    #[test]
    fn bots_are_for_a_host_who_is_alone_where_anybody_may_come() {
        let mut table = opened(Visibility::Public);
        assert_eq!(seen(&table, "Ada"), [1]);
        assert!(
            seen(&table, "Bo").is_empty(),
            "who looks on is offered nothing"
        );
        sits(&mut table, "Bo", 1);
        assert!(seen(&table, "Ada").is_empty(), "somebody has come");
        let invited = opened(Visibility::Invitation);
        assert!(seen(&invited, "Ada").is_empty(), "a friend was invited");
    }
}
