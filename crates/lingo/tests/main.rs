//! Books from outside: what they say is what Fluent's own implementation says, and what they cannot say is refused.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use lingo::compile::compile;
use lingo::{Book, Language, Value};
use proptest::prelude::*;

const TEXT: &str = r#"
-house = Caravanserai
plain = Nothing more.
two-lines = One
    two
escaped = { "{" }\u0041{ "\u00AB\u00A0" }here
welcome = Welcome to { -house }, { $who }!
pieces = { $n ->
    [0] no piece
    [one] one piece
   *[other] { $n } pieces
}
taken = { $who ->
    [you] You take
   *[other] { $who } takes
} { pieces } from { $whom }.
"#;

fn reference(language: Language) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(TEXT.to_owned()).unwrap();
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap();
    bundle
}

fn said(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    arguments: &[(&str, Value<'_>)],
) -> String {
    let mut handed = FluentArgs::new();
    for (name, value) in arguments {
        match value {
            Value::Text(text) => handed.set(name.to_owned(), text.to_owned()),
            Value::Number(number) => handed.set(name.to_owned(), *number),
        }
    }
    let pattern = bundle.get_message(key).unwrap().value().unwrap();
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&handed), &mut errors);
    assert_eq!(errors, []);
    said.into_owned()
}

proptest! {
    #[test]
    fn books_say_what_fluent_says(n in 0_i64..2_000, who in "[A-Za-zäöé ]{0,12}|you", language in 0_usize..4) {
        let language = Language::ALL[language];
        let book = compile(language, [("a.ftl", TEXT)]).unwrap();
        let book = Book::from_bytes(&book.to_bytes()).unwrap();
        let bundle = reference(language);
        let arguments = [("n", Value::from(n)), ("who", who.as_str().into()), ("whom", "Bob".into())];
        for key in book.keys() {
            prop_assert_eq!(book.say(key, &arguments).unwrap(), said(&bundle, key, &arguments), "{}", key);
        }
    }
}

#[test]
fn what_a_message_wants_is_known() {
    let book = compile(Language::English, [("a.ftl", TEXT)]).unwrap();
    assert_eq!(book.wants("taken"), ["n", "who", "whom"]);
    assert_eq!(book.text("plain"), Some("Nothing more."));
    assert_eq!(book.text("welcome"), None, "it wants something");
    assert_eq!(book.say("nowhere", &[]), None);
    assert_eq!(
        book.say("welcome", &[]).unwrap(),
        "Welcome to Caravanserai, {$who}!"
    );
}

#[test]
fn what_cannot_be_said_is_refused_with_its_place() {
    for (text, key, why) in [
        ("a = { $n", "line 1", "Expected"),
        ("a = x\na = y", "a", "twice"),
        ("a = { b }\nb = { a }", "a", "itself"),
        ("a = { c }", "a", "there is no c"),
        ("a = { NUMBER($n) }", "a", "functions"),
        ("a = { 3 ->\n   *[other] x\n}", "a", "handed in"),
        ("a =\n    .title = x", "a", "nothing"),
    ] {
        let wrongs = compile(Language::Dutch, [("n.ftl", text)]).unwrap_err();
        let found = wrongs
            .iter()
            .any(|wrong| wrong.file == "n.ftl" && wrong.key == key && wrong.why.contains(why));
        assert!(found, "{text}: {wrongs:?}");
    }
}

#[test]
fn what_is_no_book_is_refused() {
    assert!(Book::from_bytes(&[9, 9, 9]).is_err());
}
