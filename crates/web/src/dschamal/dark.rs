//! In the dark: a contestant's own hand in the bag of the house, from the call to the finish.

use std::time::Duration;

use bag::{HandInput, HandState, Touch};
use dschamal::Game;
use leptos::ev;
use leptos::prelude::*;
use protocol::{HandFrame, TouchFrame, short_id};
use table::{Trail, View};

use super::coach::CoachMarks;
use super::left_in_bag::LeftInBag;
use super::seats::who;
use super::step::{Shown, in_bag};
use super::step_picture::StepPicture;
use super::ticks::Ticks;
use super::wanted::WantedStrip;
use crate::bag::feeling::Feeling;
use crate::bag::view::BagView;
use crate::browser::microphone::{self, Microphone};
use crate::browser::press::Press;
use crate::browser::storage;
use crate::chrome::help::is_typing;
use crate::desk::sitting::Sitting;
use crate::net::hand_line::{HandLine, Out};
use crate::room::read_aloud::ReadAloud;
use crate::settings::Settings;
use crate::words::{self, Who};

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
    let trail = sitting.view.with_untracked(|view| {
        let game = view.as_ref().and_then(table::View::dschamal);
        game.map_or(Trail::Short, |game| game.trail)
    });
    feeling.glow(|glow| glow.set_fade(fade_of(trail)));
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
        .with_untracked(|view| words::camel_call(&view.as_ref()?.dschamal()?.rules));
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
    let quartet = sitting.view.with_untracked(|view| {
        let game = view.as_ref().and_then(table::View::dschamal);
        game.is_some_and(|game| game.rules.game == Game::Quartet)
    });
    let others_out =
        Memo::new(move |_| sitting.with(|view| others_out(view, &line.out.get(), number)));
    let step = Memo::new(move |_| {
        let another = !others_out.with(Vec::is_empty);
        quartet.then(|| Shown::plain(in_bag(called.get(), out(), another)))
    });
    use_context::<ReadAloud>().inspect(|aloud| {
        aloud.follow(Memo::new(move |_| {
            let others = others_out.get();
            let others = (!others.is_empty() && !out()).then(|| words::are_out(&others));
            Some(others.unwrap_or_else(|| says().to_owned()))
        }));
    });
    view! {
        <div class="in-dark" data-testid="in-dark">
            <div class="dark-head">
                <StepPicture shown=step/>
                <p class="status" role="status" class:called=move || called.get() class:early=move || !called.get() && early.get()>{says}</p>
                <LeftInBag sitting number start/>
                <WantedStrip sitting/>
                <CoachMarks feeling called/>
            </div>
            <BagView feeling running=called on_hand/>
            {listening}
            {phrase.map(|phrase| view! { <CamelCall feeling phrase shouted on_call=Callback::new(move |()| shout())/> })}
        </div>
    }
}

/// The others whose hands are out of this reach.
fn others_out(view: &View, out: &Out, number: u32) -> Vec<Who> {
    let others = out
        .seats
        .iter()
        .filter(|seat| out.reach == number && view.you.seat != Some(**seat));
    others.map(|&seat| who(view, seat)).collect()
}

/// The camel's call: smaller than Pull, dim until something is in the hand but never closed (A-D-07), and it shows that it was heard.
#[component]
fn CamelCall(
    feeling: Feeling,
    phrase: String,
    shouted: RwSignal<bool>,
    on_call: Callback<()>,
) -> impl IntoView {
    let holds = move || {
        matches!(
            feeling.state.get(),
            HandState::Cupped(_) | HandState::Pulling
        )
    };
    let last = move || matches!(feeling.state.get(), HandState::Pulling | HandState::Out);
    let press = Press::new();
    let explained = storage::read(storage::CAMEL_TOLD).is_some();
    if !explained {
        storage::write(storage::CAMEL_TOLD, "yes");
    }
    view! {
        <div class="camel-call">
            <button
                type="button"
                class="quiet shout"
                class:dim=move || !holds()
                class:now=move || last() && !shouted.get()
                aria-pressed=move || shouted.get().to_string()
                on:pointerdown=move |event| press.down(&event, || on_call.run(()))
                on:click=move |event| press.click(&event, || on_call.run(()))
            >
                {phrase}
                {move || shouted.get().then(|| view! { <span class="heard">" ✓ "{words::call_heard(holds() || last())}</span> })}
            </button>
            {move || match last() {
                true if !shouted.get() => Some(words::call_now()),
                false if !explained => Some(words::call_explained()),
                _ => None,
            }.map(|text| view! { <small>{text}</small> })}
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

/// How long touched wood glows, in milliseconds.
const fn fade_of(trail: Trail) -> f64 {
    match trail {
        Trail::Short => 500.0,
        Trail::Long => 2_000.0,
        Trail::Held => f64::INFINITY,
    }
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
