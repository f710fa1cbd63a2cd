//! What is said at the table: a drawer on a phone, open where there is room.

use leptos::html::Div;
use leptos::prelude::*;
use table::{ChatLine, Command, Handle};

use crate::browser::{date, viewport};
use crate::desk::sitting::Sitting;
use crate::words;

/// The talk is open from this width on.
const WIDE: f64 = 1000.0;

/// The talk.
#[component]
pub fn Chat(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let lines = Memo::new(move |_| sitting.with(|view| view.chat.clone()));
    let me = Memo::new(move |_| sitting.with(|view| view.you.handle));
    let muted = Memo::new(move |_| sitting.with(|view| view.you.muted));
    let wide = viewport::use_viewport().get_untracked().0 >= WIDE;
    let open = RwSignal::new(wide);
    let seen = RwSignal::new(lines.with_untracked(|lines| last(lines)));
    let list = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let newest = lines.with(|lines| last(lines));
        if open.get() {
            seen.set(newest);
            if let Some(list) = list.get() {
                list.set_scroll_top(list.scroll_height());
            }
        }
    });
    let unread = move || {
        let after = seen.get();
        lines.with(|lines| {
            lines
                .iter()
                .filter(|line| line.line > after && Some(line.who) != me.get())
                .count()
        })
    };
    view! {
        <details class="chat" open=wide on:toggle:target=move |event| open.set(event.target().has_attribute("open"))>
            <summary>
                {words::chat()}
                {move || Some(unread()).filter(|count| *count > 0).map(|count| view! { <span class="unread">{count}</span> })}
            </summary>
            <div class="said" node_ref=list tabindex="0" role="log" aria-label=words::chat()>
                {move || {
                    let lines = lines.get();
                    if lines.is_empty() {
                        view! { <p class="hush">{words::chat_empty()}</p> }.into_any()
                    } else {
                        let me = me.get();
                        lines.into_iter().map(|line| said(sitting, line, me)).collect_view().into_any()
                    }
                }}
            </div>
            {move || if muted.get() {
                view! { <p class="hush">{words::you_are_muted()}</p> }.into_any()
            } else {
                view! { <Say sitting/> }.into_any()
            }}
        </details>
    }
}

fn last(lines: &[ChatLine]) -> u64 {
    lines.last().map_or(0, |line| line.line)
}

fn said(sitting: Sitting, line: ChatLine, me: Option<Handle>) -> impl IntoView {
    let own = me == Some(line.who);
    let reported = RwSignal::new(false);
    let label = words::report_line(&line.name);
    let number = line.line;
    let report = move |_| {
        let reason = words::report_reason().to_owned();
        sitting.act(Command::Report {
            line: number,
            reason,
        });
        reported.set(true);
    };
    view! {
        <p class="said-line" class:own=own>
            <b>{line.name}</b>" "<span>{line.text}</span>
            <small>{date::time_of_day(line.at.0)}</small>
            {(!own).then_some(move || if reported.get() {
                view! { <small role="status">{words::reported()}</small> }.into_any()
            } else {
                view! {
                    <button type="button" class="link report" aria-label=label.clone() on:click=report>{words::report()}</button>
                }.into_any()
            })}
        </p>
    }
}

/// The field.
#[component]
fn Say(sitting: Sitting) -> impl IntoView {
    let text = sitting.saying;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            sitting.act(Command::Say { text: said });
            text.set(String::new());
        }
    };
    view! {
        <form class="line" on:submit=submit>
            <input
                type="text"
                maxlength="300"
                autocomplete="off"
                aria-label=words::say_word()
                placeholder=words::say_word()
                prop:value=move || text.get()
                on:input:target=move |event| text.set(event.target().value())
            />
            <button type="submit" class="quiet">{words::send()}</button>
        </form>
    }
}
