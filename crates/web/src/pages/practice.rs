//! `/practice`: feel a shape and name it; today's ten; how it went so far. Nothing of it needs the house.

use bag::Act;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

use crate::bag::lesson::Sounds;
use crate::bag::pointers::is_coarse;
use crate::bag::view::BagView;
use crate::browser::title::use_title;
use crate::browser::{clipboard, date, time};
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::dschamal::piece::PieceSymbols;
use crate::practice::answers::Answers;
use crate::practice::daily::{self, PIECES};
use crate::practice::lights::lights_on;
use crate::practice::record::Record;
use crate::practice::round::{Course, Round, Stage, today};
use crate::words;

/// The page.
#[component]
pub fn Practice() -> impl IntoView {
    use_title(|| words::practice().to_owned());
    let round = Round::new();
    let today_asked = use_query_map().with_untracked(|query| query.get("today").is_some());
    if today_asked && !round.book.with_untracked(|book| book.days.is_done(today())) {
        round.begin(Course::Daily);
    }
    let place = Memo::new(move |_| Place::of(&round.stage.get()));
    view! {
        <PieceSymbols/>
        <Header title=words::practice()/>
        {move || match place.get() {
            Place::Door => view! { <main id="main" class="page practice"><Courses round/><Record round/></main> }.into_any(),
            Place::Bag => view! { <main id="main" class="practice in-bag"><InBag round/></main> }.into_any(),
            Place::Broken => view! {
                <main id="main" class="page practice">
                    <p class="error" role="alert">{words::bag_broken()}</p>
                    <button type="button" class="act" on:click=|_| { let _ = window().location().reload(); }>{words::again()}</button>
                </main>
            }.into_any(),
        }}
    }
}

/// Which part of the page is shown: it stays while pieces come and go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Door,
    Bag,
    Broken,
}

impl Place {
    const fn of(stage: &Stage) -> Place {
        match stage {
            Stage::Door | Stage::Done => Place::Door,
            Stage::Broken => Place::Broken,
            Stage::Dealing | Stage::Feeling | Stage::Lit(_) => Place::Bag,
        }
    }
}

/// The three ways to practise.
#[component]
fn Courses(round: Round) -> impl IntoView {
    let door = move |course: Course, title: &'static str, what: &'static str| {
        view! {
            <button type="button" class="door-plate" on:click=move |_| round.begin(course)>
                <b>{title}</b>
                <span>{what}</span>
                <Picture icon=Icon::Door/>
            </button>
        }
    };
    view! {
        <p class="lead">{words::practice_lead()}</p>
        <Daily round/>
        <div class="doors">
            {door(Course::Hand, words::one_in_hand(), words::one_in_hand_what())}
            {door(Course::Crowd, words::in_crowd(), words::in_crowd_what())}
            <a class="door-plate" href="/practice/tower">
                <b>{words::build()}</b>
                <span>{words::build_what()}</span>
                <Picture icon=Icon::Door/>
            </a>
        </div>
        <label class="field switch">
            <span><b>{words::with_decoys()}</b><small class="hush">{words::with_decoys_what()}</small></span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || round.decoys.get()
                on:change:target=move |event| round.decoys.set(event.target().checked())
            />
        </label>
        <label class="field switch">
            <span><b>{words::eyes_closed()}</b><small class="hush">{words::eyes_closed_practice()}</small></span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || round.eyes_closed.get()
                on:change:target=move |event| round.eyes_closed.set(event.target().checked())
            />
        </label>
        <Sounds/>
    }
}

/// Today's ten: a door before, a result after.
#[component]
fn Daily(round: Round) -> impl IntoView {
    move || {
        let day = today();
        let (named, streak) = round
            .book
            .with(|book| (book.days.named(day).to_vec(), book.days.streak(day)));
        if named.len() < PIECES {
            return view! {
                <button type="button" class="door-plate first" on:click=move |_| round.begin(Course::Daily)>
                    <b>{words::daily()}</b>
                    <span>{words::daily_what()}</span>
                    {words::streak(streak).map(|days| view! { <span>{days}</span> })}
                </button>
            }
            .into_any();
        }
        let right: Vec<bool> = named.iter().map(|named| named.right).collect();
        let seconds = daily::seconds(&named);
        let score = words::daily_score(daily::score(&named), PIECES, seconds);
        let (said, set_said) = signal("");
        let share = move |_| {
            let address = window().location().origin().unwrap_or_default() + "/practice";
            let today = date::day(time::now() as i64);
            let text = words::daily_share(&today, &right, seconds, &address);
            if clipboard::copy(&text) {
                set_said.set(words::copied());
            }
        };
        let marks = named
            .iter()
            .map(|named| if named.right { '●' } else { '○' });
        view! {
            <section class="panel today">
                <h2>{words::daily()}</h2>
                <p class="score">{score}</p>
                <p class="marks" aria-hidden="true">{marks.collect::<String>()}</p>
                <p class="hush">{words::streak(streak)}" "{words::daily_done()}</p>
                <p class="row">
                    <button type="button" class="act" on:click=share>{words::share_result()}</button>
                    <span role="status">{said}</span>
                </p>
            </section>
        }
        .into_any()
    }
}

const IN_HAND: &[Act] = &[Act::Cup, Act::Dip];
const IN_CROWD: &[Act] = &[Act::Cup, Act::Dip, Act::ShakeOff];

/// In the bag: feel, name, see.
#[component]
pub fn InBag(
    /// The practice.
    round: Round,
) -> impl IntoView {
    let verdict = Memo::new(move |_| match round.stage.get() {
        Stage::Lit(verdict) => Some(verdict),
        _ => None,
    });
    let running = Signal::derive(move || round.stage.with(|stage| *stage == Stage::Feeling));
    let crowd = round.course.get_untracked() == Course::Crowd;
    let acts = if crowd { IN_CROWD } else { IN_HAND };
    let on_hand = Callback::new(move |inputs| round.hand(inputs));
    let head = move || match (round.course.get(), running.get()) {
        (Course::Daily, _) => words::piece_of(round.number(), PIECES),
        (Course::Crowd, _) => words::crowd_how().to_owned(),
        (Course::Hand, _) if is_coarse() => words::practice_thumb().to_owned(),
        (Course::Hand, _) => words::practice_mouse().to_owned(),
    };
    view! {
        <p class="hush how">{head}</p>
        <div class="practice-bag" class:blind=move || round.eyes_closed.get() && verdict.with(Option::is_none) class:is-lit=move || verdict.with(Option::is_some)>
            <BagView feeling=round.feeling running on_hand acts/>
            {move || verdict.get().map(|verdict| lights_on(&verdict))}
            {move || (round.stage.with(|stage| *stage == Stage::Dealing))
                .then(|| view! { <p class="dealing" role="status">{words::dealing()}</p> })}
        </div>
        {move || match verdict.get() {
            Some(_) => view! { <After round/> }.into_any(),
            None => view! { <Answers round/> }.into_any(),
        }}
    }
}

/// What comes after a named piece.
#[component]
fn After(round: Round) -> impl IntoView {
    let last = round.course.get_untracked() == Course::Daily
        && round.book.with_untracked(|book| book.days.is_done(today()));
    let next = if last {
        words::see_result()
    } else {
        words::next_piece()
    };
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="after">
            <button type="button" class="quiet" on:click=move |_| round.stage.set(Stage::Door)>{words::enough()}</button>
            <button node_ref=button type="button" class="act" on:click=move |_| round.deal()>{next}</button>
        </div>
    }
}
