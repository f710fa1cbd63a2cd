//! The bag on the screen: a canvas that fills its place, the mouth above it, words and buttons below.

use bag::{Act, HandInput, HandState, Load};
use leptos::html::Canvas;
use leptos::prelude::*;
use web_sys::HtmlCanvasElement;

use super::arrows::Arrows;
use super::draw::draw;
use super::feeling::{Feeling, Heard, now};
use super::pointers;
use crate::browser::canvas::{fit, on_frames};
use crate::browser::press::Press;
use crate::chrome::icons::{Icon, Picture};
use crate::settings::Settings;
use crate::words;

/// How much of the height the mouth takes.
const MOUTH: f64 = 0.16;
/// Milliseconds of a tick.
const TICK_MS: f64 = 1000.0 / bag::TICKS_PER_SECOND as f64;
/// A page that was asleep does not catch up.
const MOST_TICKS: usize = 6;

/// The bag.
#[component]
pub fn BagView(
    /// Whose hand.
    feeling: Feeling,
    /// Whether the hand may move.
    #[prop(into)]
    running: Signal<bool>,
    /// What the hand does, tick by tick.
    on_hand: Callback<Vec<HandInput>>,
    /// What the hand can do.
    #[prop(default = &[Act::Cup, Act::Dip, Act::ShakeOff, Act::Pull])]
    acts: &'static [Act],
) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    run_frames(feeling, running, on_hand, canvas);
    let blurred = window_event_listener(leptos::ev::blur, move |_| pointers::release(feeling));
    on_cleanup(move || {
        blurred.remove();
        feeling.hush();
    });
    Effect::new(move |_| {
        if let Some(canvas) = canvas.get()
            && running.get()
        {
            let _ = canvas.focus();
        }
    });
    let with = move |then: &dyn Fn(&HtmlCanvasElement)| {
        if let Some(canvas) = canvas.get_untracked() {
            then(&canvas);
        }
    };
    let heard = feeling.heard;
    let settings = expect_context::<RwSignal<Settings>>();
    view! {
        <div
            class="bag"
            data-testid="bag"
            data-state=move || state_word(feeling.state.get())
            data-tone=move || heard.with(tone_text)
            data-strikes=move || heard.with(strikes_text)
        >
            <canvas
                node_ref=canvas
                tabindex="0"
                role="application"
                aria-label=words::the_bag()
                on:pointerdown=move |event| with(&|canvas| pointers::down(feeling, canvas, &event))
                on:pointermove=move |event| with(&|canvas| pointers::go(feeling, canvas, &event))
                on:pointerup=move |event| pointers::up(feeling, &event)
                on:pointercancel=move |event| pointers::cancel(feeling, &event)
                on:contextmenu=move |event| event.prevent_default()
                on:keydown=move |event| pointers::key_down(feeling, &event)
                on:keyup=move |event| pointers::key_up(feeling, &event)
                on:blur=move |_| pointers::release(feeling)
            ></canvas>
            <Mouth/>
            <p class="felt" aria-hidden="true">{move || feeling.shown.get().map(words::felt)}</p>
            <p class="voice" role="status">{move || feeling.spoken.get().map(words::felt)}</p>
            {move || settings.get().arrows.then(|| view! { <Arrows feeling/> })}
            <Acts feeling running acts/>
        </div>
    }
}

/// Asks for frames as long as the view is there: inputs out, light drawn.
fn run_frames(
    feeling: Feeling,
    running: Signal<bool>,
    on_hand: Callback<Vec<HandInput>>,
    canvas: NodeRef<Canvas>,
) {
    let before = StoredValue::new(now());
    let due = StoredValue::new(0.0_f64);
    let shown = StoredValue::new(None);
    on_frames(move || {
        let time = now();
        let passed = time - before.get_value();
        before.set_value(time);
        if running.get_untracked() {
            let all = due.get_value() + passed / TICK_MS;
            let count = (all as usize).min(MOST_TICKS);
            due.set_value((all - count as f64).min(1.0));
            if count > 0 {
                on_hand.run(feeling.ticks(count));
            }
        }
        let height = feeling.glow(|glow| {
            glow.pass(time, passed);
            let light = feeling.glows();
            let canvas = canvas.get_untracked()?;
            // A hand that rests in the dark costs nothing.
            let picture = glow.picture();
            let size = (canvas.client_width(), canvas.client_height());
            let same = picture.is_some() && shown.get_value() == Some((picture, size));
            shown.set_value(Some((picture, size)));
            match same {
                true => Some(f64::from(size.1)),
                false => fit(&canvas, |pen, size| draw(pen, size, glow, time, light)),
            }
        });
        if let Some(height) = height.flatten() {
            feeling.gestures(|gestures| gestures.set_mouth((height * MOUTH) as f32));
        }
    });
}

/// The cloth around the mouth, and the lamp above it.
#[component]
fn Mouth() -> impl IntoView {
    view! {
        <svg class="mouth" viewBox="0 0 400 130" preserveAspectRatio="none" aria-hidden="true">
            <path class="cloth" d="M0 0H128C132 44 146 78 160 92C120 84 66 92 0 130Z"/>
            <path class="cloth" d="M400 0H272C268 44 254 78 240 92C280 84 334 92 400 130Z"/>
            <path class="hem" d="M128 0C132 44 146 78 160 92Q200 106 240 92C254 78 268 44 272 0"/>
            <path class="fold" d="M20 0C34 50 22 84 8 118M62 0C72 44 74 70 58 98M100 0C106 42 116 68 112 90M380 0C366 50 378 84 392 118M338 0C328 44 326 70 342 98M300 0C294 42 284 68 288 90"/>
        </svg>
    }
}

/// A button for every gesture.
#[component]
fn Acts(feeling: Feeling, running: Signal<bool>, acts: &'static [Act]) -> impl IntoView {
    let cupped = Memo::new(move |_| matches!(feeling.state.get(), HandState::Cupped(_)));
    let helps = Memo::new(move |_| helps(feeling.state.get()));
    let done =
        Memo::new(move |_| matches!(feeling.state.get(), HandState::Pulling | HandState::Out));
    let buttons = acts.iter().map(|&act| {
        let now = move || {
            if act == Act::Cup && cupped.get() {
                Act::LetGo
            } else {
                act
            }
        };
        let idle = move || done.get() || !cupped.get() && matches!(act, Act::Dip | Act::ShakeOff);
        let lit = move || running.get() && !idle() && act == helps.get();
        let press = Press::new();
        view! {
            <button
                type="button"
                class="quiet"
                class:pull=act == Act::Pull
                class:lit=lit
                aria-disabled=move || idle().to_string()
                on:pointerdown=move |event| press.down(&event, || feeling.act(untrack(now)))
                on:click=move |event| press.click(&event, || feeling.act(untrack(now)))
            >
                {move || sign(now()).map(|icon| view! { <Picture icon/> })}
                {move || words::act(now())}
            </button>
        }
    });
    view! {
        <div class="hand-acts" data-acts=acts.len() role="group" aria-label=words::your_hand()>{buttons.collect_view()}</div>
    }
}

/// The light is on what helps: on closing the hand first, then on pulling it out; two pieces would lose.
const fn helps(state: HandState) -> Act {
    match state {
        HandState::Cupped(Load::Several) => Act::ShakeOff,
        HandState::Cupped(Load::One) => Act::Pull,
        _ => Act::Cup,
    }
}

/// What is on the buttons that a hand cannot do without, for those who do not read.
const fn sign(act: Act) -> Option<Icon> {
    match act {
        Act::Cup => Some(Icon::Grip),
        Act::LetGo => Some(Icon::EmptyHand),
        Act::Pull => Some(Icon::OutOfBag),
        _ => None,
    }
}

fn state_word(state: HandState) -> &'static str {
    match state {
        HandState::Outside => "outside",
        HandState::Groping => "groping",
        HandState::Closing => "closing",
        HandState::Cupped(Load::One) => "cupped",
        HandState::Cupped(Load::Several) => "several",
        HandState::Pulling => "pulling",
        HandState::Out => "out",
    }
}

/// Pan, pitch, brightness, level, rustle and beat, as a blind script reads them.
fn tone_text(heard: &Heard) -> String {
    heard.tone.map_or_else(String::new, |tone| {
        format!(
            "{:.3} {:.1} {} {:.2} {:.3} {}",
            tone.pan, tone.pitch, tone.bright, tone.level, tone.rustle, tone.beat
        )
    })
}

fn strikes_text(heard: &Heard) -> String {
    let all = heard
        .strikes
        .iter()
        .map(|(number, strike)| format!("{number} {}", strike.word()));
    all.collect::<Vec<_>>().join(",")
}
