//! The way between a hand and its bag: to the house, or to the thread that keeps the bag of this device.

use leptos::prelude::*;
use protocol::{HandFrame, TouchFrame};
use table::SeatNumber;

use super::house::House;

/// Hands that are out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Out {
    /// At which reach.
    pub reach: u32,
    /// Whose, in the order in which they came out.
    pub seats: Vec<SeatNumber>,
    /// When those that are left come out, in the table's time.
    pub until: Option<i64>,
}

/// What passes between a page and the bag beside its table.
#[derive(Clone, Copy)]
pub struct HandLine {
    /// How much the bag heaves, from 0 to 255, for those who watch.
    pub heave: RwSignal<u8>,
    /// Hands that are out while others are not, at the last reach where there were any.
    pub out: RwSignal<Out>,
    /// Who called the camel last, and at which reach.
    pub shouted: RwSignal<Option<(u32, SeatNumber)>>,
    on_touch: StoredValue<Option<Callback<TouchFrame>>>,
    reach: Callback<HandFrame>,
}

impl HandLine {
    /// A way on which frames are carried like this.
    #[must_use]
    pub fn new(reach: Callback<HandFrame>) -> HandLine {
        HandLine {
            heave: RwSignal::new(0),
            out: RwSignal::new(Out::default()),
            shouted: RwSignal::new(None),
            on_touch: StoredValue::new(None),
            reach,
        }
    }

    /// The way to the bag of the table that this page shows: the house's, unless the page has brought another.
    #[must_use]
    pub fn of_page() -> HandLine {
        use_context::<HandLine>().unwrap_or_else(|| expect_context::<House>().hands)
    }

    /// A hand is out, and others are not.
    pub fn came_out(self, reach: u32, seat: SeatNumber, until: Option<i64>) {
        self.out.update(|out| {
            if out.reach != reach {
                *out = Out {
                    reach,
                    ..Out::default()
                };
            }
            out.seats.push(seat);
            out.until = out.until.or(until);
        });
    }

    /// A fingertip has felt something.
    pub fn felt(self, frame: TouchFrame) {
        if let Some(on_touch) = self.on_touch.get_value() {
            on_touch.run(frame);
        }
    }

    /// What our fingertip feels goes here until the page is left.
    pub fn feel(self, on_touch: Callback<TouchFrame>) {
        self.on_touch.set_value(Some(on_touch));
        on_cleanup(move || self.on_touch.set_value(None));
    }

    /// What our hand does. A frame that is lost is made up for by the next one.
    pub fn reach(self, frame: HandFrame) {
        self.reach.run(frame);
    }
}
