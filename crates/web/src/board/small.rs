//! Squares too small for a finger: the board stays larger than its place and scrolls, or is shown whole; either way a move is
//! marked before it is played.

use gimel::Square;
use leptos::html::Span;
use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::wasm_bindgen::JsCast;
use web_sys::Element;

use super::geometry::{Frame, Scroll};

/// A finger needs so many pixels; the stylesheet has the same number.
const LEAST: f64 = 32.0;

/// What is known about the room there is.
#[derive(Clone, Copy)]
pub struct Small {
    /// As wide as a square would be if the whole board were shown.
    pub probe: NodeRef<Span>,
    tight: RwSignal<bool>,
    /// The whole board is wanted all the same.
    pub whole: RwSignal<bool>,
}

impl Small {
    /// Looks whenever the window changes.
    #[must_use]
    pub fn watch(size: ReadSignal<(f64, f64)>) -> Small {
        let small = Small {
            probe: NodeRef::new(),
            tight: RwSignal::new(false),
            whole: RwSignal::new(false),
        };
        Effect::new(move |_| {
            size.with(|_| ());
            let Some(probe) = small.probe.get() else {
                return;
            };
            // A device that was turned lies the board anew first.
            request_animation_frame(move || {
                // A window of no size is not looked at by anybody.
                let side = probe.get_bounding_client_rect().width();
                small.tight.try_set(side > 0.0 && is_tight(side));
            });
        });
        small
    }

    /// Whether squares are too small while the whole board is shown.
    #[must_use]
    pub fn is_tight(self) -> bool {
        self.tight.get()
    }

    /// Whether the board scrolls.
    #[must_use]
    pub fn scrolls(self) -> bool {
        self.tight.get() && !self.whole.get()
    }
}

fn is_tight(side: f64) -> bool {
    side < LEAST - 0.1
}

/// The place the board is seen through.
fn place(grid: NodeRef<Svg>) -> Option<Element> {
    grid.get_untracked()?.parent_element()
}

fn frame(element: &Element) -> Frame {
    let rect = element.get_bounding_client_rect();
    Frame {
        left: rect.left(),
        top: rect.top(),
        width: rect.width(),
        height: rect.height(),
    }
}

/// Whether this point of the window shows a part of the board.
#[must_use]
pub fn is_seen(grid: NodeRef<Svg>, at: (f64, f64)) -> bool {
    place(grid).is_some_and(|place| frame(&place).holds(at.0, at.1))
}

/// Scrolls until a square is seen.
pub fn reveal(grid: NodeRef<Svg>, square: Square) {
    let cell = document().get_element_by_id(&format!("sq-{square}"));
    if let (Some(place), Some(cell)) = (place(grid), cell) {
        let Scroll { right, down } = frame(&cell).into_view(frame(&place));
        let cell_is_ours = place.contains(Some(cell.unchecked_ref()));
        if cell_is_ours && (right, down) != (0.0, 0.0) {
            place.set_scroll_left(place.scroll_left() + right.round() as i32);
            place.set_scroll_top(place.scroll_top() + down.round() as i32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_of_the_least_width_is_large_enough() {
        assert!(is_tight(25.3));
        assert!(!is_tight(LEAST));
        assert!(!is_tight(31.97), "rounded by the browser");
    }

    #[test]
    fn the_stylesheet_has_the_same_least_width() {
        let styles = include_str!("../../styles/play.css");
        assert!(styles.contains(&format!("max({LEAST}px, var(--fit))")));
    }
}
