//! Words of the towers: the piece in the hand, how a tower stands, what is heard.

use super::book::{decimal, text};
use super::who::Who;
use bag::Form;
use dschamal::{Piece, Points};

use crate::tower::lookout::{Above, Lean, Nearness, Shown, Side};

use crate::tower::placing::{Heard, Stage};

words! {
    /// The practice page.
    build = "build";
    /// What that is.
    build_what = "build-what";
    /// How, for a thumb.
    build_thumb = "build-thumb";
    /// How, for a mouse.
    build_mouse = "build-mouse";
    /// How, before a piece is chosen.
    build_pick = "build-pick";
    /// The tray.
    pieces_to_pick = "pieces-to-pick";
    /// Whatever comes.
    any_piece = "any-piece";
    /// From the beginning.
    from_table = "from-table";
    /// The buttons under a held piece.
    your_piece_word = "your-piece";
    /// Counter-clockwise.
    turn_left = "turn-left";
    /// Clockwise.
    turn_right = "turn-right";
    /// Lets go.
    let_go_piece = "let-go-piece";
    /// It falls or stands.
    hold_breath = "hold-breath";
    /// The world could not be loaded.
    tower_broken = "tower-broken";
    /// Better than ever.
    new_best = "new-best";
    /// A placement seen again.
    that_collapse = "that-collapse";
    /// Leads there.
    see_it_fall = "see-it-fall";
    /// A link that brings nothing.
    no_film = "no-film";
    /// Slow motion.
    slowly = "slowly";
    /// Full speed.
    as_it_was = "as-it-was";
    /// Copies the link.
    share_collapse = "share-collapse";
    /// Towers before a player.
    tower = "tower";
    /// Black pieces before a player.
    black_pieces = "black-pieces";
    /// The camel is left alone.
    camel_rests = "camel-rests";
}

/// What the builder is told.
#[must_use]
pub fn your_piece(piece: Piece, held: bool) -> String {
    if held {
        say!("your-piece-held", wooden = &super::wooden(piece))
    } else {
        hold_breath().to_owned()
    }
}

/// Leads to what fell last.
#[must_use]
pub fn see_collapse(who: &Who) -> String {
    say!("see-collapse", you = who.form(), who = who.label())
}

/// What was built last.
#[must_use]
pub fn built(who: &Who, piece: Piece, fell: usize, stands: usize) -> String {
    let (piece, stands) = (super::the_piece(piece), pieces(stands));
    let (you, who) = (who.form(), who.label());
    match fell {
        0 => say!(
            "built-stands",
            you = you,
            who = who,
            piece = &piece,
            stands = &stands
        ),
        fell => say!(
            "built-fell",
            you = you,
            who = who,
            piece = &piece,
            fell = fell,
            stands = &stands
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
    say!("give-to", name = name, pieces = &pieces(count))
}

/// The camel takes a black piece.
#[must_use]
pub fn camel_takes(from: &str, count: usize) -> String {
    say!("camel-takes", from = from, count = count)
}

/// The camel brings a black piece.
#[must_use]
pub fn camel_gives(to: &str, count: usize) -> String {
    say!("camel-gives", to = to, count = count)
}

/// Where the points of a Tower come from.
#[must_use]
pub fn tower_points(points: Points, black: usize) -> Vec<String> {
    let tower = say!("tower-points", count = points.tower);
    if black == 0 {
        return vec![tower, text("tower-points-no-black").to_owned()];
    }
    let why = match points.black {
        3 => "most",
        2 => "shared",
        1 => "second",
        0 => "nothing",
        _ => "lost",
    };
    let sum = format!("{:+}", points.black);
    let black = say!("tower-points-black", sum = &sum, black = black, why = why);
    vec![tower, black]
}

/// What was heard.
#[must_use]
pub fn tower_heard(heard: Heard) -> &'static str {
    match heard {
        Heard::Knock => text("tower-heard-knock"),
        Heard::Tumble => text("tower-heard-tumble"),
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

fn form_word(form: Form) -> &'static str {
    match form {
        Form::Shape(kind) | Form::Decoy(kind) => super::shape(kind),
        Form::Camel => text("wooden-camel"),
    }
}

/// How many pieces.
#[must_use]
pub fn pieces(count: usize) -> String {
    say!("pieces", count = count)
}

/// How high.
#[must_use]
pub fn cubes_high(cubes: f32) -> String {
    say!("cubes-high", cubes = &decimal(f64::from(cubes), 1))
}

/// A tower in a sentence.
#[must_use]
pub fn tower_shown(shown: &Shown) -> String {
    if shown.pieces == 0 {
        return text("tower-shown-empty").to_owned();
    }
    let leans = match shown.lean {
        Lean::Straight => "straight",
        Lean::Little(Side::Left) => "little-left",
        Lean::Little(Side::Right) => "little-right",
        Lean::Far(Side::Left) => "far-left",
        Lean::Far(Side::Right) => "far-right",
    };
    let cubes = decimal(f64::from(shown.cubes), 1);
    say!(
        "tower-shown",
        pieces = shown.pieces,
        cubes = &cubes,
        leans = leans
    )
}

/// Where the hand is.
#[must_use]
pub fn tower_above(above: &Above) -> String {
    let below = above.below.map_or(text("the-table"), form_word);
    let near = match above.near {
        Nearness::Touching => "touching",
        Nearness::Close => "close",
        Nearness::Far => "far",
    };
    let beside = above.beside.map_or("no", side);
    let turned = match above.degrees {
        0 => "no",
        1.. => "left",
        _ => "right",
    };
    let said = say!(
        "tower-above",
        held = form_word(above.held),
        near = near,
        below = below,
        beside = beside,
        turned = turned,
        degrees = above.degrees.abs()
    );
    super::rulings::capitalised(&said)
}

/// After a placement.
#[must_use]
pub fn tower_placed(fell: usize, best: bool) -> String {
    match (fell, best) {
        (0, false) => text("tower-placed").to_owned(),
        (0, true) => format!("{} {}", text("tower-placed"), new_best()),
        (fell, _) => say!("tower-fell", fell = fell),
    }
}

/// The figures under a tower.
#[must_use]
pub fn tower_figures(count: usize, cubes: f32, best: f32) -> String {
    let now = format!("{} · {}", pieces(count), cubes_high(cubes));
    if best > 0.05 {
        let best = say!("tower-best", cubes = &decimal(f64::from(best), 1));
        format!("{now} · {best}")
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
            "Egg, just above: brick, left of its middle, turned 45 degrees right."
        );
    }
}
