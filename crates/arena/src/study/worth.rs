//! What a piece is worth: the points that come to who has one more of it, by least squares over many positions.

use super::games::Seen;

/// Board and hand, by kind.
const UNKNOWN: usize = 6;

/// Points still to come from one piece more: on the board by kind, and in hand by kind.
pub(super) fn worths(games: &[Seen]) -> [[f64; 3]; 2] {
    let mut sums = [[0.0; UNKNOWN + 1]; UNKNOWN];
    for (more, gained) in games.iter().flat_map(|game| &game.moments) {
        for (n, row) in sums.iter_mut().enumerate() {
            for (m, value) in more.iter().enumerate() {
                row[m] += more[n] * value;
            }
            row[UNKNOWN] += more[n] * gained;
        }
    }
    // A little stiffness where there is nothing to learn from.
    for (n, row) in sums.iter_mut().enumerate() {
        row[n] += 1.0;
    }
    let [b, c, f, hand_b, hand_c, hand_f] = solve(sums);
    [[b, c, f], [hand_b, hand_c, hand_f]]
}

/// Gauss's way; the stiffness keeps every pivot from being nothing.
fn solve(mut rows: [[f64; UNKNOWN + 1]; UNKNOWN]) -> [f64; UNKNOWN] {
    for n in 0..UNKNOWN {
        let pivot = rows[n];
        for (m, row) in rows.iter_mut().enumerate().filter(|(m, _)| *m != n) {
            debug_assert_ne!(m, n);
            let factor = row[n] / pivot[n];
            for (value, above) in row.iter_mut().zip(pivot) {
                *value -= factor * above;
            }
        }
    }
    std::array::from_fn(|n| rows[n][UNKNOWN] / rows[n][n])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_in_comes_out() {
        let true_worth = [0.5, 1.0, 2.0, 0.25, 0.75, 1.5];
        let moments = (0..4_000_u32).map(|n| {
            let more = std::array::from_fn(|k| f64::from((n * 7 + 13 * (n >> k)) % 5) - 2.0);
            let gained = more
                .iter()
                .zip(true_worth)
                .map(|(more, worth)| more * worth)
                .sum();
            (more, gained)
        });
        let game = Seen {
            winner: 0,
            by_draw_rule: false,
            cut: false,
            turns: 0,
            hands: Vec::new(),
            taken: [[0; 3]; 3],
            moments: moments.collect(),
        };
        let found = worths(&[game]).concat();
        for (found, wanted) in found.iter().zip(true_worth) {
            assert!((found - wanted).abs() < 0.02, "{found} {wanted}");
        }
    }
}
