//! Conversations with the engine: commands in, answers out.

use std::io::{BufRead, BufReader, Write};

use arena::serve;
use gimel::{Game, Move};

/// What it answers to everything at once.
fn answers(commands: &str) -> Vec<String> {
    let mut output = Vec::new();
    serve(commands.as_bytes(), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[track_caller]
fn best_move(lines: &[String]) -> Move {
    let last = lines.last().unwrap();
    let words = last.strip_prefix("bestmove ").unwrap();
    words.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn introduces_itself_in_both_languages() {
    for (word, end) in [("ugi", "ugiok"), ("uci", "uciok")] {
        let lines = answers(word);
        assert!(lines[0].starts_with("id name "), "{lines:?}");
        assert_eq!(lines.last().unwrap(), end);
        for name in [
            "Hash", "Threads", "MultiPV", "Level", "Player", "Rules", "Contempt", "Ponder",
            "EvalFile",
        ] {
            let announced = format!("option name {name} type ");
            assert!(lines.iter().any(|line| line.starts_with(&announced)));
        }
    }
}

#[test]
fn takes_what_hangs() {
    let lines = answers("position startpos moves C@h5 F@j6\nisready\ngo nodes 3000\n");
    assert_eq!(lines[0], "readyok");
    assert!(lines[1].starts_with("info depth 1 multipv 1 score cp "));
    assert_eq!(best_move(&lines).to_string(), "h5xj6");
}

#[test]
fn several_lines_are_told_apart() {
    let lines =
        answers("setoption name MultiPV value 3\nposition startpos moves C@h5 F@j6\ngo depth 2");
    for number in 1..=3 {
        let head = format!("info depth 2 multipv {number} score ");
        assert!(
            lines.iter().any(|line| line.starts_with(&head)),
            "{lines:?}"
        );
    }
}

#[test]
fn every_player_and_level_plays_legal_moves() {
    let game = Game::default();
    for option in [
        "name Player value random",
        "name Player value greedy",
        "name Player value uct",
        "name Level value 1",
        "name Level value 3",
    ] {
        let lines = answers(&format!("setoption {option}\ngo nodes 500"));
        assert!(game.moves().contains(&best_move(&lines)), "{option}");
    }
}

/// Asked over and over, at every strength: what is played is what the last line began with.
#[test]
fn what_is_played_is_the_last_line_told() {
    for settings in ["", "setoption name MultiPV value 3\n"] {
        for level in 0..=12 {
            let mut commands = format!("{settings}setoption name Level value {level}\n");
            let openings = [
                "",
                " moves C@h5 F@j6",
                " moves C@h5 F@k5 B@a1 F@c3",
                " moves B@d4 C@e6 F@r8",
            ];
            for opening in openings {
                for nodes in [1, 400, 900, 1_700, 3_300] {
                    commands += &format!("position startpos{opening}\nisready\ngo nodes {nodes}\n");
                }
            }
            // A second `go` while one is under way is refused: each waits for the answer to the last.
            let lines = conversation(&commands);
            check_last_lines(&lines, 20);
        }
    }
}

/// Says one command after another, and waits for each answer.
fn conversation(commands: &str) -> Vec<String> {
    let (answered, output) = std::io::pipe().unwrap();
    let (input, mut listens) = std::io::pipe().unwrap();
    let engine = std::thread::spawn(move || serve(BufReader::new(input), output));
    let mut lines = BufReader::new(answered).lines().map(Result::unwrap);
    let mut all = Vec::new();
    for command in commands.lines() {
        writeln!(listens, "{command}").unwrap();
        let end = match command.split(' ').next() {
            Some("go") => "bestmove ",
            Some("isready") => "readyok",
            _ => continue,
        };
        loop {
            all.push(lines.next().unwrap());
            if all.last().unwrap().starts_with(end) {
                break;
            }
        }
    }
    writeln!(listens, "quit").unwrap();
    engine.join().unwrap().unwrap();
    all
}

#[track_caller]
fn check_last_lines(lines: &[String], games: usize) {
    let mut expected = None;
    let mut answers = 0;
    for line in lines {
        if line.contains(" multipv 1 ") {
            let (_, moves) = line.split_once(" pv ").unwrap();
            expected = moves.split(' ').next();
        } else if let Some(best) = line.strip_prefix("bestmove ") {
            assert_eq!(best.split(' ').next(), expected.take(), "{lines:#?}");
            answers += 1;
        }
    }
    assert_eq!(answers, games);
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let ask = || answers("position startpos moves C@h5 F@k5 B@a1\ngo nodes 4000");
    let lines = |all: Vec<String>| -> Vec<String> {
        // Everything but the time it took.
        let timeless = |line: &String| line.split(" nps ").next().unwrap().to_owned();
        all.iter().map(timeless).collect()
    };
    assert_eq!(lines(ask()), lines(ask()));
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    for nonsense in [
        "fly",
        "position",
        "position nowhere",
        "position gfen 18/18 w",
        "position gfen 18/18/18/18/18/18/18/18 w 9,8,8 8,8,8 0,0 0,0",
        "position startpos moves C@h5 C@h5",
        "position startpos moves h5-h6",
        "position startpos moves F@z9",
        "go sideways",
        "go depth -1",
        "setoption name Hash value none",
        "setoption",
        "query weather",
        "\u{0}\u{1}",
    ] {
        let lines = answers(&format!(
            "position startpos moves C@h5\n{nonsense}\nquery gfen"
        ));
        assert_eq!(lines.len(), 2, "{nonsense}: {lines:?}");
        assert!(lines[0].starts_with("info string error: "), "{nonsense}");
        assert!(lines[1].contains("/7C10/"), "{nonsense}");
    }
}

#[test]
fn a_finished_game_has_no_move() {
    let moves = "setoption name Rules value target=6\nposition startpos moves C@h5 F@j6 h5xj6";
    let asked = "query gameover\nquery result\nquery p1turn\ngo nodes 10";
    let lines = answers(&format!("{moves}\n{asked}"));
    let told = ["response true", "response p1win", "response false"];
    assert_eq!(lines[..3], told);
    assert!(lines[3].starts_with("info string error: "));
    assert_eq!(lines[4], "bestmove none");
}

#[test]
fn stop_ends_endless_thought_and_a_second_go_waits_its_turn() {
    let (answered, output) = std::io::pipe().unwrap();
    let (input, mut commands) = std::io::pipe().unwrap();
    let engine = std::thread::spawn(move || serve(BufReader::new(input), output));
    let mut lines = BufReader::new(answered).lines().map(Result::unwrap);
    writeln!(commands, "go infinite").unwrap();
    assert!(lines.next().unwrap().starts_with("info depth 1 "));
    writeln!(commands, "isready\ngo nodes 5").unwrap();
    assert!(lines.any(|line| line == "readyok"));
    assert!(lines.any(|line| line.starts_with("info string error: a search is under way")));
    writeln!(commands, "stop").unwrap();
    assert!(lines.any(|line| line.starts_with("bestmove ")));
    writeln!(commands, "go depth 1").unwrap();
    assert!(lines.any(|line| line.starts_with("bestmove ")));
    writeln!(commands, "quit").unwrap();
    engine.join().unwrap().unwrap();
    assert_eq!(lines.count(), 0);
}

#[test]
fn pondering_goes_on_until_the_hit_and_then_within_its_time() {
    let (answered, output) = std::io::pipe().unwrap();
    let (input, mut commands) = std::io::pipe().unwrap();
    let engine = std::thread::spawn(move || serve(BufReader::new(input), output));
    let mut lines = BufReader::new(answered).lines().map(Result::unwrap);
    writeln!(commands, "go ponder movetime 1").unwrap();
    // Far more rounds than a millisecond allows.
    assert!(lines.any(|line| line.starts_with("info depth 6 ")));
    writeln!(commands, "ponderhit").unwrap();
    assert!(lines.any(|line| line.starts_with("bestmove ")));
    writeln!(commands, "quit").unwrap();
    engine.join().unwrap().unwrap();
}

#[test]
fn several_threads_think_together() {
    let lines =
        answers("setoption name Threads value 3\nposition startpos moves C@h5 F@j6\ngo depth 5\n");
    assert!(lines.iter().any(|line| line.starts_with("info depth 5 ")));
    assert_eq!(best_move(&lines).to_string(), "h5xj6");
}

#[test]
fn the_end_of_the_input_ends_endless_thought() {
    let lines = answers("go infinite\n");
    assert!(lines.last().unwrap().starts_with("bestmove "));
}

#[test]
fn any_bytes_are_survived() {
    let mut state = 7_u64;
    let mut noise = Vec::new();
    let bytes = std::iter::repeat_with(|| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 56) as u8
    });
    noise.extend(bytes.take(20_000));
    noise.extend(b"\nposition startpos\nisready\n");
    let mut output = Vec::new();
    serve(noise.as_slice(), &mut output).unwrap();
    assert!(String::from_utf8_lossy(&output).ends_with("readyok\n"));
}
