//! Figures as SVG: bars in parts and curves, on paper that suits day and night.

use std::fmt::Write as _;

const PAPER: &str = "#f6efe2";
const INK: &str = "#2b2118";
const COLOURS: [&str; 3] = ["#2f5d8a", "#c58a2b", "#7a3b2e"];
const WIDTH: f64 = 720.0;
/// Where bars and curves begin, and how much room they have.
const LEFT: f64 = 270.0;
const ROOM: f64 = 420.0;

/// A bar and its parts.
pub(super) struct Bar {
    pub(super) label: String,
    pub(super) parts: Vec<f64>,
}

/// One bar each, to the right or to the left of a line in the middle; `most` fills half the room.
pub(super) fn scales(title: &str, rows: &[(String, f64)], most: f64) -> String {
    let mut svg = begin(title, &[], 70.0 + 34.0 * rows.len() as f64);
    let middle = LEFT + ROOM / 2.0;
    for (n, (label, value)) in rows.iter().enumerate() {
        let y = 58.0 + 34.0 * n as f64;
        let width = (value.abs() / most).min(1.0) * (ROOM / 2.0 - 50.0);
        let (x, end, anchor, colour) = if *value < 0.0 {
            (middle - width, middle - width - 6.0, "end", COLOURS[2])
        } else {
            (middle, middle + width + 6.0, "start", COLOURS[0])
        };
        let _ = write!(
            svg,
            "<text x='{:.0}' y='{1:.0}' text-anchor='end'>{label}</text><rect x='{x:.1}' y='{y:.0}' width='{width:.1}' height='22' fill='{colour}'/><text x='{end:.1}' y='{1:.0}' text-anchor='{anchor}'>{value:+.2}</text>",
            LEFT - 10.0,
            y + 16.0
        );
    }
    let _ = writeln!(
        svg,
        "<path d='M{middle} 50v{}' stroke='{INK}'/></svg>",
        34.0 * rows.len() as f64
    );
    svg
}

/// Bars below one another; `most` fills the room.
pub(super) fn bars(title: &str, legend: &[&str], rows: &[Bar], most: f64) -> String {
    let height = 96.0 + 34.0 * rows.len() as f64;
    let mut svg = begin(title, legend, height);
    for (n, row) in rows.iter().enumerate() {
        let y = 84.0 + 34.0 * n as f64;
        let _ = write!(
            svg,
            "<text x='{:.0}' y='{:.0}' text-anchor='end'>{}</text>",
            LEFT - 10.0,
            y + 16.0,
            row.label
        );
        let mut x = LEFT;
        for (part, colour) in row.parts.iter().zip(COLOURS) {
            let width = (part / most * ROOM).min(LEFT + ROOM - x);
            let _ = write!(
                svg,
                "<rect x='{x:.1}' y='{y:.0}' width='{width:.1}' height='22' fill='{colour}'/>"
            );
            if width > 26.0 {
                let digits = if most > 20.0 { 0 } else { 2 };
                let _ = write!(
                    svg,
                    "<text x='{:.1}' y='{:.0}' text-anchor='middle' fill='{PAPER}'>{part:.digits$}</text>",
                    x + width / 2.0,
                    y + 16.0
                );
            }
            x += width;
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// Curves over turns; a point every `step` turns, up to `most`.
pub(super) fn curves(
    title: &str,
    legend: &[&str],
    lines: &[Vec<f64>],
    step: f64,
    most: f64,
) -> String {
    let (left, top, wide, high) = (60.0, 84.0, 620.0, 260.0);
    let mut svg = begin(title, legend, 400.0);
    let points = lines.iter().map(Vec::len).max().unwrap_or(0).max(2);
    let x = |n: f64| left + wide * n / (points - 1) as f64;
    let y = |value: f64| top + high * (1.0 - value / most);
    for mark in 0..=4 {
        let value = most * f64::from(mark) / 4.0;
        let _ = write!(
            svg,
            "<path d='M{left} {0:.1}h{wide}' stroke='{INK}' stroke-opacity='.15'/><text x='{1}' y='{2:.1}' text-anchor='end'>{value:.0}</text>",
            y(value),
            left - 8.0,
            y(value) + 5.0
        );
    }
    for n in (0..points).step_by(5) {
        let _ = write!(
            svg,
            "<text x='{:.1}' y='{}' text-anchor='middle'>{:.0}</text>",
            x(n as f64),
            top + high + 24.0,
            n as f64 * step
        );
    }
    for (line, colour) in lines.iter().zip(COLOURS) {
        let path: Vec<String> = line
            .iter()
            .enumerate()
            .map(|(n, value)| format!("{:.1},{:.1}", x(n as f64), y(*value)))
            .collect();
        let _ = write!(
            svg,
            "<polyline points='{}' fill='none' stroke='{colour}' stroke-width='3'/>",
            path.join(" ")
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn begin(title: &str, legend: &[&str], height: f64) -> String {
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH:.0} {height:.0}' font-family='Georgia, serif' font-size='15' fill='{INK}' role='img' aria-label='{title}'><rect width='{WIDTH:.0}' height='{height:.0}' rx='10' fill='{PAPER}'/><text x='24' y='34' font-size='20'>{title}</text>"
    );
    let mut x = 24.0;
    for (name, colour) in legend.iter().zip(COLOURS) {
        let _ = write!(
            svg,
            "<rect x='{x:.0}' y='48' width='14' height='14' fill='{colour}'/><text x='{:.0}' y='60'>{name}</text>",
            x + 20.0
        );
        x += 44.0 + 8.0 * name.len() as f64;
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_hold_what_they_are_given() {
        let bar = Bar {
            label: "some".to_owned(),
            parts: vec![40.0, 60.0],
        };
        let svg = bars("Title", &["one", "other"], &[bar], 100.0);
        assert_eq!(svg.matches("<rect").count(), 1 + 2 + 2);
        assert!(svg.contains(">40<") && svg.contains("some") && svg.ends_with("</svg>\n"));
        let svg = scales(
            "Title",
            &[("worse".to_owned(), -1.0), ("better".to_owned(), 0.5)],
            1.0,
        );
        assert!(svg.contains(">-1.00<") && svg.contains(">+0.50<"), "{svg}");
        let svg = curves("Title", &["one"], &[vec![0.0, 4.0, 8.0]], 10.0, 8.0);
        assert!(
            svg.contains("points='60.0,344.0 370.0,214.0 680.0,84.0'"),
            "{svg}"
        );
    }
}
