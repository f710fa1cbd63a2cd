//! A reach with the lights on: a picture that runs, slower if wanted, and a slider through it.

use leptos::ev;
use leptos::html::{Canvas, Div};
use leptos::prelude::*;

use super::film::FRAMES_PER_SECOND;
use super::paint::{HANDS, Painter};
use super::reel::Reel;
use super::wire::{Film, MarkKind};
use crate::bag::feeling::now;
use crate::browser::canvas::{fit, on_frames};
use crate::chrome::help::is_typing;
use crate::words;

/// How much slower it may run.
const SPEEDS: [u32; 3] = [1, 2, 4];

/// The picture and what leads through it.
#[component]
pub fn Lit(
    /// What was filmed.
    film: Film,
    /// Whose hands.
    names: Vec<String>,
    /// Where it begins, in milliseconds after the call.
    #[prop(default = 0)]
    from_ms: i64,
) -> impl IntoView {
    let reel = StoredValue::new_local(Reel::from(film));
    let end = reel.with_value(Reel::end);
    let first = reel.with_value(|reel| reel.frame_at(from_ms));
    let at = RwSignal::new(first);
    let runs = RwSignal::new(true);
    let slower = RwSignal::new(1_u32);
    let canvas = NodeRef::<Canvas>::new();
    let shown = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(film) = shown.get() {
            // From its upper edge: what leads through it fits below the picture.
            film.scroll_into_view_with_bool(true);
        }
    });
    let painter = StoredValue::new_local(Painter::default());
    run(at, runs, slower, end);
    listen(at, runs, end);
    on_frames(move || {
        let Some(canvas) = canvas.try_get_untracked().flatten() else {
            return;
        };
        let frame = at.get_untracked();
        fit(&canvas, |pen, size| {
            painter.with_value(|painter| {
                reel.with_value(|reel| {
                    let painted = painter.paint(pen, size, reel, frame);
                    debug_assert!(painted.is_ok(), "a circle can be painted");
                });
            });
        });
    });
    let go = move |frame: usize| {
        runs.set(false);
        at.set(frame.min(end));
    };
    let toggle = move |_| {
        if at.get_untracked() >= end {
            at.set(first);
        }
        runs.update(|runs| *runs = !*runs);
    };
    let speeds = SPEEDS.map(|speed| {
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (slower.get() == speed).to_string()
                on:click=move |_| slower.set(speed)
            >
                {words::film_speed(speed)}
            </button>
        }
    });
    let lines = marks(reel, &names, go);
    let key = names.into_iter().zip(HANDS).map(|(name, colour)| {
        view! { <span class="hand-key"><i style:background=colour></i>{name}</span> }
    });
    let key = key.collect_view();
    view! {
        <div class="film" data-testid="lit" node_ref=shown>
            <canvas node_ref=canvas role="img" aria-label=words::film_picture()></canvas>
            <p class="row keys">{key}<span class="time">{move || words::film_time(Reel::millis(at.get()))}</span></p>
            <input
                type="range"
                min="0"
                max=end.to_string()
                aria-label=words::film_slider()
                prop:value=move || at.get().to_string()
                on:input:target=move |event| {
                    if let Ok(frame) = event.target().value().parse() {
                        go(frame);
                    }
                }
            />
            <div class="row">
                <button type="button" class="act" on:click=toggle>
                    {move || if runs.get() { words::film_pause() } else { words::film_play() }}
                </button>
                <div class="row" role="group" aria-label=words::film_speed_word()>{speeds.collect_view()}</div>
            </div>
            <ol class="plain marks">{lines}</ol>
        </div>
    }
}

/// What happened when; a tap goes there.
fn marks(
    reel: StoredValue<Reel, LocalStorage>,
    names: &[String],
    go: impl Fn(usize) + Copy + 'static,
) -> AnyView {
    let lines = reel.with_value(|reel| {
        let lines = reel.marks.iter().map(|mark| {
            let hand = reel.seats.iter().position(|seat| *seat == mark.seat);
            let name = hand.and_then(|hand| names.get(hand));
            let what = match mark.kind {
                MarkKind::Called => words::mark_called(),
                MarkKind::Out => words::mark_out(),
                MarkKind::Placed => words::mark_placed(),
            };
            let text = words::film_mark(name.map_or("", String::as_str), what, mark.ms);
            (text, reel.frame_at(mark.ms))
        });
        lines.collect::<Vec<_>>()
    });
    let lines = lines.into_iter().map(|(text, frame)| {
        view! { <li><button type="button" class="link" on:click=move |_| go(frame)>{text}</button></li> }
    });
    lines.collect_view().into_any()
}

/// Lets it run as long as it should.
fn run(at: RwSignal<usize>, runs: RwSignal<bool>, slower: RwSignal<u32>, end: usize) {
    let before = StoredValue::new(now());
    let due = StoredValue::new(0.0_f64);
    on_frames(move || {
        let time = now();
        let passed = (time - before.get_value()) / 1000.0;
        before.set_value(time);
        if !runs.get_untracked() {
            return;
        }
        let all = due.get_value() + passed * f64::from(FRAMES_PER_SECOND / slower.get_untracked());
        let whole = all.floor();
        due.set_value(all - whole);
        if whole > 0.0 {
            let next = (at.get_untracked() + whole as usize).min(end);
            at.set(next);
            if next == end {
                runs.set(false);
            }
        }
    });
}

/// `p` runs and stops, brackets go step by step; arrows are for the table.
fn listen(at: RwSignal<usize>, runs: RwSignal<bool>, end: usize) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if is_typing(&event) || event.ctrl_key() || event.meta_key() {
            return;
        }
        let step = match event.key().as_str() {
            "[" => -1,
            "]" => 1,
            "p" => return runs.update(|runs| *runs = !*runs),
            _ => return,
        };
        runs.set(false);
        at.update(|at| *at = at.saturating_add_signed(step).min(end));
    });
    on_cleanup(move || handle.remove());
}
