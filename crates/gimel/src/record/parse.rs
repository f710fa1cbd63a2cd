//! Reading a record: what it says, or what is wrong with it and on which line.

use std::str::FromStr;

use thiserror::Error;

use super::tags::{is_name, unquote};
use super::{Comment, Noted, Record, TagError};
use crate::{
    Entry, EntryError, OptionError, Options, Outcome, Position, PositionError, Reason, Side,
};

/// Why a text is no record, and on which line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RecordProblem {
    /// Not a tag.
    #[error("`{0}` is no tag; expected one such as [Event \"Evening\"]")]
    TagLine(String),
    /// A tag that cannot be.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// Bad options.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// Bad position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Bad result.
    #[error("result is `{0}`; expected 1-0, 0-1, 1/2-1/2 or *")]
    Result(String),
    /// Bad reason.
    #[error("termination is `{0}`; expected one of {reasons}", reasons = reasons())]
    Termination(String),
    /// The tag and the last token disagree.
    #[error("the tag Result and the end of the record disagree; expected the same result in both")]
    TwoResults,
    /// A result without a reason, or a reason without a result.
    #[error(
        "a finished game has a result and a Termination, one under way has neither; expected both or neither"
    )]
    HalfAnEnd,
    /// No result at the end.
    #[error("the record breaks off; expected 1-0, 0-1, 1/2-1/2 or * at the end")]
    NoResult,
    /// A comment without an end.
    #[error("a comment is not closed; expected }}")]
    OpenComment,
    /// Something after the result.
    #[error("`{0}` stands after the result; expected nothing")]
    AfterResult(String),
    /// Not an entry.
    #[error(transparent)]
    Entry(#[from] EntryError),
}

fn reasons() -> String {
    Reason::ALL
        .iter()
        .map(|reason| reason.word())
        .collect::<Vec<_>>()
        .join(", ")
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut head = Head::default();
        let mut rest = text;
        let mut line = 1;
        while !rest.is_empty() {
            let (first, others) = rest.split_once('\n').unwrap_or((rest, ""));
            let tag = first.trim();
            if tag.starts_with('[') {
                head.read(tag)
                    .map_err(|problem| RecordError { line, problem })?;
            } else if !tag.is_empty() {
                break;
            }
            rest = others;
            line += 1;
        }
        let mut body = Body::default();
        body.read(rest, &mut line)
            .map_err(|problem| RecordError { line, problem })?;
        assemble(head, body).map_err(|problem| RecordError { line, problem })
    }
}

/// The end as written: a winner or a draw, or still under way.
type End = Option<Option<Side>>;

fn read_end(token: &str) -> Option<End> {
    match token {
        "1-0" => Some(Some(Some(Side::White))),
        "0-1" => Some(Some(Some(Side::Black))),
        "1/2-1/2" => Some(Some(None)),
        "*" => Some(None),
        _ => None,
    }
}

fn assemble(head: Head, body: Body) -> Result<Record, RecordProblem> {
    let end = body.end.ok_or(RecordProblem::NoResult)?;
    if head.end.is_some_and(|stated| stated != end) {
        return Err(RecordProblem::TwoResults);
    }
    let outcome = match (end, head.reason) {
        (Some(winner), Some(reason)) => Some(Outcome { winner, reason }),
        (None, None) => None,
        _ => return Err(RecordProblem::HalfAnEnd),
    };
    let Head {
        mut record, start, ..
    } = head;
    record.start = start.unwrap_or_else(|| Position::start(record.options.pieces_each));
    Ok(Record {
        preface: body.preface,
        entries: body.entries,
        outcome,
        ..record
    })
}

/// The tags.
struct Head {
    record: Record,
    start: Option<Position>,
    end: Option<End>,
    reason: Option<Reason>,
}

impl Default for Head {
    fn default() -> Self {
        Self {
            record: Record::new(Options::default()),
            start: None,
            end: None,
            reason: None,
        }
    }
}

impl Head {
    fn read(&mut self, tag: &str) -> Result<(), RecordProblem> {
        let (name, value) = split_tag(tag).ok_or_else(|| RecordProblem::TagLine(tag.to_owned()))?;
        match name {
            "Options" => self.record.options = value.parse()?,
            "Position" => self.start = Some(value.parse()?),
            "Result" => {
                self.end = Some(read_end(&value).ok_or(RecordProblem::Result(value))?);
            }
            "Termination" => {
                let reason = Reason::from_word(&value);
                self.reason = Some(reason.ok_or(RecordProblem::Termination(value))?);
            }
            _ => self.record.set_tag(name, &value)?,
        }
        Ok(())
    }
}

fn split_tag(tag: &str) -> Option<(&str, String)> {
    let inner = tag.strip_prefix('[')?.strip_suffix(']')?;
    let (name, quoted) = inner.trim().split_once(char::is_whitespace)?;
    let value = quoted.trim().strip_prefix('"')?.strip_suffix('"')?;
    is_name(name).then_some(())?;
    Some((name, unquote(value)?))
}

/// What follows the tags.
#[derive(Default)]
struct Body {
    preface: Option<Comment>,
    entries: Vec<Noted>,
    end: Option<End>,
}

impl Body {
    /// Reads token by token; `line` is where it got to.
    fn read(&mut self, text: &str, line: &mut usize) -> Result<(), RecordProblem> {
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let length = if letter == '{' {
                let end = rest.find('}').ok_or(RecordProblem::OpenComment)?;
                self.note(Comment::new(&rest[1..end]));
                end + 1
            } else if letter.is_whitespace() {
                letter.len_utf8()
            } else {
                let ends = |c: char| c.is_whitespace() || c == '{';
                let end = rest.find(ends).unwrap_or(rest.len());
                self.token(&rest[..end])?;
                end
            };
            *line += rest[..length].matches('\n').count();
            rest = &rest[length..];
        }
        Ok(())
    }

    fn note(&mut self, comment: Option<Comment>) {
        let place = match self.entries.last_mut() {
            Some(noted) => &mut noted.comment,
            None => &mut self.preface,
        };
        *place = Comment::join(place.take(), comment);
    }

    fn token(&mut self, token: &str) -> Result<(), RecordProblem> {
        if self.end.is_some() {
            return Err(RecordProblem::AfterResult(token.to_owned()));
        }
        if let Some(end) = read_end(token) {
            self.end = Some(end);
            return Ok(());
        }
        let entry = without_number(token);
        if !entry.is_empty() {
            self.entries.push(Noted {
                entry: entry.parse::<Entry>()?,
                comment: None,
            });
        }
        Ok(())
    }
}

/// A token without `12.` or `12...` in front of it.
fn without_number(token: &str) -> &str {
    let unnumbered = token.trim_start_matches(|c: char| c.is_ascii_digit());
    let entry = unnumbered.trim_start_matches('.');
    let numbered = unnumbered.len() < token.len() && entry.len() < unnumbered.len();
    if numbered { entry } else { token }
}
