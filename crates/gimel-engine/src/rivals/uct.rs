//! Plain UCT: a tree that grows where games played at random went well.

use gimel::{Game, Move, Outcome, Position, Rules, Side};
use rand::{Rng, RngExt};

/// How much an unexplored move is worth a try.
const CURIOSITY: f64 = 0.7;
/// Turns after which a game played out is judged by its points.
const LONGEST: usize = 80;
/// A lead in points that counts as three quarters of a win.
const TELLING: f64 = 8.0;

struct Node {
    mv: Move,
    visits: f64,
    /// Won by whoever played `mv`.
    won: f64,
    /// Index of the first child and how many there are; none until it has been visited.
    children: Option<(usize, usize)>,
}

/// The move visited most when time is over.
pub(super) fn choose(
    game: &Game,
    moves: &[Move],
    should_stop: &mut dyn FnMut(u64) -> bool,
    rng: &mut impl Rng,
) -> Option<Move> {
    let mut tree = vec![Node {
        mv: *moves.first()?,
        visits: 0.0,
        won: 0.0,
        children: None,
    }];
    grow(&mut tree, 0, moves);
    let mut played = 0;
    while !should_stop(played) {
        play_out(&mut tree, game.rules(), game.position().clone(), rng);
        played += 1;
    }
    let (first, count) = tree.first()?.children?;
    let children = tree.get(first..first + count)?;
    let best = children
        .iter()
        .max_by(|a, b| a.visits.total_cmp(&b.visits))?;
    Some(best.mv)
}

fn grow(tree: &mut Vec<Node>, at: usize, moves: &[Move]) {
    let first = tree.len();
    tree.extend(moves.iter().map(|&mv| Node {
        mv,
        visits: 0.0,
        won: 0.0,
        children: None,
    }));
    if let Some(node) = tree.get_mut(at) {
        node.children = Some((first, moves.len()));
    }
}

/// One game: down the tree, one step beyond it, then at random.
fn play_out(tree: &mut Vec<Node>, rules: &Rules, mut position: Position, rng: &mut impl Rng) {
    let (mut path, mut at) = (vec![0], 0);
    while let Some((first, count)) = tree[at].children.filter(|(_, count)| *count > 0) {
        at = first + promising(&tree[first..first + count], tree[at].visits, rng);
        path.push(at);
        let _ = position.make(tree[at].mv);
        if rules.verdict(&position).is_some() {
            break;
        }
    }
    if tree[at].children.is_none() && tree[at].visits > 0.0 {
        grow(tree, at, &rules.moves(&position));
    }
    let side = position.side();
    let white = finish(rules, position, rng);
    // The last move on the path was played by the side that is not to move.
    let mut mover = side.other();
    for &at in path.iter().rev() {
        tree[at].visits += 1.0;
        tree[at].won += if mover == Side::White {
            white
        } else {
            1.0 - white
        };
        mover = mover.other();
    }
}

fn promising(children: &[Node], visits: f64, rng: &mut impl Rng) -> usize {
    let fresh: Vec<usize> = (0..children.len())
        .filter(|&n| children[n].visits == 0.0)
        .collect();
    if !fresh.is_empty() {
        return fresh[rng.random_range(0..fresh.len())];
    }
    let urge = |node: &Node| {
        node.won / node.visits + CURIOSITY * (visits.max(1.0).ln() / node.visits).sqrt()
    };
    let best =
        (0..children.len()).max_by(|&a, &b| urge(&children[a]).total_cmp(&urge(&children[b])));
    best.unwrap_or(0)
}

/// White's share of a game played on at random.
fn finish(rules: &Rules, mut position: Position, rng: &mut impl Rng) -> f64 {
    for _ in 0..LONGEST {
        if let Some(Outcome { winner, .. }) = rules.verdict(&position) {
            return match winner {
                None => 0.5,
                Some(Side::White) => 1.0,
                Some(Side::Black) => 0.0,
            };
        }
        let moves = rules.moves(&position);
        if moves.is_empty() {
            break;
        }
        let _ = position.make(moves[rng.random_range(0..moves.len())]);
    }
    let lead = f64::from(position.points(Side::White)) - f64::from(position.points(Side::Black));
    let lead = lead / TELLING;
    f64::midpoint(1.0, lead / (1.0 + lead * lead).sqrt())
}
