//! The first page of open tables, and what changed on it: written down once for all who look, however many there are of either.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use protocol::{ServerMessage, TableSummary};
use table::{Millis, TableId};
use tokio::sync::watch;

/// So many tables are on a page.
pub(crate) const PAGE: usize = 50;
/// Many changes at once are one message.
const BEAT: Duration = Duration::from_millis(250);

/// A page, with its number and how it came from the one before.
#[derive(Debug)]
pub(crate) struct LobbyPage {
    number: u64,
    tables: BTreeMap<TableId, TableSummary>,
    more: u32,
    whole: Arc<str>,
    change: Arc<str>,
}

/// Before there is any table.
impl Default for LobbyPage {
    fn default() -> LobbyPage {
        let whole = written(&ServerMessage::Lobby {
            tables: Vec::new(),
            more: 0,
        });
        LobbyPage {
            number: 0,
            tables: BTreeMap::new(),
            more: 0,
            change: Arc::clone(&whole),
            whole,
        }
    }
}

impl LobbyPage {
    /// What somebody is told who saw the page of this number last, if anything.
    pub(crate) fn told_to(&self, seen: Option<u64>) -> Option<Arc<str>> {
        match seen {
            Some(seen) if seen == self.number => None,
            Some(seen) if seen + 1 == self.number => Some(Arc::clone(&self.change)),
            _ => Some(Arc::clone(&self.whole)),
        }
    }

    /// Its number.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// The page after this one, if there is anything new.
    fn next(&self, all: Vec<TableSummary>) -> Option<LobbyPage> {
        let more = u32::try_from(all.len().saturating_sub(PAGE)).unwrap_or(u32::MAX);
        let tables: Vec<TableSummary> = all.into_iter().take(PAGE).collect();
        let differs = |table: &&TableSummary| {
            let old = self.tables.get(&table.table);
            // When something last happened is no news by itself.
            old.is_none_or(|old| at_no_time(old) != at_no_time(table))
        };
        let changed: Vec<TableSummary> = tables.iter().filter(differs).cloned().collect();
        let stays = |id: &&TableId| tables.iter().all(|table| table.table != **id);
        let gone: Vec<TableId> = self.tables.keys().filter(stays).cloned().collect();
        if changed.is_empty() && gone.is_empty() && more == self.more {
            return None;
        }
        let change = ServerMessage::LobbyChanged {
            changed,
            gone,
            more,
        };
        Some(LobbyPage {
            number: self.number + 1,
            change: written(&change),
            whole: written(&ServerMessage::Lobby {
                tables: tables.clone(),
                more,
            }),
            tables: tables
                .into_iter()
                .map(|it| (it.table.clone(), it))
                .collect(),
            more,
        })
    }
}

fn at_no_time(table: &TableSummary) -> TableSummary {
    TableSummary {
        updated: Millis::ZERO,
        ..table.clone()
    }
}

fn written(message: &ServerMessage) -> Arc<str> {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(error) => {
            tracing::error!(%error, "The lobby could not be written: {error}");
            "".into()
        }
    }
}

/// Makes a new page whenever the tables change, but not too often; ends with the house.
pub(super) async fn keep(
    all: impl Fn() -> Vec<TableSummary>,
    mut changes: watch::Receiver<u64>,
    pages: watch::Sender<Arc<LobbyPage>>,
) {
    while changes.changed().await.is_ok() {
        let next = pages.borrow().next(all());
        if let Some(next) = next {
            pages.send_replace(Arc::new(next));
        }
        tokio::time::sleep(BEAT).await;
    }
}

#[cfg(test)]
mod tests {
    use table::Settings;

    use super::*;

    fn table(number: i64, status: &str) -> TableSummary {
        TableSummary {
            table: TableId(format!("t{number}")),
            settings: Settings::gimel(),
            seats: vec![Some("Ada".to_owned()), None],
            status: status.to_owned(),
            updated: Millis(number),
            your_turn: false,
        }
    }

    fn tables(count: i64) -> Vec<TableSummary> {
        (0..count)
            .rev()
            .map(|number| table(number, "open"))
            .collect()
    }

    #[test]
    fn a_change_costs_what_changed_and_not_what_is_there() {
        let full = LobbyPage::default().next(tables(2_000)).unwrap();
        assert!(full.whole.len() < 50_000, "{} bytes", full.whole.len());
        assert_eq!(full.more, 1_950);
        let mut all = tables(2_000);
        all[3] = table(1_996, "playing");
        let changed = full.next(all.clone()).unwrap();
        let told = changed.told_to(Some(full.number)).unwrap();
        assert!(told.len() < 1_500, "{told}");
        assert!(told.contains("t1996") && told.contains("playing"));
        assert!(changed.next(all).is_none(), "nothing new");
    }

    #[test]
    fn who_missed_a_page_sees_the_whole_one() {
        let first = LobbyPage::default().next(tables(1)).unwrap();
        let second = first.next(tables(2)).unwrap();
        assert_eq!(second.told_to(None), Some(Arc::clone(&second.whole)));
        assert_eq!(second.told_to(Some(0)), Some(Arc::clone(&second.whole)));
        assert_eq!(second.told_to(Some(1)), Some(Arc::clone(&second.change)));
        assert_eq!(second.told_to(Some(2)), None);
    }

    #[test]
    fn what_is_gone_is_said_to_be_gone() {
        let first = LobbyPage::default().next(tables(2)).unwrap();
        let second = first.next(tables(1)).unwrap();
        let message = serde_json::from_str(&second.change).unwrap();
        let ServerMessage::LobbyChanged { changed, gone, .. } = message else {
            panic!("{}", second.change);
        };
        assert_eq!((changed.len(), gone), (0, vec![TableId("t1".to_owned())]));
    }
}
