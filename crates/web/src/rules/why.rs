//! Why a ruling is as it is: each rule in a sentence, with a link to its paragraph.

use dschamal::RuleId;
use leptos::prelude::*;

use super::told::address;
use crate::words;

/// The rules a ruling rests on.
#[component]
pub fn RuleLines(
    /// Which.
    rules: Vec<RuleId>,
) -> impl IntoView {
    let lines = rules.into_iter().map(|rule| {
        let id = rule.to_string();
        let text = words::rule_line(&id);
        view! { <li><a class="rule-id" href=address(&id)>{id.clone()}</a>" "{text}</li> }
    });
    view! { <ul class="rests-on">{lines.collect_view()}</ul> }
}
