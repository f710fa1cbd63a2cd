//! Before the game: who sits where, who is ready, and a bot for those who do not want to wait.

use leptos::prelude::*;
use table::{BOT_LEVELS, Command, SeatNumber, SeatView, SitterView, View};

use super::agreed::Agreed;
use super::invitation::Invitation;
use super::meanwhile::Meanwhile;
use super::thumb::Thumb;
use crate::desk::sitting::{Place, Sitting};
use crate::desk::state::{is_on, sitter_name};
use crate::lobby::code;
use crate::people::name::NameForNow;
use crate::words;

/// The page before the game.
#[component]
pub fn Before(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let path = StoredValue::new(sitting.view.with_untracked(|view| {
        let path = |view: &View| code::path(&view.table.0, &view.settings.game);
        view.as_ref().map(path).unwrap_or_default()
    }));
    let full = Memo::new(move |_| {
        sitting.with(|view| {
            view.seats
                .iter()
                .all(|seat| seat.sitter != SitterView::Open)
        })
    });
    // Whoever sits there alone looks for the link first.
    let lonely = Memo::new(move |_| {
        sitting.with(|view| {
            let seats = view.seats.iter().enumerate();
            let mut others = seats.filter(|(number, _)| Some(*number) != view.you.seat);
            view.you.seat.is_some() && others.all(|(_, seat)| seat.sitter == SitterView::Open)
        })
    });
    view! {
        <div class="before" class:lonely=lonely>
            {(sitting.place == Place::House).then(|| view! { <NameForNow/> })}
            <div class="panel">
                <Seats sitting/>
                <Thumb sitting/>
                <Meanwhile sitting/>
                <ReadyButton sitting/>
            </div>
            {move || (!full.get()).then(|| view! { <Invitation path/> })}
            <Agreed sitting/>
        </div>
    }
}

/// The seats, between games too.
#[component]
pub fn Seats(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let seats = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            let feels = view.settings.game.dschamal().is_some();
            Some((view.seats.clone(), view.you.clone(), is_on(view), feels))
        })
    });
    let list = move || {
        let (seats, you, playing, feels) = seats.get()?;
        let open = |number: SeatNumber| seats[number].sitter == SitterView::Open;
        let drawn = seats.iter().enumerate().map(|(number, seat)| {
            let deeds = if playing {
                ().into_any()
            } else {
                view! {
                    {open(number).then(|| view! {
                        <button type="button" class="quiet" on:click=move |_| { sitting.act(Command::Sit { seat: number }); }>
                            {words::take_seat()}
                        </button>
                    })}
                    {(you.seat == Some(number)).then(|| view! {
                        <button type="button" class="quiet" on:click=move |_| { sitting.act(Command::Rise); }>
                            {words::get_up()}
                        </button>
                    })}
                    {(you.host && matches!(seat.sitter, SitterView::Bot { .. })).then(|| view! {
                        <button type="button" class="quiet" on:click=move |_| { sitting.act(Command::RemoveBot { seat: number }); }>
                            {words::remove_bot()}
                        </button>
                    })}
                }
                .into_any()
            };
            view! {
                <li class="seat" class:open=open(number) data-testid=format!("seat-{number}")>
                    <span class="who">
                        <b>{name_at(number, &seat.sitter, feels)}</b>
                        <span class="hush">{marks(seat, you.seat == Some(number), playing)}</span>
                    </span>
                    {deeds}
                </li>
            }
        });
        let empty = (0..seats.len())
            .find(|&seat| open(seat))
            .filter(|_| you.host && you.seat.is_some() && !playing);
        Some(view! {
            <ul class="seats">{drawn.collect_view()}</ul>
            {empty.map(|seat| view! { <BotChoice sitting seat/> })}
        })
    };
    view! {
        <section>
            <h2>{words::seats()}</h2>
            {list}
        </section>
    }
}

fn name_at(number: SeatNumber, sitter: &SitterView, feels: bool) -> String {
    match sitter {
        SitterView::Bot { level } if feels => words::feeler(number, *level),
        sitter => sitter_name(sitter),
    }
}

fn marks(seat: &SeatView, you: bool, playing: bool) -> String {
    let person = matches!(seat.sitter, SitterView::Person { .. });
    let away = matches!(seat.sitter, SitterView::Person { here: false, .. });
    let ready = if seat.ready {
        words::is_ready_word()
    } else {
        words::is_not_ready()
    };
    let marks = [
        (you, words::that_is_you()),
        (away && !you, words::away()),
        (person && !playing, ready),
    ];
    let on = marks
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, mark)| mark);
    on.collect::<Vec<_>>().join(", ")
}

/// A bot for an open seat.
#[component]
fn BotChoice(sitting: Sitting, seat: SeatNumber) -> impl IntoView {
    let (levels, feels) = sitting.view.with_untracked(|view| {
        let game = view.as_ref().map(|view| &view.settings.game);
        let levels = game.map_or(BOT_LEVELS, table::GameSettings::bot_levels);
        (levels, game.is_some_and(|game| game.dschamal().is_some()))
    });
    let levels = levels.map(|level| {
        let (name, character) = if feels {
            (
                words::feeler_name(level).to_owned(),
                words::feeler_character(level),
            )
        } else {
            (words::bot_name(level), words::bot_character(level))
        };
        view! {
            <button
                type="button"
                class="quiet"
                title=character
                on:click=move |_| { sitting.act(Command::SeatBot { seat, level }); }
            >
                {name}
            </button>
        }
    });
    view! {
        <details class="bots">
            <summary>{if feels { words::seat_a_feeler() } else { words::seat_a_bot() }}</summary>
            <div class="row">{levels.collect_view()}</div>
        </details>
    }
}

/// Whether one is ready, and how many are waited for.
fn readiness(view: &View) -> Option<(bool, bool)> {
    let seat = view.you.seat.and_then(|seat| view.seats.get(seat))?;
    (!is_on(view)).then_some((seat.ready, view.seats.len() > 2))
}

/// Ready, or not yet.
#[component]
pub fn ReadyButton(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let ready = Memo::new(move |_| sitting.with(readiness));
    move || {
        ready.get().map(|(ready, many)| {
            let what = match (ready, many) {
                (true, true) => words::waiting_for_others(),
                (true, false) => words::waiting_for_other(),
                (false, true) => words::all_ready_what(),
                (false, false) => words::ready_what(),
            };
            let class = if ready { "quiet wide" } else { "act wide" };
            view! {
                <p class="hush" role="status">{what}</p>
                <button type="button" class=class on:click=move |_| { sitting.act(Command::Ready { ready: !ready }); }>
                    {if ready { words::not_ready() } else { words::ready() }}
                </button>
            }
        })
    }
}
