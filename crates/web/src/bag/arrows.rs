//! Arrow buttons beside the bag: held down they move the hand; a switch or a key that can only press once starts it and stops it.

use gestures::Arrow;
use leptos::prelude::*;

use super::feeling::Feeling;
use crate::words;

const ALL: [(Arrow, &str, &str); 4] = [
    (Arrow::Up, "up", "↑"),
    (Arrow::Left, "left", "←"),
    (Arrow::Right, "right", "→"),
    (Arrow::Down, "down", "↓"),
];

/// The buttons.
#[component]
pub fn Arrows(
    /// Whose hand.
    feeling: Feeling,
) -> impl IntoView {
    let gliding = RwSignal::new(None::<Arrow>);
    let hold = move |arrow: Arrow, down: bool| {
        feeling.gestures(|gestures| gestures.arrow(arrow, down));
    };
    // A press without a pointer: on until the next one.
    let toggle = move |arrow: Arrow| {
        feeling.wake();
        let before = gliding.get_untracked();
        if let Some(before) = before {
            hold(before, false);
        }
        let next = (before != Some(arrow)).then_some(arrow);
        if let Some(next) = next {
            hold(next, true);
        }
        gliding.set(next);
    };
    let buttons = ALL.map(|(arrow, class, sign)| {
        view! {
            <button
                type="button"
                class=format!("round {class}")
                aria-label=words::arrow(class)
                aria-pressed=move || (gliding.get() == Some(arrow)).to_string()
                on:pointerdown=move |_| {
                    feeling.wake();
                    gliding.set(None);
                    hold(arrow, true);
                }
                on:pointerup=move |_| hold(arrow, false)
                on:pointerleave=move |_| hold(arrow, false)
                on:pointercancel=move |_| hold(arrow, false)
                on:click=move |event| {
                    if event.detail() == 0 {
                        toggle(arrow);
                    }
                }
            >
                {sign}
            </button>
        }
    });
    view! { <div class="arrows" role="group" aria-label=words::arrows()>{buttons.collect_view()}</div> }
}
