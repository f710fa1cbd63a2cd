//! The practice of building as the page goes through it: pick a piece, place it, take it back; the highest is kept.

use bag::{Form, Shape};
use dschamal::Colour;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tower::{HoldInput, Outcome, Recording, Stand, height};

use super::film;
use super::lookout;
use super::placing::{Placing, Stage, Whose};
use super::wire::Order;
use crate::browser::{chance, storage};
use crate::dschamal::look::{Look, Wood};
use crate::net::json;
use crate::words;

/// How long everything has to stand, in ticks: a second.
const STAND_TICKS: u32 = 60;

/// One piece that stands, and its paint.
type Built = (Stand, u8);

/// What is kept on this device.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    standing: Vec<Built>,
    best: f32,
}

/// The practice.
#[derive(Clone, Copy)]
pub struct Practising {
    /// The placement.
    pub placing: Placing,
    kept: RwSignal<Kept>,
    before: StoredValue<Vec<Vec<Built>>>,
    adding: StoredValue<Option<(Form, u8)>>,
    /// How the last placement went.
    pub said: RwSignal<String>,
    /// The link to the last placement, if something fell.
    pub fell: RwSignal<Option<String>>,
    inputs: StoredValue<Vec<HoldInput>>,
}

impl Practising {
    /// With the tower that this device has kept.
    #[must_use]
    pub fn new() -> Practising {
        let text = storage::read(storage::TOWER).unwrap_or_default();
        let over = StoredValue::new(None::<Practising>);
        let inputs = StoredValue::new(Vec::new());
        let placing = Placing::new(
            Callback::new(move |parcel: Vec<HoldInput>| {
                inputs.update_value(|inputs| inputs.extend(parcel));
            }),
            Callback::new(move |outcome| {
                if let Some(practising) = over.get_value() {
                    practising.over(&outcome);
                }
            }),
        );
        let practising = Practising {
            placing,
            kept: RwSignal::new(json::read(&text).unwrap_or_default()),
            before: StoredValue::new(Vec::new()),
            adding: StoredValue::new(None),
            said: RwSignal::new(String::new()),
            fell: RwSignal::new(None),
            inputs,
        };
        over.set_value(Some(practising));
        practising.show();
        Effect::new(move |_| {
            let text = practising.kept.with(serde_json::to_string);
            storage::write(storage::TOWER, &text.unwrap_or_default());
        });
        practising
    }

    fn standing(self) -> Vec<Stand> {
        self.kept
            .with_untracked(|kept| kept.standing.iter().map(|(stand, _)| *stand).collect())
    }

    fn looks(self) -> Vec<Look> {
        self.kept.with_untracked(|kept| {
            let looks = kept
                .standing
                .iter()
                .map(|(stand, paint)| look(stand.form, *paint));
            looks.collect()
        })
    }

    fn show(self) {
        self.placing.show(self.standing(), self.looks());
    }

    /// The highest so far, in units.
    #[must_use]
    pub fn best(self) -> f32 {
        self.kept.with(|kept| kept.best)
    }

    /// Count, height and the best height, the latter two in cubes.
    #[must_use]
    pub fn figures(self) -> (usize, f32, f32) {
        self.kept.with(|kept| {
            let standing: Vec<Stand> = kept.standing.iter().map(|(stand, _)| *stand).collect();
            let cube = height(&[cube()]);
            (standing.len(), lookout::cubes(&standing), kept.best / cube)
        })
    }

    /// Takes a piece of this shape into the hand.
    pub fn pick(self, shape: Shape) {
        if self.placing.stage.get_untracked() != Stage::Idle {
            return;
        }
        let (form, paint) = (Form::Shape(shape), (chance::number() % 4) as u8);
        self.adding.set_value(Some((form, paint)));
        self.said.set(String::new());
        self.fell.set(None);
        self.inputs.set_value(Vec::new());
        let mut looks = self.looks();
        looks.push(look(form, paint));
        let order = Order {
            standing: self.standing(),
            form,
            stand_ticks: STAND_TICKS,
            inputs: Vec::new(),
        };
        self.placing.begin(order, looks, Whose::Mine);
    }

    /// Whatever comes.
    pub fn pick_any(self) {
        let index = (chance::number() % Shape::ALL.len() as u64) as usize;
        self.pick(Shape::ALL[index]);
    }

    fn over(self, outcome: &Outcome) {
        let Some((_, paint)) = self.adding.get_value() else {
            return;
        };
        let before = self.kept.with_untracked(|kept| kept.standing.clone());
        let paints: Vec<u8> = before
            .iter()
            .map(|(_, paint)| *paint)
            .chain([paint])
            .collect();
        let kept_paints = (0..paints.len()).filter(|place| !outcome.fell.contains(place));
        let standing: Vec<Built> = kept_paints
            .zip(&outcome.standing)
            .map(|(place, stand)| (*stand, paints[place]))
            .collect();
        self.fell.set(self.film(outcome, &before));
        self.before.update_value(|all| all.push(before));
        let high = height(&outcome.standing);
        let is_best = self.kept.with_untracked(|kept| high > kept.best + 0.01);
        self.kept.update(|kept| {
            kept.standing = standing;
            kept.best = kept.best.max(high);
        });
        let best = is_best && outcome.standing.len() > 1;
        self.said.set(words::tower_placed(outcome.fell.len(), best));
        self.show();
    }

    /// The link to a placement at which something fell.
    fn film(self, outcome: &Outcome, before: &[Built]) -> Option<String> {
        let (form, _) = self
            .adding
            .get_value()
            .filter(|_| !outcome.fell.is_empty())?;
        let recording = Recording {
            standing: before.iter().map(|(stand, _)| *stand).collect(),
            form,
            stand_ticks: STAND_TICKS,
            inputs: self.inputs.get_value(),
        };
        let looks = self.placing.looks.get_untracked();
        Some(film::link(&recording.to_text(), &looks))
    }

    /// Before the last placement.
    pub fn take_back(self) {
        if self.placing.stage.get_untracked() != Stage::Idle {
            return;
        }
        let before = self.before.try_update_value(Vec::pop).flatten();
        let Some(standing) = before.or_else(|| self.without_last()) else {
            return;
        };
        self.kept.update(|kept| kept.standing = standing);
        self.said.set(String::new());
        self.show();
    }

    /// After a reload nobody remembers more than what stands.
    fn without_last(self) -> Option<Vec<Built>> {
        let mut standing = self.kept.with_untracked(|kept| kept.standing.clone());
        standing.pop().map(|_| standing)
    }

    /// An empty table.
    pub fn clear(self) {
        let standing = self.kept.with_untracked(|kept| kept.standing.clone());
        self.before.update_value(|all| all.push(standing));
        self.kept.update(|kept| kept.standing.clear());
        self.said.set(String::new());
        self.show();
    }
}

impl Default for Practising {
    fn default() -> Self {
        Self::new()
    }
}

fn cube() -> Stand {
    Stand::at(Form::Shape(Shape::Cube), [0.0, 0.4], 0.0)
}

fn look(form: Form, paint: u8) -> Look {
    Look {
        form,
        wood: Wood::Painted(Colour::ALL[usize::from(paint) % Colour::ALL.len()]),
    }
}
