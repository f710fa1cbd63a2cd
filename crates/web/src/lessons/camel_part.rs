//! The part with the camel: it comes out slowly, and has to be called before it lies on the table.

use std::time::Duration;

use bag::{Form, HandState};
use leptos::ev;
use leptos::prelude::*;

use super::in_dark::{Aside, InDark, Onwards, Said, asked_in_duel, came_out};
use super::lesson_bag::LessonBag;
use super::means::Means;
use super::parts::Part;
use super::slow_duel::{Outcome, ruled, wood};
use crate::chrome::help::is_typing;
use crate::dschamal::piece::NamedPiece;
use crate::practice::wire::Bagful;
use crate::words;

/// From the mouth of the bag to the table; a real hand is not so patient.
const COMES_OUT: Duration = Duration::from_secs(4);

/// What happens with the camel.
#[derive(Clone, Copy)]
struct Calling {
    bag: LessonBag,
    called: RwSignal<bool>,
    /// What is on its way to the table.
    coming: RwSignal<Option<Vec<Form>>>,
    lies: RwSignal<Option<(Vec<Form>, Outcome)>>,
    /// Which try it is: what was on its way in an earlier one does not matter.
    tries: StoredValue<u32>,
}

impl Calling {
    fn new(bag: LessonBag) -> Calling {
        Calling {
            bag,
            called: RwSignal::new(false),
            coming: RwSignal::new(None),
            lies: RwSignal::new(None),
            tries: StoredValue::new(0),
        }
    }

    fn begin(self) {
        self.tries.update_value(|tries| *tries += 1);
        self.called.set(false);
        self.coming.set(None);
        self.lies.set(None);
        self.bag.open(Bagful::Camels);
    }

    fn call(self) {
        if self.lies.with_untracked(Option::is_none) {
            self.called.set(true);
            self.lay_down();
        }
    }

    fn out(self, forms: Vec<Form>) {
        let waits = forms == [Form::Camel] && !self.called.get_untracked();
        self.coming.set(Some(forms));
        if !waits {
            return self.lay_down();
        }
        let this = self.tries.get_value();
        set_timeout(
            move || {
                if self.tries.try_get_value() == Some(this) {
                    self.lay_down();
                }
            },
            COMES_OUT,
        );
    }

    /// What is on its way lies on the table now, and counts.
    fn lay_down(self) {
        if let Some(forms) = self.coming.get_untracked() {
            let outcome = ruled(&forms, self.called.get_untracked());
            self.coming.set(None);
            self.lies.set(Some((forms, outcome)));
        }
    }
}

/// A call with the camel.
#[component]
pub fn CamelPart(
    /// The bag.
    bag: LessonBag,
    /// By which means.
    means: RwSignal<Means>,
    /// Goes to a part.
    go: Callback<Part>,
) -> impl IntoView {
    let calling = Calling::new(bag);
    calling.begin();
    bag.on_out(move |forms| calling.out(forms));
    let listener = window_event_listener(ev::keydown, move |event| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if plain && matches!(event.key().as_str(), "s" | "S") && !is_typing(&event) {
            calling.call();
        }
    });
    on_cleanup(move || listener.remove());
    let coming = Memo::new(move |_| calling.coming.with(Option::is_some));
    let idle = Signal::derive(move || !coming.get() && calling.lies.with(Option::is_none));
    let asked = Signal::derive(move || asked_in_duel(bag).filter(|_| idle.get()));
    let said = move || match (calling.lies.get(), asked.get()) {
        (Some((forms, outcome)), _) => Said::only(told(&forms, outcome)),
        (None, _) if coming.get() => Said::only(words::learn_call_now()),
        (None, Some(asked)) => Said::only(words::learn_asked(asked, means.get())),
        (None, None) => Said::only(words::learn_call(means.get())),
    };
    let won = move || {
        calling
            .lies
            .with(|lies| lies.as_ref().map(|(_, outcome)| outcome.is_won()))
    };
    let on_back = Callback::new(move |()| go.run(Part::Duel));
    let on_next = Callback::new(move |()| go.run(Part::End));
    let on_again = Callback::new(move |()| calling.begin());
    let foot = move || match won() {
        Some(true) => view! { <Onwards label=words::lesson_next() on_press=on_next/> }.into_any(),
        Some(false) => {
            view! { <Onwards label=words::learn_once_more() on_press=on_again/> }.into_any()
        }
        None => view! { <Aside on_back on_skip=on_next/><Call calling coming/> }.into_any(),
    };
    let over = move || match (calling.lies.get(), calling.coming.get()) {
        (Some((forms, _)), _) => Some(came_out(wood(&forms)).into_any()),
        (None, Some(forms)) => Some(coming_out(&forms).into_any()),
        (None, None) => None,
    };
    view! {
        <InDark
            bag
            means
            at=Signal::stored(Part::Camel.dot())
            said=Signal::derive(said)
            asked
            over=move || over()
            foot=move || foot()
        />
    }
}

/// The button that calls; it answers always, and is dimmed as long as there is nothing to call.
#[component]
fn Call(calling: Calling, coming: Memo<bool>) -> impl IntoView {
    let held = move || matches!(calling.bag.feeling.state.get(), HandState::Cupped(_));
    view! {
        <button
            type="button"
            class="act lesson-call"
            class:dim=move || !held() && !coming.get()
            class:now=move || coming.get()
            aria-pressed=move || calling.called.get().to_string()
            on:click=move |_| calling.call()
        >
            {words::learn_call_phrase()}
        </button>
    }
}

/// The piece on its way from the mouth of the bag to the table.
fn coming_out(forms: &[Form]) -> impl IntoView + use<> {
    let pieces = wood(forms).into_iter();
    let pieces = pieces.map(|piece| view! { <NamedPiece piece/> });
    view! { <div class="lights-on coming-out">{pieces.collect_view()}<i class="table-edge"></i></div> }
}

/// What the rules say, in a sentence.
fn told(forms: &[Form], outcome: Outcome) -> String {
    let first = forms.first().copied().unwrap_or(Form::Camel);
    match outcome {
        Outcome::Called => words::learn_call_won().to_owned(),
        Outcome::Silent => words::learn_call_late().to_owned(),
        Outcome::CalledWrongly => words::learn_call_wrong(first),
        Outcome::Two => words::learn_duel_two().to_owned(),
        Outcome::Nothing => words::learn_duel_nothing().to_owned(),
        Outcome::Strange | Outcome::Won(_) => words::learn_call_strange(first),
    }
}
