//! Words of the towers: the piece in the hand, how a tower stands, what is heard.

use bag::Form;
use dschamal::{Piece, Points};

use crate::tower::lookout::{Above, Lean, Nearness, Shown, Side};
use crate::tower::placing::{Heard, Stage};

/// The practice page.
pub const BUILD: &str = "Build a tower";
/// What that is.
pub const BUILD_WHAT: &str = "Any pieces, as high as you get. Works offline";
/// How, for a thumb.
pub const BUILD_THUMB: &str = "Drag to move the piece, twist it with a second finger, then let go.";
/// How, for a mouse.
pub const BUILD_MOUSE: &str =
    "Drag or use the arrows; the wheel or Q and E turn it, Shift is careful; Enter lets go.";
/// How, before a piece is chosen.
pub const BUILD_PICK: &str = "Pick a piece. Only the first one may touch the table.";
/// The tray.
pub const PIECES_TO_PICK: &str = "Pieces";
/// Whatever comes.
pub const ANY_PIECE: &str = "Any piece";
/// From the beginning.
pub const FROM_TABLE: &str = "Clear the table";
/// The buttons under a held piece.
pub const YOUR_PIECE: &str = "Your piece";
/// Counter-clockwise.
pub const TURN_LEFT: &str = "Turn left";
/// Clockwise.
pub const TURN_RIGHT: &str = "Turn right";
/// Lets go.
pub const LET_GO_PIECE: &str = "Let go";
/// It falls or stands.
pub const HOLD_BREATH: &str = "Hold your breath…";
/// The world could not be loaded.
pub const TOWER_BROKEN: &str = "The wood could not be fetched. It has to be loaded once with a connection; then it works without.";
/// Better than ever.
pub const NEW_BEST: &str = "Your highest yet.";

/// A placement seen again.
pub const THAT_COLLAPSE: &str = "That collapse";
/// Leads there.
pub const SEE_IT_FALL: &str = "See it again";
/// A link that brings nothing.
pub const NO_FILM: &str = "This link leads to no tower. It may have been cut short on its way.";
/// Slow motion.
pub const SLOWLY: &str = "Slowly";
/// Full speed.
pub const AS_IT_WAS: &str = "As it was";
/// Copies the link.
pub const SHARE_COLLAPSE: &str = "Copy the link";
/// Towers before a player.
pub const TOWER: &str = "Tower";
/// Black pieces before a player.
pub const BLACK_PIECES: &str = "Black pieces";
/// The camel is left alone.
pub const CAMEL_RESTS: &str = "Leave the black pieces as they are";

/// What the builder is told.
#[must_use]
pub fn your_piece(piece: Piece, held: bool) -> String {
    if held {
        format!("Your {}: put it on your tower.", super::wooden(piece))
    } else {
        HOLD_BREATH.to_owned()
    }
}

/// Leads to what fell last.
#[must_use]
pub fn see_collapse(who: &str) -> String {
    format!("See again what fell ({who})")
}

/// What was built last.
#[must_use]
pub fn built(who: &str, piece: Piece, fell: usize, stands: usize) -> String {
    let piece = super::wooden(piece);
    match fell {
        0 => format!("{who}: the {piece} stands, {} now.", pieces(stands)),
        1 => format!(
            "{who}: the {piece}, and one piece fell. {} left.",
            super::sentence(&pieces(stands)).trim_end_matches('.')
        ),
        fell => format!(
            "{who}: the {piece}, and {fell} pieces fell. {} left.",
            super::sentence(&pieces(stands)).trim_end_matches('.')
        ),
    }
}

/// How high a tower is on its way to seven.
#[must_use]
pub fn of_seven(count: usize) -> String {
    format!("{count}/7")
}

/// Gives the pulled piece away.
#[must_use]
pub fn give_to(name: &str, count: usize) -> String {
    format!("To {name}, whose tower has {}", pieces(count))
}

/// The camel takes a black piece.
#[must_use]
pub fn camel_takes(from: &str, count: usize) -> String {
    format!("Take from {from}, who has {count} black")
}

/// The camel brings a black piece.
#[must_use]
pub fn camel_gives(to: &str, count: usize) -> String {
    format!("Give to {to}, who has {count} black")
}

/// Where the points of a Tower come from.
#[must_use]
pub fn tower_points(points: Points, black: usize) -> Vec<String> {
    let tower = match points.tower {
        1 => "1 for one piece in the tower".to_owned(),
        tower => format!("{tower} for {tower} pieces in the tower"),
    };
    let blacks = match black {
        0 => return vec![tower, "0: no black piece".to_owned()],
        1 => "one black piece".to_owned(),
        black => format!("{black} black pieces"),
    };
    let why = match points.black {
        3 => "the most of all",
        2 => "the most, shared",
        1 => "the second most",
        0 => "which cost nothing here",
        _ => "neither most nor second: one point lost for each",
    };
    vec![tower, format!("{:+} for {blacks}, {why}", points.black)]
}

/// What was heard.
#[must_use]
pub const fn tower_heard(heard: Heard) -> &'static str {
    match heard {
        Heard::Knock => "Wood on wood",
        Heard::Tumble => "It tumbles!",
    }
}

/// For whoever reads along.
#[must_use]
pub const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Idle => "idle",
        Stage::Held => "held",
        Stage::Loose => "loose",
        Stage::Broken => "broken",
    }
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

fn the(form: Form) -> String {
    match form {
        Form::Shape(kind) | Form::Decoy(kind) => format!("the {}", super::shape(kind)),
        Form::Camel => "the camel".to_owned(),
    }
}

/// How many pieces.
#[must_use]
pub fn pieces(count: usize) -> String {
    match count {
        0 => "no piece".to_owned(),
        1 => "one piece".to_owned(),
        count => format!("{count} pieces"),
    }
}

/// How high.
#[must_use]
pub fn cubes_high(cubes: f32) -> String {
    format!("{cubes:.1} cubes high")
}

/// A tower in a sentence.
#[must_use]
pub fn tower_shown(shown: &Shown) -> String {
    if shown.pieces == 0 {
        return "An empty table.".to_owned();
    }
    let leans = match shown.lean {
        Lean::Straight => "standing straight".to_owned(),
        Lean::Little(to) => format!("leaning a little to the {}", side(to)),
        Lean::Far(to) => format!("leaning far to the {}", side(to)),
    };
    super::sentence(&format!(
        "a tower of {}, {}, {leans}",
        pieces(shown.pieces),
        cubes_high(shown.cubes)
    ))
}

/// Where the hand is.
#[must_use]
pub fn tower_above(above: &Above) -> String {
    let below = above.below.map_or_else(|| "the table".to_owned(), the);
    let beside = above
        .beside
        .map_or_else(String::new, |to| format!(", {} of its middle", side(to)));
    let near = match above.near {
        Nearness::Touching => "touches",
        Nearness::Close => "is just above",
        Nearness::Far => "is above",
    };
    let turned = match above.degrees {
        0 => String::new(),
        degrees => format!(
            ", turned {} degrees {}",
            degrees.abs(),
            side(if degrees > 0 { Side::Left } else { Side::Right })
        ),
    };
    super::sentence(&format!(
        "{} {near} {below}{beside}{turned}",
        the(above.held)
    ))
}

/// After a placement.
#[must_use]
pub fn tower_placed(fell: usize, best: bool) -> String {
    match (fell, best) {
        (0, false) => "It stands.".to_owned(),
        (0, true) => format!("It stands. {NEW_BEST}"),
        (1, _) => "One piece fell.".to_owned(),
        (fell, _) => format!("{fell} pieces fell."),
    }
}

/// The figures under a tower.
#[must_use]
pub fn tower_figures(count: usize, cubes: f32, best: f32) -> String {
    let now = format!("{} · {}", pieces(count), cubes_high(cubes));
    if best > 0.05 {
        format!("{now} · best {best:.1}")
    } else {
        now
    }
}

#[cfg(test)]
mod tests {
    use bag::Shape;

    use super::*;

    #[test]
    fn a_tower_reads_like_a_sentence() {
        let shown = Shown {
            pieces: 5,
            cubes: 4.26,
            lean: Lean::Little(Side::Right),
        };
        assert_eq!(
            tower_shown(&shown),
            "A tower of 5 pieces, 4.3 cubes high, leaning a little to the right."
        );
    }

    #[test]
    fn the_hand_reads_like_a_sentence() {
        let above = Above {
            held: Form::Shape(Shape::Egg),
            below: Some(Form::Shape(Shape::Brick)),
            beside: Some(Side::Left),
            near: Nearness::Close,
            degrees: -45,
        };
        assert_eq!(
            tower_above(&above),
            "The egg is just above the brick, left of its middle, turned 45 degrees right."
        );
    }
}
