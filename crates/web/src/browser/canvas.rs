//! A canvas as sharp as the screen, drawn anew with every frame.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// Does something with every frame until the page is left.
pub fn on_frames(work: impl Fn() + Clone + 'static) {
    let here = StoredValue::new(true);
    on_cleanup(move || here.set_value(false));
    frame(here, work);
}

fn frame(here: StoredValue<bool>, work: impl Fn() + Clone + 'static) {
    request_animation_frame(move || {
        if here.try_get_value() == Some(true) {
            work();
            frame(here, work);
        }
    });
}

/// Makes the canvas as sharp as the screen and hands out its pen; says how high it is.
pub fn fit(
    canvas: &HtmlCanvasElement,
    work: impl FnOnce(&CanvasRenderingContext2d, (f64, f64)),
) -> Option<f64> {
    let sharp = window().device_pixel_ratio().clamp(1.0, 3.0);
    let (width, height) = (
        f64::from(canvas.client_width()),
        f64::from(canvas.client_height()),
    );
    let (wide, high) = ((width * sharp) as u32, (height * sharp) as u32);
    if canvas.width() != wide || canvas.height() != high {
        canvas.set_width(wide);
        canvas.set_height(high);
    }
    let pen = canvas.get_context("2d").ok()??;
    let pen: CanvasRenderingContext2d = pen.dyn_into().ok()?;
    pen.set_transform(sharp, 0.0, 0.0, sharp, 0.0, 0.0).ok()?;
    work(&pen, (width, height));
    Some(height)
}
