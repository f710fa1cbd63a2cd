//! What a referee says before the first reach: conduct that no report can show.

use serde::{Deserialize, Serialize};

use crate::message::Message;
use crate::options::{BagHand, QuickBy, SecondReach, TowerQuickBy};
use crate::{Game, RuleId, Rules, rule};

/// A rule of conduct that holds at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminder {
    /// The rule.
    pub rule: RuleId,
    /// What is said.
    pub message: Message,
}

/// Key, rule and English text of every reminder.
const REMINDERS: [(&str, RuleId, &str); 14] = [
    (
        "remind-jewellery",
        rule!("F-01"),
        "Rings, bracelets and watches off, everybody.",
    ),
    (
        "remind-gently",
        rule!("F-02"),
        "Play gently: no snatching, no holding, no hindering on purpose.",
    ),
    (
        "remind-touch",
        rule!("F-03"),
        "Only fingers look into the bag.",
    ),
    (
        "remind-any-hand",
        rule!("D-06"),
        "One hand holds the bag by its hem, the other one goes in.",
    ),
    (
        "remind-left-hand",
        rule!("D-06"),
        "The left hand holds the bag by its hem, the right one goes in.",
    ),
    (
        "remind-right-hand",
        rule!("D-06"),
        "The right hand holds the bag by its hem, the left one goes in.",
    ),
    (
        "remind-once",
        rule!("D-14"),
        "Who has taken something out does not reach in again.",
    ),
    (
        "remind-piece-down",
        rule!("D-10"),
        "First is whose piece is on the table first.",
    ),
    (
        "remind-hand-down",
        rule!("D-10"),
        "First is whose closed hand is on the table first.",
    ),
    (
        "remind-beside",
        rule!("T-04"),
        "Duel beside the table: it is needed for the towers.",
    ),
    (
        "remind-out",
        rule!("T-05"),
        "First is whose piece is out of the bag first.",
    ),
    (
        "remind-head",
        rule!("T-05"),
        "First is whose piece is out of the bag and on the head first.",
    ),
    (
        "remind-push",
        rule!("T-14"),
        "What is built is moved only by pushing it with the new piece.",
    ),
    (
        "remind-wait",
        rule!("Q-05"),
        "Who is first waits until the other one has a piece too.",
    ),
];

impl Rules {
    /// What to tell the players before they begin, by the options of this table.
    #[must_use]
    pub fn reminders(&self) -> Vec<Reminder> {
        let options = self.options();
        let mut keys = vec!["remind-jewellery", "remind-gently", "remind-touch"];
        keys.push(match options.common.bag_hand {
            BagHand::Any => "remind-any-hand",
            BagHand::Left => "remind-left-hand",
            BagHand::Right => "remind-right-hand",
        });
        if options.common.second_reach == SecondReach::Forbidden {
            keys.push("remind-once");
        }
        keys.push(
            match (self.game(), options.tower.quick_by, options.common.quick_by) {
                (Game::Tower, TowerQuickBy::OutOfBag, _) => "remind-out",
                (Game::Tower, TowerQuickBy::OnHead, _) => "remind-head",
                (_, _, QuickBy::PieceOnTable) => "remind-piece-down",
                (_, _, QuickBy::ClosedHandOnTable) => "remind-hand-down",
            },
        );
        match self.game() {
            Game::Tower if options.tower.touch_rule => {
                keys.extend(["remind-beside", "remind-push"]);
            }
            Game::Tower => keys.push("remind-beside"),
            Game::Quartet => keys.push("remind-wait"),
            Game::Duel | Game::Threesome => {}
        }
        keys.into_iter().filter_map(reminder).collect()
    }
}

fn reminder(key: &str) -> Option<Reminder> {
    let (key, rule, _) = REMINDERS.iter().find(|(known, _, _)| *known == key)?;
    Some(Reminder {
        rule: *rule,
        message: Message::new(key),
    })
}

/// Every key.
pub(crate) fn keys() -> impl Iterator<Item = &'static str> {
    REMINDERS.iter().map(|(key, _, _)| *key)
}

/// The English text of a reminder.
pub(crate) fn english(key: &str) -> Option<&'static str> {
    let (_, _, text) = REMINDERS.iter().find(|(known, _, _)| *known == key)?;
    Some(text)
}
