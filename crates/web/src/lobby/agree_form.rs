//! The form for what is agreed: rules, clock, who may come, who begins.

use gimel::{Options, Preset};
use leptos::prelude::*;
use table::{Colours, Settings, TimeControl, Visibility};

use super::agree::{self, CLOCKS, COLOURS, KINDS, is_about_time};
use crate::desk::sitting::Place;
use crate::here::form::asked;
use crate::pages::house_rules::Asked;
use crate::words;

/// Settings as they are being written.
#[derive(Clone, Copy)]
pub struct Draft {
    options: RwSignal<Options>,
    time: RwSignal<TimeControl>,
    visibility: RwSignal<Visibility>,
    colours: RwSignal<Colours>,
}

impl Draft {
    /// Begins with these.
    #[must_use]
    pub fn new(settings: &Settings) -> Draft {
        Draft {
            options: RwSignal::new(agree::options(settings)),
            time: RwSignal::new(settings.time),
            visibility: RwSignal::new(settings.visibility),
            colours: RwSignal::new(settings.colours),
        }
    }

    /// What is written now.
    #[must_use]
    pub fn settings(self) -> Settings {
        Settings {
            game: table::GameSettings::Gimel(self.options.get()),
            time: self.time.get(),
            visibility: self.visibility.get(),
            colours: self.colours.get(),
        }
    }

    fn change(self, change: impl FnOnce(&mut Settings)) {
        let mut settings = untrack(|| self.settings());
        change(&mut settings);
        self.options.set(agree::options(&settings));
        self.time.set(settings.time);
    }

    /// Why it cannot be played, in a sentence.
    #[must_use]
    pub fn problem(self) -> Option<String> {
        self.settings()
            .check()
            .err()
            .map(|why| words::sentence(&why.to_string()))
    }
}

/// The form.
#[component]
pub fn AgreeForm(
    /// What is written.
    draft: Draft,
    /// Where the table will stand: on a device nobody else comes and no clock runs.
    place: Place,
    /// Before the table is opened: the first seat is ours.
    #[prop(optional)]
    opening: bool,
) -> impl IntoView {
    let presets = Preset::ALL.iter().map(|&preset| {
        let on = move || {
            let bare = Options {
                game_minutes: None,
                turn_seconds: None,
                ..draft.options.get()
            };
            bare == Options::preset(preset)
        };
        pick(words::preset(preset.word()).to_owned(), on, move || {
            draft.change(|settings| agree::set_preset(settings, preset));
        })
    });
    let rules = asked().filter(|(key, _)| !is_about_time(key));
    let rules = rules.map(|(key, field)| view! { <Asked draft=draft.options key_name=key field/> });
    let visibilities = agree::VISIBILITIES.map(|choice| {
        let on = move || draft.visibility.get() == choice;
        pick(words::visibility(choice).to_owned(), on, move || {
            draft.visibility.set(choice);
        })
    });
    let colours = COLOURS.map(|choice| {
        let label = if opening {
            words::colours_for_host(choice)
        } else {
            words::colours(choice)
        };
        let on = move || draft.colours.get() == choice;
        pick(label.to_owned(), on, move || draft.colours.set(choice))
    });
    view! {
        <div class="agree">
            {group(words::set(), presets.collect_view().into_any())}
            {(place == Place::House).then(|| view! { <ClockChoice draft/> })}
            {(place == Place::House).then(|| group(words::who_may_come(), visibilities.into_any()))}
            {group(words::who_has_white(), colours.into_any())}
            <details>
                <summary>{words::house_rules()}</summary>
                {rules.collect_view()}
            </details>
            <p class="error" role="alert">{move || draft.problem()}</p>
        </div>
    }
}

/// A row of choices under a heading.
pub fn group(label: &'static str, choices: AnyView) -> impl IntoView {
    view! {
        <div class="field stacked" role="group" aria-label=label>
            <span>{label}</span>
            <div class="row">{choices}</div>
        </div>
    }
}

/// A choice among several.
pub fn pick(
    label: String,
    on: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="choice" aria-pressed=move || on().to_string() on:click=move |_| choose()>
            {label}
        </button>
    }
}

/// Which clock, and how much of it.
#[component]
fn ClockChoice(draft: Draft) -> impl IntoView {
    let kinds = KINDS.map(|kind| {
        let on = move || agree::same_kind(draft.time.get(), kind);
        let choose = move || draft.change(|settings| agree::set_time(settings, kind));
        pick(words::time_kind(kind).to_owned(), on, choose)
    });
    let clocks = move || {
        CLOCKS.map(|(base_s, increment_s)| {
            let clock = TimeControl::Clock {
                base_s,
                increment_s,
            };
            let label = words::time(clock, &Options::default());
            pick(
                label,
                move || draft.time.get() == clock,
                move || draft.time.set(clock),
            )
        })
    };
    let kind = Memo::new(move |_| {
        KINDS
            .iter()
            .position(|&kind| agree::same_kind(kind, draft.time.get()))
    });
    let details = move || match kind.get() {
        Some(1) => view! {
            <div class="row">{clocks()}</div>
            {number(words::minutes_each(), 1, 10_080, move || base(draft) / 60, move |minutes| {
                let increment_s = increment(draft);
                draft.time.set(TimeControl::Clock { base_s: minutes * 60, increment_s });
            })}
            {number(words::seconds_more(), 0, 3600, move || increment(draft), move |increment_s| {
                let base_s = base(draft);
                draft.time.set(TimeControl::Clock { base_s, increment_s });
            })}
        }
        .into_any(),
        Some(2) => {
            let rules = asked().filter(|(key, _)| is_about_time(key));
            rules
                .map(|(key, field)| view! { <Asked draft=draft.options key_name=key field/> })
                .collect_view()
                .into_any()
        }
        Some(3) => number(
            words::days_a_turn(),
            1,
            30,
            move || days(draft),
            move |days| {
                let days = u16::try_from(days).unwrap_or(1);
                draft.time.set(TimeControl::Days { days });
            },
        )
        .into_any(),
        _ => ().into_any(),
    };
    view! {
        {group(words::clock(), kinds.into_any())}
        <div class="clock-details">{details}</div>
    }
}

fn base(draft: Draft) -> u32 {
    match draft.time.get() {
        TimeControl::Clock { base_s, .. } => base_s,
        _ => 0,
    }
}

fn increment(draft: Draft) -> u32 {
    match draft.time.get() {
        TimeControl::Clock { increment_s, .. } => increment_s,
        _ => 0,
    }
}

fn days(draft: Draft) -> u32 {
    match draft.time.get() {
        TimeControl::Days { days } => u32::from(days),
        _ => 1,
    }
}

fn number(
    label: &'static str,
    least: u32,
    most: u32,
    value: impl Fn() -> u32 + Send + 'static,
    set: impl Fn(u32) + 'static,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="number"
                inputmode="numeric"
                min=least
                max=most
                prop:value=move || value().to_string()
                on:change:target=move |event| {
                    if let Ok(number) = event.target().value().parse::<u32>() {
                        set(number.clamp(least, most));
                    }
                }
            />
        </label>
    }
}
