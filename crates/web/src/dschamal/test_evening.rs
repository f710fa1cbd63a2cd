//! An evening with bots on this device, for tests: one sits on the first seat, and time is what the test says.

use table::{DschamalSettings, DschamalView, GameSettings, Settings, View};

use crate::alone::wire::At;
use crate::solo::keeper::Keeper;
use crate::solo::wire::{Told, Want};

/// A table with bots, and what it last showed to Ada.
pub(super) struct Evening {
    keeper: Keeper,
    now: i64,
    wake: i64,
    view: Option<View>,
    as_seen: fn(View) -> View,
}

impl Evening {
    /// A game as it was agreed, shown as somebody sees it to whom Ada's view is turned so.
    pub(super) fn begin(agreed: DschamalSettings, as_seen: fn(View) -> View) -> Evening {
        let settings = Settings {
            game: GameSettings::Dschamal(agreed),
            ..Settings::gimel()
        };
        let mut evening = Evening {
            keeper: Keeper::default(),
            now: 1_000_000,
            wake: 0,
            view: None,
            as_seen,
        };
        evening.hear(Want::Open("Ada".to_owned(), Box::new(settings), 4));
        evening
    }

    /// The table hears something.
    pub(super) fn hear(&mut self, want: Want) {
        let at = At {
            now: self.now,
            chance: (self.now as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        };
        let (mut view, mut wake) = (None, None);
        self.keeper.hear(at, want, &mut |told| match told {
            Told::Shown { view: shown, .. } => view = Some(*shown),
            Told::Wake { at } => wake = Some(at),
            _ => {}
        });
        self.view = view.map(self.as_seen).or(self.view.take());
        self.wake = wake.unwrap_or(self.wake);
    }

    /// Time goes on to what is due next.
    pub(super) fn wait(&mut self) {
        self.now = self.wake.max(self.now + 1);
        self.hear(Want::Wake);
    }

    /// What is shown.
    pub(super) fn shown(&self) -> (&View, &DschamalView) {
        let view = self.view.as_ref().expect("a table");
        (view, view.dschamal().expect("a game"))
    }
}

/// Sets house rules that are numbers, by their keys.
pub(super) fn agree(agreed: &mut DschamalSettings, rules: &[(&str, u32)]) {
    for (key, number) in rules {
        let options = &mut agreed.rules.options;
        options.insert((*key).to_owned(), serde_json::json!(number));
    }
}
