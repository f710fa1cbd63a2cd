//! What the device's voice says at the table while no own hand is in the bag: the ruling as long as it is read, and then what is to be done.
//! The bag speaks for itself, see `dark`.

use table::{DschamalView, View};

use super::finish::told_to_you;
use super::phase::{Deed, deed, headline, is_next, under};
use super::wanted::said;

/// The sentences of this step, nothing if somebody else speaks. Everybody at the table may hear them: they are about what lies open.
#[must_use]
pub fn spoken(view: &View, game: &DschamalView, reads: bool) -> Option<String> {
    if matches!(deed(view, game), Deed::Reach(..)) {
        return None;
    }
    if reads {
        return Some(for_the_ear(&told_to_you(view, game)));
    }
    let mut lines = vec![headline(view, game)];
    lines.extend(under(view, game));
    if is_next(view, game) {
        lines.extend(said(view, game));
    }
    Some(for_the_ear(&lines))
}

/// A crown is seen and not said; a line that ends without a stop gets one, so that the voice pauses.
fn for_the_ear(lines: &[String]) -> String {
    let lines = lines.iter().map(|line| line.replace(" ♛", ""));
    let lines = lines.filter(|line| !line.is_empty()).map(|line| {
        let stops = line.ends_with(['.', '!', '?', '…']);
        if stops { line } else { format!("{line}.") }
    });
    lines.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::for_the_ear;

    #[test]
    fn lines_are_said_with_pauses_and_without_crowns() {
        let lines = ["Next: Mia ♛ — Jo", "Hands off."].map(str::to_owned);
        assert_eq!(for_the_ear(&lines), "Next: Mia — Jo. Hands off.");
    }
}
