//! Lights on: the piece as it was, and the finger's way around it.

use std::fmt::Write as _;

use leptos::prelude::*;

use super::round::Verdict;
use super::wire::Lit;
use crate::words;

/// The finger's way as a path: hundredths of a unit become units, y points down.
#[must_use]
pub fn path_text(path: &[[i16; 2]]) -> String {
    let mut text = String::new();
    for (index, [x, y]) in path.iter().enumerate() {
        let verb = if index == 0 { 'M' } else { 'L' };
        // Adding zero turns -0 into 0.
        let (x, y) = (f32::from(*x) / 100.0, -f32::from(*y) / 100.0 + 0.0);
        // Writing to a string cannot fail.
        let _ = write!(text, "{verb}{x} {y}");
    }
    text
}

/// The picture.
fn lit_piece(lit: &Lit) -> impl IntoView + use<> {
    let wood = crate::dschamal::look::Look::from(lit.form).wood.class();
    let outline = shapes::svg_path(lit.form);
    view! {
        <svg class=format!("lit {wood}") viewBox="-1.1 -1 2.2 2" role="img" aria-label=words::lit_picture(lit.form)>
            <path class="w-under" d=outline.clone() transform="translate(0 .06)"/>
            <path class="w-wood" d=outline.clone()/>
            <path class="w-rim" d=outline/>
            <path class="way" d=path_text(&lit.path)/>
        </svg>
    }
}

/// What it was, and what was said.
pub fn lights_on(verdict: &Verdict) -> impl IntoView + use<> {
    let right = verdict.is_right();
    let text = words::verdict(verdict.said, verdict.lit.form);
    let took = words::took(verdict.millis);
    view! {
        <div class="lights-on">
            {lit_piece(&verdict.lit)}
            <p class="status" role="status">
                <span class:yes=right class:no-text=!right>{text}</span>
                <span class="hush">{took}</span>
            </p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_is_drawn_as_it_went_with_up_upwards() {
        assert_eq!(path_text(&[[50, 0], [50, 25]]), "M0.5 0L0.5 -0.25");
        assert_eq!(path_text(&[]), "");
    }
}
