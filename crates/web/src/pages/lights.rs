//! `/dschamal/games/ID` and `/dschamal/games/here`: a game of Dschamál that is over, kept by the house or by this device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use protocol::{GameRecord, GameSummary};

use crate::browser::thread::{News, Thread};
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::games::sharing::Sharing;
use crate::hands::job::Job;
use crate::lamp::lit::Lit;
use crate::lamp::walk::Walk;
use crate::lamp::wire::{Film, Seen, Show, Story};
use crate::net::json;
use crate::net::{api, finished};
use crate::solo::shelf;
use crate::words;

/// Where the game is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Kept {
    /// In the house, by this name.
    House(String),
    /// On this device.
    Here,
}

/// What the page knows.
#[derive(Clone, Copy)]
struct Lamp {
    thread: StoredValue<Option<Thread>>,
    kept: StoredValue<Kept>,
    story: RwSignal<Option<Story>>,
    numbers: RwSignal<Vec<u32>>,
    /// The reach that is wanted, and what was filmed of it.
    wanted: RwSignal<Option<usize>>,
    film: RwSignal<Option<Film>>,
    error: RwSignal<String>,
    /// Where it was played, for those who played.
    table: RwSignal<Option<String>>,
    /// The game, if the house keeps it.
    game: RwSignal<Option<GameSummary>>,
}

/// A game that the house has kept.
#[component]
pub fn SeenAgain() -> impl IntoView {
    let params = use_params_map();
    let id = params.with_untracked(|params| params.get("id"));
    view! { <Again kept=Kept::House(id.unwrap_or_default())/> }
}

/// The game of this device.
#[component]
pub fn HereAgain() -> impl IntoView {
    view! { <Again kept=Kept::Here/> }
}

#[component]
fn Again(kept: Kept) -> impl IntoView {
    use_title(|| words::a_dschamal_game().to_owned());
    let here = kept == Kept::Here;
    let lamp = Lamp::new(kept);
    let at = RwSignal::new(0_usize);
    // The lights go out when another event is looked at.
    Effect::new(move |before: Option<usize>| {
        let now = at.get();
        if before.is_some_and(|before| before != now) {
            lamp.darken();
        }
        now
    });
    let inside = move || {
        if !lamp.error.read().is_empty() {
            return view! { <p class="page error" role="alert">{move || lamp.error.get()}</p> }
                .into_any();
        }
        match lamp.story.get() {
            None => view! { <p class="page" role="status">{words::one_moment()}</p> }.into_any(),
            Some(story) => view! {
                <Walk
                    story
                    at
                    on_light=Callback::new(move |reach| lamp.light(reach))
                    lit=Signal::derive(move || lamp.wanted.get().is_some())
                    picture=move || lamp.picture(at)
                />
            }
            .into_any(),
        }
    };
    let back = Signal::derive(move || match lamp.kept.get_value() {
        Kept::Here => Some("/dschamal/here".to_owned()),
        Kept::House(_) => lamp.table.get().map(|table| format!("/d/{table}")),
    });
    view! {
        <Header title=words::a_dschamal_game() back/>
        <main id="main" class:solo=here>
            {inside}
            {move || lamp.game.get().map(|game| view! { <div class="page"><Sharing game/></div> })}
        </main>
    }
}

impl Lamp {
    fn new(kept: Kept) -> Lamp {
        let lamp = Lamp {
            thread: StoredValue::new(None),
            kept: StoredValue::new(kept.clone()),
            story: RwSignal::new(None),
            numbers: RwSignal::new(Vec::new()),
            wanted: RwSignal::new(None),
            film: RwSignal::new(None),
            error: RwSignal::new(String::new()),
            table: RwSignal::new(None),
            game: RwSignal::new(None),
        };
        let thread = Thread::open("feel", move |news| lamp.news(news));
        lamp.thread.set_value(Some(thread));
        match kept {
            Kept::Here => lamp.ask(Show::Log(shelf::read())),
            Kept::House(id) => lamp.load(id),
        }
        lamp
    }

    fn load(self, id: String) {
        spawn_local(async move {
            let path = format!("/games/{}", api::escaped(&id));
            match api::get::<GameRecord>(&path).await {
                Ok(game) => {
                    self.table.try_set(game.summary.table.clone());
                    self.game.try_set(Some(game.summary));
                    self.ask(Show::Record(game.record));
                }
                Err(problem) => {
                    self.error.try_set(api::sentence(&problem));
                    return;
                }
            }
            if let Ok(numbers) = api::get::<Vec<u32>>(&format!("{path}/contests")).await {
                self.numbers.try_set(numbers);
            }
        });
    }

    fn ask(self, show: Show) {
        let thread = self.thread.try_get_value().flatten();
        if let (Some(thread), Ok(text)) = (thread, serde_json::to_string(&Job::Lamp(show))) {
            thread.tell(text);
        }
    }

    fn news(self, news: News) {
        match news {
            News::Ready => {}
            News::Broken => self.error.set(words::no_thread().to_owned()),
            News::Said(text) => match json::read(&text) {
                Some(Seen::Story(story)) => {
                    if !story.reaches.is_empty() {
                        self.numbers.set(story.reaches.clone());
                    }
                    self.story.set(Some(*story));
                }
                Some(Seen::Film(film)) => self.film.set(Some(*film)),
                Some(Seen::Nothing) | None => self.error.set(words::nothing_to_see().to_owned()),
            },
        }
    }

    /// Lights on.
    fn light(self, reach: usize) {
        self.film.set(None);
        self.wanted.set(Some(reach));
        let number = self.numbers.with_untracked(|all| all.get(reach).copied());
        let Some(number) = number else { return };
        match self.kept.get_value() {
            Kept::Here => self.ask(Show::Own(number)),
            Kept::House(id) => spawn_local(async move {
                match finished::reach(&id, number).await {
                    Ok(light) => self.ask(Show::Reach(Box::new(light))),
                    Err(problem) => {
                        self.error.try_set(api::sentence(&problem));
                    }
                }
            }),
        }
    }

    fn darken(self) {
        if self.wanted.get_untracked().is_some() {
            self.wanted.set(None);
            self.film.set(None);
        }
    }

    fn picture(self, at: RwSignal<usize>) -> AnyView {
        let Some(film) = self.film.get() else {
            return view! { <p role="status">{words::one_moment()}</p> }.into_any();
        };
        let names = self.names(&film, at.get_untracked());
        view! {
            <Lit film names/>
            <button type="button" class="quiet wide" on:click=move |_| self.darken()>{words::lights_off()}</button>
        }
        .into_any()
    }

    /// The names of those whose hands are in the film, in its order: seats that play are in the order of the rules.
    fn names(self, film: &Film, at: usize) -> Vec<String> {
        self.story.with_untracked(|story| {
            let Some(story) = story else {
                return Vec::new();
            };
            let step = story.steps.get(at);
            let mut players: Vec<usize> = step
                .map(|step| step.hands.iter().map(|hand| hand.player).collect())
                .unwrap_or_default();
            players.sort_unstable();
            let mut seats = film.seats.clone();
            seats.sort_unstable();
            let named = film.seats.iter().map(|seat| {
                let place = seats.iter().position(|it| it == seat);
                let player = place.and_then(|place| players.get(place).copied());
                let name = story.names.get(player.unwrap_or(*seat));
                name.cloned().unwrap_or_default()
            });
            named.collect()
        })
    }
}
