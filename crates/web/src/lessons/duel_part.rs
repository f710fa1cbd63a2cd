//! The part with a duel that is won: two shapes win, most of the bag are such, and Mia is slow.

use bag::Form;
use leptos::prelude::*;

use super::in_dark::{Aside, InDark, Onwards, Said, asked_in_duel, came_out};
use super::lesson_bag::LessonBag;
use super::means::Means;
use super::parts::Part;
use super::slow_duel::{Outcome, lying, ruled, wood};
use crate::dschamal::piece::NamedPiece;
use crate::practice::wire::Bagful;
use crate::words;

/// The slow duel.
#[component]
pub fn DuelPart(
    /// The bag.
    bag: LessonBag,
    /// By which means.
    means: RwSignal<Means>,
    /// Goes to a part.
    go: Callback<Part>,
) -> impl IntoView {
    let pulled = RwSignal::new(None::<(Vec<Form>, Outcome)>);
    bag.open(Bagful::Duel);
    bag.on_out(move |forms| {
        let outcome = ruled(&forms, false);
        pulled.set(Some((forms, outcome)));
    });
    let asked = Signal::derive(move || asked_in_duel(bag).filter(|_| pulled.with(Option::is_none)));
    let said = move || match (pulled.get(), asked.get()) {
        (Some((forms, outcome)), _) => Said::only(told(&forms, outcome)),
        (None, Some(asked)) => Said::only(words::learn_asked(asked, means.get())),
        (None, None) => Said::only(words::learn_duel()),
    };
    let won = move || pulled.with(|pulled| pulled.as_ref().map(|(_, outcome)| outcome.is_won()));
    let on_back = Callback::new(move |()| go.run(Part::Hand));
    let on_next = Callback::new(move |()| go.run(Part::Camel));
    let on_again = Callback::new(move |()| {
        pulled.set(None);
        bag.open(Bagful::Duel);
    });
    let foot = move || match won() {
        Some(true) => view! { <Onwards label=words::lesson_next() on_press=on_next/> }.into_any(),
        Some(false) => {
            view! { <Onwards label=words::learn_once_more() on_press=on_again/> }.into_any()
        }
        None => view! { <Aside on_back on_skip=on_next/> }.into_any(),
    };
    let over = move || {
        pulled.get().map(|(forms, outcome)| match outcome {
            Outcome::Won(before_you) => came_out(before_you),
            _ => came_out(wood(&forms)),
        })
    };
    view! {
        <InDark
            bag
            means
            at=Signal::stored(Part::Duel.dot())
            said=Signal::derive(said)
            asked
            strip=move || view! { <WinsNow over=Signal::derive(move || won().is_some())/> }
            over=move || over()
            foot=move || foot()
        />
    }
}

/// What the rules say to a pull, in a sentence.
fn told(forms: &[Form], outcome: Outcome) -> String {
    let first = forms.first().copied().unwrap_or(Form::Camel);
    match outcome {
        Outcome::Won(_) => {
            let hers = lying()[1].form() == first;
            let piece = wood(forms).first();
            piece.map_or_else(String::new, |piece| words::learn_duel_won(piece, hers))
        }
        Outcome::Two => words::learn_duel_two().to_owned(),
        Outcome::Nothing => words::learn_duel_nothing().to_owned(),
        // There is no camel in this bag.
        Outcome::Strange | Outcome::Called | Outcome::Silent | Outcome::CalledWrongly => {
            words::learn_duel_strange(first)
        }
    }
}

/// The shapes that win, whose they are, and Mia's clock.
#[component]
fn WinsNow(over: Signal<bool>) -> impl IntoView {
    let [yours, hers] = lying();
    let lot = |piece, whose: &'static str| {
        view! {
            <div class="lot">
                <div class="lot-wood"><NamedPiece piece/></div>
                <small>{whose}</small>
            </div>
        }
    };
    view! {
        <div class="wins-now">
            <b>{words::learn_wins_now()}</b>
            {lot(yours, words::rules_caption("rules-picture-before-you"))}
            {lot(hers, "Mia")}
            {move || (!over.get()).then(|| view! {
                <p class="mia-feels"><span>{words::learn_mia_feels()}</span><i></i></p>
            })}
        </div>
    }
}
