//! How well a password would hold, in words: the house weighs it when it was typed.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{NewPassword, Strength};

use crate::net::api;
use crate::words;

/// The last password that was weighed.
#[derive(Clone, Copy)]
pub struct Weighed(RwSignal<Option<Strength>>);

impl Weighed {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Weighed {
        Weighed(RwSignal::new(None))
    }

    /// Asks the house. What is too short to be one is not asked about.
    pub fn weigh(self, password: String) {
        if password.chars().count() < 8 {
            self.0.set(None);
            return;
        }
        let new = NewPassword { password };
        spawn_local(async move {
            let answer = api::send("POST", "/account/strength", Some(&new)).await;
            self.0.try_set(answer.ok());
        });
    }
}

impl Default for Weighed {
    fn default() -> Weighed {
        Weighed::new()
    }
}

/// What is said of it, also aloud.
#[component]
pub fn StrengthLine(
    /// For the field that it describes.
    id: &'static str,
    /// What was weighed.
    weighed: Weighed,
) -> impl IntoView {
    let said = move || weighed.0.with(|strength| strength.as_ref().map(in_words));
    view! { <p id=id class="hush" role="status">{said}</p> }
}

fn in_words(strength: &Strength) -> String {
    let how = words::strength(strength.score);
    match strength.why.as_deref().and_then(words::weakness) {
        Some(why) => format!("{how} {why}"),
        None => how.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weak_password_is_said_to_be_one_and_why() {
        let said = |score, why: Option<&str>| {
            in_words(&Strength {
                score,
                enough: score > 1,
                why: why.map(str::to_owned),
            })
        };
        assert_eq!(said(4, None), "Hardly anybody guesses it.");
        assert_eq!(
            said(0, Some("common")),
            "Guessed at once. Many people have it."
        );
        assert_eq!(said(1, Some("something new")), "Guessed soon.");
    }
}
