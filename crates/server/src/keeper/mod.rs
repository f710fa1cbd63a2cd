//! Whoever keeps the house: what they decide holds at every door, and everything they do is written down.

mod deeds;
mod routes;
mod token;
mod words;

use std::collections::{BTreeMap, HashSet};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use anyhow::Result;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;
use protocol::KeeperPerson;
use store::Store;
use table::{Command, PersonId, Refusal, TableId};

use crate::App;
use crate::caller::Caller;
use crate::people::Who;
use crate::problem::ApiError;
use crate::sockets::{HangUp, Line};
use token::Desks;
use words::WordList;

pub(crate) use routes::{
    __path_act, __path_enter, __path_leave, __path_show, act, enter, leave, show,
};
pub use token::new_keeper_token;

/// Where the list of words is noted, one a line.
const WORDS: &str = "words";

/// What the keeper has decided, at hand for every request.
pub(crate) struct Keeping {
    rules: RwLock<Rules>,
    here: RwLock<BTreeMap<u64, Window>>,
    desks: Desks,
}

#[derive(Default)]
struct Rules {
    banned: HashSet<String>,
    muted: HashSet<String>,
    ranges: Vec<IpNet>,
    closed: Vec<TableId>,
    words: WordList,
}

/// A window that is open.
struct Window {
    person: Option<PersonId>,
    name: String,
    from: IpAddr,
    line: Line,
}

impl Keeping {
    /// What was decided before, from the store.
    pub(crate) async fn open(store: &Store) -> Result<Keeping> {
        let keeping = Keeping {
            rules: RwLock::default(),
            here: RwLock::default(),
            desks: Desks::default(),
        };
        keeping.read_anew(store).await?;
        Ok(keeping)
    }

    /// Reads everything that is decided: at the start, and after each deed.
    async fn read_anew(&self, store: &Store) -> Result<(), store::StoreError> {
        let words = store.note(WORDS).await?.unwrap_or_default();
        let mut rules = Rules {
            words: WordList::new(words.lines()),
            ..Rules::default()
        };
        for ban in store.bans().await? {
            match ban.kind.as_str() {
                "person" => {
                    rules.banned.insert(ban.value);
                }
                "mute" => {
                    rules.muted.insert(ban.value);
                }
                "table" => rules.closed.push(TableId(ban.value)),
                _ => rules.ranges.extend(ban.value.parse::<IpNet>()),
            }
        }
        *self.rules_to_change() = rules;
        Ok(())
    }

    fn rules(&self) -> RwLockReadGuard<'_, Rules> {
        // They are replaced as a whole.
        self.rules.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn rules_to_change(&self) -> RwLockWriteGuard<'_, Rules> {
        self.rules.write().unwrap_or_else(PoisonError::into_inner)
    }

    fn here(&self) -> RwLockWriteGuard<'_, BTreeMap<u64, Window>> {
        // The map is never left half-changed.
        self.here.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// May this person come in?
    pub(crate) fn let_in(&self, person: &str) -> Result<(), ApiError> {
        match self.rules().banned.contains(person) {
            true => Err(ApiError::Banned),
            false => Ok(()),
        }
    }

    /// May anybody come in from there?
    pub(crate) fn let_in_from(&self, from: IpAddr) -> Result<(), ApiError> {
        match self
            .rules()
            .ranges
            .iter()
            .any(|range| range.contains(&from))
        {
            true => Err(ApiError::Banned),
            false => Ok(()),
        }
    }

    /// Is this a name one may have here?
    pub(crate) fn welcome(&self, name: &str) -> Result<(), ApiError> {
        match self.rules().words.offends(name) {
            true => Err(Refusal::NameNotWelcome.into()),
            false => Ok(()),
        }
    }

    /// Tables that are closed until the keeper opens them again.
    pub(crate) fn closed_tables(&self) -> Vec<TableId> {
        self.rules().closed.clone()
    }

    /// What somebody wants to do at a table, as it may be done: without words that are not said here.
    pub(crate) fn heard(&self, who: &PersonId, command: Command) -> Result<Command, Refusal> {
        let rules = self.rules();
        heard(&rules, who, command)
    }

    /// A window opens.
    pub(crate) fn came(&self, number: u64, who: Option<&Who>, from: IpAddr, line: &Line) {
        let window = Window {
            person: who.map(|who| who.id.clone()),
            name: who.map(|who| who.name.clone()).unwrap_or_default(),
            from,
            line: line.clone(),
        };
        self.here().insert(number, window);
    }

    /// A window closes.
    pub(crate) fn went(&self, number: u64) {
        self.here().remove(&number);
    }

    /// Hangs up whoever may not be here any more.
    fn see_out(&self) {
        let rules = self.rules();
        for window in self.here().values() {
            let person = window.person.as_ref();
            let banned = person.is_some_and(|person| rules.banned.contains(&person.0));
            if banned
                || rules
                    .ranges
                    .iter()
                    .any(|range| range.contains(&window.from))
            {
                window.line.hang_up(HangUp::SessionEnded);
            }
        }
    }

    /// Who is here, with how many windows.
    fn people(&self) -> Vec<KeeperPerson> {
        let rules = self.rules();
        let mut people: Vec<KeeperPerson> = Vec::new();
        for window in self.here().values() {
            let person = window.person.as_ref().map(|person| person.0.clone());
            let from = window.from.to_string();
            let known = people
                .iter_mut()
                .find(|it| it.person == person && it.from == from);
            match known {
                Some(known) => known.windows += 1,
                None => people.push(KeeperPerson {
                    muted: person.as_ref().is_some_and(|it| rules.muted.contains(it)),
                    person,
                    name: window.name.clone(),
                    from,
                    windows: 1,
                }),
            }
        }
        people
    }

    /// The first token, if there has been none: for the terminal in which the house is opened.
    pub(crate) async fn first_token(&self, store: &Store) -> Result<Option<String>> {
        match token::is_first(store).await? {
            true => Ok(Some(new_keeper_token(store).await?)),
            false => Ok(None),
        }
    }
}

/// Nobody from where the keeper wants nobody from. The keeper's own door is not behind this one.
pub(crate) async fn welcome_only(
    State(app): State<App>,
    Caller(from): Caller,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    app.keeping.let_in_from(from)?;
    Ok(next.run(request).await)
}

fn heard(rules: &Rules, who: &PersonId, command: Command) -> Result<Command, Refusal> {
    Ok(match command {
        Command::Say { .. } if rules.muted.contains(&who.0) => {
            return Err(Refusal::HouseMuted);
        }
        Command::Say { text } => Command::Say {
            text: rules.words.covered(&text),
        },
        Command::Join { name } if rules.words.offends(&name) => {
            return Err(Refusal::NameNotWelcome);
        }
        Command::InGame { game, command } => Command::InGame {
            game,
            command: Box::new(heard(rules, who, *command)?),
        },
        other => other,
    })
}
