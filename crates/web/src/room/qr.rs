//! A link as a picture for a phone's camera.

use leptos::prelude::*;
use qrcode::{Color, QrCode};

use crate::words;

/// White around the picture, in modules.
const MARGIN: usize = 3;

/// How many modules wide it is, and where the dark ones are, as a path of runs.
#[must_use]
pub fn path(text: &str) -> Option<(usize, String)> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let width = code.width();
    let colours = code.to_colors();
    let mut path = String::new();
    for (y, row) in colours.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run.first() == Some(&Color::Dark) {
                path += &format!(
                    "M{} {}h{}v1h-{}z",
                    x + MARGIN,
                    y + MARGIN,
                    run.len(),
                    run.len()
                );
            }
            x += run.len();
        }
    }
    Some((width + 2 * MARGIN, path))
}

/// The picture.
#[component]
pub fn Qr(
    /// What it says.
    text: StoredValue<String>,
) -> impl IntoView {
    text.with_value(|text| path(text)).map(|(width, path)| {
        view! {
            <svg class="qr" viewBox=format!("0 0 {width} {width}") role="img" aria-label=words::qr() shape-rendering="crispEdges">
                <rect width=width height=width/>
                <path d=path/>
            </svg>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn picture_has_its_three_corners() {
        let (width, path) = path("https://camel.example/t/abcd-efgh-jkmn").expect("a link fits");
        assert_eq!(width, 29 + 6);
        for corner in ["M3 3h7", "M25 3h7", "M3 25h7"] {
            assert!(path.contains(corner), "{corner}");
        }
    }
}
