//! The part in which the hand learns: drag, bump, hold, trace, let go, find another, pull, each done once in a real bag.

use bag::{Form, Touch};
use leptos::prelude::*;

use super::hand_steps::HandSteps;
use super::in_dark::{Aside, InDark, Onwards, Said, came_out};
use super::lesson_bag::LessonBag;
use super::means::Means;
use super::parts::Part;
use super::slow_duel::wood;
use crate::practice::wire::Bagful;
use crate::words;

/// The hand's lesson.
#[component]
pub fn HandPart(
    /// The bag.
    bag: LessonBag,
    /// By which means.
    means: RwSignal<Means>,
    /// Goes to a part.
    go: Callback<Part>,
) -> impl IntoView {
    let steps = StoredValue::new(HandSteps::default());
    let says = RwSignal::new(steps.with_value(HandSteps::says));
    let quarters = RwSignal::new([false; 4]);
    let pulled = RwSignal::new(None::<Vec<Form>>);
    let change = move |change: &dyn Fn(&mut HandSteps)| {
        steps.update_value(|steps| change(steps));
        let (now, felt) = steps.with_value(|steps| (steps.says(), steps.quarters()));
        if says.get_untracked() != now {
            says.set(now);
        }
        if quarters.get_untracked() != felt {
            quarters.set(felt);
        }
    };
    bag.watch(Callback::new(move |touch: Touch| {
        change(&|steps| steps.felt(&touch));
    }));
    bag.open(Bagful::Plain);
    bag.on_out(move |forms| {
        change(&|steps| {
            steps.pulled(forms.len());
        });
        if says.get_untracked().is_some() {
            bag.open(Bagful::Plain);
        } else {
            pulled.set(Some(forms));
        }
    });
    let said = move || match (pulled.get(), says.get()) {
        (Some(forms), _) => Said::only(words::learn_pulled(&forms)),
        (None, Some(says)) => Said {
            word: says
                .slip
                .map(words::learn_slip)
                .or(says.done.map(words::learn_did)),
            text: words::learn_asked(says.asked, means.get()),
        },
        (None, None) => Said::only(""),
    };
    let at = move || {
        says.get().map_or(Part::Duel.dot() - 1, |says| {
            Part::Hand.dot() + says.at as usize
        })
    };
    let asked = Signal::derive(move || says.get().map(|says| says.asked));
    let on_skip = Callback::new(move |()| {
        change(&HandSteps::skip);
        if says.get_untracked().is_none() {
            go.run(Part::Duel);
        }
    });
    let on_back = Callback::new(move |()| go.run(Part::Goal));
    let on_press = Callback::new(move |()| go.run(Part::Duel));
    let foot = move || {
        if pulled.with(Option::is_some) {
            view! { <Onwards label=words::lesson_next() on_press/> }.into_any()
        } else {
            view! { <Aside on_back on_skip/> }.into_any()
        }
    };
    let over = move || pulled.get().map(|forms| came_out(wood(&forms)));
    view! {
        <InDark
            bag
            means
            at=Signal::derive(at)
            said=Signal::derive(said)
            asked
            quarters
            over=move || over()
            foot=move || foot()
        />
    }
}
