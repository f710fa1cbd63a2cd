//! `/games/ID`: a finished game, walked through by hand or by itself.

use std::time::Duration;

use gimel::{BySide, Side};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;
use protocol::GameRecord;

use crate::analysis::{share, tree::Tree};
use crate::board::play::show;
use crate::board::seat::Seat;
use crate::board::state::{BoardState, Control};
use crate::board::view::Board;
use crate::browser::download::download;
use crate::browser::title::use_title;
use crate::browser::{clipboard, date};
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::chrome::moves::Moves;
use crate::chrome::notation::line;
use crate::chrome::ornaments::Arches;
use crate::chrome::scrubber::Scrubber;
use crate::chrome::walk::{self, WalkButton};
use crate::games::sharing::Sharing;
use crate::games::{kept, shelf};
use crate::here::session::Session;
use crate::net::api;
use crate::words;

/// Between two moves when it walks by itself.
const PACE: Duration = Duration::from_millis(1100);

/// The page.
#[component]
pub fn Replay() -> impl IntoView {
    let params = use_params_map();
    let id = move || params.with(|params| params.get("id")).unwrap_or_default();
    let found = RwSignal::new(None::<Result<GameRecord, String>>);
    Effect::new(move |_| {
        let id = id();
        if kept::is_here(&id) {
            let games = shelf::games();
            let game = games.iter().find(|game| game.id == id);
            found.set(Some(
                game.map(GameRecord::from)
                    .ok_or_else(|| words::no_game().to_owned()),
            ));
            return;
        }
        let path = format!("/games/{}", api::escaped(&id));
        spawn_local(async move {
            let game = api::get::<GameRecord>(&path).await;
            if let Ok(game) = &game
                && game.summary.game == "dschamal"
            {
                // Another program shows those.
                let _ = window().location().replace(&format!("/dschamal{path}"));
                return;
            }
            found.try_set(Some(game.map_err(|problem| match problem.error.as_str() {
                "not-found" => words::no_game().to_owned(),
                _ => api::sentence(&problem),
            })));
        });
    });
    use_title(move || match found.get() {
        Some(Ok(game)) => words::against(&game.summary.game, &game.summary.players),
        _ => words::a_game().to_owned(),
    });
    view! {
        <Header title=words::a_game()/>
        <main id="main">
            {move || match found.get() {
                None => view! { <p class="page" role="status">{words::one_moment()}</p> }.into_any(),
                Some(Err(why)) => view! { <p class="page error" role="alert">{why}</p> }.into_any(),
                Some(Ok(game)) => match session_of(&game) {
                    Some(session) => view! { <Walk game session/> }.into_any(),
                    None => view! { <p class="page error" role="alert">{words::went_wrong()}</p> }.into_any(),
                },
            }}
        </main>
    }
}

/// The game with its players called as at the table.
fn session_of(game: &GameRecord) -> Option<Session> {
    let mut session = Session::from_record(&game.record)?;
    let names = session.names.clone();
    session.names = BySide::from_fn(|side: Side| {
        words::player_name(&game.summary.game, side as usize, &names[side])
    });
    Some(session)
}

/// The game, from its start.
#[component]
fn Walk(game: GameRecord, session: Session) -> impl IntoView {
    let end = session.game().entries().len();
    let tokens = line(session.game().start().side(), session.game().entries());
    let outcome = session.game().outcome();
    let names = session.names.clone();
    let seats = BySide::from_fn(|side: Side| Seat {
        name: names[side].clone(),
        ..Seat::default()
    });
    let at = RwSignal::new(0_usize);
    let walking = RwSignal::new(false);
    let session = StoredValue::new(session);
    let board = RwSignal::new(BoardState::default());
    Effect::new(move |_| {
        let moment = at.get();
        let (view, rules) = session
            .try_update_value(|session| {
                session.look(moment);
                (session.view(), session.game().rules().clone())
            })
            .unwrap_or_else(|| unreachable!("the session lives as long as the page"));
        board.update(|state| {
            state.rules = rules;
            state.control = Control::Nobody;
            let _ = show(state, &view.position, view.last, false);
        });
    });
    walk::by_itself(at, walking, end, PACE);
    walk::by_keys(at, walking, end);
    let go = Callback::new(move |moment: usize| {
        walking.set(false);
        at.set(moment.min(end));
    });
    let verdict = match outcome {
        Some(outcome) => format!(
            "{} {}",
            words::result(outcome, &names),
            words::reason(outcome, &names)
        ),
        None => words::result_word(&game.summary.result).to_owned(),
    };
    let (said, say) = signal("");
    let analysis = session
        .with_value(|session| Tree::from_record(&session.record()).map(|tree| share::write(&tree)));
    let analysis = analysis.unwrap_or_default();
    // Nobody else has a game of this device: the link carries it.
    let carried = kept::is_here(&game.summary.id).then(|| format!("/analysis#{analysis}"));
    let share_link = move |_| {
        let location = window().location();
        let link = match &carried {
            Some(carried) => location.origin().unwrap_or_default() + carried,
            None => location.href().unwrap_or_default(),
        };
        if clipboard::can_share() {
            clipboard::share(words::a_game(), &link);
        } else if clipboard::copy(&link) {
            say.set(words::copied());
        }
    };
    let here = kept::is_here(&game.summary.id);
    let summary = game.summary.clone();
    let mistakes = format!("/analysis?mistakes#{analysis}");
    let analysis = format!("/analysis#{analysis}");
    let record = StoredValue::new((format!("{}.gimel.txt", game.summary.id), game.record));
    view! {
        <div class="play">
            <Board
                state=board
                seats=Signal::derive(move || seats.clone())
                near=RwSignal::new(Side::White)
                on_move=Callback::new(|_| {})
            />
            <aside class="side" aria-label=words::moves()>
                <p class="status"><span>{verdict}</span></p>
                <p class="hush">{format!("{} · {}", date::day(game.summary.ended_at.0), words::turns(game.summary.turns))}</p>
                <Arches/>
                <Moves tokens=Signal::derive(move || tokens.clone()) current=at on_pick=go/>
                <Scrubber at end=Signal::derive(move || end) on_go=go/>
                <div class="row">
                    <WalkButton at walking end/>
                    <button type="button" class="quiet" on:click=share_link>
                        <Picture icon=Icon::Link/>
                        <span>{words::copy_link()}</span>
                    </button>
                    <span role="status">{said}</span>
                </div>
                {(!here).then(|| view! { <Sharing game=summary/> })}
                <p class="lone"><A href=mistakes>{words::mistakes_find()}</A></p>
                <p class="lone"><A href=analysis>{words::analyse()}</A></p>
                <p class="lone">
                    <button type="button" class="link" on:click=move |_| record.with_value(|(name, text)| download(name, text))>
                        {words::download()}
                    </button>
                </p>
            </aside>
        </div>
    }
}
