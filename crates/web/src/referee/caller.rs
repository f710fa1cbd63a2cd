//! The caller: after a pause that nobody can foresee the device calls, by voice and drum and in writing.

use std::time::Duration;

use leptos::prelude::*;

use super::host::Host;
use crate::browser::sound::{self, Sound};
use crate::browser::{chance, speech};
use crate::words;

/// Shortest and longest pause before the call, in milliseconds.
const PAUSE: (f64, f64) = (1500.0, 5000.0);
/// How long the call is to be read.
const SHOWN: Duration = Duration::from_millis(2500);

/// Where the call is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Call {
    Silent,
    Coming,
    Called,
}

/// How long to wait, from a fraction between 0 and 1.
fn pause(fraction: f64) -> Duration {
    let (shortest, longest) = PAUSE;
    Duration::from_millis((shortest + (longest - shortest) * fraction.clamp(0.0, 1.0)) as u64)
}

/// The button that calls.
#[component]
pub fn Caller() -> impl IntoView {
    let call = RwSignal::new(Call::Silent);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let after = move |wait: Duration, what: fn(RwSignal<Call>)| {
        let handle = set_timeout_with_handle(move || what(call), wait);
        timer.set_value(handle.ok());
    };
    on_cleanup(move || {
        if let Some(handle) = timer.get_value() {
            handle.clear();
        }
    });
    Effect::new(move |_| {
        if call.get() == Call::Called {
            sound::play(Sound::Call);
            speech::say(words::call(), words::language().tag());
            after(SHOWN, |call| call.set(Call::Silent));
        }
    });
    let start = move |_| {
        if call.get_untracked() == Call::Silent {
            call.set(Call::Coming);
            after(pause(chance::fraction()), |call| call.set(Call::Called));
        }
    };
    view! {
        <button type="button" class="quiet caller" class:called=move || call.get() == Call::Called on:click=start>
            <span role="status">
                {move || match call.get() {
                    Call::Silent => words::call_for_us(),
                    Call::Coming => words::call_is_coming(),
                    Call::Called => words::call(),
                }}
            </span>
        </button>
    }
}

/// Whether rulings are read aloud.
#[component]
pub fn Aloud(
    /// The evening.
    host: Host,
) -> impl IntoView {
    view! {
        <label class="field switch">
            <span>{words::read_aloud()}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || host.aloud.get()
                on:change:target=move |event| host.aloud.set(event.target().checked())
            />
        </label>
        {(!speech::has_voice()).then(|| view! { <p class="hush">{words::no_voice()}</p> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pause_is_never_foreseen_and_never_long() {
        assert_eq!(pause(0.0), Duration::from_millis(1500));
        assert_eq!(pause(1.0), Duration::from_millis(5000));
        assert!(pause(0.5) > pause(0.4));
    }
}
