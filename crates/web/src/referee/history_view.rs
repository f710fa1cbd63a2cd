//! Everything that was told, step by step, and the way to put a step right.

use dschamal::{Action, CamelChoice, Entry, Event, Finish};
use leptos::prelude::*;

use super::evening::Evening;
use super::host::Host;
use crate::browser::viewport;
use crate::words;

/// A step in words, as it turned out.
#[must_use]
pub fn told(evening: &Evening, entry: &Entry) -> String {
    let name = |seat| evening.name(seat);
    for event in &entry.events {
        match event {
            Event::Contested(contested) => {
                return words::ruling(&contested.ruling.explanation(), None, &name);
            }
            Event::Started { seat, pieces } => return words::told_start(&name(*seat), *pieces),
            Event::Consoled { seat, pulled, kept } => {
                return words::told_console(&name(*seat), *pulled, !kept.is_empty());
            }
            Event::Built { seat, fell, .. } if fell.is_empty() => {
                return words::told_built(&name(*seat));
            }
            Event::Built { seat, fell, .. } => return words::told_fell(&name(*seat), *fell),
            Event::Restored { seat, .. } => return words::told_restored(&name(*seat)),
            Event::Moved { transfer } => {
                if let Some(text) = told_moved(evening, &entry.action, transfer) {
                    return text;
                }
            }
            _ => {}
        }
    }
    told_action(evening, &entry.action)
}

fn told_moved(evening: &Evening, action: &Action, transfer: &dschamal::Transfer) -> Option<String> {
    use dschamal::Zone::{Black, Open, Victory};
    let owner = |zone| match zone {
        Open(seat) | Victory(seat) | Black(seat) => Some(evening.name(seat)),
        _ => None,
    };
    let (from, to) = (owner(transfer.from), owner(transfer.to));
    match (action, from, to) {
        (Action::Take(_), Some(from), Some(to)) => {
            Some(words::told_take(&to, &from, transfer.pieces))
        }
        (Action::Camel(_), Some(from), Some(to)) => Some(words::told_black_moved(&from, &to)),
        (Action::Keep(keeps), _, Some(to)) => Some(words::told_keep(&to, *keeps)),
        _ => None,
    }
}

/// A step in words before anybody knows how it turns out.
#[must_use]
pub fn told_action(evening: &Evening, action: &Action) -> String {
    let name = |seat| evening.name(seat);
    match action {
        Action::Contest(report) => {
            let quick: Vec<String> = match &report.finish {
                Finish::Ranked(ranks) => ranks
                    .iter()
                    .take(1)
                    .flat_map(|rank| rank.iter())
                    .map(name)
                    .collect(),
                Finish::Foul(seat) => {
                    return words::sentence(&words::played_unfairly(&name(*seat)));
                }
                Finish::Nobody => return words::sentence(words::nobody_pulled()),
            };
            words::told_contest(&quick)
        }
        Action::Decide(piece) => words::told_decide(*piece),
        Action::Give(seat) => words::told_give(&name(*seat)),
        Action::Camel(CamelChoice::Nothing(_)) => words::told_camel_idle().to_owned(),
        _ => words::told_other().to_owned(),
    }
}

/// The list, newest first.
#[component]
pub fn History(
    /// The evening.
    host: Host,
) -> impl IntoView {
    let lines = Memo::new(move |_| {
        host.read(|evening| {
            let entries = evening.journal().entries().iter();
            entries
                .map(|entry| told(evening, entry))
                .collect::<Vec<_>>()
        })
    });
    let steps = move || {
        let lines = lines.get().into_iter().enumerate().rev();
        lines
            .map(|(index, line)| {
                view! {
                    <li>
                        <span class="step">{index + 1}</span>
                        <span>{line}</span>
                        <button
                            type="button"
                            class="quiet"
                            aria-label=words::correct_step(index + 1)
                            on:click=move |_| {
                                host.change(|evening| evening.fix(index));
                                viewport::lead_to("now");
                            }
                        >
                            {words::correct()}
                        </button>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <details class="history">
            <summary>{words::so_far()}</summary>
            <ol reversed>{steps}</ol>
        </details>
    }
}
