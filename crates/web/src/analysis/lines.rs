//! A tree as text: the main line with its branches in parentheses where they fork.

use super::tree::{NodeId, Tree};
use crate::chrome::notation::{Pen, Token};

/// The whole tree.
#[must_use]
pub fn tokens(tree: &Tree) -> Vec<Token> {
    let mut out = Vec::new();
    write_after(tree, 0, Pen::new(tree.start().side()), &mut out);
    out
}

fn write_after(tree: &Tree, node: NodeId, mut pen: Pen, out: &mut Vec<Token>) {
    let Some((&main, others)) = tree.children(node).split_first() else {
        return;
    };
    let before = pen;
    write(tree, main, &mut pen, out);
    for &other in others {
        let mut branch = before;
        branch.lift();
        out.push(Token::Open);
        write(tree, other, &mut branch, out);
        write_after(tree, other, branch, out);
        out.push(Token::Close);
        pen.lift();
    }
    write_after(tree, main, pen, out);
}

fn write(tree: &Tree, node: NodeId, pen: &mut Pen, out: &mut Vec<Token>) {
    if let Some(entry) = tree.entry(node) {
        pen.write(node, entry, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::share;

    #[test]
    fn branches_stand_where_they_fork() {
        let tree = share::read("m=F@h5.C@a1.(.C@b2.B@c3.).h5-k8").expect("a tree");
        let text: Vec<String> = tokens(&tree)
            .into_iter()
            .map(|token| match token {
                Token::Number(text) | Token::Move { text, .. } => text,
                Token::Open => "(".to_owned(),
                Token::Close => ")".to_owned(),
            })
            .collect();
        assert_eq!(
            text.join(" "),
            "1. F@h5 C@a1 ( 1... C@b2 2. B@c3 ) 2. h5-k8"
        );
    }
}
