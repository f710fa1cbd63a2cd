//! Where a game turned: the engine looks through it, and tells what was played, what was better and why.

use gimel::{Entry, Leaps, Side};
use leptos::ev;
use leptos::prelude::*;

use crate::advice::advisor::{Advisor, Effort};
use crate::advice::review::{Review, Turning};
use crate::advice::wire::Told;
use crate::analysis::tree::{NodeId, Tree};
use crate::board::marks::{Mark, Reason};
use crate::browser::viewport;
use crate::chrome::help::is_typing;
use crate::chrome::icons::{Icon, Picture};
use crate::words;

/// A look through a game.
#[derive(Clone, Copy)]
pub struct Mistakes {
    tree: RwSignal<Tree>,
    review: RwSignal<Option<Review>>,
    /// Whether it is still being looked through.
    pub running: RwSignal<bool>,
    /// The place in the tree before each turn, and after the last.
    places: StoredValue<Vec<NodeId>>,
    /// Whose turns are told; both sides' if nobody's in particular.
    pub whose: RwSignal<Option<Side>>,
    turnings: RwSignal<Vec<Turning>>,
    /// The turning point that is looked at.
    picked: RwSignal<Option<usize>>,
    advisor: Advisor,
    asked: StoredValue<(usize, u64)>,
}

impl Mistakes {
    /// Nothing is looked through yet.
    #[must_use]
    pub fn of(tree: RwSignal<Tree>) -> Mistakes {
        let asked = StoredValue::new((0, 0));
        let review = RwSignal::new(None::<Review>);
        let next = StoredValue::new(None::<Callback<()>>);
        let advisor = Advisor::new(move |told| {
            if let Told::Seen {
                what, done: true, ..
            } = told
            {
                let (moment, nodes) = asked.get_value();
                review.update(|review| {
                    if let Some(review) = review {
                        review.note(moment, &what, nodes);
                    }
                });
                if let Some(next) = next.get_value() {
                    next.run(());
                }
            }
        });
        let mistakes = Mistakes {
            tree,
            review,
            running: RwSignal::new(false),
            places: StoredValue::new(Vec::new()),
            whose: RwSignal::new(None),
            turnings: RwSignal::new(Vec::new()),
            picked: RwSignal::new(None),
            advisor,
            asked,
        };
        next.set_value(Some(Callback::new(move |()| mistakes.go_on())));
        mistakes.listen();
        mistakes
    }

    /// Looks through the line that is on the board, from its start.
    pub fn start(self) {
        let (game, places) = self.tree.with_untracked(|tree| {
            let line = tree.line();
            let is_turn = |node: &&NodeId| tree.entry(**node).is_some_and(Entry::is_turn);
            let turns = line.iter().filter(is_turn).copied();
            let places: Vec<NodeId> = std::iter::once(0).chain(turns).collect();
            (tree.game_at(line.last().copied().unwrap_or(0)), places)
        });
        let review = Review::new(&game);
        if review.is_empty() {
            return;
        }
        self.places.set_value(places);
        self.turnings.set(Vec::new());
        self.picked.set(None);
        self.review.set(Some(review));
        self.running.set(true);
        self.go_on();
    }

    /// Enough; what was found so far is told.
    pub fn stop(self) {
        self.advisor.rest();
        self.finish();
    }

    fn go_on(self) {
        if !self.running.get_untracked() {
            return;
        }
        let next = self.review.with_untracked(|review| {
            let review = review.as_ref()?;
            let (moment, nodes) = review.next()?;
            Some((moment, nodes, review.game_at(moment)))
        });
        match next {
            Some((moment, nodes, game)) => {
                self.asked.set_value((moment, nodes));
                self.advisor.look(&game, Effort::nodes(nodes));
            }
            None => self.finish(),
        }
    }

    fn finish(self) {
        self.running.set(false);
        let options = self.tree.with_untracked(Tree::options);
        let leaps = Leaps::of(options.falcon, options.cat_diagonal);
        let found = self
            .review
            .with_untracked(|review| review.as_ref().map(|review| review.turnings(leaps)));
        self.turnings.set(found.unwrap_or_default());
        self.step(1);
    }

    /// The turning points that are told, by their place in all of them.
    fn told(self) -> Vec<(usize, Turning)> {
        let whose = self.whose.get();
        let all = self.turnings.get().into_iter().enumerate();
        all.filter(|(_, turning)| whose.is_none_or(|side| turning.side == side))
            .collect()
    }

    /// To the next turning point, or to the one before.
    fn step(self, by: isize) {
        let told: Vec<usize> = untrack(|| self.told()).iter().map(|(at, _)| *at).collect();
        let now = self.picked.get_untracked();
        let now = now.and_then(|now| told.iter().position(|&at| at == now));
        let next = match now {
            Some(now) => now
                .saturating_add_signed(by)
                .min(told.len().saturating_sub(1)),
            None => 0,
        };
        if let Some(&at) = told.get(next) {
            self.pick(at);
        }
    }

    /// Looks at a turning point: the board as it was before.
    fn pick(self, at: usize) {
        let turn = self
            .turnings
            .with_untracked(|all| all.get(at).map(|it| it.turn));
        if let Some(turn) = turn {
            self.picked.set(Some(at));
            self.go(turn);
        }
    }

    /// Looks at a moment of the game.
    fn go(self, moment: usize) {
        let place = self.places.with_value(|places| places.get(moment).copied());
        if let Some(place) = place {
            self.tree.update(|tree| tree.go(place));
        }
    }

    /// Which moment of the game is on the board, if it is one of it.
    fn moment(self) -> Option<usize> {
        let here = self.tree.with(Tree::here);
        self.places
            .with_value(|places| places.iter().position(|&place| place == here))
    }

    /// The arrows of the turning point that is on the board; nothing elsewhere.
    #[must_use]
    pub fn marks(self) -> Option<Vec<Mark>> {
        let turning = self.on_board()?;
        let mark = |mv, reason| Mark {
            mv,
            side: turning.side,
            reason,
        };
        Some(vec![
            mark(turning.better, Reason::Best),
            mark(turning.played, Reason::Played),
        ])
    }

    /// The turning point that is looked at, while the board shows it.
    fn on_board(self) -> Option<Turning> {
        let at = self.picked.get()?;
        let turning = self.turnings.with(|all| all.get(at).cloned())?;
        (self.moment() == Some(turning.turn)).then_some(turning)
    }

    fn listen(self) {
        let handle = window_event_listener(ev::keydown, move |event| {
            let busy = event.ctrl_key() || event.meta_key() || event.alt_key();
            if is_typing(&event) || busy || self.running.get_untracked() {
                return;
            }
            match event.key().as_str() {
                "n" | "N" => self.step(1),
                "p" | "P" => self.step(-1),
                _ => {}
            }
        });
        on_cleanup(move || handle.remove());
    }
}

/// The panel: a button, then how far it is, then where the game turned.
#[component]
pub fn MistakesPanel(
    /// The look.
    mistakes: Mistakes,
) -> impl IntoView {
    let known = Memo::new(move |_| mistakes.review.with(Option::is_some));
    let empty = Memo::new(move |_| mistakes.tree.with(|tree| tree.line().is_empty()));
    move || {
        match (mistakes.running.get(), known.get()) {
        (true, _) => view! { <Progress mistakes/> }.into_any(),
        (false, true) => view! { <Found mistakes/> }.into_any(),
        (false, false) => view! {
            <p>
                <button type="button" class="quiet" disabled=empty on:click=move |_| mistakes.start()>
                    {words::mistakes_find()}
                </button>
            </p>
        }
        .into_any(),
    }
    }
}

#[component]
fn Progress(mistakes: Mistakes) -> impl IntoView {
    let percent = Memo::new(move |_| {
        mistakes
            .review
            .with(|review| review.as_ref().map_or(0, Review::percent))
    });
    view! {
        <section class="mistakes" aria-label=words::mistakes()>
            <p role="status">{move || words::mistakes_progress(percent.get() / 10 * 10)}</p>
            <progress max="100" value=percent aria-label=words::mistakes()></progress>
            <Graph mistakes/>
            {move || mistakes.advisor.broken.get().then(|| view! {
                <p class="error" role="alert">{words::engine_broken()}</p>
            })}
            <button type="button" class="quiet" on:click=move |_| mistakes.stop()>{words::mistakes_stop()}</button>
        </section>
    }
}

#[component]
fn Found(mistakes: Mistakes) -> impl IntoView {
    let told = Memo::new(move |_| mistakes.told());
    let whose = [None, Some(Side::White), Some(Side::Black)].map(|side| {
        let label = side.map_or_else(words::mistakes_both, words::mistakes_of);
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (mistakes.whose.get() == side).to_string()
                on:click=move |_| mistakes.whose.set(side)
            >
                {label}
            </button>
        }
    });
    view! {
        <section class="mistakes" aria-label=words::mistakes()>
            <h2>{words::mistakes()}</h2>
            <Graph mistakes/>
            <div class="row" role="group" aria-label=words::mistakes_whose()>{whose}</div>
            {move || if told.with(Vec::is_empty) {
                view! { <p role="status">{words::mistakes_none()}</p> }.into_any()
            } else {
                let items = told.get().into_iter().map(|(at, turning)| item(mistakes, at, &turning));
                view! {
                    <ol class="turnings">{items.collect_view()}</ol>
                    <div class="row">
                        <button type="button" class="quiet" on:click=move |_| mistakes.step(-1)>{words::mistakes_previous()}</button>
                        <button type="button" class="act" on:click=move |_| mistakes.step(1)>{words::mistakes_next()}</button>
                    </div>
                    <p class="hush small">{words::mistakes_keys()}</p>
                }.into_any()
            }}
        </section>
    }
}

fn item(mistakes: Mistakes, at: usize, turning: &Turning) -> impl IntoView + use<> {
    let first = mistakes.tree.with_untracked(|tree| tree.start().side());
    let name = words::mistakes_at(&number(first, turning.turn), turning.played);
    let class = format!("grade {:?}", turning.grade).to_lowercase();
    let picked = move || mistakes.picked.get() == Some(at);
    view! {
        <li>
            <button
                type="button"
                class="turning"
                aria-current=move || picked().then_some("step")
                on:click=move |_| {
                    mistakes.pick(at);
                    // On a small screen the board is elsewhere.
                    viewport::show("main");
                }
            >
                <b>{name}</b>
                <span class=class>{words::mistakes_grade(turning.grade)}</span>
                <small class="hush">{words::mistakes_chances(turning.percent)}</small>
            </button>
        </li>
    }
}

/// The turning point that is on the board, below it: what went wrong, what would have been right, and the way to the next.
#[component]
pub fn TurningTold(
    /// The look.
    mistakes: Mistakes,
) -> impl IntoView {
    let step = move |by: isize, icon: Icon, label: &'static str| {
        view! {
            <button type="button" class="round" aria-label=label on:click=move |_| mistakes.step(by)>
                <Picture icon/>
            </button>
        }
    };
    let told = Memo::new(move |_| mistakes.on_board());
    move || {
        told.get().map(|turning| {
            let then = turning
                .answer
                .map(|answer| words::engine_then(turning.then, answer));
            view! {
                <div class="told">
                    {step(-1, Icon::Back, words::mistakes_previous())}
                    <p role="status">
                        {then}
                        " "
                        <b>{words::mistakes_better(turning.better)}</b>
                        " "
                        {words::engine_why(turning.instead)}
                    </p>
                    {step(1, Icon::Forward, words::mistakes_next())}
                </div>
            }
        })
    }
}

/// The number of a turn as players write it.
fn number(first: Side, turn: usize) -> String {
    let ply = turn + usize::from(first == Side::Black);
    let dots = if ply.is_multiple_of(2) { "." } else { "..." };
    format!("{}{dots}", ply / 2 + 1)
}

/// How wide the graph is drawn, and how high.
const WIDE: f64 = 600.0;
const HIGH: f64 = 120.0;

/// White's chances, turn by turn; a press leads there.
#[component]
fn Graph(mistakes: Mistakes) -> impl IntoView {
    let curve = Memo::new(move |_| {
        mistakes
            .review
            .with(|review| review.as_ref().map(Review::curve).unwrap_or_default())
    });
    let place = move |moment: usize| {
        let last = curve.with(Vec::len).saturating_sub(1).max(1);
        moment as f64 / last as f64 * WIDE
    };
    let path = move || drawn(&curve.get());
    let dots = move || {
        let all = mistakes.told();
        let dot = |(at, turning): (usize, Turning)| {
            let class = format!("grade {:?}", turning.grade).to_lowercase();
            let white = curve.with(|curve| curve.get(turning.turn + 1).copied().flatten());
            let y = (1.0 - white.unwrap_or(0.5)) * HIGH;
            let class = if mistakes.picked.get() == Some(at) {
                format!("{class} picked")
            } else {
                class
            };
            view! { <circle class=class cx=place(turning.turn + 1) cy=y r="7"/> }
        };
        all.into_iter().map(dot).collect_view()
    };
    let here = move || mistakes.moment().map(place);
    let press = move |event: ev::MouseEvent| {
        let target = event_target::<web_sys::Element>(&event);
        let svg = target.closest("svg").ok().flatten();
        let Some(frame) = svg.map(|svg| svg.get_bounding_client_rect()) else {
            return;
        };
        let along = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
        let last = curve.with_untracked(Vec::len).saturating_sub(1);
        mistakes.go((along.clamp(0.0, 1.0) * last as f64).round() as usize);
    };
    view! {
        <svg
            class="chances"
            viewBox=format!("0 0 {WIDE} {HIGH}")
            preserveAspectRatio="none"
            role="img"
            aria-label=words::mistakes_graph()
            on:click=press
        >
            <rect class="blacks" width=WIDE height=HIGH/>
            <path class="whites" d=move || path().1/>
            <path class="even" d=format!("M0 {}H{WIDE}", HIGH / 2.0)/>
            <path class="way" d=move || path().0/>
            {dots}
            {move || here().map(|x| view! { <path class="now" d=format!("M{x:.0} 0V{HIGH}")/> })}
        </svg>
    }
}

/// The line, and what lies below it; moments that were not looked at yet are left out.
fn drawn(curve: &[Option<f64>]) -> (String, String) {
    let last = curve.len().saturating_sub(1).max(1) as f64;
    let points: Vec<(f64, f64)> = curve
        .iter()
        .enumerate()
        .filter_map(|(at, white)| Some((at as f64 / last * WIDE, (1.0 - (*white)?) * HIGH)))
        .collect();
    let (Some(first), Some(end)) = (points.first(), points.last()) else {
        return (String::new(), String::new());
    };
    let steps: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.1} {y:.1}"))
        .collect();
    let line = format!("M{}", steps.join("L"));
    let area = format!("{line}L{:.1} {HIGH}L{:.1} {HIGH}Z", end.0, first.0);
    (line, area)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_have_the_numbers_that_players_write() {
        assert_eq!(number(Side::White, 0), "1.");
        assert_eq!(number(Side::White, 3), "2...");
        assert_eq!(number(Side::Black, 0), "1...");
        assert_eq!(number(Side::Black, 1), "2.");
    }

    #[test]
    fn graph_leaves_out_what_is_not_known() {
        let (line, area) = drawn(&[Some(0.5), None, Some(1.0)]);
        assert_eq!(line, "M0.0 60.0L600.0 0.0");
        assert_eq!(area, "M0.0 60.0L600.0 0.0L600.0 120L0.0 120Z");
        assert_eq!(drawn(&[]), (String::new(), String::new()));
    }
}
