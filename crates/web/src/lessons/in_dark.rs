//! What the parts with a bag have in common: how far one is, what is said, the bag, what came out of it, and the ways on.

use bag::{HandState, Load};
use dschamal::PieceSet;
use leptos::prelude::*;

use super::hand_steps::{Asked, Deed, Quarters};
use super::lesson_bag::{BagStage, LessonBag};
use super::means::Means;
use super::parts::Dots;
use crate::bag::view::BagView;
use crate::browser::viewport;
use crate::dschamal::piece::NamedPiece;
use crate::words;

/// What is said: perhaps a word about what was, and a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What was.
    pub word: Option<&'static str>,
    /// What is, or what to do.
    pub text: String,
}

impl Said {
    /// A sentence alone.
    pub fn only(text: impl Into<String>) -> Said {
        Said {
            word: None,
            text: text.into(),
        }
    }
}

/// The word for what is asked, for pictures and lights on buttons.
#[must_use]
pub const fn asked_word(asked: Asked) -> &'static str {
    match asked {
        Asked::ShakeOff => "shake-off",
        Asked::Do(Deed::Bump) => "bump",
        Asked::Do(Deed::Hold) => "hold",
        Asked::Do(Deed::Trace) => "trace",
        Asked::Do(Deed::LetGo) => "let-go",
        Asked::Do(Deed::Another) => "another",
        Asked::Do(Deed::Dip) => "dip",
        Asked::Do(Deed::Pull) => "pull",
    }
}

/// What a hand in a duel is asked for: nothing, unless it holds two.
#[must_use]
pub fn asked_in_duel(bag: LessonBag) -> Option<Asked> {
    let two = bag.feeling.state.get() == HandState::Cupped(Load::Several);
    two.then_some(Asked::ShakeOff)
}

/// The page of a part with a bag.
#[component]
pub fn InDark(
    /// The bag.
    bag: LessonBag,
    /// By which means.
    means: RwSignal<Means>,
    /// Which dot.
    #[prop(into)]
    at: Signal<usize>,
    /// What is said.
    #[prop(into)]
    said: Signal<Said>,
    /// What is asked of the hand.
    #[prop(into)]
    asked: Signal<Option<Asked>>,
    /// Where wood was felt around what is in the hand.
    #[prop(optional)]
    quarters: Option<RwSignal<Quarters>>,
    /// What wins, and the like.
    #[prop(optional, into)]
    strip: ViewFn,
    /// What is seen over the bag once the hand is out.
    #[prop(into)]
    over: ViewFn,
    /// The ways on.
    #[prop(into)]
    foot: ViewFn,
) -> impl IntoView {
    let running = Signal::derive(move || bag.stage.with(|stage| *stage == BagStage::Open));
    let on_hand = Callback::new(move |inputs| bag.hand(inputs));
    let word = move || asked.get().map_or("", asked_word);
    let stage = bag.stage;
    Effect::new(move |_| {
        let Said { word, text } = said.get();
        bag.said.set(format!("{} {text}", word.unwrap_or_default()));
    });
    view! {
        <main id="main" class="practice lesson in-bag hand-lesson" data-asked=word>
            <div class="lesson-told">
                <Dots at/>
                <div class="lesson-line">
                    {move || asked.get().map(|asked| view! { <Gesture asked means quarters/> })}
                    <p class="lesson-says" data-testid="lesson">
                        {move || said.get().word.map(|word| view! { <b>{word}</b>" " })}
                        {move || said.get().text}
                    </p>
                </div>
                {move || strip.run()}
            </div>
            <div class="practice-bag" class:is-lit=move || stage.with(|stage| matches!(stage, BagStage::Out(_)))>
                <BagView feeling=bag.feeling running on_hand/>
                {move || over.run()}
                {move || (stage.get() == BagStage::Opening)
                    .then(|| view! { <p class="dealing">{words::dealing()}</p> })}
                {move || (stage.get() == BagStage::Broken)
                    .then(|| view! { <p class="error dealing" role="alert">{words::bag_broken()}</p> })}
            </div>
            <div class="lesson-foot">{move || foot.run()}</div>
        </main>
    }
}

/// The gesture as a moving picture, for those who see; keys need none. Whoever traces sees how far around the finger has come.
#[component]
fn Gesture(
    asked: Asked,
    means: RwSignal<Means>,
    quarters: Option<RwSignal<Quarters>>,
) -> impl IntoView {
    let class = format!("gesture {}", asked_word(asked));
    let quarters = quarters.filter(|_| asked == Asked::Do(Deed::Trace));
    view! {
        <svg class=class class:keys=move || means.get() == Means::Keys viewBox="-30 -30 60 60" aria-hidden="true">
            <path class="way" d=way(asked)/>
            {quarters.map(|quarters| ARCS.into_iter().enumerate().map(|(quarter, arc)| {
                view! { <path class="arc" d=arc class:felt-there=move || quarters.get()[quarter]/> }
            }).collect_view())}
            <circle class="tip" r="9"/>
            {(asked == Asked::Do(Deed::LetGo)).then(|| view! { <circle class="tip second" r="9"/> })}
        </svg>
    }
}

/// The quarters of a turn, counter-clockwise from the right.
const ARCS: [&str; 4] = [
    "M20-4A20 20 0 0 0 4-20",
    "M-4-20A20 20 0 0 0-20-4",
    "M -20 4A20 20 0 0 0-4 20",
    "M4 20A20 20 0 0 0 20 4",
];

/// Where a finger goes.
const fn way(asked: Asked) -> &'static str {
    match asked {
        Asked::Do(Deed::Bump | Deed::Another) => "M -14 20Q18 10 0 0T14-20",
        Asked::Do(Deed::Hold | Deed::LetGo | Deed::Trace | Deed::Dip) => "",
        Asked::Do(Deed::Pull) => "M0 22V-18M-8-10L0-18L8-10",
        Asked::ShakeOff => "M -20 0H20M -14-6L-20 0L-14 6M14-6L20 0L14 6",
    }
}

/// The light over the bag: what came out.
pub fn came_out(pieces: PieceSet) -> impl IntoView {
    let pieces = pieces
        .into_iter()
        .map(|piece| view! { <NamedPiece piece/> });
    view! { <div class="lights-on came-out">{pieces.collect_view()}</div> }
}

/// A button that is pressed next; the keyboard stands on it.
#[component]
pub fn Onwards(
    /// What stands on it.
    label: &'static str,
    /// What it does.
    on_press: Callback<()>,
) -> impl IntoView {
    viewport::focus(".lesson-foot .act");
    view! {
        <button type="button" class="act" data-testid="next" on:click=move |_| on_press.run(())>{label}</button>
    }
}

/// Back and past.
#[component]
pub fn Aside(
    /// To the part before.
    on_back: Callback<()>,
    /// Past this.
    on_skip: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="quiet" on:click=move |_| on_back.run(())>{words::lesson_back()}</button>
        <button type="button" class="quiet" data-testid="skip" on:click=move |_| on_skip.run(())>{words::lesson_skip()}</button>
    }
}
