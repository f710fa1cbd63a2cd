//! `/settings`: what a person likes. Every change counts at once.

use leptos::prelude::*;

use crate::chrome::header::Header;
use crate::settings::{Motion, Settings, Theme};
use crate::words;

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let themes = Theme::ALL.iter().map(|&theme| {
        let on = move || settings.get().theme == theme;
        choice(words::theme(theme.word()), on, move || {
            settings.update(|all| all.theme = theme);
        })
    });
    let motions = Motion::ALL.iter().map(|&motion| {
        let on = move || settings.get().motion == motion;
        choice(words::motion(motion.word()), on, move || {
            settings.update(|all| all.motion = motion);
        })
    });
    view! {
        <Header title=words::SETTINGS/>
        <main id="main" class="page settings">
            <h2>{words::FEEL}</h2>
            <div class="field stacked" role="group" aria-label=words::THEME>
                <span>{words::THEME}</span>
                <div class="row">{themes.collect_view()}</div>
            </div>
            <div class="field stacked" role="group" aria-label=words::MOTION>
                <span>{words::MOTION}</span>
                <div class="row">{motions.collect_view()}</div>
            </div>
            {switch(settings, words::SOUND, words::SOUND_WHAT, |all| &mut all.sound)}
            {switch(settings, words::VIBRATION, words::VIBRATION_WHAT, |all| &mut all.vibration)}
            <h2>{words::AT_THE_BOARD}</h2>
            {switch(settings, words::CONFIRM, words::CONFIRM_WHAT, |all| &mut all.confirm)}
            {switch(settings, words::COORDINATES, words::COORDINATES_WHAT, |all| &mut all.coordinates)}
            <h2>{words::IN_THE_BAG}</h2>
            {switch(settings, words::GLOW, words::GLOW_WHAT, |all| &mut all.glow)}
            {switch(settings, words::ARROWS, words::ARROWS_WHAT, |all| &mut all.arrows)}
            {switch(settings, words::VOICE, words::VOICE_WHAT, |all| &mut all.voice)}
            <p class="hush">{words::KEPT_HERE}</p>
        </main>
    }
}

fn choice(
    label: &'static str,
    on: impl Fn() -> bool + Send + 'static,
    pick: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="choice" aria-pressed=move || on().to_string() on:click=move |_| pick()>
            {label}
        </button>
    }
}

fn switch(
    settings: RwSignal<Settings>,
    title: &'static str,
    what: &'static str,
    part: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    view! {
        <label class="field switch">
            <span><b>{title}</b><small>{what}</small></span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || *part(&mut settings.get())
                on:change:target=move |event| {
                    let on = event.target().checked();
                    settings.update(|all| *part(all) = on);
                }
            />
        </label>
    }
}
