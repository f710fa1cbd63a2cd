//! Who has the shortest fingers? A thumb laid on the screen is measured, for fun: it may decide who begins.

use dschamal::Game;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use table::Command;

use crate::bag::pointers::is_coarse;
use crate::desk::sitting::Sitting;
use crate::words;

/// What a thumb can be, in millimetres.
const LEAST: u16 = 20;
const MOST: u16 = 120;
/// Pixels of a page in an inch: on what is held in the hand, and on what stands on a desk.
const IN_HAND: f64 = 160.0;
const ON_DESK: f64 = 96.0;
const MM_IN_INCH: f64 = 25.4;

/// Pixels of a page as millimetres.
#[must_use]
pub fn millimetres(pixels: f64, in_hand: bool) -> u16 {
    let inch = if in_hand { IN_HAND } else { ON_DESK };
    let mm = (pixels / inch * MM_IN_INCH).round();
    (mm as u16).clamp(LEAST, MOST)
}

/// The finger that is on the pad: from the root of the thumb at the bottom to its tip.
fn tip(event: &PointerEvent) -> Option<f64> {
    use leptos::wasm_bindgen::JsCast;
    let pad: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let bottom = pad.get_bounding_client_rect().bottom();
    // A flat thumb touches with its pad; half of what it covers lies above the middle.
    let top = f64::from(event.client_y()) - f64::from(event.height()) / 2.0;
    Some((bottom - top).max(0.0))
}

/// The measure.
#[component]
pub fn Thumb(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let rule = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view
                .settings
                .game
                .dschamal()
                .map(|agreed| agreed.rules.game);
            match game.filter(|_| view.you.seat.is_some() && view.game.is_none()) {
                Some(Game::Duel | Game::Tower) => Some(words::shortest_begins()),
                Some(Game::Threesome) => Some(words::longest_begins()),
                Some(Game::Quartet) | None => None,
            }
        })
    });
    let length = RwSignal::new(60_u16);
    let told = RwSignal::new(None::<u16>);
    let lay = move |event: PointerEvent| {
        event.prevent_default();
        if event.buttons() > 0
            && let Some(pixels) = tip(&event)
        {
            length.set(millimetres(pixels, is_coarse()));
        }
    };
    let tell = move |_| {
        let mm = length.get_untracked();
        told.set(Some(mm));
        sitting.act(Command::Thumb { mm });
    };
    let share = move || {
        let share = f64::from(length.get() - LEAST) / f64::from(MOST - LEAST);
        format!("{:.0}%", 12.0 + share * 84.0)
    };
    move || {
        rule.get().map(|rule| {
            view! {
                <details class="thumb">
                    <summary>{words::measure_thumb()}</summary>
                    <p class="hush">{rule}" "{words::measure_how()}</p>
                    <div class="thumb-pad" on:pointerdown=lay on:pointermove=lay aria-hidden="true">
                        <svg viewBox="0 0 60 200" preserveAspectRatio="none" style:height=share>
                            <path d="M8 200V60C8 20 16 2 30 2S52 20 52 60V200Z"/>
                            <path class="nail" d="M18 46C18 20 22 10 30 10S42 20 42 46Q30 54 18 46Z"/>
                        </svg>
                    </div>
                    <label class="field">
                        <span>{words::thumb_length()}</span>
                        <input
                            type="range"
                            min=LEAST.to_string()
                            max=MOST.to_string()
                            prop:value=move || length.get().to_string()
                            on:input:target=move |event| {
                                if let Ok(mm) = event.target().value().parse() {
                                    length.set(mm);
                                }
                            }
                        />
                    </label>
                    <button type="button" class="quiet wide" on:click=tell>{move || words::my_thumb(length.get())}</button>
                    <p role="status" class="hush">{move || told.get().map(words::thumb_told)}</p>
                </details>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumb_is_as_long_in_the_hand_as_on_the_desk() {
        assert_eq!(millimetres(378.0, true), 60);
        assert_eq!(millimetres(226.8, false), 60);
        assert_eq!(millimetres(3.0, true), LEAST);
        assert_eq!(millimetres(9_000.0, true), MOST);
    }
}
