//! How it went so far: each shape with its share and its time.

use leptos::prelude::*;

use super::answers::look;
use super::round::Round;
use super::wire::Answer;
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// The record of this device.
#[component]
pub fn Record(
    /// The practice.
    round: Round,
) -> impl IntoView {
    let line = move |answer: Answer| {
        let tally = round.book.with(|book| book.tally(answer));
        let percent = tally.percent();
        let text = percent.map_or_else(
            || words::not_felt_yet().to_owned(),
            |percent| words::tally(percent, tally.average()),
        );
        view! {
            <li>
                <PieceIcon look=look(answer)/>
                <span class="what">{words::answer(answer)}</span>
                <span class="hush">{text}</span>
                <span class="track" aria-hidden="true">
                    <span class="fill" style:width=format!("{}%", percent.unwrap_or(0))></span>
                </span>
            </li>
        }
    };
    move || {
        let empty = round.book.with(super::book::Book::is_empty);
        (!empty).then(|| {
            view! {
                <section class="record">
                    <h2>{words::your_record()}</h2>
                    <ul class="plain">{Answer::all(true).into_iter().map(line).collect_view()}</ul>
                </section>
            }
        })
    }
}
