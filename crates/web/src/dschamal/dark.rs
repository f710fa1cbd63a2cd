//! In the dark: a contestant's own hand in the bag of the house, from the call to the finish.

use std::time::Duration;

use bag::{HandInput, HandState, Touch};
use leptos::ev;
use leptos::prelude::*;
use protocol::{HandFrame, TouchFrame, short_id};

use super::ticks::Ticks;
use crate::bag::feeling::Feeling;
use crate::bag::view::BagView;
use crate::browser::microphone::{self, Microphone};
use crate::chrome::help::is_typing;
use crate::desk::sitting::Sitting;
use crate::net::hand_line::HandLine;
use crate::settings::Settings;
use crate::words;

/// How often it is looked whether the call has come.
const LOOKS: Duration = Duration::from_millis(16);

/// The bag for one whose hand goes in.
#[component]
pub fn InDark(
    /// The table.
    sitting: Sitting,
    /// Which reach.
    number: u32,
    /// When it is called, in the table's time.
    start: i64,
) -> impl IntoView {
    let line = HandLine::of_page();
    let feeling = Feeling::new();
    let start = start as f64;
    let table = sitting
        .view
        .with_untracked(|view| view.as_ref().map(|view| short_id(&view.table)))
        .unwrap_or_default();
    let ticks = StoredValue::new(Ticks::default());
    let called = RwSignal::new(sitting.now() >= start);
    let early = RwSignal::new(false);
    wait_for_call(sitting, feeling, start, called, move |inputs| {
        early.set(true);
        line.reach(HandFrame {
            table,
            reach: number,
            tick: 0,
            shout: None,
            inputs: postcard::to_allocvec(&inputs).unwrap_or_default(),
        });
    });
    line.feel(Callback::new(move |frame: TouchFrame| {
        if frame.reach == number
            && frame.table == table
            && let Ok(touch) = postcard::from_bytes::<Touch>(&frame.touch)
        {
            feeling.felt(&touch);
        }
    }));
    let on_hand = Callback::new(move |inputs: Vec<HandInput>| {
        let now = sitting.now();
        let frame =
            ticks.try_update_value(|ticks| ticks.push(&inputs, now, start, (table, number)));
        if let Some(frame) = frame.flatten() {
            line.reach(frame);
        }
    });
    let phrase = sitting
        .view
        .with_untracked(|view| view.as_ref()?.dschamal()?.rules.phrase.clone());
    let shouted = RwSignal::new(false);
    let shout = move || {
        ticks.update_value(|ticks| ticks.shout(sitting.now(), start));
        shouted.set(ticks.with_value(Ticks::has_shouted));
    };
    let can_shout = phrase.is_some();
    let listener = window_event_listener(ev::keydown, move |event| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if can_shout && plain && matches!(event.key().as_str(), "s" | "S") && !is_typing(&event) {
            shout();
        }
    });
    on_cleanup(move || listener.remove());
    let voice = can_shout && expect_context::<RwSignal<Settings>>().with_untracked(|all| all.voice);
    let listening = voice.then(|| heard(microphone::listen(shout)));
    let out = move || feeling.state.get() == HandState::Out;
    let says = move || match (called.get(), out()) {
        (false, _) if early.get() => words::too_early(),
        (false, _) => words::get_ready(),
        (true, true) => words::your_hand_is_out(),
        (true, false) => words::hands_in(),
    };
    view! {
        <div class="in-dark" data-testid="in-dark">
            <p class="status" role="status" class:called=move || called.get() class:early=move || !called.get() && early.get()>{says}</p>
            <BagView feeling running=called on_hand/>
            {listening}
            {phrase.map(|phrase| view! {
                <button
                    type="button"
                    class="act shout"
                    aria-pressed=move || shouted.get().to_string()
                    disabled=move || !called.get()
                    on:click=move |_| shout()
                >
                    {phrase}
                </button>
            })}
        </div>
    }
}

/// Whether a shout would be heard.
fn heard(microphone: RwSignal<Microphone>) -> impl IntoView {
    let says = move || match microphone.get() {
        Microphone::Asking => words::asks_for_microphone(),
        Microphone::Listens => words::listens(),
        Microphone::Deaf => words::deaf(),
    };
    let on = move || microphone.get() == Microphone::Listens;
    view! { <p class="mic" role="status" class:on=on>{says}</p> }
}

/// Opens the bag at the call. Who closes a hand before it, or drags one in, has started too early, and that is told.
fn wait_for_call(
    sitting: Sitting,
    feeling: Feeling,
    start: f64,
    called: RwSignal<bool>,
    too_early: impl Fn(Vec<HandInput>) + 'static,
) {
    let told = StoredValue::new(false);
    let handle = set_interval_with_handle(
        move || {
            if called.get_untracked() {
                return;
            }
            if sitting.now() >= start {
                called.set(true);
                return;
            }
            let reaches = feeling.gestures(|gestures| gestures.is_reaching()) == Some(true);
            let early = feeling.ticks(1);
            let grabs = early.iter().any(|input| input.act.is_some());
            if (grabs || reaches && early.iter().any(|input| input.dx != 0 || input.dy != 0))
                && !told.get_value()
            {
                told.set_value(true);
                too_early(early);
            }
        },
        LOOKS,
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}
