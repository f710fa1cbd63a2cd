//! The engine beside the analysis board: it thinks about what is shown for as long as it is shown.

use std::time::Duration;

use gimel::{Game, Side};
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::advice::advisor::{Advisor, Effort};
use crate::advice::likes::{Likes, MOST_LINES};
use crate::advice::outlook::Outlook;
use crate::advice::why::{Why, why};
use crate::advice::wire::{Seen, SeenLine, Told};
use crate::analysis::tree::Tree;
use crate::board::marks::{Mark, Reason};
use crate::browser::{storage, time};
use crate::words;

/// How long a position stays before it is thought about: who only walks past it starts nothing.
const PAUSE: Duration = Duration::from_millis(150);
/// So much of a line is shown.
const SHOWN: usize = 6;

/// What the engine thinks of the position that is shown.
#[derive(Clone, Copy)]
pub struct Thinking {
    /// How the person likes it.
    pub likes: RwSignal<Likes>,
    /// What it sees, and for which side.
    seen: RwSignal<Option<(Side, Seen)>>,
    /// What the other side would do, and what it would get.
    threat: RwSignal<Option<(SeenLine, Why)>>,
    /// What the bar shows: it stays until something better is known.
    outlook: RwSignal<Option<Outlook>>,
    speed: RwSignal<u64>,
    advisor: Advisor,
    since: StoredValue<f64>,
}

impl Thinking {
    /// An engine that thinks about wherever one looks in the tree, except while `waits`.
    #[must_use]
    pub fn about(tree: RwSignal<Tree>, waits: Signal<bool>) -> Thinking {
        let kept = storage::read(storage::ENGINE).unwrap_or_default();
        let Ok(likes) = kept.parse::<Likes>();
        let seen = RwSignal::new(None::<(Side, Seen)>);
        let threat = RwSignal::new(None::<(SeenLine, Why)>);
        let outlook = RwSignal::new(None);
        let speed = RwSignal::new(0);
        let since = StoredValue::new(0.0);
        let side = StoredValue::new(Side::White);
        let advisor = Advisor::new(move |told| match told {
            Told::Seen { what, .. } => {
                let seconds = (time::now() - since.get_value()).max(1.0) / 1000.0;
                speed.set((what.nodes as f64 / seconds) as u64);
                let side = side.get_value();
                if let Some(line) = what.lines.first() {
                    outlook.set(Some(Outlook::of(side, line)));
                }
                seen.set(Some((side, what)));
            }
            Told::Threat { what, .. } => {
                // Its time does not count.
                since.set_value(time::now());
                let game = tree.with_untracked(Tree::game);
                threat.set(
                    what.lines
                        .into_iter()
                        .next()
                        .and_then(|line| threatened(&game, line)),
                );
            }
            Told::Puzzle(_) => {}
        });
        let thinking = Thinking {
            likes: RwSignal::new(likes),
            seen,
            threat,
            outlook,
            speed,
            advisor,
            since,
        };
        thinking.follow(tree, waits, side);
        thinking
    }

    /// Whatever changes, what was thought is put away at once; a moment later it thinks about what is there then.
    fn follow(self, tree: RwSignal<Tree>, waits: Signal<bool>, side: StoredValue<Side>) {
        let (likes, hidden) = (self.likes, use_hidden());
        let shown = Memo::new(move |_| {
            tree.with(|tree| {
                let way = tree.path(tree.here()).into_iter();
                let entries: Vec<_> = way.filter_map(|node| tree.entry(node)).collect();
                (tree.options(), tree.start().clone(), entries)
            })
        });
        let soon = StoredValue::new(None::<TimeoutHandle>);
        Effect::new(move |_| {
            let likes = likes.get();
            storage::write(storage::ENGINE, &likes.to_string());
            shown.with(|_| ());
            self.advisor.rest();
            if let Some(soon) = soon.try_update_value(Option::take).flatten() {
                soon.clear();
            }
            self.seen.set(None);
            self.threat.set(None);
            if !likes.on || waits.get() || hidden.get() {
                return;
            }
            let game = tree.with_untracked(Tree::game);
            if game.outcome().is_some() {
                self.outlook.set(game.outcome().map(|outcome| Outlook {
                    white: Outlook::at_the_end(outcome),
                    centipoints: 0,
                    turns: None,
                }));
                return;
            }
            side.set_value(game.position().side());
            let think = move || self.think(&game, likes);
            soon.set_value(set_timeout_with_handle(think, PAUSE).ok());
        });
    }

    fn think(self, game: &Game, likes: Likes) {
        self.since.set_value(time::now());
        let effort = Effort {
            lines: likes.lines,
            nodes: None,
            threat: likes.threats,
        };
        self.advisor.look(game, effort);
    }

    /// The arrows on the board.
    #[must_use]
    pub fn marks(self) -> Vec<Mark> {
        if !self.likes.get().on {
            return Vec::new();
        }
        let mut marks = Vec::new();
        if let Some((side, seen)) = self.seen.get() {
            let lines = seen.lines.iter().enumerate().filter_map(|(place, line)| {
                let reason = if place == 0 {
                    Reason::Best
                } else {
                    Reason::Good
                };
                let mv = *line.moves.first()?;
                Some(Mark { mv, side, reason })
            });
            marks.extend(lines);
            let threat = self
                .threat
                .with(|threat| threat.as_ref()?.0.moves.first().copied());
            marks.extend(threat.map(|mv| Mark {
                mv,
                side: side.other(),
                reason: Reason::Threat,
            }));
        }
        marks
    }
}

/// Whether nobody can see the page.
fn use_hidden() -> Signal<bool> {
    let look = || document().visibility_state() == web_sys::VisibilityState::Hidden;
    let hidden = RwSignal::new(look());
    let handle = window_event_listener(ev::visibilitychange, move |_| hidden.set(look()));
    on_cleanup(move || handle.remove());
    hidden.into()
}

/// White's chances as a bar above the board.
#[component]
pub fn OutlookBar(
    /// The engine.
    thinking: Thinking,
) -> impl IntoView {
    let outlook = thinking.outlook;
    let percent = move || outlook.get().map_or(50, Outlook::percent);
    let spoken = move || {
        outlook.get().map_or_else(
            || words::engine_thinking().to_owned(),
            words::engine_bar_value,
        )
    };
    let over = move || thinking.seen.with(Option::is_none);
    move || {
        thinking.likes.get().on.then(|| {
            view! {
                <div
                    class="outlook"
                    class:stale=over
                    role="meter"
                    aria-label=words::engine_bar()
                    aria-valuemin="0"
                    aria-valuemax="100"
                    aria-valuenow=move || percent().to_string()
                    aria-valuetext=spoken
                >
                    <span class="share" style:width=move || format!("{}%", percent())></span>
                    <span class="figure" aria-hidden="true">{move || outlook.get().map(words::engine_score)}</span>
                </div>
            }
        })
    }
}

/// The panel beside the board: the switch, the best lines in words, what the other side threatens.
#[component]
pub fn ThinkingPanel(
    /// The engine.
    thinking: Thinking,
    /// Where its moves can be played.
    tree: RwSignal<Tree>,
) -> impl IntoView {
    let likes = thinking.likes;
    let on = Memo::new(move |_| likes.get().on);
    let over = Memo::new(move |_| tree.with(|tree| tree.game().outcome().is_some()));
    view! {
        <section class="engine" aria-label=words::engine()>
            {switch(
                words::engine_switch(),
                words::engine_switch_what(),
                Signal::derive(move || on.get()),
                Callback::new(move |on| likes.update(|likes| likes.on = on)),
            )}
            {move || match (on.get(), over.get()) {
                (false, _) => ().into_any(),
                (true, true) => view! { <p class="hush">{words::engine_over()}</p> }.into_any(),
                (true, false) => view! { <Lines thinking tree/> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Lines(thinking: Thinking, tree: RwSignal<Tree>) -> impl IntoView {
    let Thinking { likes, seen, .. } = thinking;
    let state = move || {
        if thinking.advisor.broken.get() {
            return words::engine_broken().to_owned();
        }
        seen.with(|seen| match seen {
            Some((_, seen)) if !seen.lines.is_empty() => {
                words::engine_depth(seen.depth, thinking.speed.get())
            }
            _ => words::engine_thinking().to_owned(),
        })
    };
    let standing = move || {
        let outlook = thinking
            .outlook
            .get()
            .filter(|_| seen.with(Option::is_some))?;
        Some(words::engine_bar_value(outlook))
    };
    let count = Memo::new(move |_| likes.get().lines);
    let lines = move || {
        (0..count.get())
            .map(|place| line(thinking, tree, place))
            .collect_view()
    };
    let counts = (1..=MOST_LINES).map(|lines| {
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (count.get() == lines).to_string()
                on:click=move |_| likes.update(|likes| likes.lines = lines)
            >
                {lines}
            </button>
        }
    });
    view! {
        <p class="standing">{standing}</p>
        <ol class="best-lines">{lines}</ol>
        <p class="hush small" data-testid="engine-state">{state}</p>
        <div class="row" role="group" aria-label=words::engine_lines()>
            <span class="hush" aria-hidden="true">{words::engine_lines()}</span>
            {counts.collect_view()}
        </div>
        {switch(
            words::engine_threats(),
            words::engine_threats_what(),
            Signal::derive(move || likes.get().threats),
            Callback::new(move |threats| likes.update(|likes| likes.threats = threats)),
        )}
        {move || likes.get().threats.then(|| view! { <Threat thinking/> })}
    }
}

/// One of the best lines: pressed, its first move is played.
fn line(thinking: Thinking, tree: RwSignal<Tree>, place: usize) -> impl IntoView {
    let found = Memo::new(move |_| {
        thinking.seen.with(|seen| {
            seen.as_ref()
                .and_then(|(side, seen)| Some((*side, seen.lines.get(place)?.clone())))
        })
    });
    let score = move || {
        found.with(|found| {
            found
                .as_ref()
                .map(|(side, line)| words::engine_score(Outlook::of(*side, line)))
        })
    };
    let moves = move || found.with(|found| found.as_ref().map(|(_, line)| written(line)));
    let play = move |_| {
        let first = found.with_untracked(|found| found.as_ref()?.1.moves.first().copied());
        if let Some(mv) = first {
            tree.update(|tree| {
                let _ = tree.play(mv.into());
            });
        }
    };
    view! {
        <li>
            <button type="button" class="best-line" disabled=move || found.with(Option::is_none) on:click=play>
                <b>{score}</b>
                <span>{moves}</span>
            </button>
        </li>
    }
}

/// Only what gets something is a threat.
fn threatened(game: &Game, line: SeenLine) -> Option<(SeenLine, Why)> {
    let mut position = game.position().clone();
    position.pass();
    let why = why(&position, game.rules().leaps(), &line, None);
    (why != Why::Quiet).then_some((line, why))
}

/// A line in notation.
fn written(line: &SeenLine) -> String {
    let moves = line.moves.iter().take(SHOWN).map(ToString::to_string);
    moves.collect::<Vec<_>>().join(" ")
}

#[component]
fn Threat(thinking: Thinking) -> impl IntoView {
    let said = move || {
        thinking.threat.with(|threat| {
            threat.as_ref().map(|(line, why)| {
                (
                    words::engine_threat(&written(line)),
                    words::engine_why(*why),
                )
            })
        })
    };
    move || match said() {
        Some((line, why)) => view! { <p class="threat-line">{line}<br/>{why}</p> }.into_any(),
        None => view! { <p class="hush">{words::engine_no_threat()}</p> }.into_any(),
    }
}

/// A switch with a word and what it does.
fn switch(
    label: &'static str,
    what: &'static str,
    on: Signal<bool>,
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="field switch">
            <span><b>{label}</b><small class="hush">{what}</small></span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || on.get()
                on:change:target=move |event| set.run(event.target().checked())
            />
        </label>
    }
}
