//! The whole board: seats, trays, squares, the finger that drags, sounds, and the voice that says what happened.

use gimel::{BySide, Move, Piece, Position, Side, Square};
use leptos::ev::{self, KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg::Svg;

use super::geometry::{Layout, better_upright};
use super::grid::{Grid, frame_of};
use super::keys::{Key, press_key};
use super::legal::{actor, in_turn, may_hold};
use super::marks::Mark;
use super::pieces::PieceIcon;
use super::play::{TREMBLE, cancel, confirm, drag_to, press, release};
use super::scene::scene;
use super::seat::{Seat, Strip, Tray};
use super::small::{Small, is_seen, reveal};
use super::speech;
use super::state::{BoardState, Held, Spot};
use crate::browser::sound::{self, Sound};
use crate::browser::{motion, viewport};
use crate::chrome::icons::{Icon, Picture};
use crate::settings::Settings;
use crate::words;

/// A board that is played at. It draws `state`, changes what is held in it, and hands out moves; whoever owns the game
/// plays them and shows the outcome with [`super::play::show`].
#[component]
pub fn Board(
    /// What is shown and held.
    state: RwSignal<BoardState>,
    /// Who sits where.
    #[prop(into)]
    seats: Signal<BySide<Seat>>,
    /// The side at the bottom.
    near: RwSignal<Side>,
    /// A move is to be played.
    on_move: Callback<Move>,
    /// What somebody points at: moves as arrows.
    #[prop(optional, into)]
    marks: Signal<Vec<Mark>>,
    /// More buttons for the row below the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let size = viewport::use_viewport();
    let layout = Memo::new(move |_| Layout {
        upright: better_upright(size.get().0, size.get().1),
        turned: near.get() == Side::Black,
    });
    let attacks = RwSignal::new(false);
    let node = NodeRef::<Svg>::new();
    let cells = Memo::new(move |_| state.with(|state| scene(state, layout.get(), attacks.get())));
    let act = Acting { state, on_move };
    let small = Small::watch(size);
    let placing = Memo::new(move |_| state.with(|state| matches!(state.held, Some(Held::Hand(_)))));
    Effect::new(move |_| {
        let wanted = settings.get().confirm || small.is_tight();
        state.update(|state| state.confirm = wanted);
    });
    keep_in_sight(state, small, node);
    let lies = StoredValue::new(None);
    follow_pointer(act, layout, node, lies);
    let on_square = Callback::new(move |(square, at)| {
        let spot = Spot::Square(square);
        let picks = |state: &BoardState| may_hold(state, Held::On(square));
        if small.scrolls() && !state.with_untracked(picks) {
            // It may be the beginning of scrolling.
            lies.set_value(Some((spot, at)));
        } else {
            act.on(|state| press(state, spot, at));
        }
    });
    let said = tell_moves(state, settings);
    let seat = move |side: Signal<Side>| {
        Signal::derive(move || seats.with(|seats| seats[side.get()].clone()))
    };
    let far = Signal::derive(move || near.get().other());
    let near_side = Signal::derive(move || near.get());
    let on_tray = Callback::new(move |(spot, at)| act.on(|state| press(state, spot, at)));
    view! {
        <section class="board" class:upright=move || layout.get().upright class:placing=placing class:small=move || small.is_tight() class:whole=move || small.whole.get() aria-label=words::gimel()>
            <span node_ref=small.probe class="probe" aria-hidden="true"></span>
            <div class="far strip-place"><Strip state side=far seat=seat(far)/></div>
            <div class="far tray-place"><Tray state side=far on_press=on_tray/></div>
            <div class="grid-place">
                <Grid
                    cells=cells
                    layout=layout
                    coordinates=Signal::derive(move || settings.get().coordinates)
                    cursor=Signal::derive(move || state.with(|state| state.cursor))
                    marks
                    node
                    on_press=on_square
                    on_key=Callback::new(move |event| key_down(act, layout, attacks, &event))
                />
            </div>
            <div class="near tray-place"><Tray state side=near_side on_press=on_tray/></div>
            <div class="near strip-place"><Strip state side=near_side seat=seat(near_side)/></div>
            <div class="deeds">
                <Waiting act/>
                <RemarkLine state/>
                <button
                    type="button"
                    class="quiet"
                    aria-pressed=move || attacks.get().to_string()
                    on:click=move |_| attacks.update(|on| *on = !*on)
                >
                    <Picture icon=Icon::Attacks/>
                    <span>{words::show_attacks()}</span>
                </button>
                <button
                    type="button"
                    class="quiet"
                    on:click=move |_| near.update(|side| *side = side.other())
                >
                    <Picture icon=Icon::Turn/>
                    <span>{words::turn_board()}</span>
                </button>
                {move || small.is_tight().then(|| view! {
                    <button
                        type="button"
                        class="quiet"
                        aria-pressed=move || small.whole.get().to_string()
                        on:click=move |_| small.whole.update(|whole| *whole = !*whole)
                    >
                        {words::whole_board()}
                    </button>
                })}
                {children.map(|children| children())}
            </div>
            <Dragged state/>
            <p class="voice" role="status" aria-live="polite">{said}</p>
        </section>
    }
}

/// The state, and where moves go.
#[derive(Clone, Copy)]
struct Acting {
    state: RwSignal<BoardState>,
    on_move: Callback<Move>,
}

impl Acting {
    /// Does something to the board, and hands out the move that came of it.
    fn on(self, deed: impl FnOnce(&mut BoardState) -> Option<Move>) {
        let mut played = None;
        self.state.update(|state| played = deed(state));
        if let Some(mv) = played {
            self.on_move.run(mv);
        }
    }
}

/// Where the keyboard stands and where a move was made is seen, on a board that scrolls too.
fn keep_in_sight(state: RwSignal<BoardState>, small: Small, node: NodeRef<Svg>) {
    let cursor = Memo::new(move |_| state.with(|state| state.cursor));
    let last = Memo::new(move |_| state.with(|state| state.last.map(Move::to)));
    Effect::new(move |before: Option<Option<Square>>| {
        let (last, cursor, scrolls) = (last.get(), cursor.get(), small.scrolls());
        if scrolls {
            let moved = before != Some(last);
            let wanted = last.filter(|_| moved).unwrap_or(cursor);
            // Once the squares have the size they will have.
            request_animation_frame(move || reveal(node, wanted));
        }
        last
    });
}

/// A finger that came down without a piece under it: what it means shows when it is lifted.
type Lies = StoredValue<Option<(Spot, (f64, f64))>>;

/// A finger may leave the board while it drags, so the whole window is listened to.
fn follow_pointer(act: Acting, layout: Memo<Layout>, node: NodeRef<Svg>, lies: Lies) {
    let place = move |event: &PointerEvent| {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let frame = frame_of(node).filter(|_| is_seen(node, at));
        let under = frame.and_then(|frame| layout.get_untracked().square_under(frame, at.0, at.1));
        (at, under)
    };
    let moved = window_event_listener(ev::pointermove, move |event| {
        let (at, under) = place(&event);
        let news = act
            .state
            .with_untracked(|state| state.drag.is_some() || state.over != under);
        if news {
            act.state.update(|state| drag_to(state, at, under));
        }
    });
    let lifted = window_event_listener(ev::pointerup, move |event| {
        if let Some((spot, from)) = lies.try_update_value(Option::take).flatten() {
            let (at, under) = place(&event);
            let still = (at.0 - from.0).hypot(at.1 - from.1) <= TREMBLE;
            if still && under.map(Spot::Square) == Some(spot) {
                act.on(|state| press(state, spot, at));
            }
        }
        if act.state.with_untracked(|state| state.drag.is_some()) {
            act.on(|state| release(state, place(&event).1));
        }
    });
    let lost = window_event_listener(ev::pointercancel, move |_| {
        lies.set_value(None);
        act.state.update(|state| state.drag = None);
    });
    on_cleanup(move || {
        moved.remove();
        lifted.remove();
        lost.remove();
    });
}

fn key_down(act: Acting, layout: Memo<Layout>, attacks: RwSignal<bool>, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let name = event.key();
    if name.eq_ignore_ascii_case("a") {
        attacks.update(|on| *on = !*on);
    } else if let Some(key) = Key::named(&name) {
        event.prevent_default();
        act.on(|state| press_key(state, key, layout.get_untracked()));
    }
}

/// The buttons for a move that waits.
#[component]
fn Waiting(act: Acting) -> impl IntoView {
    let pending = Memo::new(move |_| act.state.with(|state| state.pending));
    move || {
        pending.get().map(|mv| {
            view! {
                <button type="button" class="act" on:click=move |_| act.on(confirm)>
                    {words::play_it(mv)}
                </button>
                <button type="button" class="quiet" on:click=move |_| act.state.update(cancel)>
                    <Picture icon=Icon::Undo/>
                    <span>{words::take_it_back()}</span>
                </button>
            }
        })
    }
}

/// What can be done, for who tapped where nothing can.
#[component]
fn RemarkLine(state: RwSignal<BoardState>) -> impl IntoView {
    let remark = Memo::new(move |_| state.with(|state| state.remark));
    view! { <p class="remark" role="status">{move || remark.get().map(words::remark)}</p> }
}

/// The piece under the finger.
#[component]
fn Dragged(state: RwSignal<BoardState>) -> impl IntoView {
    let piece = Memo::new(move |_| state.with(dragged));
    let place =
        Memo::new(move |_| state.with(|state| state.drag.map_or((0.0, 0.0), |drag| drag.at)));
    move || {
        piece.get().map(|piece| {
            view! {
                <div
                    class="dragged"
                    style=("left", move || format!("{}px", place.get().0))
                    style=("top", move || format!("{}px", place.get().1))
                >
                    <PieceIcon piece/>
                </div>
            }
        })
    }
}

fn dragged(state: &BoardState) -> Option<Piece> {
    state.drag.filter(|drag| drag.moving)?;
    match state.held? {
        Held::On(square) => state.position.piece_at(square),
        Held::Hand(kind) => Some(Piece {
            side: actor(state)?,
            kind,
        }),
    }
}

/// Says, sounds and shakes what changed on the board; returns what was said last.
fn tell_moves(state: RwSignal<BoardState>, settings: RwSignal<Settings>) -> ReadSignal<String> {
    let (said, say) = signal(String::new());
    let shown = Memo::new(move |_| state.with(|state| (state.position.clone(), state.last)));
    Effect::new(move |before: Option<Position>| {
        let (position, last) = shown.get();
        if let (Some(before), Some(mv)) = (before, last)
            && follows(&before, mv, &position)
        {
            say.set(speech::played(&before, mv));
            announce(mv, settings.get_untracked());
        }
        position
    });
    said
}

/// Whether a move leads from one position to the other; a jump through the game is no move.
fn follows(before: &Position, mv: Move, after: &Position) -> bool {
    let possible = match mv {
        Move::Place { kind, to } => {
            before.hand(before.side())[kind] > 0 && !before.occupied().contains(to)
        }
        Move::Step { from, .. } => before.standing(before.side()).contains(from),
        Move::Capture { from, to } => {
            before.standing(before.side()).contains(from)
                && before.standing(before.side().other()).contains(to)
        }
    };
    possible && {
        let mut played = before.clone();
        let _ = played.make(mv);
        played.occupied() == after.occupied()
    }
}

fn announce(mv: Move, settings: Settings) {
    if settings.sound {
        sound::play(match mv {
            Move::Place { .. } => Sound::Place,
            Move::Step { .. } => Sound::Step,
            Move::Capture { .. } => Sound::Capture,
        });
    }
    if settings.vibration {
        motion::buzz(if mv.is_capture() { 35 } else { 12 });
    }
}

/// Whether the person at this board is asked to do something now.
#[must_use]
pub fn is_asked(state: &BoardState) -> bool {
    state.open && in_turn(state)
}
