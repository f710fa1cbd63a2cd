//! Messages in four languages: written in Fluent, carried as a small book, said with plurals right.
//!
//! Translators write Fluent (`.ftl`). A page does not carry its parser and its many tables: [`compile`](compile::compile)
//! turns the messages of a language into a [`Book`], references resolved, and a book knows how to [`Book::say`] them. A test
//! holds every message against the reference implementation.
//!
//! ```
//! # #[cfg(feature = "compile")] {
//! use lingo::{Language, Value, compile::compile};
//!
//! let text = "pieces = { $n ->\n [one] one piece\n *[other] { $n } pieces\n } for { $who }\n";
//! let book = compile(Language::English, [("a.ftl", text)]).unwrap();
//! let said = book.say("pieces", &[("n", Value::from(3)), ("who", "Ada".into())]);
//! assert_eq!(said.as_deref(), Some("3 pieces for Ada"));
//! # }
//! ```

mod book;
#[cfg(feature = "compile")]
pub mod compile;
mod language;

pub use book::{BadBook, Book, Value};
pub use language::Language;
