//! A tower being built at the table: one's own piece under the thumb, or somebody else's hand to be watched.

use std::time::Duration;

use dschamal::Piece;
use leptos::prelude::*;
use table::{Phase, Placed, SeatNumber};
use tower::{HoldInput, Outcome, Recording, Stand, TICKS_PER_SECOND, read_inputs, write_inputs};

use super::coach::BuildingMark;
use super::look::Look;
use super::view::TimeLeft;
use crate::desk::sitting::Sitting;
use crate::net::wood_line::{Held, WoodLine};
use crate::tower::placing::{Placing, Stage, Whose};
use crate::tower::stream::Stream;
use crate::tower::view::{HoldActs, TowerView};
use crate::tower::wire::Order;
use crate::words;

/// What the house has not confirmed for so long is sent again.
const AGAIN: Duration = Duration::from_millis(1000);

/// A piece that is to be built.
#[derive(Debug, Clone, PartialEq)]
struct Site {
    number: u32,
    seat: SeatNumber,
    mine: bool,
    piece: Piece,
    standing: Vec<Placed>,
    stand_ticks: u32,
}

/// How a piece stands.
#[must_use]
pub fn stand(placed: &Placed) -> Stand {
    Stand {
        form: placed.piece.form(),
        x: placed.x,
        y: placed.y,
        turn: placed.turn,
    }
}

impl Site {
    fn order(&self, inputs: Vec<HoldInput>) -> Order {
        Order {
            standing: self.standing.iter().map(stand).collect(),
            form: self.piece.form(),
            stand_ticks: self.stand_ticks,
            inputs,
        }
    }

    fn looks(&self) -> Vec<Look> {
        let pieces = self.standing.iter().map(|placed| placed.piece);
        pieces.chain([self.piece]).map(Look::from).collect()
    }

    fn recording(&self, inputs: Vec<HoldInput>) -> Recording {
        let order = self.order(inputs);
        Recording {
            standing: order.standing,
            form: order.form,
            stand_ticks: order.stand_ticks,
            inputs: order.inputs,
        }
    }
}

/// The yard of a table, for as long as the page is there.
#[derive(Clone, Copy)]
struct Yard {
    placing: Placing,
    stream: StoredValue<Stream>,
    site: RwSignal<Option<Site>>,
    line: WoodLine,
    /// The last building at which something fell: whose, and what the hand did.
    fell: RwSignal<Option<(SeatNumber, String, Vec<Look>)>>,
}

impl Yard {
    fn new() -> Yard {
        let (line, stream) = (WoodLine::of_page(), StoredValue::new(Stream::default()));
        let on_hand = Callback::new(move |inputs: Vec<HoldInput>| {
            let sent = stream.try_update_value(|stream| (stream.build, stream.push(&inputs)));
            if let Some((build, first)) = sent {
                send(line, build, first, &inputs);
            }
        });
        let site = RwSignal::new(None::<Site>);
        let fell = RwSignal::new(None);
        let on_over = Callback::new(move |outcome: Outcome| {
            let Some(site) = site.get_untracked() else {
                return;
            };
            if !outcome.fell.is_empty() {
                let inputs = stream.with_value(|stream| stream.happened.clone());
                let text = site.recording(inputs).to_text();
                fell.set(Some((site.seat, text, site.looks())));
            }
        });
        let yard = Yard {
            placing: Placing::new(on_hand, on_over),
            stream,
            site,
            line,
            fell,
        };
        line.look(Callback::new(move |held| yard.hear(&held)));
        yard.send_again();
        yard
    }

    /// What the house says has happened.
    fn hear(self, held: &Held) {
        let Some(inputs) = read_inputs(&held.inputs) else {
            return;
        };
        let first = held.first as usize;
        let fresh = self
            .stream
            .try_update_value(|stream| stream.hear(held.build, first, &inputs));
        let site = self.site.get_untracked();
        let here = site.filter(|site| site.number == held.build);
        let (Some(site), Some(fresh)) = (here, fresh) else {
            return;
        };
        if site.mine {
            if !self.stream.with_value(Stream::agrees) {
                self.stream.update_value(Stream::give_in);
                let happened = self.stream.with_value(|stream| stream.happened.clone());
                self.placing
                    .correct(site.order(happened), site.looks(), Whose::Mine);
            }
        } else if first == 0 && fresh.len() > 60 {
            // Who comes late does not watch from the beginning.
            self.begin(&site);
        } else {
            self.placing.watch(fresh);
        }
    }

    /// Shows a building, with everything that has happened already.
    fn begin(self, site: &Site) {
        let happened = self.stream.try_update_value(|stream| {
            if stream.build != site.number {
                *stream = Stream::of(site.number);
            }
            stream.give_in();
            stream.happened.clone()
        });
        let whose = if site.mine {
            Whose::Mine
        } else {
            Whose::Others
        };
        let order = site.order(happened.unwrap_or_default());
        self.placing.begin(order, site.looks(), whose);
    }

    fn set(self, site: Option<&Site>) {
        if self.site.with_untracked(|known| known.as_ref() == site) {
            return;
        }
        self.site.set(site.cloned());
        match site {
            Some(site) => self.begin(site),
            None => self.placing.stage.set(Stage::Idle),
        }
    }

    fn send_again(self) {
        let handle = set_interval_with_handle(
            move || {
                let mine = self
                    .site
                    .with_untracked(|site| site.as_ref().is_some_and(|it| it.mine));
                let unheard = self.stream.try_with_value(|stream| {
                    let (first, inputs) = stream.unheard()?;
                    Some((stream.build, first, inputs.to_vec()))
                });
                if let Some((build, first, inputs)) = unheard.flatten().filter(|_| mine) {
                    send(self.line, build, first, &inputs);
                }
            },
            AGAIN,
        );
        on_cleanup(move || {
            if let Ok(handle) = handle {
                handle.clear();
            }
        });
    }
}

fn send(line: WoodLine, build: u32, first: usize, inputs: &[HoldInput]) {
    line.hold(Held {
        build,
        first: first as u32,
        inputs: write_inputs(inputs),
    });
}

/// What is being built, in a game that has towers.
#[component]
pub fn Building(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let yard = Yard::new();
    let site = Memo::new(move |_| {
        sitting.view.with(|view| {
            let view = view.as_ref()?;
            match &view.dschamal()?.phase {
                Phase::Build {
                    number,
                    seat,
                    piece: Some(piece),
                    standing,
                    stand_s,
                    ..
                } => Some(Site {
                    number: *number,
                    seat: *seat,
                    mine: view.you.seat == Some(*seat),
                    piece: *piece,
                    standing: standing.clone(),
                    stand_ticks: stand_s.saturating_mul(TICKS_PER_SECOND),
                }),
                _ => None,
            }
        })
    });
    Effect::new(move |_| site.with(|site| yard.set(site.as_ref())));
    let shown = Memo::new(move |_| yard.site.with(|site| site.as_ref().map(|site| site.mine)));
    move || match shown.get() {
        Some(mine) => view! { <Shown sitting yard mine/> }.into_any(),
        None => view! { <LastFall sitting yard/> }.into_any(),
    }
}

/// A building under way: over everything for the builder, among the rest for who watches.
#[component]
fn Shown(sitting: Sitting, yard: Yard, mine: bool) -> impl IntoView {
    let stage = yard.placing.stage;
    let says = move || {
        yard.site.with(|site| {
            let piece = site.as_ref()?.piece;
            Some(words::your_piece(piece, stage.get() == Stage::Held))
        })
    };
    let class = if mine { "in-yard" } else { "yard-panel" };
    view! {
        <section class=class data-testid="building">
            {mine.then(|| view! {
                <div class="yard-head">
                    <p class="status" role="status">{says}<TimeLeft sitting/></p>
                    <BuildingMark held=move || stage.get() == Stage::Held/>
                </div>
            })}
            <TowerView placing=yard.placing best=Signal::derive(|| None)/>
            {move || (stage.get() == Stage::Broken).then(|| view! { <p class="error" role="alert">{words::tower_broken()}</p> })}
            {mine.then(|| view! {
                <div class:is-loose=move || stage.get() != Stage::Held><HoldActs placing=yard.placing/></div>
            })}
        </section>
    }
}

/// What fell last can be seen again.
#[component]
fn LastFall(sitting: Sitting, yard: Yard) -> impl IntoView {
    move || {
        yard.fell.get().map(|(seat, text, looks)| {
            let says = sitting.with(|view| words::see_collapse(&super::seats::who(view, seat)));
            view! {
                <p class="last-fall">
                    <a class="quiet" target="_blank" href=format!("/practice/tower?see={}", crate::tower::film::link(&text, &looks))>
                        {says}
                    </a>
                </p>
            }
        })
    }
}
