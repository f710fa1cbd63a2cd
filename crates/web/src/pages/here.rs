//! `/gimel/here`: two people, one device. The game is kept, so that a reload loses nothing.

use gimel::{BySide, Entry, Move, Side};
use leptos::ev;
use leptos::prelude::*;

use super::here_side::HereSide;
use crate::board::play::show;
use crate::board::seat::Seat;
use crate::board::state::{BoardState, Control};
use crate::board::view::Board;
use crate::browser::sound::{self, Sound};
use crate::browser::title::use_title;
use crate::browser::{storage, time};
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::one_tab::OneTab;
use crate::games::kept::KeptGame;
use crate::games::shelf;
use crate::here::clock::{Clock, face};
use crate::here::session::Session;
use crate::settings::Settings;
use crate::words;

/// How often the clock is looked at, in milliseconds.
const TICK: u64 = 100;
/// Less than this is little time, in milliseconds.
const HURRY: u64 = 10_000;

/// The game and its clock, and everything one can do to them.
#[derive(Clone, Copy)]
pub struct Hosting {
    /// The game.
    pub session: RwSignal<Session>,
    /// Its clock.
    pub clock: RwSignal<Clock>,
    settings: RwSignal<Settings>,
}

impl Hosting {
    fn new() -> Self {
        let kept = storage::read(storage::HERE).and_then(|text| Session::from_record(&text));
        let session = kept.unwrap_or_default();
        let clock = Clock::new(session.game().rules().options());
        let left = storage::read(storage::HERE_CLOCK).unwrap_or_default();
        Self {
            clock: RwSignal::new(clock.going_on(&left)),
            session: RwSignal::new(session),
            settings: expect_context(),
        }
    }

    /// Lets something happen; what the rules refuse does not.
    pub fn apply(self, entry: Entry) {
        let mut over = false;
        self.session.update(|session| {
            over = matches!(session.apply(entry), Ok(Some(_)));
        });
        if entry.is_turn() {
            self.clock.update(Clock::next_turn);
        }
        let kept = |session: &Session| KeptGame::of_session(session, time::now() as i64);
        if let Some(game) = self.session.with_untracked(kept).filter(|_| over) {
            shelf::keep(game);
        }
        if over && self.settings.get_untracked().sound {
            sound::play(Sound::End);
        }
    }

    /// Takes back a turn.
    pub fn take_back(self) {
        if let Some(game) = self
            .session
            .with_untracked(|session| KeptGame::of_session(session, 0))
        {
            shelf::take_back(&game.record);
        }
        self.session.update(Session::take_back);
        self.clock.update(Clock::next_turn);
    }

    /// Starts another game.
    pub fn begin(self, session: Session) {
        self.clock.set(Clock::new(session.game().rules().options()));
        self.session.set(session);
    }

    /// Looks at a moment.
    pub fn look(self, moment: usize) {
        self.session.update(|session| session.look(moment));
    }

    fn step(self, by: isize) {
        let shown = self.session.with_untracked(Session::shown);
        self.look(shown.saturating_add_signed(by));
    }
}

/// The page.
#[component]
pub fn Here() -> impl IntoView {
    use_title(|| words::here().to_owned());
    view! { <OneTab game=storage::HERE title=words::here()><Between/></OneTab> }
}

/// The game, where this tab has it.
#[component]
fn Between() -> impl IntoView {
    let hosting = Hosting::new();
    let session = hosting.session;
    let board = RwSignal::new(BoardState::default());
    let near = RwSignal::new(Side::White);
    Effect::new(move |_| {
        let (view, rules) =
            session.with(|session| (session.view(), session.game().rules().clone()));
        storage::write(storage::HERE, &session.with(Session::record).to_string());
        board.update(|state| {
            state.rules = rules;
            state.control = Control::Both;
            let _ = show(state, &view.position, view.last, view.open);
        });
    });
    run_clock(hosting);
    keep_clock(hosting);
    listen(hosting);
    let on_move = Callback::new(move |mv: Move| hosting.apply(mv.into()));
    let seats = Signal::derive(move || seats(&session.get(), hosting.clock.get()));
    view! {
        <Header title=words::here()/>
        <main id="main" class="play">
            <Board state=board seats near on_move>
                <button
                    type="button"
                    class="quiet"
                    disabled=move || session.with(|session| session.game().entries().is_empty())
                    on:click=move |_| hosting.take_back()
                >
                    <Picture icon=Icon::Undo/>
                    <span>{words::take_back()}</span>
                </button>
                <Verdict hosting/>
            </Board>
            <HereSide hosting board on_move/>
        </main>
    }
}

fn seats(session: &Session, clock: Clock) -> BySide<Seat> {
    let to_move = session.game().position().side();
    BySide::from_fn(|side| {
        let turn = clock.turn.filter(|_| side == to_move);
        let left = turn.or(clock.game);
        Seat {
            name: session.names[side].clone(),
            clock: left.map(face),
            hurry: left.is_some_and(|left| left < HURRY),
            ..Seat::default()
        }
    })
}

/// How it ended, why, and what now.
#[component]
fn Verdict(hosting: Hosting) -> impl IntoView {
    let outcome = Memo::new(move |_| hosting.session.with(|session| session.game().outcome()));
    move || {
        outcome.get().map(|outcome| {
            let names = hosting.session.with_untracked(|session| session.names.clone());
            view! {
                <div class="verdict" role="status">
                    <p><b>{words::result(outcome, &names)}</b>" "{words::reason(outcome, &names)}</p>
                    <button
                        type="button"
                        class="act"
                        on:click=move |_| hosting.begin(hosting.session.with_untracked(Session::rematch))
                    >
                        {words::rematch()}
                    </button>
                </div>
            }
        })
    }
}

/// The clock runs from the first move to the last.
fn run_clock(hosting: Hosting) {
    let now = || {
        window()
            .performance()
            .map_or(0.0, |performance| performance.now())
    };
    let before = StoredValue::new(now());
    let handle = set_interval_with_handle(
        move || {
            let passed = now() - before.get_value();
            before.set_value(now());
            let runs = hosting.clock.with_untracked(Clock::runs)
                && hosting.session.with_untracked(|session| {
                    session.game().outcome().is_none() && !session.game().entries().is_empty()
                });
            if runs {
                let mut due = None;
                hosting
                    .clock
                    .update(|clock| due = clock.pass(passed as u64));
                if let Some(entry) = due {
                    hosting.apply(entry);
                }
            }
        },
        std::time::Duration::from_millis(TICK),
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}

/// What is left is kept every second.
fn keep_clock(hosting: Hosting) {
    const SECOND: u64 = 1000;
    let seconds = Memo::new(move |_| {
        let Clock { game, turn, .. } = hosting.clock.get();
        (
            game.map(|left| left / SECOND),
            turn.map(|left| left / SECOND),
        )
    });
    Effect::new(move |_| {
        seconds.with(|_| ());
        storage::write(
            storage::HERE_CLOCK,
            &hosting.clock.with_untracked(Clock::write),
        );
    });
}

/// The keys of the page, wherever one stands but in a field.
fn listen(hosting: Hosting) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if crate::chrome::help::is_typing(&event) || event.ctrl_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "," => hosting.step(-1),
            "." => hosting.step(1),
            "u" | "U" => hosting.take_back(),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
