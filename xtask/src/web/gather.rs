//! Which pieces of the client travel in one file. Cut by who needs it, the client falls into hundreds of pieces; a file of its own
//! for each would cost more than it saves, and one file for all would bring everybody everything.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// A piece of the client: who needs it, and how large it is.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) pages: BTreeSet<String>,
    pub(super) bytes: usize,
}

/// Of a program's bytes, so many are left once it is compressed.
const COMPRESSED: f64 = 0.26;

/// What a file costs each visit beyond its bytes: what it repeats of others' calls and words, and the asking for it.
const A_FILE: f64 = 14_000.0;

/// How much more a byte counts on a page that loads much than on one that loads little: what the heaviest pages load is to stay small.
const HEAVY: i32 = 5;

/// How much a byte counts that no first visit waits for.
const LATER: f64 = 0.1;

/// Puts pieces together, by their numbers, as long as that makes visits lighter: the first group is that of the first piece, which
/// everybody loads. `first` are the pages that somebody may come to first; other parts are loaded after those.
pub(super) fn gather(pieces: &[Piece], first: &BTreeSet<String>) -> Vec<Vec<usize>> {
    let weights = weights(pieces, first);
    let groups = pieces.iter().enumerate().map(|(at, piece)| {
        let pages = piece.pages.iter();
        Some(Group {
            pieces: vec![at],
            pages: pages.map(|page| weights[page.as_str()]).collect(),
            bytes: piece.bytes as f64,
        })
    });
    let mut groups: Vec<Option<Group>> = groups.collect();
    // With which earlier group it pays most to put each together, and how much.
    let mut best: Vec<Option<Pair>> = (0..groups.len()).map(|at| best_for(&groups, at)).collect();
    while let Some((from, (_, to))) = most(&best) {
        let Some(group) = groups[from].take() else {
            break;
        };
        if let Some(larger) = &mut groups[to] {
            larger.take(group);
        }
        best[from] = None;
        for (at, best) in best.iter_mut().enumerate().skip(to) {
            let changed = best.is_some_and(|(_, with)| with == to || with == from);
            let saved = pair(&groups, at, to);
            if at == to || changed {
                *best = best_for(&groups, at);
            } else if saved.is_some_and(|saved| best.is_none_or(|(most, _)| saved > most)) {
                *best = saved.map(|saved| (saved, to));
            }
        }
    }
    let mut gathered: Vec<Vec<usize>> = groups
        .into_iter()
        .flatten()
        .map(|group| group.pieces)
        .collect();
    for pieces in &mut gathered {
        pieces.sort_unstable();
    }
    gathered
}

/// How many bytes it saves to be put together with which group.
type Pair = (f64, usize);

/// What it saves to put a group together with an earlier one, if it does.
fn pair(groups: &[Option<Group>], at: usize, with: usize) -> Option<f64> {
    let (here, there) = (groups[at].as_ref()?, groups[with].as_ref()?);
    let saved = here.saves_with(there);
    (with < at && saved > 0.0).then_some(saved)
}

fn best_for(groups: &[Option<Group>], at: usize) -> Option<Pair> {
    let pairs = (0..at).filter_map(|with| Some((pair(groups, at, with)?, with)));
    pairs.reduce(|best, pair| if pair.0 > best.0 { pair } else { best })
}

/// The group for which it pays most, and with which.
fn most(best: &[Option<Pair>]) -> Option<(usize, Pair)> {
    let pairs = best.iter().enumerate();
    let pairs = pairs.filter_map(|(at, pair)| Some((at, (*pair)?)));
    pairs.reduce(|best, pair| if pair.1.0 > best.1.0 { pair } else { best })
}

/// A page by a number of its own, and how much a byte of it counts.
type Page = (usize, f64);

/// How much a byte counts on each page.
fn weights<'p>(pieces: &'p [Piece], first: &BTreeSet<String>) -> BTreeMap<&'p str, Page> {
    let mut bytes: BTreeMap<&str, usize> = BTreeMap::new();
    for piece in pieces {
        for page in &piece.pages {
            *bytes.entry(page).or_default() += piece.bytes;
        }
    }
    let visited = bytes.iter().filter(|(page, _)| first.contains(**page));
    let most = visited.map(|(_, bytes)| *bytes).max().unwrap_or(1).max(1) as f64;
    let pages = bytes.into_iter().enumerate();
    let weighed = pages.map(|(at, (page, bytes))| {
        let weight = match first.contains(page) {
            true => (bytes as f64 / most).powi(HEAVY),
            false => LATER,
        };
        (page, (at, weight))
    });
    weighed.collect()
}

struct Group {
    pieces: Vec<usize>,
    /// Who needs something of it, in the order of the pages' numbers.
    pages: Vec<Page>,
    bytes: f64,
}

impl Group {
    fn take(&mut self, other: Self) {
        self.pieces.extend(other.pieces);
        self.pages.extend(other.pages);
        self.pages.sort_by_key(|(page, _)| *page);
        self.pages.dedup_by_key(|(page, _)| *page);
        self.bytes += other.bytes;
    }

    /// How much the pages weigh together.
    fn weight(&self) -> f64 {
        self.pages.iter().map(|(_, weight)| weight).sum()
    }

    /// The same of those that need something of both.
    fn weight_of_both(&self, other: &Self) -> f64 {
        let (mut ones, mut others) = (self.pages.iter().peekable(), other.pages.iter().peekable());
        let mut both = 0.0;
        while let (Some((one, weight)), Some((other, _))) = (ones.peek(), others.peek()) {
            match one.cmp(other) {
                Ordering::Less => ones.next(),
                Ordering::Greater => others.next(),
                Ordering::Equal => {
                    both += weight;
                    others.next();
                    ones.next()
                }
            };
        }
        both
    }

    /// How many bytes all pages together load less once both are in one file.
    fn saves_with(&self, other: &Self) -> f64 {
        let both = self.weight_of_both(other);
        let (only_here, only_there) = (self.weight() - both, other.weight() - both);
        let wasted = only_here * other.bytes + only_there * self.bytes;
        both * A_FILE - wasted * COMPRESSED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn together(pieces: &[Piece]) -> Vec<Vec<usize>> {
        gather(pieces, &["a", "b", "c"].map(str::to_owned).into())
    }

    fn piece(pages: &str, bytes: usize) -> Piece {
        Piece {
            pages: pages.split(' ').map(str::to_owned).collect(),
            bytes,
        }
    }

    #[test]
    fn what_the_same_pages_need_travels_together() {
        let all = piece("a b", 500_000);
        let pieces = [all.clone(), piece("a", 90_000), piece("b", 90_000)];
        assert_eq!(together(&pieces), [vec![0], vec![1], vec![2]]);
        let (one, other) = (piece("a", 90_000), piece("a", 70_000));
        let pieces = [all, one, other, piece("b", 160_000)];
        assert_eq!(together(&pieces), [vec![0], vec![1, 2], vec![3]]);
    }

    #[test]
    fn crumb_joins_a_larger_piece_even_if_not_all_need_it() {
        let pieces = [piece("a b c", 500_000), piece("a b", 200)];
        assert_eq!(together(&pieces), [vec![0, 1]]);
    }

    #[test]
    fn nobody_carries_what_is_large_for_another() {
        let pieces = [
            piece("a b c", 500_000),
            piece("a b", 200_000),
            piece("c", 200_000),
        ];
        assert_eq!(together(&pieces), [vec![0], vec![1], vec![2]]);
    }
}
