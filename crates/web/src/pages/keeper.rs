//! `/keeper`: for whoever runs the house. Reports, tables, people, what was decided and what was done.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    KeeperBan, KeeperDeed, KeeperEntry, KeeperPerson, KeeperReport, KeeperTable, KeeperView,
    Problem,
};

use crate::browser::date;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::net::api;
use crate::words;

/// The house in the keeper's hands.
#[derive(Clone, Copy)]
struct Desk {
    view: RwSignal<Option<KeeperView>>,
    /// The house has answered: who asks is the keeper, or not.
    known: RwSignal<bool>,
    reason: RwSignal<String>,
    error: RwSignal<String>,
    said: RwSignal<&'static str>,
}

impl Desk {
    fn new() -> Desk {
        Desk {
            view: RwSignal::new(None),
            known: RwSignal::new(false),
            reason: RwSignal::new(String::new()),
            error: RwSignal::new(String::new()),
            said: RwSignal::new(""),
        }
    }

    fn look(self) {
        spawn_local(async move { self.answered(api::get("/keeper").await, "") });
    }

    /// A deed with the reason that was written, if it needs one.
    fn does(self, deed: impl FnOnce(String) -> KeeperDeed) {
        let deed = deed(self.reason.get_untracked());
        self.said.set("");
        spawn_local(async move {
            let answer = api::send("POST", "/keeper", Some(&deed)).await;
            self.answered(answer, words::deed_done());
        });
    }

    fn answered(self, answer: Result<KeeperView, Problem>, said: &'static str) {
        self.known.try_set(true);
        match answer {
            Ok(view) => {
                self.error.try_set(String::new());
                self.said.try_set(said);
                self.view.try_set(Some(view));
            }
            // Somebody who has only opened the page has done nothing wrong.
            Err(problem) if problem.error == "not-keeper" => {
                self.view.try_set(None);
            }
            Err(problem) => {
                self.error.try_set(api::sentence(&problem));
            }
        }
    }
}

/// The page.
#[component]
pub fn Keeper() -> impl IntoView {
    use_title(|| words::keeper().to_owned());
    let desk = Desk::new();
    Effect::new(move |_| desk.look());
    let inside = Memo::new(move |_| desk.view.with(Option::is_some));
    view! {
        <Header title=words::keeper()/>
        <main id="main" class="page keeper">
            <p class="error" role="alert">{move || desk.error.get()}</p>
            <p role="status">{move || desk.said.get()}</p>
            {move || match (desk.known.get(), inside.get()) {
                (false, _) => view! { <p role="status">{words::one_moment()}</p> }.into_any(),
                (true, false) => view! { <Enter desk/> }.into_any(),
                (true, true) => view! { <House desk/> }.into_any(),
            }}
        </main>
    }
}

/// The question for the token.
#[component]
fn Enter(desk: Desk) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let token = field.get_untracked().map(|field| field.value());
        let entry = KeeperEntry {
            token: token.unwrap_or_default(),
        };
        spawn_local(async move {
            match api::send::<_, ()>("POST", "/keeper/enter", Some(&entry)).await {
                Ok(()) => desk.look(),
                Err(problem) => {
                    desk.error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    view! {
        <form class="stack" on:submit=submit>
            <p class="hush" id="keeper-what">{words::keeper_what()}</p>
            <label for="keeper-token">{words::keeper_token()}</label>
            <input
                node_ref=field
                id="keeper-token"
                type="password"
                autocomplete="current-password"
                aria-describedby="keeper-what"
                maxlength="100"
                required
            />
            <div class="row"><button type="submit" class="act">{words::come_in()}</button></div>
        </form>
    }
}

/// Everything, in sections.
#[component]
fn House(desk: Desk) -> impl IntoView {
    let leave = move |_| {
        spawn_local(async move {
            match api::send::<(), ()>("POST", "/keeper/leave", None).await {
                Ok(()) => {
                    desk.view.try_set(None);
                }
                Err(problem) => {
                    desk.error.try_set(api::sentence(&problem));
                }
            }
        });
    };
    let of = move |part: fn(Desk, &KeeperView) -> AnyView| {
        move || {
            desk.view
                .with(|view| view.as_ref().map(|view| part(desk, view)))
        }
    };
    view! {
        <div class="row">
            <button type="button" class="quiet" on:click=move |_| desk.look()>{words::look_again()}</button>
            <button type="button" class="quiet" on:click=leave>{words::keeper_leave()}</button>
        </div>
        <label class="field">
            <span>{words::deed_reason()}</span>
            <input
                type="text"
                maxlength="300"
                prop:value=move || desk.reason.get()
                on:input:target=move |event| desk.reason.set(event.target().value())
            />
        </label>
        <section><h2>{words::reports()}</h2>{of(reports)}</section>
        <section><h2>{words::keeper_people()}</h2>{of(people)}</section>
        <section><h2>{words::keeper_tables()}</h2>{of(tables)}</section>
        <section><h2>{words::bans()}</h2>{of(bans)}<BanRange desk/></section>
        <section><h2>{words::word_list()}</h2><Words desk/></section>
        <section><h2>{words::keeper_log()}</h2>{of(log)}</section>
    }
}

/// A list, or the word for an empty one.
fn list(lines: Vec<AnyView>, none: &'static str) -> AnyView {
    if lines.is_empty() {
        view! { <p class="hush">{none}</p> }.into_any()
    } else {
        view! { <ul class="plain">{lines}</ul> }.into_any()
    }
}

/// A button that is named by what it is about. Everything it does can be lifted again.
fn button(label: &'static str, what: &str, deed: impl Fn() + Send + 'static) -> AnyView {
    let spoken = words::deed_upon(label, what);
    view! { <button type="button" class="quiet" aria-label=spoken on:click=move |_| deed()>{label}</button> }.into_any()
}

fn reports(desk: Desk, view: &KeeperView) -> AnyView {
    let lines = view.reports.iter().map(|report| report_line(desk, report));
    list(lines.collect(), words::no_reports())
}

fn report_line(desk: Desk, report: &KeeperReport) -> AnyView {
    let name = report.about_name.clone().unwrap_or_default();
    let about = (!name.is_empty()).then(|| words::reported_about(&name));
    let acts = report
        .about
        .clone()
        .map(|person| acts_on(desk, person, &name, false));
    let id = report.id;
    let settle = (!report.settled).then(|| {
        let deed = move || desk.does(|_| KeeperDeed::Settle { report: id });
        button(words::settle(), &report.text, deed)
    });
    let from = words::reported_by(&report.by, &date::day(report.at.0));
    let table = format!("{}", report.table);
    view! {
        <li class="case">
            <p class="said">{report.text.clone()}</p>
            <p class="hush">{about}" "{from}" · "{table}{report.settled.then(|| format!(" · {}", words::settled()))}</p>
            <div class="row">{settle}{acts}</div>
        </li>
    }
    .into_any()
}

/// What can be done about somebody.
fn acts_on(desk: Desk, person: String, name: &str, muted: bool) -> AnyView {
    let (silent, out) = (person.clone(), person);
    let mute = (!muted).then(|| {
        let deed = move || {
            let person = silent.clone();
            desk.does(|why| KeeperDeed::Mute { person, why });
        };
        button(words::silence(), name, deed)
    });
    let ban = move || {
        let person = out.clone();
        desk.does(|why| KeeperDeed::Ban { person, why });
    };
    let ban = button(words::ban(), name, ban);
    view! { {mute}{ban} }.into_any()
}

fn people(desk: Desk, view: &KeeperView) -> AnyView {
    let lines = view.people.iter().map(|person| person_line(desk, person));
    list(lines.collect(), words::keeper_nobody())
}

fn person_line(desk: Desk, person: &KeeperPerson) -> AnyView {
    let name = match person.person {
        Some(_) => person.name.clone(),
        None => words::nameless().to_owned(),
    };
    let muted = person.muted;
    let acts = person
        .person
        .clone()
        .map(|id| acts_on(desk, id, &name, muted));
    let from = person.from.clone();
    let range = move || {
        let range = from.clone();
        desk.does(|why| KeeperDeed::BanRange { range, why });
    };
    let range = button(words::ban_range(), &person.from, range);
    let where_from = format!("{} · {}", person.from, words::windows(person.windows));
    view! {
        <li class="case">
            <p><b>{name}</b>{muted.then(|| format!(" · {}", words::silenced()))}<small class="hush">" "{where_from}</small></p>
            <div class="row">{acts}{range}</div>
        </li>
    }
    .into_any()
}

fn tables(desk: Desk, view: &KeeperView) -> AnyView {
    let lines = view.tables.iter().map(|table| table_line(desk, table));
    list(lines.collect(), words::keeper_no_tables())
}

fn table_line(desk: Desk, table: &KeeperTable) -> AnyView {
    let id = table.table.clone();
    let close = move || {
        let table = id.clone();
        desk.does(|why| KeeperDeed::CloseTable { table, why });
    };
    let close = button(words::close_table(), &table.table.0, close);
    let kind = if table.public {
        words::table_public()
    } else {
        words::table_invited()
    };
    let who = words::against(&table.game, &table.seats);
    let what = format!("{} · {kind} · {}", table.table, date::day(table.updated.0));
    view! {
        <li class="case"><p><b>{who}</b><small class="hush">" "{what}</small></p><div class="row">{close}</div></li>
    }
    .into_any()
}

fn bans(desk: Desk, view: &KeeperView) -> AnyView {
    let lines = view.bans.iter().map(|ban| ban_line(desk, ban));
    list(lines.collect(), words::no_bans())
}

fn ban_line(desk: Desk, ban: &KeeperBan) -> AnyView {
    let (kind, value) = (ban.kind.clone(), ban.value.clone());
    let lift = move || {
        let (kind, value) = (kind.clone(), value.clone());
        desk.does(|_| KeeperDeed::Lift { kind, value });
    };
    let lift = button(words::lift(), &ban.name, lift);
    let what = format!("{} · {}", words::ban_kind(&ban.kind), date::day(ban.at.0));
    let why = ban.why.clone();
    view! {
        <li class="case">
            <p><b>{ban.name.clone()}</b><small class="hush">" "{what}</small></p>
            <p>{why}</p>
            <div class="row">{lift}</div>
        </li>
    }
    .into_any()
}

/// Nobody from there.
#[component]
fn BanRange(desk: Desk) -> impl IntoView {
    let range = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = range.get_untracked();
        desk.does(|why| KeeperDeed::BanRange { range: wanted, why });
    };
    view! {
        <form class="stack" on:submit=submit>
            <label for="range">{words::range()}</label>
            <div class="line">
                <input
                    id="range"
                    type="text"
                    maxlength="60"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="range-what"
                    required
                    on:input:target=move |event| range.set(event.target().value())
                />
                <button type="submit" class="quiet">{words::ban_range()}</button>
            </div>
            <p class="hush" id="range-what">{words::range_what()}</p>
        </form>
    }
}

/// The house's own list.
#[component]
fn Words(desk: Desk) -> impl IntoView {
    let kept = Memo::new(move |_| {
        desk.view
            .with(|view| view.as_ref().map(|view| view.words.join("\n")))
    });
    let draft = RwSignal::new(String::new());
    Effect::new(move |_| draft.set(kept.get().unwrap_or_default()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = draft.get_untracked().lines().map(str::to_owned).collect();
        desk.does(|_| KeeperDeed::Words { words });
    };
    view! {
        <form class="stack" on:submit=submit>
            <label for="word-list">{words::word_list_what()}</label>
            <textarea
                id="word-list"
                rows="5"
                spellcheck="false"
                prop:value=move || draft.get()
                on:input:target=move |event| draft.set(event.target().value())
            ></textarea>
            <div class="row"><button type="submit" class="quiet">{words::keep_words()}</button></div>
        </form>
    }
}

fn log(_: Desk, view: &KeeperView) -> AnyView {
    let lines = view.deeds.iter().map(|deed| {
        let what = words::deed_word(&deed.deed);
        let when = format!("{} {}", date::day(deed.at.0), date::time_of_day(deed.at.0));
        let parts = [deed.about.clone(), deed.why.clone()];
        let about = parts.into_iter().filter(|part| !part.is_empty());
        let about = about.collect::<Vec<_>>().join(" · ");
        view! { <li class="case"><p><b>{what}</b>" "{about}<small class="hush">" "{when}</small></p></li> }.into_any()
    });
    list(lines.collect(), words::keeper_log_empty())
}
