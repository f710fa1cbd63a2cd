//! The thread in which towers stand and fall: it steps the world as far as it is told.

use tower::{Recording, Site};

use super::film::Film;
use super::wire::{Job, Now, Told};
use crate::browser::thread;

/// Starts to listen, if this is a worker.
pub fn start() {
    let mut yard = Yard::default();
    thread::listen(move |text, tell| {
        let Ok(job) = serde_json::from_str(text) else {
            return;
        };
        for told in yard.hear(job) {
            if let Ok(text) = serde_json::to_string(&told) {
                tell(&text);
            }
        }
    });
}

/// The placement under way.
#[derive(Default)]
pub struct Yard(Option<Site>);

impl Yard {
    /// Does what is asked; where everything is then, and how it ended, once.
    pub fn hear(&mut self, job: Job) -> Vec<Told> {
        let inputs = match job {
            Job::Begin(order) => {
                let site = Site::new(&order.standing, order.form, order.stand_ticks);
                self.0 = Some(site);
                order.inputs
            }
            Job::Inputs(inputs) => inputs,
            Job::Film(text) => {
                let recording = Recording::from_text(&text);
                return recording
                    .iter()
                    .map(|recording| Told::Film(Film::of(recording)))
                    .collect();
            }
        };
        let Some(site) = &mut self.0 else {
            return Vec::new();
        };
        let (mut knock, mut fell) = (0, Vec::new());
        for input in inputs {
            let tick = site.step(input);
            knock = knock.max(tick.knock);
            fell.extend(tick.fell);
        }
        let now = Told::Now(Now {
            poses: site.poses(),
            held: site.held(),
            knock,
            fell,
        });
        let over = site.over().map(Told::Over);
        if over.is_some() {
            self.0 = None;
        }
        std::iter::once(now).chain(over).collect()
    }
}

#[cfg(test)]
mod tests {
    use tower::{Form, HoldInput, Shape};

    use super::*;
    use crate::tower::wire::Order;

    fn begin(inputs: Vec<HoldInput>) -> Job {
        Job::Begin(Order {
            standing: Vec::new(),
            form: Form::Shape(Shape::Cube),
            stand_ticks: 30,
            inputs,
        })
    }

    #[test]
    fn a_late_watcher_sees_the_same_tower() {
        let inputs: Vec<_> = (0..60)
            .map(|tick| HoldInput {
                dx: (tick % 5) as i8 - 1,
                dy: -2,
                ..HoldInput::default()
            })
            .collect();
        let mut live = Yard::default();
        live.hear(begin(Vec::new()));
        let mut seen = Vec::new();
        for batch in inputs.chunks(4) {
            seen = live.hear(Job::Inputs(batch.to_vec()));
        }
        let late = Yard::default().hear(begin(inputs));
        let [Told::Now(seen), Told::Now(late)] = [&seen[0], &late[0]] else {
            panic!("both are under way");
        };
        assert_eq!(seen.poses, late.poses);
    }

    #[test]
    fn it_ends_once() {
        let mut yard = Yard::default();
        yard.hear(begin(vec![HoldInput::RELEASE]));
        let told = yard.hear(Job::Inputs(vec![HoldInput::default(); 900]));
        assert!(matches!(told.last(), Some(Told::Over(outcome)) if outcome.standing.len() == 1));
        assert_eq!(yard.hear(Job::Inputs(vec![HoldInput::default()])), []);
    }
}
