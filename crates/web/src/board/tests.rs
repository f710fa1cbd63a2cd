//! A person at a board, without a screen: tapping, dragging, preparing, typing, listening.

use gimel::{BySide, Kind, Move, Position, Side, Square};

use super::geometry::Layout;
use super::keys::{Key, press_key};
use super::play::{cancel, choose, confirm, drag_to, enter, lay_first, press, release, show};
use super::state::{Arrival, BoardState, Control, Held, Remark, Spot};
use super::{legal, scene, speech, typed};

const NEAR: (f64, f64) = (0.0, 0.0);
const FAR: (f64, f64) = (50.0, 0.0);

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn on(name: &str) -> Spot {
    Spot::Square(square(name))
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// White: falcon h5, cat a1. Black: beetle k8.
fn board(side: char) -> BoardState {
    let text = format!("10b7/18/18/7F10/18/18/18/C17 {side} 8,7,7 7,8,8 0,0 0,0");
    BoardState {
        position: text.parse::<Position>().expect("a position"),
        ..BoardState::default()
    }
}

fn tap(state: &mut BoardState, spot: Spot) -> Option<Move> {
    let over = match spot {
        Spot::Square(square) => Some(square),
        Spot::Tray(..) => None,
    };
    press(state, spot, NEAR).or_else(|| release(state, over))
}

#[test]
fn tap_and_tap_moves() {
    let mut state = board('w');
    assert_eq!(tap(&mut state, on("h5")), None);
    assert_eq!(state.held, Some(Held::On(square("h5"))));
    assert_eq!(tap(&mut state, on("h8")), Some(mv("h5-h8")));
    assert_eq!(state.held, None);
}

#[test]
fn tap_on_an_enemy_in_reach_captures() {
    let mut state = board('w');
    tap(&mut state, on("h5"));
    assert_eq!(tap(&mut state, on("k8")), Some(mv("h5xk8")));
}

#[test]
fn first_tap_of_a_game_is_a_move_and_what_was_laid_stays_in_the_hand() {
    let mut state = BoardState {
        control: Control::One(Side::White),
        ..BoardState::default()
    };
    lay_first(&mut state);
    let falcon = Spot::Tray(Side::White, Kind::Falcon);
    tap(&mut state, falcon);
    assert_eq!(
        state.held,
        Some(Held::Hand(Kind::Falcon)),
        "it is kept once"
    );
    tap(&mut state, falcon);
    assert_eq!(state.held, None, "and put back like any other after that");
    lay_first(&mut state);
    assert_eq!(tap(&mut state, on("h5")), Some(mv("F@h5")));

    let mut later = board('w');
    lay_first(&mut later);
    assert_eq!(later.held, None, "only the empty board needs it");
}

#[test]
fn tray_and_square_place() {
    let mut state = board('w');
    tap(&mut state, Spot::Tray(Side::White, Kind::Beetle));
    assert_eq!(legal::targets(&state, Held::Hand(Kind::Beetle)).len(), 141);
    assert_eq!(tap(&mut state, on("c3")), Some(mv("B@c3")));
}

#[test]
fn other_tray_and_other_pieces_cannot_be_held() {
    let mut state = board('w');
    tap(&mut state, Spot::Tray(Side::Black, Kind::Beetle));
    assert_eq!(state.held, None);
    tap(&mut state, on("k8"));
    assert_eq!(state.held, None);
}

#[test]
fn second_tap_puts_back_and_a_tap_elsewhere_lets_go() {
    let mut state = board('w');
    tap(&mut state, on("h5"));
    tap(&mut state, on("h5"));
    assert_eq!(state.held, None);
    tap(&mut state, on("h5"));
    assert_eq!(tap(&mut state, on("r1")), None);
    assert_eq!(state.held, None);
}

#[test]
fn tap_on_another_piece_of_ones_own_takes_that() {
    let mut state = board('w');
    tap(&mut state, on("h5"));
    tap(&mut state, on("a1"));
    assert_eq!(state.held, Some(Held::On(square("a1"))));
}

#[test]
fn drag_plays_and_the_piece_lies_where_it_was_dropped() {
    let mut state = board('w');
    press(&mut state, on("a1"), NEAR);
    drag_to(&mut state, FAR, Some(square("c1")));
    assert!(state.drag.is_some_and(|drag| drag.moving));
    assert_eq!(release(&mut state, Some(square("c1"))), Some(mv("a1-c1")));
    let mut after = state.position.clone();
    let _ = after.make(mv("a1-c1"));
    show(&mut state, &after, Some(mv("a1-c1")), true);
    assert_eq!(state.arrival, Arrival::Lies);
}

#[test]
fn drag_off_the_board_puts_back() {
    let mut state = board('w');
    press(&mut state, on("a1"), NEAR);
    drag_to(&mut state, FAR, None);
    assert_eq!(release(&mut state, None), None);
    assert_eq!(state.held, None);
}

#[test]
fn trembling_finger_taps() {
    let mut state = board('w');
    press(&mut state, on("a1"), NEAR);
    drag_to(&mut state, (3.0, 3.0), Some(square("a1")));
    assert_eq!(release(&mut state, Some(square("a1"))), None);
    assert_eq!(state.held, Some(Held::On(square("a1"))));
}

#[test]
fn careful_people_confirm_or_take_it_back() {
    let mut state = BoardState {
        confirm: true,
        ..board('w')
    };
    tap(&mut state, on("h5"));
    assert_eq!(tap(&mut state, on("h8")), None);
    assert_eq!(state.pending, Some(mv("h5-h8")));
    assert!(legal::shown(&state).piece_at(square("h8")).is_some());
    cancel(&mut state);
    assert_eq!(state.pending, None);
    tap(&mut state, on("h5"));
    tap(&mut state, on("h8"));
    assert_eq!(confirm(&mut state), Some(mv("h5-h8")));
}

#[test]
fn what_waits_is_played_by_one_more_tap_or_goes_elsewhere() {
    let mut state = BoardState {
        confirm: true,
        ..board('w')
    };
    tap(&mut state, on("h5"));
    tap(&mut state, on("h8"));
    assert_eq!(tap(&mut state, on("k5")), None);
    assert_eq!(state.pending, Some(mv("h5-k5")), "another target is marked");
    assert_eq!(tap(&mut state, on("k5")), Some(mv("h5-k5")));
    tap(&mut state, on("h5"));
    tap(&mut state, on("h8"));
    tap(&mut state, on("r8"));
    assert_eq!(
        (state.pending, state.held),
        (None, None),
        "nothing leads there"
    );
}

#[test]
fn a_tap_that_does_nothing_is_explained() {
    let mut state = board('w');
    tap(&mut state, on("r8"));
    assert_eq!(state.remark, Some(Remark::Place));
    tap(&mut state, on("h5"));
    assert_eq!(state.remark, None, "something is picked up");
    tap(&mut state, on("r8"));
    assert_eq!(state.remark, None, "it was put back");
    let theirs = state.position.standing(Side::Black).into_iter().next();
    tap(&mut state, Spot::Square(theirs.expect("a black piece")));
    assert_eq!(state.remark, Some(Remark::Theirs));
    state.open = false;
    tap(&mut state, on("r8"));
    assert_eq!(state.remark, None, "nobody can do anything");
    let mut waiting = board('b');
    waiting.control = Control::One(Side::White);
    tap(&mut waiting, on("r8"));
    assert_eq!(waiting.remark, None, "it is not our turn");
}

#[test]
fn out_of_turn_a_move_is_prepared_and_played_in_turn() {
    let mut state = BoardState {
        control: Control::One(Side::White),
        ..board('b')
    };
    tap(&mut state, on("h5"));
    assert_eq!(tap(&mut state, on("k8")), None);
    assert!(state.premove.is_some());
    let mut after = state.position.clone();
    let _ = after.make(mv("B@b2"));
    assert_eq!(
        show(&mut state, &after, Some(mv("B@b2")), true),
        Some(mv("h5xk8"))
    );
    assert_eq!(state.premove, None);
}

#[test]
fn prepared_move_that_became_impossible_is_forgotten() {
    let mut state = BoardState {
        control: Control::One(Side::White),
        ..board('b')
    };
    choose(&mut state, Kind::Cat);
    tap(&mut state, on("b2"));
    let mut after = state.position.clone();
    let _ = after.make(mv("B@b2"));
    assert_eq!(show(&mut state, &after, Some(mv("B@b2")), true), None);
    assert_eq!(state.premove, None);
}

#[test]
fn escape_forgets_a_prepared_move() {
    let mut state = BoardState {
        control: Control::One(Side::White),
        ..board('b')
    };
    choose(&mut state, Kind::Cat);
    tap(&mut state, on("b2"));
    cancel(&mut state);
    assert_eq!(state.premove, None);
}

#[test]
fn spectators_and_the_past_hold_nothing() {
    for state in [
        BoardState {
            control: Control::Nobody,
            ..board('w')
        },
        BoardState {
            open: false,
            ..board('w')
        },
    ] {
        let mut state = state;
        tap(&mut state, on("h5"));
        choose(&mut state, Kind::Cat);
        assert_eq!(state.held, None);
    }
}

#[test]
fn keyboard_places() {
    let mut state = board('w');
    state.cursor = square("b2");
    let mut key = |name: &str| {
        let key = Key::named(name).expect("a key of the board");
        press_key(&mut state, key, Layout::default())
    };
    key("ArrowRight");
    key("ArrowUp");
    key("f");
    assert_eq!(key("Enter"), Some(mv("F@c3")));
    assert_eq!(Key::named("Tab"), None);
    assert_eq!(Key::named("F5"), None);
}

#[test]
fn keyboard_picks_up_puts_down_and_plays() {
    let mut state = board('w');
    enter(&mut state, square("h5"));
    assert_eq!(state.held, Some(Held::On(square("h5"))));
    enter(&mut state, square("h5"));
    assert_eq!(state.held, None);
    enter(&mut state, square("h5"));
    assert_eq!(enter(&mut state, square("k8")), Some(mv("h5xk8")));
}

#[track_caller]
fn check_typed(text: &str, expected: Result<&str, &str>) {
    let read = typed::read(&board('w'), text);
    assert_eq!(read, expected.map(mv).map_err(str::to_owned));
}

#[test]
fn typed_moves_are_read_generously() {
    for text in ["h5xk8", "h5k8", "h5 k8", "H5 x K8", "h5-k8 "] {
        if text.trim() != "h5-k8" {
            check_typed(text, Ok("h5xk8"));
        }
    }
    check_typed("F@c3", Ok("F@c3"));
    check_typed("fc3", Ok("F@c3"));
    check_typed("f@c3", Ok("F@c3"));
}

#[test]
fn typed_nonsense_is_answered_in_a_sentence() {
    check_typed("h5-k8", Err("An enemy piece stands on k8; write h5xk8."));
    check_typed("h5-h6", Err("Falcon: no leap from h5 to h6."));
    let error = typed::read(&board('w'), "hello").expect_err("no move");
    assert!(error.contains("hello") && error.ends_with('.'), "{error}");
}

#[test]
fn squares_and_moves_are_spoken() {
    let state = board('w');
    let say = |name: &str| {
        let look = scene::CellLook {
            piece: state.position.piece_at(square(name)),
            ..scene::CellLook::default()
        };
        speech::square(square(name), &look)
    };
    assert_eq!(say("h5"), "h5, white falcon");
    assert_eq!(say("b2"), "b2, empty");
    let threatened = scene::CellLook {
        goal: true,
        attackers: BySide { white: 2, black: 1 },
        ..scene::CellLook::default()
    };
    assert_eq!(
        speech::square(square("b2"), &threatened),
        "b2, empty, goal, attacked by 2 of White’s, attacked by 1 of Black’s"
    );
    let said = |text: &str| speech::played(&state.position, mv(text));
    assert_eq!(said("F@c3"), "White places a falcon on c3.");
    assert_eq!(said("a1-c1"), "White’s cat goes from a1 to c1.");
    assert_eq!(
        said("h5xk8"),
        "White’s falcon takes a beetle on k8. White has 1 point."
    );
}

#[test]
fn scene_shows_targets_last_move_and_attackers() {
    let mut state = board('w');
    state.last = Some(mv("B@k8"));
    tap(&mut state, on("h5"));
    let cells = scene::scene(&state, Layout::default(), true);
    let look = |name: &str| cells[square(name).index()];
    assert!(look("k8").last && look("k8").target);
    assert!(look("h5").chosen && !look("h5").target);
    assert_eq!(look("k8").attackers.white, 1);
    assert_eq!(look("k7").attackers.black, 1);
    assert_eq!(look("k8").arrives, Some((0, 0)));
    let quiet = scene::scene(&state, Layout::default(), false);
    assert_eq!(quiet[square("k8").index()].attackers.white, 0);
}

#[test]
fn pieces_glide_from_where_they_came() {
    let mut state = board('w');
    let mut after = state.position.clone();
    let _ = after.make(mv("a1-c2"));
    show(&mut state, &after, Some(mv("a1-c2")), true);
    let cells = scene::scene(&state, Layout::default(), false);
    assert_eq!(cells[square("c2").index()].arrives, Some((-2, 1)));
}

#[test]
fn lost_pieces_are_what_is_missing() {
    let position: Position = "10C7/18/18/18/18/18/18/18 b 8,7,8 7,8,7 7,0 2,0"
        .parse()
        .expect("a position");
    let lost = speech::lost(&position, Side::Black);
    assert_eq!((lost.beetle, lost.cat, lost.falcon), (1, 0, 1));
}
