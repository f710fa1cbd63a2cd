//! What is called with the camel in hand: as the table or a printed edition has it, else as one says it here.

use std::collections::BTreeMap;

use dschamal::{Edition, OptionKey};
use serde_json::Value;
use table::RulesView;

use super::book::text;

/// The option that says it.
const PHRASE: &str = "duel.shout_phrase";

/// What is called at a table; nothing where there is no camel to call.
#[must_use]
pub fn camel_call(rules: &RulesView) -> Option<String> {
    let phrase = rules.phrase.as_deref()?;
    Some(camel_phrase(rules.edition, &rules.options, phrase))
}

/// What is called by an edition and these house rules, which come down to this phrase.
#[must_use]
pub fn camel_phrase(
    edition: Edition,
    house_rules: &BTreeMap<String, Value>,
    phrase: &str,
) -> String {
    if edition == Edition::Recommended && !house_rules.contains_key(PHRASE) {
        text("camel-call").to_owned()
    } else {
        phrase.to_owned()
    }
}

/// What an edition answers where the table has no house rule of its own.
#[must_use]
pub fn edition_usual(option: &OptionKey, edition: Edition) -> String {
    if option.key == PHRASE && edition == Edition::Recommended {
        return text("camel-call").to_owned();
    }
    super::edition_answer(option.key, &option.value(&edition.options()))
}

#[cfg(test)]
mod tests {
    use dschamal::{Game, OPTION_KEYS};
    use lingo::Language;

    use super::*;
    use crate::words::book::speak;

    fn called(edition: Edition, house_rules: &[(&str, &str)]) -> Option<String> {
        let own = house_rules.iter().find(|(key, _)| *key == PHRASE);
        let phrase = own.map_or(edition.options().duel.shout_phrase, |(_, own)| {
            (*own).to_owned()
        });
        let options = house_rules.iter();
        camel_call(&RulesView {
            game: Game::Duel,
            edition,
            options: options
                .map(|(key, value)| ((*key).to_owned(), Value::from(*value)))
                .collect(),
            phrase: Some(phrase),
            target: Some(7),
        })
    }

    const PRINTED: [(Edition, &str); 5] = [
        (Edition::ZochEn, "I'm the camel!"),
        (Edition::ZochFr, "Le chameau, c'est moi !"),
        (Edition::FrFlumian, "A moi le chameau"),
        (Edition::Nl2006, "Ik ben de kameel!"),
        (Edition::FrSummary, "Dschamal"),
    ];

    /// Cites: D-09, X-12
    #[test]
    fn the_call_follows_language_and_edition() {
        let own = [
            (Language::English, "I’m the camel!"),
            (Language::German, "Ich bin das Kamel!"),
            (Language::French, "Le chameau, c’est moi\u{202f}!"),
            (Language::Dutch, "Ik ben de kameel!"),
        ];
        assert_eq!(own.map(|(language, _)| language), Language::ALL);
        assert_eq!(PRINTED.len() + 1, Edition::ALL.len());
        for (language, words) in own {
            speak(language);
            let call = |edition, rules: &[(&str, &str)]| called(edition, rules).expect("a call");
            assert_eq!(call(Edition::Recommended, &[]), words);
            let another = [("duel.sit_out", "any_loser")];
            assert_eq!(call(Edition::Recommended, &another), words);
            for (edition, printed) in PRINTED {
                assert_eq!(call(edition, &[]), printed, "{edition:?}");
            }
            for edition in Edition::ALL {
                assert_eq!(call(edition, &[(PHRASE, "Kamel!")]), "Kamel!");
            }
        }
        speak(Language::English);
    }

    #[test]
    fn without_a_camel_nothing_is_called() {
        let rules = RulesView {
            game: Game::Quartet,
            edition: Edition::Recommended,
            options: BTreeMap::new(),
            phrase: None,
            target: None,
        };
        assert_eq!(camel_call(&rules), None);
    }

    #[test]
    fn the_form_of_house_rules_says_what_will_be_called() {
        let option = OPTION_KEYS.iter().find(|option| option.key == PHRASE);
        let option = option.expect("the call is an option");
        speak(Language::German);
        assert_eq!(
            edition_usual(option, Edition::Recommended),
            "Ich bin das Kamel!"
        );
        assert_eq!(edition_usual(option, Edition::FrSummary), "Dschamal");
        speak(Language::English);
    }
}
