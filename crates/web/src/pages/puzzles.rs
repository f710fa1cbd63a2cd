//! `/puzzles`: one move is clearly best: find it. As hard as suits you, one a day for everybody, all of it on this device.

use gimel::{BySide, Move, Rules, Side};
use leptos::html::Button;
use leptos::prelude::*;

use crate::advice::advisor::{Advisor, Effort};
use crate::advice::wire::{Told, Wish};
use crate::board::play::show;
use crate::board::seat::Seat;
use crate::board::state::{BoardState, Control};
use crate::board::typed_view::TypedMove;
use crate::board::view::Board;
use crate::browser::title::use_title;
use crate::browser::{chance, storage, time};
use crate::chrome::header::Header;
use crate::chrome::ornaments::Arches;
use crate::chrome::scrubber::Scrubber;
use crate::chrome::walk;
use crate::net::json;
use crate::practice::daily::day_of;
use crate::puzzles::record::Record;
use crate::puzzles::task::{Stage, Task};
use crate::words;

/// Positions looked at for the answer to a wrong move.
const ANSWER: u64 = 15_000;

/// Somebody at puzzles.
#[derive(Clone, Copy)]
struct Puzzling {
    task: RwSignal<Option<Task>>,
    record: RwSignal<Record>,
    /// The day whose puzzle this is, if it is one of a day.
    day: RwSignal<Option<u32>>,
    /// How far along its way the board is.
    at: RwSignal<usize>,
    advisor: Advisor,
}

impl Puzzling {
    fn new() -> Puzzling {
        let kept = storage::read(storage::PUZZLES);
        let record = kept.and_then(|text| json::read(&text));
        let task = RwSignal::new(None::<Task>);
        let at = RwSignal::new(0);
        let advisor = Advisor::new(move |told| match told {
            Told::Puzzle(given) => {
                at.set(0);
                task.set(Some(Task::new(*given)));
            }
            Told::Seen {
                what, done: true, ..
            } => {
                task.update(|task| {
                    if let Some(task) = task {
                        task.refute(&Rules::default(), &what);
                    }
                });
                at.set(2);
            }
            Told::Seen { .. } | Told::Threat { .. } => {}
        });
        Puzzling {
            task,
            record: RwSignal::new(record.unwrap_or_default()),
            day: RwSignal::new(None),
            at,
            advisor,
        }
    }

    /// Another one, as hard as suits.
    fn next(self) {
        self.day.set(None);
        self.task.set(None);
        let (rating, not) = self
            .record
            .with_untracked(|record| (record.rating(), record.had().to_vec()));
        let chance = chance::number();
        self.advisor.puzzle(Wish::Near {
            rating,
            not,
            chance,
        });
    }

    /// Today's.
    fn daily(self) {
        self.day.set(Some(today()));
        self.task.set(None);
        self.advisor.puzzle(Wish::Day(today()));
    }

    /// Tries a move.
    fn play(self, mv: Move) {
        let first = self
            .task
            .with_untracked(|task| task.as_ref().is_some_and(|task| !task.failed));
        let right = self
            .task
            .try_update(|task| task.as_mut().is_some_and(|task| task.play(mv)));
        self.at.set(1);
        let right = right.unwrap_or(false);
        if first {
            self.note(right);
        }
        if right {
            if let Some(day) = self.day.get_untracked() {
                self.change(|record| record.note_day(day));
            }
            return;
        }
        let tried = self.task.with_untracked(|task| task.as_ref()?.tried());
        if let Some(game) = tried {
            self.advisor.look(&game, Effort::nodes(ANSWER));
        }
    }

    /// Gives up.
    fn give_up(self) {
        let first = self
            .task
            .with_untracked(|task| task.as_ref().is_some_and(|task| !task.failed));
        if first {
            self.note(false);
        }
        self.advisor.rest();
        self.task.update(|task| {
            if let Some(task) = task {
                task.show();
            }
        });
        self.at.set(1);
    }

    /// What it costs to give up now.
    fn cost(self) -> Option<String> {
        let (hard, failed) = self
            .task
            .with(|task| task.as_ref().map(|task| (task.given.rating, task.failed)))?;
        Some(if failed {
            words::puzzles_free().to_owned()
        } else {
            self.record
                .with(|record| words::puzzles_cost(record.rating(), record.after_a_miss(hard)))
        })
    }

    fn again(self) {
        self.task.update(|task| {
            if let Some(task) = task {
                task.again();
            }
        });
        self.at.set(0);
        focus_board();
    }

    /// Notes the first try; one of a day does not change what comes next.
    fn note(self, solved: bool) {
        let given = self.task.with_untracked(|task| {
            let given = &task.as_ref()?.given;
            Some((given.number, given.rating))
        });
        if let Some((number, rating)) = given {
            self.change(|record| record.note(number, rating, solved));
        }
    }

    fn change(self, change: impl FnOnce(&mut Record)) {
        self.record.update(change);
        let text = self.record.with_untracked(serde_json::to_string);
        storage::write(storage::PUZZLES, &text.unwrap_or_default());
    }
}

fn today() -> u32 {
    day_of(time::now())
}

/// The keyboard goes on at the board.
fn focus_board() {
    request_animation_frame(|| {
        if let Ok(Some(grid)) = document().query_selector(".board .grid") {
            use leptos::wasm_bindgen::JsCast;
            let _ = grid.unchecked_into::<web_sys::SvgElement>().focus();
        }
    });
}

/// The page.
#[component]
pub fn Puzzles() -> impl IntoView {
    use_title(|| words::puzzles().to_owned());
    let puzzling = Puzzling::new();
    let done = puzzling
        .record
        .with_untracked(|record| record.is_done(today()));
    if done {
        puzzling.next();
    } else {
        puzzling.daily();
    }
    let there = Memo::new(move |_| puzzling.task.with(Option::is_some));
    view! {
        <Header title=words::puzzles()/>
        <main id="main">
            {move || if there.get() {
                view! { <AtBoard puzzling/> }.into_any()
            } else if puzzling.advisor.broken.get() {
                view! { <p class="page error" role="alert">{words::engine_broken()}</p> }.into_any()
            } else {
                view! { <p class="page" role="status">{words::one_moment()}</p> }.into_any()
            }}
        </main>
    }
}

#[component]
fn AtBoard(puzzling: Puzzling) -> impl IntoView {
    let Puzzling { task, at, .. } = puzzling;
    let board = RwSignal::new(BoardState::default());
    let side = task.with_untracked(|task| task.as_ref().map_or(Side::White, Task::side));
    let near = RwSignal::new(side);
    Effect::new(move |_| {
        let moves = at.get();
        task.with(|task| {
            let Some(task) = task else { return };
            let (position, last) = task.position(moves);
            let open = task.stage == Stage::Open;
            board.update(|state| {
                state.control = if open {
                    Control::One(side)
                } else {
                    Control::Nobody
                };
                let _ = show(state, &position, last, open);
            });
        });
    });
    let on_move = Callback::new(move |mv| puzzling.play(mv));
    let seats = Signal::derive(|| {
        BySide::from_fn(|side: Side| Seat {
            name: words::mistakes_of(side).to_owned(),
            ..Seat::default()
        })
    });
    let end =
        Memo::new(move |_| task.with(|task| task.as_ref().map_or(0, |task| task.way().len())));
    let over = Memo::new(move |_| task.with(|task| task.as_ref().is_some_and(Task::is_over)));
    let walking = RwSignal::new(false);
    walk::by_keys(at, walking, usize::MAX);
    Effect::new(move |_| {
        if at.get() > end.get() {
            at.set(end.get());
        }
    });
    let go = Callback::new(move |moment: usize| at.set(moment));
    focus_board();
    view! {
        <div class="play puzzle">
            <Board state=board seats near on_move>
                <p class="asked">{words::puzzles_find(side)}</p>
            </Board>
            <aside class="side" aria-label=words::puzzles()>
                <Question puzzling/>
                <Answer puzzling/>
                {move || over.get().then(|| view! { <Scrubber at end on_go=go/> })}
                {move || (!over.get()).then(|| view! {
                    <TypedMove state=board on_move/>
                    <p>
                        <button type="button" class="quiet" aria-describedby="show-cost" on:click=move |_| puzzling.give_up()>{words::puzzles_show()}</button>
                        <small id="show-cost" class="hush cost">{move || puzzling.cost()}</small>
                    </p>
                })}
                <Arches/>
                <Standing puzzling/>
            </aside>
        </div>
    }
}

/// Which one it is.
#[component]
fn Question(puzzling: Puzzling) -> impl IntoView {
    let kind = move || match puzzling.day.get() {
        Some(_) => Some(words::puzzles_daily().to_owned()),
        None => puzzling
            .task
            .with(|task| Some(words::puzzles_rating(task.as_ref()?.given.rating))),
    };
    view! { <p class="status">{kind}</p> }
}

/// What came of it.
#[component]
fn Answer(puzzling: Puzzling) -> impl IntoView {
    let stage = Memo::new(move |_| {
        puzzling
            .task
            .with(|task| task.as_ref().map(|task| task.stage.clone()))
    });
    let button = NodeRef::<Button>::new();
    // Who solves by keyboard goes on by Enter.
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    let line = move || {
        puzzling.task.with_untracked(|task| {
            let task = task.as_ref()?;
            let moves = task.given.solution.iter().map(ToString::to_string);
            let moves = moves.collect::<Vec<_>>().join(" ");
            Some((task.best()?, task.reason(&Rules::default()), moves))
        })
    };
    let solved = move |right: bool| {
        let (best, reason, moves) = line()?;
        let said = if right {
            words::puzzles_right().to_owned()
        } else {
            words::puzzles_shown(best)
        };
        Some(view! {
            <div class="outcome" class:right=right>
                <p role="status"><b>{said}</b>" "{words::engine_why(reason)}</p>
                <p class="hush">{words::puzzles_line(&moves)}</p>
                <button node_ref=button type="button" class="act wide" on:click=move |_| puzzling.next()>{words::puzzles_next()}</button>
            </div>
        })
    };
    move || match stage.get() {
        None | Some(Stage::Open) => ().into_any(),
        Some(Stage::Asking(_)) => {
            view! { <p class="outcome" role="status">{words::puzzles_asking()}</p> }.into_any()
        }
        Some(Stage::Refuted { tried, answer }) => {
            let why = answer.map_or_else(
                || words::puzzles_not_best().to_owned(),
                |(mv, why)| words::engine_then(why, mv),
            );
            view! {
                <div class="outcome wrong">
                    <p role="status"><b>{words::puzzles_wrong(tried)}</b>" "{why}</p>
                    <button node_ref=button type="button" class="act wide" on:click=move |_| puzzling.again()>{words::puzzles_again()}</button>
                </div>
            }
            .into_any()
        }
        Some(Stage::Solved) => solved(true).into_any(),
        Some(Stage::Shown) => solved(false).into_any(),
    }
}

/// How it goes.
#[component]
fn Standing(puzzling: Puzzling) -> impl IntoView {
    let record = puzzling.record;
    let (row, longest) = (move || record.get().rows().0, move || record.get().rows().1);
    let days = move || record.with(|record| record.days(today()));
    let done = move || record.with(|record| record.is_done(today()));
    let facts = move || {
        let (tried, solved) = record.with(Record::tried_and_solved);
        let rating = record.with(Record::rating);
        let mut facts = vec![words::puzzles_yours(rating)];
        if tried > 0 {
            facts.push(words::puzzles_solved(solved, tried));
            facts.push(words::puzzles_row(row(), longest()));
        }
        if days() > 0 {
            facts.push(words::puzzles_days(days()));
        }
        let items = facts.into_iter().map(|fact| view! { <li>{fact}</li> });
        items.collect_view()
    };
    view! {
        <section aria-label=words::puzzles_record()>
            <h2>{words::puzzles_record()}</h2>
            <ul class="facts">{facts}</ul>
            {move || {
                let at_daily = puzzling.day.get().is_some();
                let daily = !done() && !at_daily;
                let others = at_daily && !done();
                (
                    daily.then(|| view! {
                        <p><button type="button" class="quiet" on:click=move |_| puzzling.daily()>{words::puzzles_daily()}</button></p>
                    }),
                    others.then(|| view! {
                        <p><button type="button" class="quiet" on:click=move |_| puzzling.next()>{words::puzzles_another()}</button></p>
                    }),
                )
            }}
        </section>
    }
}
