//! `/learn/dschamal`: the goal in one picture, what a hand does, a slow duel, a call with the camel, then the first game.

use leptos::prelude::*;

use crate::browser::storage;
use crate::browser::title::use_title;
use crate::chrome::header::Header;
use crate::dschamal::piece::PieceSymbols;
use crate::lessons::camel_part::CamelPart;
use crate::lessons::check_part::CheckPart;
use crate::lessons::duel_part::DuelPart;
use crate::lessons::end_part::EndPart;
use crate::lessons::goal_part::GoalPart;
use crate::lessons::hand_part::HandPart;
use crate::lessons::kept;
use crate::lessons::lesson_bag::LessonBag;
use crate::lessons::means::use_means;
use crate::lessons::parts::Part;
use crate::words;

/// The page.
#[component]
pub fn LearnDschamal() -> impl IntoView {
    use_title(|| words::lesson_dschamal().to_owned());
    let number = kept::step(storage::LESSON_DSCHAMAL, Part::LAST);
    let bag = LessonBag::new();
    let means = use_means();
    let go = Callback::new(move |part: Part| {
        // Whoever presses a button lets the bag be heard.
        bag.feeling.wake();
        bag.said.set(String::new());
        number.set(part.number());
    });
    view! {
        <PieceSymbols/>
        <Header title=words::lesson_dschamal()/>
        <p class="voice" role="status" data-testid="lesson-voice">{move || bag.said.get()}</p>
        {move || match Part::of(number.get()) {
            Part::Goal => view! { <GoalPart go/> }.into_any(),
            Part::Hand => view! { <HandPart bag means go/> }.into_any(),
            Part::Duel => view! { <DuelPart bag means go/> }.into_any(),
            Part::Camel => view! { <CamelPart bag means go/> }.into_any(),
            Part::End => view! { <EndPart go/> }.into_any(),
            Part::Check(number) => view! { <CheckPart number go/> }.into_any(),
        }}
    }
}
