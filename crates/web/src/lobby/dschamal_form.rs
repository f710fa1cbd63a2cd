//! What is agreed for Dschamál: which game, for how many, by which edition and house rules, and how the bag feels.

use dschamal::{Edition, Game, OPTION_KEYS, OptionKey};
use leptos::prelude::*;
use serde_json::Value;
use table::{DschamalSettings, GameSettings, Settings, Trail, Visibility};

use super::agree;
use super::agree_form::{group, pick};
use crate::browser::storage;
use crate::desk::sitting::Place;
use crate::words;

/// The games that can be played.
pub const GAMES: [Game; 4] = [Game::Duel, Game::Tower, Game::Threesome, Game::Quartet];

/// What a quick table is opened with: four seats, by invitation.
#[must_use]
pub fn quick() -> DschamalSettings {
    DschamalSettings::new(Game::Duel, 4)
}

/// Settings as they are being written.
#[derive(Clone, Copy)]
pub struct DschamalDraft {
    /// What is agreed.
    pub agreed: RwSignal<DschamalSettings>,
    visibility: RwSignal<Visibility>,
}

impl DschamalDraft {
    /// Begins with these.
    #[must_use]
    pub fn new(agreed: DschamalSettings, visibility: Visibility) -> DschamalDraft {
        DschamalDraft {
            agreed: RwSignal::new(agreed),
            visibility: RwSignal::new(visibility),
        }
    }

    /// What is written now.
    #[must_use]
    pub fn settings(self) -> Settings {
        Settings {
            game: GameSettings::Dschamal(self.agreed.get()),
            visibility: self.visibility.get(),
            ..Settings::gimel()
        }
    }

    /// Why it cannot be played, in a sentence.
    #[must_use]
    pub fn problem(self) -> Option<String> {
        let checked = self.settings().check();
        checked.err().map(|why| words::sentence(&why.to_string()))
    }
}

/// Another game: as many sit as it is for, and house rules it does not know are left out.
pub fn set_game(agreed: &mut DschamalSettings, game: Game) {
    agreed.rules.game = game;
    agreed.seats = agreed
        .seats
        .clamp(*game.seats().start(), *game.seats().end());
    agreed
        .rules
        .options
        .retain(|key, _| asked(game).any(|known| known.key == key));
}

/// What was agreed at the last table of Dschamál, or what a quick one is opened with.
#[must_use]
pub fn last() -> DschamalSettings {
    let kept = storage::read(storage::AGREED).and_then(|text| agree::read(&text));
    let kept = kept.and_then(|settings| settings.game.dschamal().cloned());
    kept.unwrap_or_else(quick)
}

/// One of the games, to be picked; `also` happens too, and says whether this kind of game is on.
pub fn game_picks(
    draft: DschamalDraft,
    named: fn(Game) -> String,
    on: impl Fn() -> bool + Copy + Send + 'static,
    also: impl Fn() + Copy + Send + 'static,
) -> AnyView {
    let picks = GAMES.map(|game| {
        let on = move || on() && draft.agreed.with(|agreed| agreed.rules.game == game);
        pick(named(game), on, move || {
            also();
            draft.agreed.update(|agreed| set_game(agreed, game));
        })
    });
    picks.collect_view().into_any()
}

/// The house rules that make sense for a game.
fn asked(game: Game) -> impl Iterator<Item = &'static OptionKey> {
    OPTION_KEYS
        .iter()
        .filter(move |key| key.games.contains(&game))
}

/// The form.
#[component]
pub fn DschamalForm(
    /// What is written.
    draft: DschamalDraft,
    /// Where the table stands: nobody comes to one on this device.
    place: Place,
) -> impl IntoView {
    let game = Memo::new(move |_| draft.agreed.with(|agreed| agreed.rules.game));
    let seats = move || {
        let choices = game.get().seats().map(|count| {
            let on = move || draft.agreed.with(|agreed| agreed.seats == count);
            pick(count.to_string(), on, move || {
                draft.agreed.update(|agreed| agreed.seats = count);
            })
        });
        choices.collect_view()
    };
    let editions = Edition::ALL.map(|edition| {
        let on = move || draft.agreed.with(|agreed| agreed.rules.edition == edition);
        pick(words::edition(edition).to_owned(), on, move || {
            draft.agreed.update(|agreed| agreed.rules.edition = edition);
        })
    });
    let visibilities = agree::VISIBILITIES.map(|choice| {
        let on = move || draft.visibility.get() == choice;
        pick(words::visibility(choice).to_owned(), on, move || {
            draft.visibility.set(choice);
        })
    });
    let rules = move || {
        let all = asked(game.get()).map(|key| view! { <HouseRule draft key_of=key/> });
        all.collect_view()
    };
    view! {
        <div class="agree">
            {(place == Place::House).then(|| view! { <p class="hush">{move || words::dschamal_game_what(game.get())}</p> })}
            {group(words::how_many(), seats.into_any())}
            {group(words::which_edition(), editions.into_any())}
            {(place == Place::House).then(|| group(words::who_may_come(), visibilities.into_any()))}
            <details>
                <summary>{words::house_rules()}</summary>
                <Touch draft/>
                {rules}
            </details>
            <p class="error" role="alert">{move || draft.problem()}</p>
        </div>
    }
}

/// How the bag feels, and how long choices may take.
#[component]
fn Touch(draft: DschamalDraft) -> impl IntoView {
    let number = move |label: &'static str,
                       read: fn(&DschamalSettings) -> u16,
                       write: fn(&mut DschamalSettings, u16)| {
        view! {
            <label class="field">
                <span>{label}</span>
                <input
                    type="number"
                    min="0"
                    inputmode="numeric"
                    prop:value=move || draft.agreed.with(read).to_string()
                    on:change:target=move |event| {
                        if let Ok(value) = event.target().value().parse() {
                            draft.agreed.update(|agreed| write(agreed, value));
                        }
                    }
                />
            </label>
        }
    };
    view! {
        {number(words::choice_seconds(), |agreed| agreed.choice_s, |agreed, value| agreed.choice_s = value)}
        {number(
            words::decoy_percent(),
            |agreed| u16::from(agreed.touch.decoys),
            |agreed, value| agreed.touch.decoys = u8::try_from(value).unwrap_or(u8::MAX),
        )}
        {flag(draft, words::drift(), |agreed| &mut agreed.touch.drift)}
        {flag(draft, words::eyes_closed(), |agreed| &mut agreed.eyes_closed)}
        <p class="hush">{words::eyes_closed_what()}</p>
        {flag(draft, words::brisk(), |agreed| &mut agreed.brisk)}
        {flag(draft, words::bets_word(), |agreed| &mut agreed.bets)}
        <TrailField draft/>
    }
}

/// How long touched wood glows.
#[component]
fn TrailField(draft: DschamalDraft) -> impl IntoView {
    let choices = [
        (None, words::trail_usual()),
        (Some(Trail::Short), words::trail_short()),
        (Some(Trail::Long), words::trail_long()),
        (Some(Trail::Held), words::trail_held()),
    ];
    let options = choices.iter().enumerate().map(|(index, &(trail, name))| {
        let now = move || draft.agreed.with(|agreed| agreed.trail == trail);
        view! { <option value=index.to_string() selected=now>{name}</option> }
    });
    let set = move |value: String| {
        let picked = value
            .parse::<usize>()
            .ok()
            .and_then(|index| choices.get(index).copied());
        if let Some((trail, _)) = picked {
            draft.agreed.update(|agreed| agreed.trail = trail);
        }
    };
    view! {
        <label class="field">
            <span>{words::trail_word()}</span>
            <select on:change:target=move |event| set(event.target().value())>{options.collect_view()}</select>
        </label>
    }
}

fn flag(
    draft: DschamalDraft,
    label: &'static str,
    part: fn(&mut DschamalSettings) -> &mut bool,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                type="checkbox"
                prop:checked=move || *part(&mut draft.agreed.get())
                on:change:target=move |event| {
                    let on = event.target().checked();
                    draft.agreed.update(|agreed| *part(agreed) = on);
                }
            />
        </label>
    }
}

/// One house rule: as the edition has it, or otherwise.
#[component]
fn HouseRule(draft: DschamalDraft, key_of: &'static OptionKey) -> impl IntoView {
    let key = key_of.key;
    let value = Memo::new(move |_| {
        let text = |value: &Value| {
            value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned)
        };
        let value = draft
            .agreed
            .with(|agreed| agreed.rules.options.get(key).map(text));
        value.unwrap_or_default()
    });
    let answer = move || {
        let edition = draft.agreed.with(|agreed| agreed.rules.edition);
        words::edition_usual(key_of, edition)
    };
    let usual = move || words::as_edition_has_it(&answer());
    let set = move |text: String| {
        draft.agreed.update(|agreed| {
            if text.is_empty() {
                agreed.rules.options.remove(key);
            } else {
                agreed
                    .rules
                    .options
                    .insert(key.to_owned(), Value::String(text));
            }
        });
    };
    let choices = key_of.choices();
    let control = if choices.is_empty() {
        view! {
            <input
                type="text"
                placeholder=answer
                prop:value=move || value.get()
                on:change:target=move |event| set(event.target().value())
            />
        }
        .into_any()
    } else {
        let all = choices.iter().map(|&word| {
            view! { <option value=word selected=move || value.get() == word>{words::edition_answer(key, &Value::String(word.to_owned()))}</option> }
        });
        view! {
            <select on:change:target=move |event| set(event.target().value())>
                <option value="" selected=move || value.get().is_empty()>{answer}</option>
                {all.collect_view()}
            </select>
        }
        .into_any()
    };
    // The edition's own answer stands beside the question: it has room there.
    view! {
        <label class="field long">
            <span>{words::edition_question(key)}<small class="hush">{usual}</small></span>
            {control}
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_edition_can_be_agreed_on() {
        for first in GAMES {
            for then in GAMES {
                for edition in Edition::ALL {
                    let mut agreed = DschamalSettings::new(first, *first.seats().end());
                    agreed.rules.edition = edition;
                    set_game(&mut agreed, then);
                    assert_eq!(agreed.check(), Ok(()), "{first} {then} {edition:?}");
                }
            }
        }
    }

    #[test]
    fn house_rules_of_another_game_are_left_out() {
        let mut agreed = quick();
        let drawn = Value::String("drawn".to_owned());
        agreed
            .rules
            .options
            .insert("duel.false_shout_coloured".to_owned(), drawn);
        assert_eq!(agreed.check(), Ok(()));
        set_game(&mut agreed, Game::Quartet);
        assert!(agreed.rules.options.is_empty());
        assert_eq!(agreed.check(), Ok(()));
    }
}
