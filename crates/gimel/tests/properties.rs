//! What must hold in every game anybody could play.

use std::fmt::Write;

use gimel::{
    Comment, Counting, Entry, Game, MoveList, Options, Position, Record, Rules, Setup, Square,
    perft, perft_by,
};
use proptest::prelude::*;

use crate::random::{crowd, entry, options, played, whims};
use crate::reference::{Mailbox, Terms};

fn terms(options: &Options) -> Terms {
    Terms {
        bent: options.falcon == gimel::Falcon::Bent,
        cat_diagonal: options.cat_diagonal,
        target: options.target.map(u32::from),
        draw: options.draw == gimel::Draw::Auto && options.draw_min == 40 && !options.draw_scales,
    }
}

fn moves_text(list: &MoveList) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

fn reference_moves(position: &Position, options: &Options) -> Vec<String> {
    let mailbox = Mailbox::new(&position.to_string(), terms(options));
    let mut texts: Vec<_> = mailbox
        .moves()
        .into_iter()
        .map(|step| mailbox.text(step))
        .collect();
    texts.sort_unstable();
    texts
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    /// Cites: G-08, G-09, G-10, G-11, G-12, G-13, G-14, G-15, A-G-01, A-G-03, A-G-05, A-G-06
    #[test]
    fn moves_are_those_of_a_second_generator(position in crowd(), bent: bool, diagonal: bool) {
        let mut options: Options = "target=none draw=off".parse().unwrap();
        options.cat_diagonal = diagonal;
        options.falcon = if bent { gimel::Falcon::Bent } else { gimel::Falcon::Ring };
        let rules = Rules::new(options).unwrap();
        let mut list = MoveList::new();
        position.moves_into(rules.leaps(), &mut list);
        let texts = moves_text(&list);
        prop_assert_eq!(&texts, &reference_moves(&position, &options), "also in alphabetical order");
        prop_assert_eq!(position.count_moves(rules.leaps()) as usize, list.len());
        for mv in list {
            prop_assert_eq!(rules.refusal(&position, mv), None);
        }
    }

    /// Everything that can be written as a move and is not listed is refused.
    ///
    /// Cites: G-08, G-14, A-G-01, A-G-02, A-G-03, A-G-04
    #[test]
    fn what_is_not_listed_is_refused(position in crowd(), from in 0..144_u8, joint in "[-x]") {
        let rules = Rules::default();
        let mut list = MoveList::new();
        position.moves_into(rules.leaps(), &mut list);
        let from = Square::new(from).unwrap();
        for to in Square::all() {
            for text in [format!("{from}{joint}{to}"), format!("B@{to}"), format!("F@{to}")] {
                let mv = text.parse().unwrap();
                prop_assert_eq!(rules.refusal(&position, mv).is_none(), list.contains(&mv), "{}", text);
            }
        }
    }

    /// Cites: G-04, G-17, A-G-19
    #[test]
    fn incremental_equals_recomputed(options in options(), whims in whims(160)) {
        let game = played(options, &whims);
        let position = game.position();
        prop_assert_eq!(position.hash(), position.hash_afresh());
        let setup = Setup::from(position);
        // The check works points and captured pieces out from what is missing.
        prop_assert_eq!(&Position::try_from(setup).unwrap(), position);
    }

    #[test]
    fn unmake_restores_exactly(position in crowd()) {
        let rules = Rules::default();
        let mut list = MoveList::new();
        position.moves_into(rules.leaps(), &mut list);
        let mut other = position.clone();
        for mv in list {
            let undo = other.make(mv);
            prop_assert_eq!(other.hash(), other.hash_afresh());
            prop_assert_ne!(other.hash(), position.hash());
            other.unmake(mv, undo);
            prop_assert_eq!(&other, &position);
        }
    }

    /// Either the game is over, or the side to move has a move and may play any that is listed.
    ///
    /// Cites: A-G-04, A-G-16
    #[test]
    fn there_are_no_dead_ends(options in options(), whims in whims(200)) {
        let mut game = Game::new(options).unwrap();
        for whim in whims {
            prop_assert_eq!(game.outcome().is_some(), game.moves().is_empty());
            let Some(entry) = entry(&game, whim) else { break };
            let answer = game.clone().apply(entry);
            if let Entry::Move(mv) = entry {
                prop_assert!(answer.is_ok(), "{} is listed and refused", mv);
            }
            let _ = game.apply(entry);
        }
    }

    #[test]
    fn taking_back_restores_the_game(options in options(), whims in whims(60)) {
        let mut game = played(options, &whims);
        let Some(&last) = game.entries().last() else { return Ok(()) };
        let after = Record::from(&game);
        prop_assert_eq!(game.take_back(), Some(last));
        game.apply(last).unwrap();
        prop_assert_eq!(Record::from(&game), after);
    }

    #[test]
    fn text_round_trips(options in options(), whims in whims(160), note in "[^}]{0,40}", tag in "\\PC*") {
        let game = played(options, &whims);
        let gfen = game.position().to_string();
        prop_assert_eq!(&gfen.parse::<Position>().unwrap(), game.position());
        prop_assert_eq!(game.rules().options().to_string().parse::<Options>().unwrap(), options);
        for entry in game.entries() {
            prop_assert_eq!(&entry.to_string().parse::<Entry>().unwrap(), entry);
        }
        let mut record = Record::from(&game);
        record.set_tag("Event", &tag).unwrap();
        record.preface = Comment::new(&note);
        if let Some(last) = record.entries.last_mut() {
            last.comment = Comment::new(&note);
        }
        let text = record.to_string();
        let back: Record = text.parse().unwrap();
        prop_assert_eq!(&back, &record);
        prop_assert_eq!(back.to_string(), text);
        let replayed = Game::try_from(&back).unwrap();
        prop_assert_eq!(replayed.outcome(), game.outcome());
        prop_assert_eq!(replayed.position(), game.position());
    }

    #[test]
    fn bad_text_never_panics(text in "\\PC*", at in any::<prop::sample::Index>(), letter in any::<char>()) {
        let mut good = String::from("[Event \"x\"]\n[Options \"target=30\"]\n\n1. F@h5 {a} B@a1 2. h5-k8 *\n");
        good.replace_range(at.index(60)..=at.index(60), &letter.to_string());
        let mut gfen = Position::default().to_string();
        gfen.replace_range(at.index(40)..=at.index(40), &letter.to_string());
        let mut long = String::new();
        write!(long, "{text}{gfen} moves {text}").unwrap();
        for text in [text, good, gfen, long] {
            let _ = text.parse::<Record>().map(|record| Game::try_from(&record).is_ok());
            let _ = text.parse::<Setup>().map(Position::try_from);
            let _ = text.parse::<Options>().map(Rules::new);
            let _ = text.parse::<Entry>();
            let _ = text.parse::<Square>();
            let _ = serde_json::from_str::<Options>(&text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_way_of_counting_agrees(position in crowd(), bent: bool, diagonal: bool) {
        let mut options = Options { cat_diagonal: diagonal, ..Options::default() };
        options.falcon = if bent { gimel::Falcon::Bent } else { gimel::Falcon::Ring };
        let expected = Mailbox::new(&position.to_string(), terms(&options)).perft(2);
        let game = Game::from_position(options, position).unwrap();
        for counting in [Counting::OneByOne, Counting::LastMove, Counting::LastTwoMoves] {
            prop_assert_eq!(perft_by(&game, 2, counting), expected, "{:?}", counting);
        }
        prop_assert_eq!(perft(&game, 1) as usize, game.moves().len());
    }
}
