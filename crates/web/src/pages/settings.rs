//! `/settings`: what a person likes. Every change counts at once.

use leptos::prelude::*;

use crate::browser::title::use_title;
use crate::browser::{motion, sound};
use crate::chrome::header::Header;
use crate::chrome::tongues::Tongues;
use crate::dschamal::coach;
use crate::settings::{Motion, Settings, Theme};
use crate::words;

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    use_title(|| words::settings().to_owned());
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
    let sound_what = if sound::can_sound() {
        words::sound_what()
    } else {
        words::no_sound_here()
    };
    let vibration_what = if motion::can_buzz() {
        words::vibration_what()
    } else {
        words::no_vibration_here()
    };
    view! {
        <Header title=words::settings()/>
        <main id="main" class="page settings">
            <h2>{words::language_word()}</h2>
            <Tongues/>
            <h2>{words::feel()}</h2>
            <div class="field stacked" role="group" aria-label=words::theme_word()>
                <span>{words::theme_word()}</span>
                <div class="row">{themes.collect_view()}</div>
            </div>
            <div class="field stacked" role="group" aria-label=words::motion_word()>
                <span>{words::motion_word()}</span>
                <div class="row">{motions.collect_view()}</div>
            </div>
            {switch(settings, words::sound(), sound_what, |all| &mut all.sound)}
            {switch(settings, words::vibration(), vibration_what, |all| &mut all.vibration)}
            <h2>{words::at_the_board()}</h2>
            {switch(settings, words::confirm(), words::confirm_what(), |all| &mut all.confirm)}
            {switch(settings, words::coordinates(), words::coordinates_what(), |all| &mut all.coordinates)}
            <h2>{words::in_the_bag_word()}</h2>
            {switch(settings, words::glow(), words::glow_what(), |all| &mut all.glow)}
            {switch(settings, words::arrows(), words::arrows_what(), |all| &mut all.arrows)}
            {switch(settings, words::voice(), words::voice_what(), |all| &mut all.voice)}
            <HintsAgain/>
            <p class="hush">{words::kept_here()}</p>
        </main>
    }
}

/// The hints for the hand come back when they are asked for.
#[component]
fn HintsAgain() -> impl IntoView {
    let asked = RwSignal::new(false);
    let ask = move |_| {
        coach::again();
        asked.set(true);
    };
    view! {
        <p class="row">
            <button type="button" class="quiet" on:click=ask>{words::coach_again()}</button>
            <span class="hush" role="status">{move || asked.get().then(words::coach_comes)}</span>
        </p>
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
