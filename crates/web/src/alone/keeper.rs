//! Keeps the table on this device, in a thread of its own: the page knows only how it looks.

use table::Moment;

use super::local::LocalTable;
use super::thought::{Question, Thought, think};
use super::wire::{At, Told, Want};

/// The keeper.
#[derive(Default)]
pub struct Keeper {
    local: Option<LocalTable>,
    /// The position that the bot was asked about.
    asked: Option<u64>,
}

impl Keeper {
    /// Does what is wanted and tells what comes of it; the bot thinks last.
    pub fn hear(&mut self, at: At, want: Want, tell: &mut dyn FnMut(Told)) {
        let moment = Moment::from(at);
        match want {
            Want::Restore(text) => self.local = LocalTable::read(&text),
            Want::Open(name, settings, level) => {
                self.asked = None;
                self.local = LocalTable::open(moment, &name, *settings, level).ok();
            }
            Want::Act(command) => {
                let refused = self
                    .local
                    .as_mut()
                    .and_then(|local| local.act(moment, *command).err());
                if let Some(why) = refused {
                    tell(Told::Refused {
                        why: why.to_string(),
                    });
                }
            }
            Want::BotMoves(thought) => self.bot_moves(moment, &thought),
            Want::Clear => *self = Keeper::default(),
        }
        tell(match &self.local {
            Some(local) => Told::Shown {
                view: Box::new(local.view(moment.now)),
                kept: local.write(),
                mark: local.mark(),
            },
            None => Told::Empty,
        });
        self.think(at.chance, tell);
    }

    /// A thought about a position that is gone is forgotten.
    fn bot_moves(&mut self, moment: Moment, thought: &Thought) {
        let Some(local) = &mut self.local else { return };
        let ply = local.to_think().map(|(_, game)| game.entries().len());
        if let (true, Some(ply), Ok(mv)) = (self.asked == Some(thought.id), ply, thought.mv.parse())
        {
            local.bot_moves(moment, ply, mv);
        }
    }

    fn think(&mut self, chance: u64, tell: &mut dyn FnMut(Told)) {
        let question = self.local.as_ref().and_then(|local| {
            let (level, game) = local.to_think()?;
            let id = game.position().hash() ^ game.entries().len() as u64;
            Some(Question::about(id, game, level, chance ^ id))
        });
        let Some(question) = question else {
            // A turn that was taken back is thought about anew.
            self.asked = None;
            return;
        };
        if self.asked != Some(question.id) {
            self.asked = Some(question.id);
            if let Some(thought) = think(&question) {
                tell(Told::Thought { thought });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Command, Settings};

    use super::*;

    const AT: At = At { now: 0, chance: 5 };

    fn hear(keeper: &mut Keeper, want: Want) -> Vec<Told> {
        let mut told = Vec::new();
        keeper.hear(AT, want, &mut |what| told.push(what));
        told
    }

    fn thought(told: &[Told]) -> Option<Thought> {
        told.iter().find_map(|told| match told {
            Told::Thought { thought } => Some(thought.clone()),
            _ => None,
        })
    }

    fn entries(told: &[Told]) -> usize {
        let view = told.iter().find_map(|told| match told {
            Told::Shown { view, .. } => Some(view),
            _ => None,
        });
        let game = view.and_then(|view| view.gimel());
        game.expect("a game").entries.len()
    }

    #[test]
    fn bot_answers_a_move_and_the_table_survives_a_reload() {
        let mut keeper = Keeper::default();
        let settings = Settings {
            colours: table::Colours::FirstSeat,
            ..Settings::gimel()
        };
        let open = Want::Open("Ada".to_owned(), Box::new(settings), 1);
        assert_eq!(thought(&hear(&mut keeper, open)), None, "White begins");
        let mv = "F@h5".parse().expect("a move");
        let told = hear(
            &mut keeper,
            Want::Act(Box::new(Command::Move { ply: 0, mv })),
        );
        assert_eq!(entries(&told), 1);
        let thought = thought(&told).expect("the bot's turn");
        let told = hear(&mut keeper, Want::BotMoves(thought.clone()));
        assert_eq!(entries(&told), 2);
        let Some(Told::Shown { kept, .. }) = told.first() else {
            panic!("it is shown first");
        };
        let again = hear(&mut Keeper::default(), Want::Restore(kept.clone()));
        assert_eq!(entries(&again), 2);
        let late = hear(&mut keeper, Want::BotMoves(thought));
        assert_eq!(entries(&late), 2, "a thought counts once");
    }

    #[test]
    fn what_is_no_table_is_none() {
        let mut keeper = Keeper::default();
        assert_eq!(
            hear(&mut keeper, Want::Restore("sand".to_owned())),
            [Told::Empty]
        );
    }
}
