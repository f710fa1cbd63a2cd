//! Branching, sharing and setting up, without a screen.

use gimel::{
    Entry, Kind, Options, Piece, PiecesEach, Position, Preset, Record, Setup, Side, Square,
};
use proptest::prelude::*;

use super::editor::{Brush, Editor};
use super::share;
use super::tree::Tree;
use crate::here::form::{Field, field};

fn entry(text: &str) -> Entry {
    text.parse().expect("an entry")
}

fn play(tree: &mut Tree, moves: &[&str]) {
    for text in moves {
        tree.play(entry(text)).expect("a legal move");
    }
}

/// Main line `F@h5 C@a1 h5-k8`, and `C@b2 B@c3` instead of `C@a1`.
fn branched() -> Tree {
    let mut tree = Tree::default();
    play(&mut tree, &["F@h5", "C@a1", "h5-k8"]);
    tree.back();
    tree.back();
    play(&mut tree, &["C@b2", "B@c3"]);
    tree
}

fn line(tree: &Tree) -> Vec<String> {
    let entries = tree.line().into_iter().filter_map(|node| tree.entry(node));
    entries.map(|entry| entry.to_string()).collect()
}

#[test]
fn taking_back_and_playing_something_else_branches() {
    let mut tree = branched();
    assert_eq!(line(&tree), ["F@h5", "C@b2", "B@c3"]);
    tree.go(1);
    assert_eq!(line(&tree), ["F@h5", "C@a1", "h5-k8"]);
    assert_eq!(tree.children(1).len(), 2);
}

#[test]
fn playing_what_is_known_follows_it() {
    let mut tree = branched();
    tree.go(1);
    play(&mut tree, &["C@b2"]);
    assert_eq!(tree.children(1).len(), 2);
    assert_eq!(line(&tree), ["F@h5", "C@b2", "B@c3"]);
}

#[test]
fn branch_can_become_the_main_line_or_be_cut() {
    let mut tree = branched();
    assert!(tree.is_branch());
    tree.promote();
    assert!(!tree.is_branch());
    tree.go(0);
    assert_eq!(line(&tree), ["F@h5", "C@b2", "B@c3"]);
    tree.forward();
    tree.forward();
    tree.cut();
    assert_eq!(line(&tree), ["F@h5", "C@a1", "h5-k8"]);
}

#[test]
fn illegal_moves_leave_the_tree_alone() {
    let mut tree = branched();
    let before = tree.clone();
    assert!(tree.play(entry("a1-r8")).is_err());
    assert_eq!(tree, before);
}

#[test]
fn record_comes_back_with_its_remarks() {
    let text = "[Result \"*\"]\n\n{before} 1. F@h5 {the centre} C@a1 *\n";
    let record: Record = text.parse().expect("a record");
    let tree = Tree::from_record(&record).expect("a game");
    assert_eq!(tree.record(), record);
}

#[track_caller]
fn check_shared(tree: &Tree) {
    let link = share::write(tree);
    let back = share::read(&link).expect("our own link");
    assert_eq!(share::write(&back), link);
    assert_eq!(back.options(), tree.options(), "{link}");
    assert_eq!(line(&back), line(tree));
    assert_eq!(back.game().position(), tree.game().position());
}

#[test]
fn links_carry_branches_position_and_options() {
    check_shared(&Tree::default());
    check_shared(&branched());
    let start: Position = "18/18/18/7F10/18/18/18/18 b 8,8,7 8,8,8 0,0 0,0"
        .parse()
        .expect("a position");
    let options = "gimel.target=30 gimel.draw=off".parse().expect("options");
    let mut tree = Tree::new(options, start).expect("a tree");
    play(&mut tree, &["C@a1"]);
    check_shared(&tree);
}

/// Any value of any option: what its field in the form could be given.
fn any_value(key: &'static str) -> BoxedStrategy<String> {
    let number = || (1..100_u32).prop_map(|number| number.to_string());
    let words = |words: Vec<String>| prop::sample::select(words);
    match field(key).expect("every option has a field") {
        Field::Flag => words(vec!["true".to_owned(), "false".to_owned()]).boxed(),
        Field::Number => number().boxed(),
        Field::Limit => prop_oneof![Just("none".to_owned()), number()].boxed(),
        Field::Choice(choices) => words(choices).boxed(),
    }
}

/// Options as people might agree on them, some of which make no game.
fn any_options() -> impl Strategy<Value = Options> {
    let pairs: Vec<_> = Options::keys()
        .iter()
        .map(|&key| (Just(key), prop::option::of(any_value(key))))
        .collect();
    pairs.prop_map(|pairs| {
        let mut options = Options::default();
        for (key, value) in pairs {
            if let Some(value) = value {
                options.set(key, &value).expect("a value of its own");
            }
        }
        options
    })
}

proptest! {
    #[test]
    fn links_carry_any_options(options in any_options()) {
        let start = Position::start(options.pieces_each);
        if let Ok(mut tree) = Tree::new(options, start) {
            play(&mut tree, &["F@h5", "C@a1"]);
            check_shared(&tree);
            let old = share::write(&tree).replace(",gimel.", "_gimel.");
            prop_assert_eq!(share::read(&old), Ok(tree), "{}", old);
        }
    }
}

#[test]
fn the_short_game_can_be_looked_through() {
    let short = Options::preset(Preset::Hexagames1983);
    let mut tree = Tree::new(short, Position::start(short.pieces_each)).expect("a tree");
    play(&mut tree, &["F@h5"]);
    assert_eq!(
        share::write(&tree),
        "o=gimel.target=30,gimel.pieces_each=4&m=F@h5&at=1"
    );
    check_shared(&tree);
    for old in [
        "o=gimel.target=30_gimel.pieces_each=4&m=F@h5&at=1",
        "o=target=30_pieces_each=4&m=F@h5&at=1",
        "o=gimel.target=30%20gimel.pieces_each=4&m=F@h5&at=1",
        "o=gimel.target=30%2Cgimel.pieces_each=4&m=F@h5&at=1",
    ] {
        assert_eq!(share::read(old).as_ref(), Ok(&tree), "{old}");
    }
}

#[test]
fn link_is_readable() {
    assert_eq!(
        share::write(&branched()),
        "m=F@h5.C@a1.(.C@b2.B@c3.).h5-k8&at=4"
    );
}

#[test]
fn broken_links_are_explained() {
    for link in ["m=F@h9", "m=h5-k8", "p=nonsense", "o=gimel.target=0", "m=)"] {
        let why = share::read(link).expect_err("broken");
        assert!(
            why.starts_with("This link is damaged") && why.ends_with('.'),
            "{why}"
        );
    }
}

fn paint(editor: &mut Editor, side: Side, kind: Kind, square: &str) {
    editor.brush = Brush::Piece(Piece { side, kind });
    editor.tap(square.parse::<Square>().expect("a square"));
}

#[test]
fn pieces_come_from_the_hand_and_go_back() {
    let mut editor = Editor::new(&Position::default());
    paint(&mut editor, Side::White, Kind::Cat, "h5");
    assert_eq!(editor.setup.hands.white.cat, 7);
    paint(&mut editor, Side::Black, Kind::Cat, "h5");
    assert_eq!(
        (editor.setup.hands.white.cat, editor.setup.hands.black.cat),
        (8, 7)
    );
    paint(&mut editor, Side::Black, Kind::Cat, "h5");
    assert_eq!(editor.position().expect("the start"), Position::default());
}

#[test]
fn what_leaves_the_hand_was_captured() {
    let mut editor = Editor::new(&Position::default());
    editor.change_hand(Side::Black, Kind::Falcon, -1);
    editor.change_hand(Side::Black, Kind::Beetle, -2);
    let position = editor.position().expect("a possible position");
    assert_eq!(position.points(Side::White), 8);
    assert_eq!(position.captured(Side::White), 3);
}

#[test]
fn too_many_pieces_are_told() {
    let mut editor = Editor::new(&Position::default());
    editor.change_hand(Side::White, Kind::Cat, 1);
    let why = editor.position().expect_err("nine cats").to_string();
    assert!(why.contains("White has 9 cats"), "{why}");
}

#[test]
fn small_set_is_recognised_in_text() {
    let mut editor = Editor::new(&Position::default());
    editor.replace(Setup::start(PiecesEach::Four));
    assert_eq!(editor.each, PiecesEach::Four);
    paint(&mut editor, Side::White, Kind::Cat, "h5");
    assert!(editor.position().is_ok());
}
