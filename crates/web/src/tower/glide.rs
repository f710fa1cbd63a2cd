//! From one world to another without a jump: what was shown glides to what is so.

use tower::Stand;

/// How long it takes, in milliseconds: too short to be in the way, too long to be seen as a jump.
const LASTS: f64 = 220.0;

/// What was shown, and since when it is known how it really is.
#[derive(Debug, Clone, PartialEq)]
pub struct Glide {
    from: Vec<Stand>,
    since: Option<f64>,
}

impl Glide {
    /// Will glide away from this.
    #[must_use]
    pub const fn new(from: Vec<Stand>) -> Glide {
        Glide { from, since: None }
    }

    /// It is known where to.
    pub fn know(&mut self, now: f64) {
        self.since.get_or_insert(now);
    }

    /// What is shown now; nothing once it is there, or where other pieces lie than before.
    #[must_use]
    pub fn shown(&self, to: &[Stand], now: f64) -> Option<Vec<Stand>> {
        let share = self.since.map_or(0.0, |since| (now - since) / LASTS);
        let pairs = || self.from.iter().zip(to);
        let same = self.from.len() == to.len() && pairs().all(|(a, b)| a.form == b.form);
        if !(0.0..1.0).contains(&share) || !same {
            return None;
        }
        let share = (share * share * (3.0 - 2.0 * share)) as f32;
        Some(pairs().map(|(a, b)| between(a, b, share)).collect())
    }
}

fn between(from: &Stand, to: &Stand, share: f32) -> Stand {
    let way = |from: i32, to: i32| from + (to.saturating_sub(from) as f32 * share) as i32;
    Stand {
        form: to.form,
        x: way(from.x, to.x),
        y: way(from.y, to.y),
        turn: way(from.turn, to.turn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cube(x: i32) -> Stand {
        Stand {
            form: tower::Form::Shape(tower::Shape::Cube),
            x,
            y: 0,
            turn: 0,
        }
    }

    #[test]
    fn never_farther_in_a_frame_than_a_hand_could_go() {
        let mut glide = Glide::new(vec![cube(0)]);
        glide.know(1000.0);
        let to = [cube(65_536)];
        let shown = |at: f64| glide.shown(&to, at).map_or(65_536, |shown| shown[0].x);
        let places: Vec<i32> = (0..=14)
            .map(|frame| shown(1000.0 + f64::from(frame) * 16.7))
            .collect();
        assert_eq!((places[0], places[14]), (0, 65_536));
        let most = places.windows(2).map(|pair| pair[1] - pair[0]).max();
        assert!(most < Some(8_000), "{places:?}");
        assert!(places.is_sorted());
    }

    #[test]
    fn another_tower_is_another_picture() {
        let mut glide = Glide::new(vec![cube(0)]);
        glide.know(1000.0);
        assert_eq!(glide.shown(&[cube(9), cube(9)], 1010.0), None);
        assert_eq!(glide.shown(&[cube(9)], 2000.0), None);
    }
}
