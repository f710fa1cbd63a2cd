//! A tower on the screen: a canvas that fills its place, the piece in the hand under a thumb, and buttons for those without.

use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::html::{Canvas, Div};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use tower::{Stand, height};
use web_sys::{Element, HtmlCanvasElement};

use super::hold::{Key, Place};
use super::lookout;
use super::paint::{Paint, styled};
use super::picture::{Eye, Palette, Scene, WOODS, draw};
use super::placing::{Placing, Stage};
use crate::browser::canvas::{fit, on_frames};
use crate::browser::motion::is_reduced;
use crate::chrome::icons::{Icon, Picture};
use crate::words;

/// Units that are seen across, at least, and above the table.
const WIDE: f32 = 3.8;
const HIGH: f32 = 3.8;
/// Room above a tower for the hand.
const ROOM: f32 = 2.0;
/// How quickly the picture follows a growing tower, a frame.
const FOLLOW: f32 = 0.08;

/// A tower, and the hand above it.
#[component]
pub fn TowerView(
    /// The placement.
    placing: Placing,
    /// A height to be beaten, in units.
    #[prop(into)]
    best: Signal<Option<f32>>,
) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    let paints = NodeRef::<Div>::new();
    let seen = StoredValue::new(Eye::on((400.0, 400.0), 0.0, HIGH, WIDE));
    run_frames(placing, canvas, paints, best, seen);
    let blurred = window_event_listener(leptos::ev::blur, move |_| {
        placing.hold(super::hold::Hold::forget);
    });
    on_cleanup(move || blurred.remove());
    let held = Memo::new(move |_| placing.stage.get() == Stage::Held && placing.is_mine());
    Effect::new(move |_| {
        if let Some(canvas) = canvas.get()
            && held.get()
        {
            let _ = canvas.focus();
        }
    });
    let label = move || {
        let standing = placing.poses.with(|poses| {
            let count = poses.len() - usize::from(held.get() && !poses.is_empty());
            lookout::look(&poses[..count])
        });
        words::tower_shown(&standing)
    };
    let label = Memo::new(move |_| label());
    view! {
        <div class="tower" data-testid="tower" data-stage=move || words::stage_word(placing.stage.get())>
            <canvas
                node_ref=canvas
                tabindex="0"
                role="application"
                aria-label=label
                on:pointerdown=move |event| down(placing, canvas, &event)
                on:pointermove=move |event| go(placing, canvas, seen, &event)
                on:pointerup=move |event| up(placing, &event)
                on:pointercancel=move |event| up(placing, &event)
                on:wheel=move |event| wheel(placing, &event)
                on:contextmenu=move |event| event.prevent_default()
                on:keydown=move |event| key(placing, &event, true)
                on:keyup=move |event| key(placing, &event, false)
                on:blur=move |_| { placing.hold(super::hold::Hold::forget); }
            ></canvas>
            <div node_ref=paints class="paints" hidden>
                {WOODS.map(|wood| view! { <i class=wood.class()></i> }).collect_view()}
            </div>
            <p class="heard" aria-hidden="true">{move || placing.heard.get().map(words::tower_heard)}</p>
            <p class="voice" role="status">{move || {
                placing.heard.get().map(words::tower_heard).map(str::to_owned)
                    .or_else(|| placing.above.get().as_ref().map(words::tower_above))
            }}</p>
        </div>
    }
}

/// Turning and letting go.
#[component]
pub fn HoldActs(
    /// The placement.
    placing: Placing,
) -> impl IntoView {
    let turn = move |way: f32| placing.hold(|hold| hold.notch(way));
    view! {
        <div class="hold-acts" role="group" aria-label=words::your_piece_word()>
            <button type="button" class="quiet twist" aria-label=words::turn_left() on:click=move |_| { turn(1.0); }>
                <Picture icon=Icon::TurnLeft/>
            </button>
            <button type="button" class="act let-go" on:click=move |_| { placing.hold(super::hold::Hold::release); }>
                {words::let_go_piece()}
            </button>
            <button type="button" class="quiet twist" aria-label=words::turn_right() on:click=move |_| { turn(-1.0); }>
                <Picture icon=Icon::TurnRight/>
            </button>
        </div>
    }
}

fn run_frames(
    placing: Placing,
    canvas: NodeRef<Canvas>,
    paints: NodeRef<Div>,
    best: Signal<Option<f32>>,
    seen: StoredValue<Eye>,
) {
    let palette = StoredValue::new(None::<Palette>);
    let high = StoredValue::new(HIGH);
    let follow = if is_reduced() { 1.0 } else { FOLLOW };
    on_frames(move || {
        placing.frame();
        let Some(canvas) = canvas.get_untracked() else {
            return;
        };
        if palette.with_value(Option::is_none) {
            palette.set_value(paints.get_untracked().and_then(|div| palette_of(&div)));
        }
        let poses = placing.shown();
        let looks = placing.looks.get_untracked();
        let held = placing.stage.get_untracked() == Stage::Held;
        let standing = &poses[..poses.len() - usize::from(held && !poses.is_empty())];
        let wanted = (height(standing) + ROOM).max(HIGH);
        high.update_value(|high| *high += (wanted - *high) * follow);
        let at = poses.first().map_or(0.0, |first| first.place()[0]);
        fit(&canvas, |pen, size| {
            let eye = Eye::on(size, at, high.get_value(), WIDE);
            seen.set_value(eye);
            let scene = Scene {
                poses: &poses,
                looks: &looks,
                held,
                best: best.get_untracked(),
                ruler: true,
            };
            palette.with_value(|palette| {
                if let Some(palette) = palette {
                    draw(pen, size, eye, &scene, palette);
                }
            });
        });
    });
}

/// The paints of the styles, read off elements that have them.
fn palette_of(div: &Element) -> Option<Palette> {
    let children = div.children();
    let woods = (0..children.length()).map(|index| Paint::of(&children.item(index)?));
    Some(Palette {
        woods: woods.collect::<Option<Vec<_>>>()?,
        table: [
            styled(div, "--wood")?,
            styled(div, "--frame-lit")?,
            styled(div, "--frame")?,
        ],
        you: styled(div, "--you")?,
        quiet: styled(div, "--quiet")?,
    })
}

fn place(canvas: &HtmlCanvasElement, event: &PointerEvent) -> Place {
    let rect = canvas.get_bounding_client_rect();
    (
        (f64::from(event.client_x()) - rect.left()) as f32,
        (f64::from(event.client_y()) - rect.top()) as f32,
    )
}

fn down(placing: Placing, canvas: NodeRef<Canvas>, event: &PointerEvent) {
    let Some(canvas) = canvas.get_untracked() else {
        return;
    };
    event.prevent_default();
    let _ = canvas.focus();
    let _ = canvas.set_pointer_capture(event.pointer_id());
    let at = place(&canvas, event);
    placing.hold(|hold| hold.down(event.pointer_id(), at));
}

fn go(placing: Placing, canvas: NodeRef<Canvas>, seen: StoredValue<Eye>, event: &PointerEvent) {
    let Some(canvas) = canvas.get_untracked() else {
        return;
    };
    let (at, unit) = (place(&canvas, event), seen.get_value().unit as f32);
    placing.hold(|hold| hold.go(event.pointer_id(), at, unit));
}

fn up(placing: Placing, event: &PointerEvent) {
    placing.hold(|hold| hold.up(event.pointer_id()));
}

fn wheel(placing: Placing, event: &WheelEvent) {
    if placing.stage.get_untracked() == Stage::Held && placing.is_mine() {
        event.prevent_default();
        placing.hold(|hold| hold.wheel(event.delta_y() as f32));
    }
}

fn key(placing: Placing, event: &KeyboardEvent, is_down: bool) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let (name, slow) = (event.key(), event.shift_key());
    placing.hold(|hold| hold.set_slow(slow));
    if placing.stage.get_untracked() != Stage::Held {
        return;
    }
    if let Some(key) = Key::of(&name) {
        event.prevent_default();
        if !event.repeat() {
            placing.hold(|hold| hold.key(key, is_down));
        }
    } else if is_down && (name == "Enter" || name == " ") {
        event.prevent_default();
        if !event.repeat() {
            placing.hold(super::hold::Hold::release);
        }
    }
}

/// Towers that nobody touches now, small.
#[component]
pub fn TowerMiniature(
    /// What stands.
    #[prop(into)]
    standing: Signal<Vec<Stand>>,
    /// What it looks like.
    #[prop(into)]
    looks: Signal<Vec<crate::dschamal::look::Look>>,
) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    let paints = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let (poses, looks) = (standing.get(), looks.get());
        let (Some(canvas), Some(div)) = (canvas.get(), paints.get()) else {
            return;
        };
        let Some(palette) = palette_of(&div) else {
            return;
        };
        let at = poses.first().map_or(0.0, |first| first.place()[0]);
        fit(canvas.unchecked_ref(), |pen, size| {
            let eye = Eye::on(size, at, height(&poses).max(1.2) + 0.3, 2.0);
            let scene = Scene {
                poses: &poses,
                looks: &looks,
                held: false,
                best: None,
                ruler: false,
            };
            draw(pen, size, eye, &scene, &palette);
        });
    });
    let label =
        Memo::new(move |_| standing.with(|standing| words::tower_shown(&lookout::look(standing))));
    view! {
        <div class="tower-small">
            <canvas node_ref=canvas role="img" aria-label=label></canvas>
            <div node_ref=paints class="paints" hidden>
                {WOODS.map(|wood| view! { <i class=wood.class()></i> }).collect_view()}
            </div>
        </div>
    }
}
