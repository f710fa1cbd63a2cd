//! `caravanserai gimel …` as people and programs call it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const START: &str = "18/18/18/18/18/18/18/18 w 8,8,8 8,8,8 0,0 0,0";

fn gimel(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .arg("gimel")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command that needs no input may be gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the binary ends")
}

#[track_caller]
fn said(args: &[&str], input: &str) -> String {
    let output = gimel(args, input);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[track_caller]
fn refused(args: &[&str], input: &str, expected: &str) -> String {
    let output = gimel(args, input);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {stderr}");
    assert!(stderr.contains(expected), "{args:?}: says {stderr}");
    assert_eq!(
        stderr.trim_end().lines().count(),
        1,
        "{args:?}: one sentence, not {stderr}"
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn shown(args: &[&str]) -> Value {
    let args: Vec<&str> = ["show"]
        .iter()
        .chain(args)
        .chain(&["--json"])
        .copied()
        .collect();
    serde_json::from_str(&said(&args, "")).expect("JSON")
}

#[test]
fn perft_counts() {
    for (args, expected) in [
        (vec!["perft", "startpos", "0"], "1\n"),
        (vec!["perft", "startpos", "3"], "80875080\n"),
        (vec!["perft", START, "4"], "35056018056\n"),
        (vec!["perft", "startpos moves F@h5", "1"], "429\n"),
        (
            vec!["perft", "startpos moves F@h5 white-resigns", "1"],
            "0\n",
        ),
        (
            vec!["perft", "startpos", "2", "--preset", "hexagames-1983"],
            "185328\n",
        ),
        (
            vec!["perft", "startpos", "3", "--json"],
            "{\"depth\":3,\"nodes\":80875080}\n",
        ),
    ] {
        assert_eq!(said(&args, ""), expected, "{args:?}");
    }
}

#[test]
fn perft_divides() {
    let text = said(&["perft", "startpos", "2", "--divide"], "");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        (lines.len(), lines[0], lines[432]),
        (433, "B@a1: 429", "total: 185328")
    );
    assert!(lines[..432].is_sorted());
    let answer: Value =
        serde_json::from_str(&said(&["perft", "startpos", "2", "--divide", "--json"], ""))
            .expect("JSON");
    assert_eq!(answer["divide"]["F@h5"], 429);
    assert_eq!(answer["nodes"], 185_328);
}

#[test]
fn legal_lists_moves_line_by_line() {
    let input = format!(
        "startpos\n{START} moves F@h5\nstartpos moves F@h5 white-resigns\nstartpos moves B@a1 C@a2 a1xa2"
    );
    let text = said(&["legal", "-"], &input);
    let lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(
        lines.iter().map(Vec::len).collect::<Vec<_>>(),
        [432, 429, 0, 429]
    );
    assert!(lines.iter().all(|moves| moves.is_sorted()));
    let bent = said(
        &["legal", "-", "--option", "gimel.falcon=bent"],
        "startpos moves F@h5 B@r8\n",
    );
    assert!(bent.contains(" h5-i6 ") && bent.contains(" h5-h8 "));
    assert!(!said(&["legal", "-"], "startpos moves F@h5 B@r8\n").contains(" h5-i6 "));
    assert_eq!(said(&["legal", "-"], ""), "");
}

#[test]
fn legal_names_the_bad_line() {
    let answered = refused(
        &["legal", "-"],
        "startpos\nnonsense\nstartpos\n",
        "line 2: position text has 1 parts",
    );
    assert_eq!(answered.lines().count(), 1);
    refused(
        &["legal", "-"],
        "startpos\n\n",
        "line 2: there is no position",
    );
    refused(
        &["legal", "-"],
        "startpos moves h5-k8\n",
        "line 1: move 1, h5-k8",
    );
    refused(
        &["legal", "/no/such/file"],
        "",
        "expected a file of positions",
    );
}

#[test]
fn show_answers_programs() {
    assert_eq!(
        shown(&["startpos"]),
        json!({"gfen": START, "side": "white", "points": {"white": 0, "black": 0}, "legal_moves": 432, "result": null})
    );
    let args = [
        "startpos",
        "--moves",
        "F@h5 B@k8 h5xk8",
        "--option",
        "target=1",
    ];
    assert_eq!(
        shown(&args),
        json!({
            "gfen": "10F7/18/18/18/18/18/18/18 b 8,8,7 7,8,8 1,0 1,0", "side": "black",
            "points": {"white": 1, "black": 0}, "legal_moves": 0,
            "result": {"winner": "white", "reason": "target"}
        })
    );
    let drawn = "18/18/18/18/18/18/18/18 w 8,7,1 8,8,1 42,45 7,8";
    assert_eq!(
        shown(&[drawn])["result"],
        json!({"winner": "draw", "reason": "draw-rule"})
    );
    assert_eq!(
        shown(&[drawn, "--option", "draw=off"])["result"],
        Value::Null
    );
}

#[test]
fn show_answers_people() {
    let text = said(&["show", "startpos", "--moves", "F@h5 B@a1"], "");
    for part in [
        "5 · · · · · · · F · · · · · · · · · ·\n",
        "1 b · ·",
        "  a b c d e f g h i j k l m n o p q r\n",
        "White: points 0, captured 0; in hand 8 beetles, 8 cats, 7 falcons\n",
        "White to move, 450 legal moves\n",
        "18/18/18/7F10/18/18/18/b17 w 8,8,7 7,8,8 0,0 0,0\n",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    let over = said(&["show", "startpos", "--moves", "F@h5 draw-agreed"], "");
    assert!(over.contains("Over: draw (agreement)\n"));
}

#[test]
fn bad_input_is_named() {
    for (args, expected) in [
        (vec!["show", "18"], "expected 6"),
        (
            vec!["show", "startpos", "--option", "speed=1"],
            "there is no option `speed`; expected one of",
        ),
        (
            vec!["show", "startpos", "--option", "target=x"],
            "expected a whole number",
        ),
        (
            vec!["show", "startpos", "--option", "pieces_each=4"],
            "gimel.target is 60",
        ),
        (
            vec!["show", "startpos", "--preset", "chess"],
            "expected buetehorn or hexagames-1983",
        ),
        (
            vec!["show", "startpos", "--moves", "F@h9"],
            "move 1: `F@h9` is no move",
        ),
        (
            vec!["show", "startpos", "--moves", "draw-agreed F@h5"],
            "the game is over",
        ),
        (
            vec!["show", START, "--preset", "hexagames-1983"],
            "gimel.pieces_each is 4",
        ),
        (vec!["perft", "startpos moves F@h5 h5-h6", "2"], "move 2"),
    ] {
        refused(&args, "", expected);
    }
    let answer = refused(&["show", "18", "--json"], "", "expected 6");
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert!(
        answer["error"]
            .as_str()
            .is_some_and(|text| text.contains("expected 6"))
    );
}

#[test]
fn help_has_an_example() {
    for command in ["perft", "legal", "show"] {
        assert!(
            said(&[command, "--help"], "").contains("Example:"),
            "{command}"
        );
    }
}

/// A short soak: the full one is `cargo xtask bench soak`.
#[test]
fn engines_play_whole_games_without_a_fault() {
    let plan = "match --games 4 --concurrency 2 --movetime 3 --option target=20 --option no_progress=40 --json";
    let args: Vec<&str> = plan.split(' ').collect();
    let output = gimel(&args, "");
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!(report["faults"], json!([[0, 0, 0], [0, 0, 0]]));
    let played = ["wins", "draws", "losses"].map(|key| report[key].as_u64().expect("a number"));
    assert_eq!(played.iter().sum::<u64>(), 4);
}

#[test]
fn games_to_learn_from_go_on_where_they_ended_and_are_always_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let written = |name: &str, runs: &[&str]| {
        let file = folder.path().join(name).display().to_string();
        for games in runs {
            let args = [
                "datagen",
                "--nodes",
                "60",
                "--threads",
                "2",
                "--games",
                games,
                &file,
            ];
            assert!(gimel(&args, "").status.success());
        }
        std::fs::read(file).expect("the games")
    };
    let at_once = written("at-once", &["3"]);
    assert!(!at_once.is_empty() && at_once.len().is_multiple_of(54));
    assert_eq!(written("in-parts", &["1", "3"]), at_once);
}
