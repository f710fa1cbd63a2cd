//! The best moment of a game that is over: one tap, and it runs with the lights on.

use leptos::prelude::*;
use table::{BestMoment, View};

use super::seats::{name_or_you, who};
use crate::desk::sitting::{Place, Sitting};
use crate::lamp::lit::Lit;
use crate::lamp::projector::{Projector, beginning};
use crate::words;

fn best(view: &View) -> Option<BestMoment> {
    view.dschamal()?.ending.as_ref()?.best
}

/// The moment in a line, and its film below it when tapped.
#[component]
pub fn BestFilm(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let moment = Memo::new(move |_| sitting.view.with(|view| best(view.as_ref()?)));
    let open = RwSignal::new(false);
    move || {
        moment.get().map(|moment| {
            let told = sitting.with(|view| {
                let won = words::contest_won(Some(&who(view, moment.winner)));
                format!("{} {won}", words::best_why(moment.why))
            });
            view! {
                <div class="best">
                    <button
                        type="button"
                        class="quiet wide best-moment"
                        data-testid="best"
                        aria-expanded=move || open.get().to_string()
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        <span class="best-play" aria-hidden="true">{move || if open.get() { "✕" } else { "▶" }}</span>
                        <span><b>{words::best_moment()}</b><small>{told}</small></span>
                    </button>
                    {move || open.get().then(|| view! { <Runs sitting number=moment.number/> })}
                </div>
            }
        })
    }
}

/// The film, as soon as it is there.
#[component]
fn Runs(sitting: Sitting, number: u32) -> impl IntoView {
    let projector = match sitting.place {
        Place::Device => Projector::of_device(number),
        Place::House => Projector::of_house(sitting.table(), number),
    };
    move || {
        let error = projector.error.get();
        if !error.is_empty() {
            return view! { <p class="error" role="alert">{error}</p> }.into_any();
        }
        let Some(film) = projector.film.get() else {
            return view! { <p role="status">{words::one_moment()}</p> }.into_any();
        };
        let names = sitting.view.with_untracked(|view| {
            let seats = film.seats.iter();
            let name = |view: &View| seats.map(|&seat| name_or_you(view, seat)).collect();
            view.as_ref().map(name).unwrap_or_default()
        });
        let from_ms = beginning(&film);
        view! { <Lit film names from_ms/> }.into_any()
    }
}
