//! From Fluent's text to a book: references are resolved, what a book cannot say is refused with its place.

use std::collections::BTreeMap;
use std::fmt;

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use crate::Language;
use crate::book::{Book, Choice, Part, Pattern};

/// So deep may messages refer to each other; a circle is deeper.
const DEEPEST: usize = 8;

/// Why there is no book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// In which file.
    pub file: String,
    /// At which message, if it is one's.
    pub key: String,
    /// Why.
    pub why: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.key, self.why)
    }
}

impl std::error::Error for Wrong {}

type Ast<'a> = ast::Pattern<&'a str>;

/// Everything that was written, before it refers to each other.
struct Writing<'a> {
    file: BTreeMap<String, &'a str>,
    patterns: BTreeMap<String, Ast<'a>>,
}

/// Makes a book of these files, each by its name.
///
/// # Errors
/// If a file cannot be read, a key stands twice, or a message needs what a book does not know.
pub fn compile<'a>(
    language: Language,
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Book, Vec<Wrong>> {
    let mut writing = Writing {
        file: BTreeMap::new(),
        patterns: BTreeMap::new(),
    };
    let mut wrongs = Vec::new();
    for (file, text) in files {
        wrongs.extend(writing.read(file, text));
    }
    let mut messages = Vec::new();
    for (key, pattern) in &writing.patterns {
        // Terms are only ever part of something.
        if key.starts_with('-') {
            continue;
        }
        match writing.resolve(pattern, 0) {
            Ok(pattern) => messages.push((key.clone(), joined(pattern))),
            Err(why) => wrongs.push(writing.wrong(key, why)),
        }
    }
    if wrongs.is_empty() {
        Ok(Book { language, messages })
    } else {
        Err(wrongs)
    }
}

impl<'a> Writing<'a> {
    fn read(&mut self, file: &'a str, text: &'a str) -> Vec<Wrong> {
        let wrong = |key: &str, why: String| Wrong {
            file: file.to_owned(),
            key: key.to_owned(),
            why,
        };
        let (resource, mut wrongs) = match parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => {
                let line = |at: usize| text[..at.min(text.len())].lines().count();
                let told = errors.iter().map(|error| {
                    wrong(
                        &format!("line {}", line(error.pos.start)),
                        error.to_string(),
                    )
                });
                (resource, told.collect())
            }
        };
        for entry in resource.body {
            let (key, pattern) = match entry {
                ast::Entry::Message(message) => (message.id.name.to_owned(), message.value),
                ast::Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                _ => continue,
            };
            let Some(pattern) = pattern else {
                wrongs.push(wrong(&key, "says nothing".to_owned()));
                continue;
            };
            self.file.insert(key.clone(), file);
            if self.patterns.insert(key.clone(), pattern).is_some() {
                wrongs.push(wrong(&key, "stands here twice".to_owned()));
            }
        }
        wrongs
    }

    fn wrong(&self, key: &str, why: String) -> Wrong {
        Wrong {
            file: self.file.get(key).copied().unwrap_or_default().to_owned(),
            key: key.to_owned(),
            why,
        }
    }

    fn resolve(&self, pattern: &Ast<'a>, depth: usize) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    parts.push(Part::Text((*value).to_owned()));
                }
                ast::PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression, depth)?);
                }
            }
        }
        Ok(parts)
    }

    fn expression(
        &self,
        expression: &ast::Expression<&'a str>,
        depth: usize,
    ) -> Result<Pattern, String> {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, depth),
            ast::Expression::Select { selector, variants } => {
                let ast::InlineExpression::VariableReference { id } = selector else {
                    return Err("only what is handed in can be chosen by".to_owned());
                };
                let mut chosen = Vec::new();
                let mut otherwise = Pattern::new();
                for variant in variants {
                    let pattern = joined(self.resolve(&variant.value, depth)?);
                    if variant.default {
                        otherwise = pattern;
                    } else {
                        chosen.push((choice(&variant.key)?, pattern));
                    }
                }
                Ok(vec![Part::Select {
                    argument: id.name.to_owned(),
                    variants: chosen,
                    otherwise,
                }])
            }
        }
    }

    fn inline(
        &self,
        inline: &ast::InlineExpression<&'a str>,
        depth: usize,
    ) -> Result<Pattern, String> {
        match inline {
            ast::InlineExpression::StringLiteral { value } => {
                let text = fluent_syntax::unicode::unescape_unicode_to_string(value);
                Ok(vec![Part::Text(text.into_owned())])
            }
            ast::InlineExpression::NumberLiteral { value } => {
                Ok(vec![Part::Text((*value).to_owned())])
            }
            ast::InlineExpression::VariableReference { id } => {
                Ok(vec![Part::Argument(id.name.to_owned())])
            }
            ast::InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.refer(id.name, depth),
            ast::InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => self.refer(&format!("-{}", id.name), depth),
            ast::InlineExpression::Placeable { expression } => self.expression(expression, depth),
            _ => Err("a book knows no functions, attributes or arguments of terms".to_owned()),
        }
    }

    fn refer(&self, key: &str, depth: usize) -> Result<Pattern, String> {
        if depth >= DEEPEST {
            return Err(format!("{key} refers to itself"));
        }
        let pattern = self.patterns.get(key);
        let pattern = pattern.ok_or_else(|| format!("there is no {key}"))?;
        self.resolve(pattern, depth + 1)
    }
}

fn choice(key: &ast::VariantKey<&str>) -> Result<Choice, String> {
    match key {
        ast::VariantKey::NumberLiteral { value } => {
            let number = value.parse();
            let number = number.map_err(|_| format!("{value} is not a whole number"))?;
            Ok(Choice::Number(number))
        }
        ast::VariantKey::Identifier { name } => Ok(Choice::Word((*name).to_owned())),
    }
}

/// Texts that stand side by side become one.
fn joined(pattern: Pattern) -> Pattern {
    let mut joined = Pattern::new();
    for part in pattern {
        match (joined.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => joined.push(part),
        }
    }
    joined
}
