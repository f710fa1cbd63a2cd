//! Records: how they look, what is wrong with bad ones.

use gimel::{Comment, Game, Record};

const RECORD: &str = "\
[Event \"An evening\"]
[White \"Ada \\\"the hawk\\\"\"]
[Options \"gimel.target=6 gimel.game_minutes=30\"]
[Result \"0-1\"]
[Termination \"target\"]

{from the empty board} 1. F@h5 {the centre} 1... F@k5 2. B@a1 time-up k5xh5 0-1
";

#[test]
fn a_record_reads_and_prints() {
    let record: Record = RECORD.parse().unwrap();
    assert_eq!(record.to_string(), RECORD);
    assert_eq!(record.tag("White"), Some("Ada \"the hawk\""));
    assert_eq!(record.tags().count(), 2);
    assert_eq!(
        record.preface.as_ref().map(Comment::as_str),
        Some("from the empty board")
    );
    let game = Game::try_from(&record).unwrap();
    assert_eq!(game.outcome(), record.outcome);
    assert_eq!(game.entries().len(), 5);
}

#[test]
fn numbers_may_touch_moves_and_comments_may_be_many() {
    let loose = "1.F@h5{a}{b} B@a1\n\n2. h5-k8 *";
    let record: Record = loose.parse().unwrap();
    assert_eq!(record.entries.len(), 3);
    assert_eq!(record.entries[0].comment, Comment::new("a b"));
    assert_eq!(
        record.to_string(),
        "[Result \"*\"]\n\n1. F@h5 {a b} 1... B@a1 2. h5-k8 *\n"
    );
}

#[test]
fn a_record_may_start_anywhere() {
    let gfen = "18/18/18/7F10/18/18/18/18 b 8,8,7 8,8,8 0,0 0,0";
    let text = format!("[Position \"{gfen}\"]\n[Result \"*\"]\n\n1... B@a1 2. h5-k8 *\n");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.start.to_string(), gfen);
    assert_eq!(record.to_string(), text);
    assert!(Game::try_from(&record).is_ok());
}

#[test]
fn bad_records_say_where() {
    for (text, said) in [
        ("", "line 1: the record breaks off"),
        ("1. F@h5", "line 1: the record breaks off"),
        ("[Event x]\n*", "line 1: `[Event x]` is no tag"),
        ("[Event \"a\"b\"]\n*", "line 1"),
        (
            "\n[Options \"gimel.target=x\"]\n*",
            "line 2: gimel.target cannot be `x`",
        ),
        ("[Position \"18\"]\n*", "line 1: position text has 1 parts"),
        ("[Result \"2-0\"]\n*", "line 1: result is `2-0`"),
        (
            "[Termination \"boredom\"]\n*",
            "line 1: termination is `boredom`; expected one of target,",
        ),
        (
            "[Result \"1-0\"]\n[Termination \"target\"]\n\n*",
            "disagree",
        ),
        ("1. F@h5 1-0", "expected both or neither"),
        ("[Termination \"target\"]\n*", "expected both or neither"),
        (
            "\n1. F@h5\n{open",
            "line 3: a comment is not closed; expected }",
        ),
        ("1. F@h5\nh5-k9 *", "line 2: `h5-k9` is no move"),
        ("* 1. F@h5", "`1.` stands after the result"),
    ] {
        let why = text.parse::<Record>().unwrap_err().to_string();
        assert!(why.contains(said), "{text:?}: says `{why}`");
    }
}

#[test]
fn a_record_against_the_rules_is_not_replayed() {
    for (text, said) in [
        ("1. F@h5 h5-k8 *", "entry 2, h5-k8: h5-k8 is not allowed"),
        ("[Options \"target=81\"]\n*", "gimel.target is 81"),
        (
            "[Termination \"target\"]\n1. F@h5 1-0",
            "the record says White wins (target), the rules say the game is under way",
        ),
        (
            "1. F@h5 white-resigns *",
            "the rules say Black wins (resigned)",
        ),
        (
            "[Options \"pieces_each=4 target=30\"]\n[Position \"18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0\"]\n*",
            "gimel.pieces_each is 4",
        ),
    ] {
        let record: Record = text.parse().unwrap();
        let why = Game::try_from(&record).unwrap_err().to_string();
        assert!(why.contains(said), "{text:?}: says `{why}`");
    }
}

#[test]
fn tags_are_checked() {
    let mut record = Record::from(&Game::default());
    for (name, good) in [
        ("Event", true),
        ("White_2", true),
        ("", false),
        ("A b", false),
        ("Result", false),
        ("Options", false),
    ] {
        assert_eq!(record.set_tag(name, "x").is_ok(), good, "{name}");
    }
    record.set_tag("Event", "y").unwrap();
    assert_eq!(record.tag("Event"), Some("y"));
    assert!(Comment::new("a } b").is_none() && Comment::new("  ").is_none());
}
