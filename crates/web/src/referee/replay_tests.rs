//! Random evenings, told tap by tap, against the replay of everything that really happened.

use dschamal::{
    Action, Awaits, CamelChoice, ContestReport, Edition, Finish, Game, Hands, OPTION_KEYS, Piece,
    PieceSet, Scenario, Seat, State,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::Value;

use super::contest::{Ask, Ending};
use super::draft::Tap;
use super::evening::Evening;
use super::plan::Plan;
use super::record;
use super::tests::tap;

/// Three of a game's house rules as nobody would guess them.
fn odd_rules(plan: &mut Plan, rng: &mut ChaCha8Rng) {
    for _ in 0..3 {
        let key = &OPTION_KEYS[below(rng, OPTION_KEYS.len())];
        let choices = key.choices();
        if key.games.contains(&plan.rules.game) && !choices.is_empty() {
            let value = Value::String(choices[below(rng, choices.len())].to_owned());
            plan.rules.options.insert(key.key.to_owned(), value);
        }
    }
}

fn below(rng: &mut ChaCha8Rng, end: usize) -> usize {
    rng.next_u32() as usize % end
}

/// Black pieces are alike: the lowest one is meant, and nobody is asked which.
fn with_any_black(action: Action, state: &State) -> Action {
    match action {
        Action::Contest(mut report) => {
            let mut left = (state.zones.bag & PieceSet::BLACK).into_iter();
            for seat in by_speed(&report, state) {
                let pull = report.pulls[seat];
                let black = (pull & PieceSet::BLACK).len();
                report.pulls[seat] = (pull - PieceSet::BLACK) | left.by_ref().take(black).collect();
            }
            Action::Contest(report)
        }
        Action::Console(pull) if pull.overlaps(PieceSet::BLACK) => {
            let black = (state.zones.bag & PieceSet::BLACK).into_iter().take(1);
            Action::Console(black.collect())
        }
        Action::Camel(CamelChoice::Take { from, .. }) => {
            let take = state.zones.black[from].first().expect("has one");
            Action::Camel(CamelChoice::Take { take, from })
        }
        other => other,
    }
}

/// Those who are in the order first, so that the quickest has the lowest black piece.
fn by_speed(report: &ContestReport, state: &State) -> Vec<Seat> {
    let mut seats: Vec<Seat> = match &report.finish {
        Finish::Ranked(ranks) => ranks.iter().flat_map(|rank| rank.iter()).collect(),
        _ => Vec::new(),
    };
    let late = state.order.contestants.iter();
    let late: Vec<Seat> = late.copied().filter(|it| !seats.contains(it)).collect();
    seats.extend(late);
    seats
}

/// Now and then somebody plays unfairly, or nobody pulls.
fn trouble(action: Action, state: &State, rng: &mut ChaCha8Rng) -> Action {
    let Action::Contest(mut report) = action else {
        return action;
    };
    match below(rng, 40) {
        0 => {
            report = ContestReport {
                finish: Finish::Nobody,
                shouts: report.shouts,
                ..ContestReport::default()
            }
        }
        1 => report.finish = Finish::Foul(state.order.contestants[0]),
        _ => {}
    }
    Action::Contest(report)
}

/// Tells an action as a person would: answers what is asked, tap by tap.
fn tell(evening: &mut Evening, action: &Action) {
    match action {
        Action::Contest(report) => tell_contest(evening, report),
        Action::Console(pull) => tell_pull(evening, *pull),
        Action::Decide(piece) => tell_pull(evening, PieceSet::of(*piece)),
        Action::Start(pieces) => {
            for piece in *pieces {
                tap(evening, Tap::Piece(piece));
            }
        }
        Action::Built(report) => {
            for piece in report.fell {
                tap(evening, Tap::Piece(piece));
            }
            tap(evening, Tap::Done);
        }
        other => {
            tap(evening, Tap::Choose(other.clone()));
        }
    }
}

fn tell_contest(evening: &mut Evening, report: &ContestReport) {
    let entries = evening.journal().entries().len();
    for seat in report.shouts.iter() {
        tap(evening, Tap::Called(seat, true));
    }
    let order = by_speed(report, evening.state());
    for _ in 0..40 {
        let ask = evening
            .draft()
            .contest
            .ask(evening.rules(), evening.state());
        match ask {
            Ask::Quickest => {
                tap(
                    evening,
                    match &report.finish {
                        Finish::Nobody => Tap::Ended(Ending::Nobody),
                        Finish::Foul(seat) => Tap::Ended(Ending::Foul(*seat)),
                        Finish::Ranked(ranks) if ranks.len() == 1 => Tap::Ended(Ending::Equal),
                        Finish::Ranked(_) => Tap::Quicker(order[0]),
                    },
                );
            }
            Ask::Second => {
                tap(evening, Tap::Quicker(order[1]));
            }
            Ask::Pull(seat) | Ask::Colour(seat, _) => tell_pull(evening, report.pulls[seat]),
            Ask::Called(seat) => {
                tap(evening, Tap::Called(seat, report.shouts.contains(seat)));
            }
            Ask::Nothing => {
                tap(evening, Tap::Done);
            }
        }
        if evening.journal().entries().len() > entries {
            return;
        }
    }
    panic!(
        "{report:?} was told and nothing came of it: {:?}",
        evening.draft()
    );
}

fn tell_pull(evening: &mut Evening, pull: PieceSet) {
    let entries = evening.journal().entries().len();
    if pull.is_empty() {
        tap(evening, Tap::Nothing);
    }
    if pull.len() > 1 {
        tap(evening, Tap::Several);
    }
    for piece in pull {
        match (piece.shape(), piece.colour()) {
            (Some(shape), Some(colour)) => {
                tap(evening, Tap::Shape(shape));
                if evening.journal().entries().len() == entries && is_asked_for_colour(evening) {
                    tap(evening, Tap::Colour(colour));
                }
            }
            _ if piece == Piece::CAMEL => {
                tap(evening, Tap::Camel);
            }
            _ => {
                tap(evening, Tap::Black);
            }
        }
    }
    let contest = matches!(evening.awaits(), Awaits::Contest { .. });
    let told = evening.journal().entries().len() > entries;
    if !told && (pull.len() > 1 || !contest) {
        tap(evening, Tap::Done);
    }
}

fn is_asked_for_colour(evening: &Evening) -> bool {
    let draft = evening.draft();
    match evening.awaits() {
        Awaits::Contest { .. } => {
            let ask = draft.contest.ask(evening.rules(), evening.state());
            matches!(ask, Ask::Colour(..))
        }
        _ => draft.pull.shape().is_some(),
    }
}

/// Hands that make every kind of mistake often.
fn clumsy() -> Hands {
    Hands {
        double: 0.1,
        shout: 0.7,
        false_shout: 0.15,
        tie: 0.05,
        collapse: 0.3,
        ..Hands::default()
    }
}

/// A random evening, told by taps, against the replay of everything that really happened, unseen pieces included.
fn evening_equals_replay(number: u64, actions: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let game = Game::ALL[number as usize % 4];
    let seats = *game.seats().start() + (below(&mut rng, 4) as u8);
    let mut plan = Plan::new(game, usize::from(seats));
    plan.rules.edition = Edition::ALL[number as usize / 4 % 6];
    plan.first = below(&mut rng, usize::from(seats));
    if number.is_multiple_of(3) {
        odd_rules(&mut plan, &mut rng);
    }
    let Ok(mut evening) = Evening::begin(plan) else {
        panic!("house rules that nobody can play: {number}");
    };
    let mut scenario = evening.record();
    let mut state = evening.state().clone();
    let mut happened = Vec::new();
    for _ in 0..actions {
        if state.is_over() {
            break;
        }
        let action = clumsy().act(evening.rules(), &state, &mut rng);
        let action = trouble(action, &state, &mut rng);
        let action = with_any_black(action, &state);
        state = state
            .act(evening.rules(), &action)
            .expect("hands act by the rules")
            .0;
        tell(&mut evening, &action);
        assert_eq!(*evening.state(), state, "{number}: after {action:?}");
        happened.push(action);
        if below(&mut rng, 20) == 0 {
            evening.undo();
            evening.redo();
        }
        if below(&mut rng, 20) == 0 {
            evening = record::read(&evening.kept()).expect("our own text").evening;
        }
    }
    scenario["actions"] = serde_json::to_value(&happened).expect("actions are JSON");
    let replay = |value: Value| {
        let scenario = Scenario::from_value(value).expect("a scenario");
        scenario.replay().expect("it can be played")
    };
    assert_eq!(replay(evening.record()), replay(scenario), "{number}");
}

/// A quarter of ten thousand sequences: those of one game, in all editions and many house rules.
fn sequences_of(game: Game) {
    let place = Game::ALL.iter().position(|known| *known == game);
    let place = place.expect("one of the four") as u64;
    for number in 0..2500 {
        evening_equals_replay(number * 4 + place, 14);
    }
}

#[test]
fn random_duels_equal_their_replay() {
    sequences_of(Game::Duel);
}

#[test]
fn random_towers_equal_their_replay() {
    sequences_of(Game::Tower);
}

#[test]
fn random_threesomes_equal_their_replay() {
    sequences_of(Game::Threesome);
}

#[test]
fn random_quartets_equal_their_replay() {
    sequences_of(Game::Quartet);
}

#[test]
fn whole_games_equal_their_replay() {
    for number in 20_000..20_080 {
        evening_equals_replay(number, 400);
    }
}
