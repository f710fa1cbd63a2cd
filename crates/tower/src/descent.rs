//! Where a piece lowered straight down first touches wood, or the table.

use shapes::Point;

/// How high the middle of a piece is when it touches, its corners given around that middle. `None` where no wood is below
/// and it would come down to the table.
pub(crate) fn touches_at(piece: &[Point], wood: &[Vec<Point>]) -> Option<f32> {
    let mut highest: Option<f32> = None;
    let mut raise = |y: f32| highest = Some(highest.map_or(y, |h| h.max(y)));
    for standing in wood {
        for corner in piece {
            edges_over(standing, corner[0]).for_each(|y| raise(y - corner[1]));
        }
        for corner in standing {
            edges_over(piece, corner[0]).for_each(|y| raise(corner[1] - y));
        }
    }
    highest
}

/// How high the middle is when the piece lies on the table.
pub(crate) fn on_table(piece: &[Point]) -> f32 {
    -piece.iter().map(|p| p[1]).fold(f32::INFINITY, f32::min)
}

/// The heights of the sides of a polygon above a place.
fn edges_over(polygon: &[Point], x: f32) -> impl Iterator<Item = f32> {
    (0..polygon.len()).filter_map(move |index| {
        let (a, b) = (polygon[index], polygon[(index + 1) % polygon.len()]);
        let is_over = (a[0] <= x) != (b[0] <= x);
        is_over.then(|| a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f32, y: f32) -> Vec<Point> {
        vec![
            [x - 0.5, y - 0.5],
            [x + 0.5, y - 0.5],
            [x + 0.5, y + 0.5],
            [x - 0.5, y + 0.5],
        ]
    }

    #[test]
    fn a_square_comes_down_on_a_square() {
        let wood = [square(0.0, 0.5)];
        assert_eq!(touches_at(&square(0.3, 0.0), &wood), Some(1.5));
        assert_eq!(touches_at(&square(-0.9, 0.0), &wood), Some(1.5));
        assert_eq!(touches_at(&square(1.2, 0.0), &wood), None);
        assert_eq!(on_table(&square(0.0, 0.0)), 0.5);
    }

    #[test]
    fn a_tip_sinks_into_a_gap() {
        let wood = [square(-0.7, 0.5), square(0.7, 0.5)];
        let tip = vec![[0.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
        // The gap is 0.4 wide; the tip is that wide 0.4 above its end.
        let at = touches_at(&tip, &wood).expect("wood is below");
        assert!((at - 1.6).abs() < 1e-5, "{at}");
    }
}
