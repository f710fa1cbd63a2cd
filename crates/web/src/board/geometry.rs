//! Where squares lie on the screen: lying 18 × 8 on a wide screen, standing 8 × 18 on a phone, seen from either side.

use gimel::{FILES, RANKS, Square};

/// How the board is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Layout {
    /// Standing: files run upwards. A quarter turn of the lying board, not a mirror image.
    pub upright: bool,
    /// Half a turn: seen from the other side of the table.
    pub turned: bool,
}

/// A column and a row, counted from the top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// From the left.
    pub column: u8,
    /// From the top.
    pub row: u8,
}

/// A rectangle of the screen in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    /// Of the left edge.
    pub left: f64,
    /// Of the top edge.
    pub top: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// How far to scroll, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scroll {
    /// To the right.
    pub right: f64,
    /// Down.
    pub down: f64,
}

impl Frame {
    /// Whether a point lies in it.
    #[must_use]
    pub fn holds(self, x: f64, y: f64) -> bool {
        let within = |at: f64, start: f64, length: f64| (start..start + length).contains(&at);
        within(x, self.left, self.width) && within(y, self.top, self.height)
    }

    /// The shortest way to scroll what is seen through `window` until this is seen, with as much again around it where it
    /// was not.
    #[must_use]
    pub fn into_view(self, window: Frame) -> Scroll {
        let way = |at: f64, length: f64, start: f64, room: f64| {
            if at < start {
                at - length - start
            } else if at + length > start + room {
                at + 2.0 * length - start - room
            } else {
                0.0
            }
        };
        Scroll {
            right: way(self.left, self.width, window.left, window.width),
            down: way(self.top, self.height, window.top, window.height),
        }
    }
}

impl Layout {
    /// Columns on the screen.
    #[must_use]
    pub const fn columns(self) -> u8 {
        if self.upright { RANKS } else { FILES }
    }

    /// Rows on the screen.
    #[must_use]
    pub const fn rows(self) -> u8 {
        if self.upright { FILES } else { RANKS }
    }

    /// Where a square is drawn.
    #[must_use]
    pub const fn cell(self, square: Square) -> Cell {
        let (file, rank) = (square.file(), square.rank());
        let (column, row) = if self.upright {
            (RANKS - 1 - rank, FILES - 1 - file)
        } else {
            (file, RANKS - 1 - rank)
        };
        self.half_turn(Cell { column, row })
    }

    /// What is drawn there.
    #[must_use]
    pub const fn square(self, cell: Cell) -> Option<Square> {
        if cell.column >= self.columns() || cell.row >= self.rows() {
            return None;
        }
        let Cell { column, row } = self.half_turn(cell);
        if self.upright {
            Square::at(FILES - 1 - row, RANKS - 1 - column)
        } else {
            Square::at(column, RANKS - 1 - row)
        }
    }

    const fn half_turn(self, cell: Cell) -> Cell {
        if self.turned {
            Cell {
                column: self.columns() - 1 - cell.column,
                row: self.rows() - 1 - cell.row,
            }
        } else {
            cell
        }
    }

    /// The square under a point, if the point is on the board.
    #[must_use]
    pub fn square_under(self, frame: Frame, x: f64, y: f64) -> Option<Square> {
        let along = |at: f64, start: f64, length: f64, count: u8| {
            let part = (at - start) / length;
            (0.0..1.0)
                .contains(&part)
                .then(|| (part * f64::from(count)) as u8)
        };
        let column = along(x, frame.left, frame.width, self.columns())?;
        let row = along(y, frame.top, frame.height, self.rows())?;
        self.square(Cell { column, row })
    }

    /// The neighbour on the screen, or the square itself at the edge.
    #[must_use]
    pub fn step(self, from: Square, right: i8, down: i8) -> Square {
        let cell = self.cell(from);
        let moved = Cell {
            column: cell.column.saturating_add_signed(right),
            row: cell.row.saturating_add_signed(down),
        };
        self.square(moved).unwrap_or(from)
    }

    /// How far a leap goes on the screen, in cells to the right and down.
    #[must_use]
    pub const fn way(self, from: Square, to: Square) -> (i8, i8) {
        let (a, b) = (self.cell(from), self.cell(to));
        (b.column as i8 - a.column as i8, b.row as i8 - a.row as i8)
    }
}

/// Room that seats, header and buttons take beside the board when it lies, and when it stands.
const AROUND_LYING: (f64, f64) = (24.0, 250.0);
const AROUND_STANDING: (f64, f64) = (100.0, 190.0);

/// Whether the squares come out larger with the board standing.
#[must_use]
pub fn better_upright(width: f64, height: f64) -> bool {
    let (files, ranks) = (f64::from(FILES), f64::from(RANKS));
    let lying = ((width - AROUND_LYING.0) / files).min((height - AROUND_LYING.1) / ranks);
    let standing = ((width - AROUND_STANDING.0) / ranks).min((height - AROUND_STANDING.1) / files);
    standing > lying
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUTS: [Layout; 4] = [
        Layout {
            upright: false,
            turned: false,
        },
        Layout {
            upright: false,
            turned: true,
        },
        Layout {
            upright: true,
            turned: false,
        },
        Layout {
            upright: true,
            turned: true,
        },
    ];

    #[track_caller]
    fn check(upright: bool, turned: bool, name: &str, column: u8, row: u8) {
        let layout = Layout { upright, turned };
        let square: Square = name.parse().expect("a square");
        assert_eq!(layout.cell(square), Cell { column, row });
    }

    #[test]
    fn lying_board_has_a1_at_the_bottom_left() {
        check(false, false, "a1", 0, 7);
        check(false, false, "r8", 17, 0);
        check(false, true, "a1", 17, 0);
    }

    #[test]
    fn standing_board_is_a_quarter_turn() {
        check(true, false, "a1", 7, 17);
        check(true, false, "r8", 0, 0);
        check(true, false, "r1", 7, 0);
        check(true, true, "a1", 0, 0);
    }

    #[test]
    fn cell_and_square_are_inverse() {
        for layout in LAYOUTS {
            for square in Square::all() {
                assert_eq!(layout.square(layout.cell(square)), Some(square));
            }
        }
    }

    #[test]
    fn points_find_their_square() {
        let frame = Frame {
            left: 10.0,
            top: 20.0,
            width: 180.0,
            height: 80.0,
        };
        let under = |x, y| {
            Layout::default()
                .square_under(frame, x, y)
                .map(|s| s.to_string())
        };
        assert_eq!(under(10.5, 99.0).as_deref(), Some("a1"));
        assert_eq!(under(189.0, 21.0).as_deref(), Some("r8"));
        assert_eq!(under(9.0, 21.0), None);
        assert_eq!(under(190.0, 21.0), None);
    }

    #[test]
    fn what_is_not_seen_is_scrolled_to() {
        let frame = |left, top, width, height| Frame {
            left,
            top,
            width,
            height,
        };
        let window = frame(10.0, 100.0, 200.0, 300.0);
        let way = |left, top| {
            let Scroll { right, down } = frame(left, top, 32.0, 32.0).into_view(window);
            (right, down)
        };
        assert_eq!(way(10.0, 100.0), (0.0, 0.0));
        assert_eq!(way(50.0, 420.0), (0.0, 84.0));
        assert_eq!(way(-22.0, 90.0), (-64.0, -42.0));
        assert!(window.holds(10.0, 399.0) && !window.holds(9.0, 200.0));
        assert!(!window.holds(50.0, 400.0));
    }

    #[test]
    fn arrows_go_where_they_point() {
        let square: Square = "h5".parse().expect("a square");
        for layout in LAYOUTS {
            let right = layout.step(square, 1, 0);
            assert_eq!(layout.way(square, right), (1, 0));
            let up = layout.step(square, 0, -1);
            assert_eq!(layout.way(square, up), (0, -1));
        }
        let corner = layout_corner();
        assert_eq!(Layout::default().step(corner, -1, 1), corner);
    }

    fn layout_corner() -> Square {
        "a1".parse().expect("a square")
    }

    #[test]
    fn phones_stand_and_desks_lie() {
        assert!(better_upright(390.0, 844.0));
        assert!(better_upright(768.0, 1024.0));
        assert!(!better_upright(1440.0, 900.0));
        assert!(!better_upright(844.0, 390.0));
    }
}
