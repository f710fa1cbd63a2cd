//! A second opinion: Gimel on a plain padded array, written from the rulebook and sharing no code with the crate.
//!
//! The tests compare the two move by move; the benchmark measures how much bitboards gain over it.

#![allow(
    dead_code,
    reason = "the tests and the benchmark each need a part of it"
)]

/// Cells in a row: 18 files and three to either side, so that no leap runs off the array.
const WIDTH: usize = 24;
const HEIGHT: usize = 14;
const EDGE: u8 = u8::MAX;
const EMPTY: u8 = 0;

const BEETLE: &[(i32, i32)] = &[(1, 0), (0, 1), (1, 1)];
const CAT: &[(i32, i32)] = &[(2, 0), (0, 2), (1, 2), (2, 1)];
const CAT_DIAGONAL: &[(i32, i32)] = &[(2, 2)];
const FALCON: &[(i32, i32)] = &[(3, 0), (0, 3), (3, 3), (3, 1), (1, 3), (3, 2), (2, 3)];
const FALCON_BENT: &[(i32, i32)] = &[(1, 1), (1, 2), (2, 1)];
const VALUES: [u32; 3] = [1, 3, 6];

/// What the reference knows of the options.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    pub(crate) bent: bool,
    pub(crate) cat_diagonal: bool,
    pub(crate) target: Option<u32>,
    pub(crate) draw: bool,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            bent: false,
            cat_diagonal: false,
            target: Some(60),
            draw: true,
        }
    }
}

/// A move: `from` is 0 for a placement, `kind` counts from 0.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    from: u16,
    to: u16,
    kind: u8,
    prey: u8,
}

/// Board, hands and points in arrays. A cell holds 0, 1–3 for White's kinds, 4–6 for Black's, or the edge.
#[derive(Clone, PartialEq)]
pub(crate) struct Mailbox {
    cells: [u8; WIDTH * HEIGHT],
    side: usize,
    hands: [[u8; 3]; 2],
    points: [u32; 2],
    captured: [u32; 2],
    leaps: [Vec<i32>; 3],
    target: Option<u32>,
    draw: bool,
    /// Pieces a side began with.
    set: u32,
}

impl Mailbox {
    /// Reads a GFEN that is known to be good.
    pub(crate) fn new(gfen: &str, terms: Terms) -> Self {
        let parts: Vec<&str> = gfen.split(' ').collect();
        let numbers = |text: &str| -> Vec<u32> {
            text.split(',')
                .map(|n| n.parse().expect("a number"))
                .collect()
        };
        let hand = |text: &str| -> [u8; 3] { std::array::from_fn(|n| numbers(text)[n] as u8) };
        let pair = |text: &str| -> [u32; 2] { std::array::from_fn(|n| numbers(text)[n]) };
        let mut cells = [EDGE; WIDTH * HEIGHT];
        for (n, rank) in parts[0].split('/').enumerate() {
            let mut cell = cell_at(0, 7 - n);
            let mut run = 0;
            for letter in rank.chars().chain(['|']) {
                if let Some(digit) = letter.to_digit(10) {
                    run = run * 10 + digit as usize;
                    continue;
                }
                cells[cell..cell + run].fill(EMPTY);
                cell += run;
                run = 0;
                if let Some(code) = "BCFbcf".find(letter) {
                    cells[cell] = code as u8 + 1;
                    cell += 1;
                }
            }
        }
        let hands = [hand(parts[2]), hand(parts[3])];
        let captured = pair(parts[5]);
        let standing = cells.iter().filter(|&&cell| owner(cell) == Some(0)).count() as u32;
        Self {
            cells,
            side: usize::from(parts[1] == "b"),
            hands,
            points: pair(parts[4]),
            captured,
            set: standing + hands[0].iter().map(|&n| u32::from(n)).sum::<u32>() + captured[1],
            leaps: [
                offsets(BEETLE, &[]),
                offsets(
                    CAT,
                    if terms.cat_diagonal {
                        CAT_DIAGONAL
                    } else {
                        &[]
                    },
                ),
                offsets(FALCON, if terms.bent { FALCON_BENT } else { &[] }),
            ],
            target: terms.target,
            draw: terms.draw,
        }
    }

    /// Whether the game has ended.
    pub(crate) fn over(&self) -> bool {
        let [white, black] = self.points;
        let won = self
            .target
            .is_some_and(|target| white >= target || black >= target);
        let drawn = self.draw && white > 40 && black > 40 && white.abs_diff(black) <= 5;
        let bare = self.captured.contains(&self.set);
        won || drawn || bare
    }

    /// Every move, one by one.
    pub(crate) fn moves(&self) -> Vec<Step> {
        let mut list = Vec::with_capacity(512);
        let hand = self.hands[self.side];
        for rank in 0..8 {
            let first = cell_at(0, rank);
            for from in first..first + 18 {
                let cell = self.cells[from];
                if cell == EMPTY {
                    for (kind, _) in hand.iter().enumerate().filter(|(_, left)| **left > 0) {
                        let (to, kind) = (from as u16, kind as u8);
                        list.push(Step {
                            from: 0,
                            to,
                            kind,
                            prey: EMPTY,
                        });
                    }
                } else if owner(cell) == Some(self.side) {
                    self.leaps_from(from, (cell - 1) % 3, &mut list);
                }
            }
        }
        list
    }

    fn leaps_from(&self, from: usize, kind: u8, list: &mut Vec<Step>) {
        for &offset in &self.leaps[kind as usize] {
            let to = (from as i32 + offset) as usize;
            let prey = self.cells[to];
            if prey != EDGE && (prey == EMPTY || owner(prey) != Some(self.side)) {
                list.push(Step {
                    from: from as u16,
                    to: to as u16,
                    kind,
                    prey,
                });
            }
        }
    }

    /// Plays a move.
    pub(crate) fn make(&mut self, step: Step) {
        if step.from == 0 {
            self.hands[self.side][step.kind as usize] -= 1;
        } else {
            self.cells[step.from as usize] = EMPTY;
        }
        self.cells[step.to as usize] = (self.side * 3) as u8 + step.kind + 1;
        if step.prey != EMPTY {
            self.points[self.side] += VALUES[usize::from((step.prey - 1) % 3)];
            self.captured[self.side] += 1;
        }
        self.side = 1 - self.side;
    }

    /// Takes it back.
    pub(crate) fn unmake(&mut self, step: Step) {
        self.side = 1 - self.side;
        if step.prey != EMPTY {
            self.points[self.side] -= VALUES[usize::from((step.prey - 1) % 3)];
            self.captured[self.side] -= 1;
        }
        self.cells[step.to as usize] = step.prey;
        if step.from == 0 {
            self.hands[self.side][step.kind as usize] += 1;
        } else {
            self.cells[step.from as usize] = (self.side * 3) as u8 + step.kind + 1;
        }
    }

    /// Sequences of exactly `depth` moves. The last ones are listed but not played: that much any generator spares itself.
    pub(crate) fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.over() {
            return 0;
        }
        let list = self.moves();
        if depth == 1 {
            return list.len() as u64;
        }
        let mut sum = 0;
        for step in list {
            self.make(step);
            sum += self.perft(depth - 1);
            self.unmake(step);
        }
        sum
    }

    /// A move as players write it.
    pub(crate) fn text(&self, step: Step) -> String {
        if step.from == 0 {
            let letter = ["B", "C", "F"][usize::from(step.kind)];
            return format!("{letter}@{}", name(step.to));
        }
        let joint = if step.prey == EMPTY { '-' } else { 'x' };
        format!("{}{joint}{}", name(step.from), name(step.to))
    }
}

fn owner(cell: u8) -> Option<usize> {
    match cell {
        1..=3 => Some(0),
        4..=6 => Some(1),
        _ => None,
    }
}

fn cell_at(file: usize, rank: usize) -> usize {
    (rank + 3) * WIDTH + file + 3
}

fn name(cell: u16) -> String {
    let (file, rank) = (usize::from(cell) % WIDTH - 3, usize::from(cell) / WIDTH - 3);
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// All signs of the given leaps, as distances in the array.
fn offsets(plain: &[(i32, i32)], more: &[(i32, i32)]) -> Vec<i32> {
    let mut all = Vec::new();
    for &(dx, dy) in plain.iter().chain(more) {
        for (x, y) in [(dx, dy), (dx, -dy), (-dx, dy), (-dx, -dy)] {
            all.push(y * WIDTH as i32 + x);
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}
