//! `/rules`: the five games and how to find a rule. `/rules/GAME`: one game, section by section, and what the editions say.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::{use_location, use_navigate, use_params_map};

use crate::browser::title::use_title;
use crate::browser::viewport;
use crate::chrome::header::Header;
use crate::chrome::icons::{Icon, Picture};
use crate::dschamal::piece::PieceSymbols;
use crate::pages::lost::Lost;
use crate::rules::brief::brief;
use crate::rules::editions::{Row, rows, texts};
use crate::rules::pictures::picture;
use crate::rules::search::find;
use crate::rules::told::{Section, Tale, address};
use crate::words;

/// The page of all games.
#[component]
pub fn Rules() -> impl IntoView {
    use_title(|| words::rules_of(Tale::Common).to_owned());
    let sought = RwSignal::new(String::new());
    let idle = Memo::new(move |_| sought.with(|sought| sought.trim().is_empty()));
    send_on_old_links();
    view! {
        <PieceSymbols/>
        <Header title=words::rules_of(Tale::Common)/>
        <main id="main" class="page rules-page">
            <p class="lead">{words::rules_short(Tale::Common)}</p>
            <Search sought/>
            {move || idle.get().then(|| view! {
                <div class="doors">{Tale::GAMES.into_iter().map(door).collect_view()}</div>
                {Tale::Common.sections().iter().map(|section| section_view(section, false)).collect_view()}
            })}
        </main>
    }
}

/// The page of one game.
#[component]
pub fn RulesOf() -> impl IntoView {
    let params = use_params_map();
    let tale = Memo::new(move |_| {
        Tale::named(&params.with(|params| params.get("game")).unwrap_or_default())
    });
    move || match tale.get() {
        Some(tale) => view! { <Told tale/> }.into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

#[component]
fn Told(tale: Tale) -> impl IntoView {
    use_title(move || words::rules_of(tale).to_owned());
    let sought = RwSignal::new(String::new());
    let idle = Memo::new(move |_| sought.with(|sought| sought.trim().is_empty()));
    lead_to_the_rule(tale);
    let others = Tale::ALL.into_iter().filter(move |other| *other != tale);
    let others = others.map(|other| view! { <A href=other.path() attr:class="quiet button">{words::rules_of(other)}</A> });
    view! {
        <PieceSymbols/>
        <Header title=words::rules_of(tale)/>
        <main id="main" class="page rules-page">
            <InShort tale/>
            <h2 id="all">{words::rules_full()}</h2>
            <Search sought/>
            {move || idle.get().then(|| view! {
                {tale.sections().iter().map(|section| section_view(section, true)).collect_view()}
                {tale.game().map(|game| view! { <Editions game/> })}
            })}
            <nav class="row rules-others" aria-label=words::rules_of(Tale::Common)>{others.collect_view()}</nav>
        </main>
    }
}

/// The game in two minutes: one screen, before everything else.
#[component]
fn InShort(tale: Tale) -> impl IntoView {
    view! {
        <section class="in-short" id="short">
            <h2>{words::brief_title()}</h2>
            {brief(tale)}
            <p class="row">
                <A href=tale.lesson() attr:class="act">{words::rules_learn()}</A>
                {(tale == Tale::Gimel).then(|| view! { <A href="/puzzles" attr:class="quiet button">{words::puzzles()}</A> })}
                <a href="#all" class="quiet button">{words::rules_full()}</a>
            </p>
        </section>
    }
}

fn door(tale: Tale) -> impl IntoView {
    view! {
        <A href=tale.path() attr:class="door-plate">
            <b>{words::rules_of(tale)}</b>
            <span>{words::rules_short(tale)}</span>
            <Picture icon=Icon::Door/>
        </A>
    }
}

/// A rule has moved to its game's own page: `/rules#D-38` leads there.
fn send_on_old_links() {
    let hash = use_location().hash;
    let navigate = use_navigate();
    Effect::new(move |_| {
        let hash = hash.get();
        let id = hash.trim_start_matches('#');
        match Tale::of(id) {
            Some(Tale::Common) => lead(Tale::Common, id),
            Some(_) => navigate(
                &address(id),
                NavigateOptions {
                    replace: true,
                    ..NavigateOptions::default()
                },
            ),
            None => {}
        }
    });
}

fn lead_to_the_rule(tale: Tale) {
    let hash = use_location().hash;
    Effect::new(move |_| hash.with(|hash| lead(tale, hash.trim_start_matches('#'))));
}

fn lead(tale: Tale, id: &str) {
    let told = tale.sections().iter().flat_map(|section| section.rules);
    if let Some(id) = told.copied().find(|told| *told == id) {
        viewport::lead_to(id);
    }
}

/// A part of the rules: its text, and beside it what it looks like.
fn section_view(section: &'static Section, below: bool) -> impl IntoView {
    let title = words::rules_heading(section.title);
    let title = if below {
        view! { <h3>{title}</h3> }.into_any()
    } else {
        view! { <h2>{title}</h2> }.into_any()
    };
    let pictures = section.figures.iter().map(|figure| picture(*figure));
    let pictures = (!section.figures.is_empty())
        .then(|| view! { <div class="beside">{pictures.collect_view()}</div> });
    let rules = section.rules.iter().map(|id| view! { <Rule id/> });
    view! {
        <section class="rule-part">
            {title}
            <dl class="rule-lines">{rules.collect_view()}</dl>
            {pictures}
        </section>
    }
}

/// One rule; the one in the address is shown.
#[component]
fn Rule(id: &'static str) -> impl IntoView {
    let hash = use_location().hash;
    let meant = move || hash.with(|hash| hash.trim_start_matches('#') == id);
    view! {
        <div id=id class:meant=meant>
            <dt><a href=format!("#{id}")>{id}</a></dt>
            <dd>{words::rule_line(id)}</dd>
        </div>
    }
}

/// Looks for a rule in all games.
#[component]
fn Search(sought: RwSignal<String>) -> impl IntoView {
    let found = Memo::new(move |_| sought.with(|sought| find(sought)));
    let asked = move || sought.with(|sought| !sought.trim().is_empty());
    let lines = move || {
        let found = found.get();
        let lines = found.into_iter().map(|found| {
            view! {
                <li>
                    <A href=address(found.id) on:click=move |_| sought.set(String::new())>
                        <span class="rule-id">{found.id}</span>
                        <span class="hush">{words::rules_of(found.tale)}</span>
                        <span>{words::rule_line(found.id)}</span>
                    </A>
                </li>
            }
        });
        lines.collect_view()
    };
    view! {
        <label class="field stacked search">
            <span>{words::rules_search()}</span>
            <input
                type="text"
                enterkeyhint="search"
                placeholder=words::rules_search_hint()
                prop:value=move || sought.get()
                on:input:target=move |event| sought.set(event.target().value())
            />
        </label>
        <div role="status">
            {move || (asked() && found.with(Vec::is_empty)).then(|| view! { <p>{words::rules_nothing()}</p> })}
        </div>
        <ul class="plain found-rules">{lines}</ul>
    }
}

/// What the texts say differently: a table where there is room, one card for each question on a phone.
#[component]
fn Editions(game: dschamal::Game) -> impl IntoView {
    let names = StoredValue::new(
        texts(game)
            .into_iter()
            .map(words::edition)
            .collect::<Vec<_>>(),
    );
    let heads = names.with_value(|names| {
        names
            .iter()
            .map(|name| view! { <th scope="col">{*name}</th> })
            .collect_view()
    });
    let lines = rows(game).into_iter().map(|row| edition_row(row, names));
    view! {
        <section class="editions" id="editions">
            <h2>{words::rules_editions()}</h2>
            <p class="hush">{words::rules_editions_lead()}</p>
            <table>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{lines.collect_view()}</tbody>
            </table>
        </section>
    }
}

fn edition_row(row: Row, names: StoredValue<Vec<&'static str>>) -> impl IntoView {
    let cells = row
        .answers
        .into_iter()
        .enumerate()
        .map(|(index, (answer, other))| {
            let name = names.with_value(|names| names.get(index).copied().unwrap_or_default());
            view! { <td class:other=other data-edition=name>{answer}</td> }
        });
    view! { <tr><th scope="row">{words::edition_question(row.key)}</th>{cells.collect_view()}</tr> }
}
