//! The geometry of the photo finish: where on a strip of time each hand is, how wide its error, and where its label has room.

use dschamal::Pulled;
use table::{Photo, PhotoHand, SeatNumber};

/// A label is at most this part of the strip wide.
const LABEL: f32 = 0.26;
/// So much longer than the last time the strip is.
const AIR: f32 = 1.06;
/// The same with room for those that stayed in the bag.
const AIR_FOR_BAG: f32 = 1.4;
/// Where the strip is cut when hands were so close together that the time before them would leave no room to tell them apart.
const CUT: f32 = 0.1;
/// The finish is shown at least this long on a cut strip, in milliseconds.
const LEAST_SHOWN: f32 = 150.0;
/// Steps of the scale, in milliseconds; the smallest that gives few enough is taken.
const STEPS: [u32; 14] = [
    10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 300_000,
];
/// More ticks than this cannot be read from afar.
const MOST_TICKS: u32 = 10;

/// A photo finish as a strip. Places are parts of its width, from 0 (the call) to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Strip {
    /// What stands below it.
    pub ticks: Vec<Tick>,
    /// The hands, quickest first; those that stayed in the bag are last.
    pub marks: Vec<Mark>,
    /// How wide a label may be.
    pub label_width: f32,
    /// Where time was cut out, if it was.
    pub cut: Option<f32>,
}

/// How times lie on a strip: all of them from the call to `end`, or behind a cut only those from `from`.
#[derive(Debug, Clone, Copy)]
struct Scale {
    from: f32,
    end: f32,
    cut: bool,
}

impl Scale {
    /// For hands that were out at these times, while others stayed in the bag or did not.
    fn of(times: &[u32], in_bag: bool) -> Scale {
        let first = times.iter().min().map_or(0.0, |it| *it as f32);
        let last = times.iter().max().map_or(0.0, |it| *it as f32);
        let air = if in_bag { AIR_FOR_BAG } else { AIR };
        let shown = (last - first).max(LEAST_SHOWN);
        let from = first - shown * 0.4;
        // A cut is worth it where most of the strip would be empty.
        if times.len() > 1 && from > last * 0.5 {
            let behind = if in_bag { 1.6 } else { 1.2 };
            let end = from + (last - from + shown * 0.1) * behind;
            return Scale {
                from,
                end,
                cut: true,
            };
        }
        Scale {
            from: 0.0,
            end: (last * air).max(1000.0),
            cut: false,
        }
    }

    fn part(self, millis: f32) -> f32 {
        let part = (millis - self.from) / (self.end - self.from);
        let part = match self.cut {
            true => CUT + part * (1.0 - CUT),
            false => part,
        };
        part.clamp(0.0, 1.0)
    }

    fn ticks(self) -> Vec<Tick> {
        let few = |step: &&u32| (self.end - self.from) as u32 / **step <= MOST_TICKS;
        let step = *STEPS.iter().find(few).unwrap_or(&STEPS[STEPS.len() - 1]);
        let numbers = (self.from as u32).div_ceil(step)..=self.end as u32 / step;
        let all = numbers.map(|number| number * step);
        let all = all.map(|millis| Tick {
            at: self.part(millis as f32),
            millis,
        });
        // What stands next to the cut would be read as part of it.
        let clear = all.filter(|tick| !self.cut || tick.at > CUT + 0.03);
        let call = self.cut.then_some(Tick { at: 0.0, millis: 0 });
        call.into_iter().chain(clear).collect()
    }
}

/// A line of the scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tick {
    /// Where.
    pub at: f32,
    /// Which time.
    pub millis: u32,
}

/// A hand on the strip.
#[derive(Debug, Clone, PartialEq)]
pub struct Mark {
    /// Whose.
    pub seat: SeatNumber,
    /// When it was out; nothing if it stayed in the bag.
    pub millis: Option<u32>,
    /// Where that is.
    pub at: Option<f32>,
    /// From where to where it may have been.
    pub band: Option<(f32, f32)>,
    /// Where the middle of its label is.
    pub label: f32,
    /// Nobody was quicker.
    pub first: bool,
    /// It won the contest.
    pub won: bool,
    /// The camel was called in time.
    pub called: bool,
    /// What it brought.
    pub pulled: Option<Pulled>,
}

/// The strip of a photo. `winner` is who won that contest, which need not be the quickest.
#[must_use]
pub fn strip(photo: &Photo, winner: Option<SeatNumber>) -> Strip {
    let mut hands: Vec<&PhotoHand> = photo.hands.iter().collect();
    hands.sort_by_key(|hand| (out_at(hand).unwrap_or(u32::MAX), place(photo, hand.seat)));
    let times: Vec<u32> = hands.iter().filter_map(|hand| out_at(hand)).collect();
    let scale = Scale::of(&times, times.len() < hands.len());
    let part = |millis: f32| scale.part(millis);
    let error = photo.error_ms as f32;
    let places = hands.iter().map(|hand| out_at(hand).map(|it| it as f32));
    let places: Vec<Option<f32>> = places.collect();
    let wanted: Vec<f32> = places.iter().map(|it| it.map_or(1.0, part)).collect();
    let label_width = LABEL.min(1.0 / hands.len().max(1) as f32);
    let labels = spread(&wanted, label_width);
    let marks = hands.iter().zip(places).zip(labels);
    let marks = marks.map(|((hand, millis), label)| Mark {
        seat: hand.seat,
        millis: out_at(hand),
        at: millis.map(part),
        band: millis.map(|millis| (part(millis - error), part(millis + error))),
        label,
        first: place(photo, hand.seat) == 0,
        won: winner == Some(hand.seat),
        called: hand.called,
        pulled: hand.pulled,
    });
    Strip {
        marks: marks.collect(),
        ticks: scale.ticks(),
        label_width,
        cut: scale.cut.then_some(CUT),
    }
}

/// When what a hand held was on the table, or else when it left the bag.
fn out_at(hand: &PhotoHand) -> Option<u32> {
    hand.placed_ms.or(hand.out_ms)
}

fn place(photo: &Photo, seat: SeatNumber) -> usize {
    let found = photo.order.iter().position(|rank| rank.contains(&seat));
    found.unwrap_or(usize::MAX)
}

/// Middles of labels of this width, as near to where they are wanted as can be without one lying on another. What is wanted
/// is in order, and all of them fit.
fn spread(wanted: &[f32], width: f32) -> Vec<f32> {
    let mut middles: Vec<f32> = Vec::with_capacity(wanted.len());
    for &wish in wanted {
        let free = middles.last().map_or(width / 2.0, |last| last + width);
        middles.push(wish.max(free));
    }
    let mut end = 1.0 + width / 2.0;
    for middle in middles.iter_mut().rev() {
        *middle = middle.min(end - width);
        end = *middle;
    }
    middles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(seat: SeatNumber, millis: Option<u32>) -> PhotoHand {
        PhotoHand {
            seat,
            out_ms: millis.map(|millis| millis.saturating_sub(20)),
            placed_ms: millis,
            shouts_ms: Vec::new(),
            called: false,
            pulled: None,
        }
    }

    fn photo(hands: Vec<PhotoHand>, order: Vec<Vec<SeatNumber>>) -> Photo {
        Photo {
            number: 1,
            hands,
            error_ms: 9,
            window_ms: 20,
            order,
            judged: None,
        }
    }

    #[test]
    fn hands_stand_in_the_order_of_time_and_those_in_the_bag_last() {
        let hands = vec![hand(0, None), hand(1, Some(4000)), hand(2, Some(1000))];
        let strip = strip(&photo(hands, vec![vec![2], vec![1]]), Some(1));
        let seats: Vec<_> = strip.marks.iter().map(|mark| mark.seat).collect();
        assert_eq!(seats, [2, 1, 0]);
        let firsts: Vec<_> = strip.marks.iter().map(|mark| mark.first).collect();
        assert_eq!(firsts, [true, false, false]);
        assert!(
            strip.marks[1].won && !strip.marks[0].won,
            "the quickest may lose"
        );
        assert_eq!(strip.marks[2].at, None);
        let at = |index: usize| strip.marks[index].at.expect("it was out");
        assert!(
            (at(1) - 4.0 * at(0)).abs() < 1e-5,
            "the scale begins at the call"
        );
    }

    #[test]
    fn error_is_a_band_around_the_hand() {
        let strip = strip(
            &photo(vec![hand(0, Some(2000)), hand(1, Some(1500))], vec![]),
            None,
        );
        for mark in &strip.marks {
            let (at, (from, to)) = (mark.at.expect("out"), mark.band.expect("out"));
            assert!(from < at && at < to, "{mark:?}");
            assert!((to - at - (at - from)).abs() < 1e-5, "{mark:?}");
        }
    }

    #[test]
    fn labels_never_lie_on_each_other_nor_beyond_the_strip() {
        let close = [[1, 2, 3], [1000, 1001, 1002], [10, 1990, 2000]];
        for count in 1..=8_usize {
            for times in close {
                let hands = (0..count).map(|seat| hand(seat, Some(times[seat % 3])));
                let strip = strip(&photo(hands.collect(), vec![]), None);
                let half = strip.label_width / 2.0;
                let mut free = 0.0;
                for mark in &strip.marks {
                    assert!(mark.label - half > free - 1e-4, "{count} {times:?}");
                    free = mark.label + half;
                }
                assert!(free < 1.0 + 1e-4, "{count} {times:?}");
            }
        }
    }

    #[test]
    fn close_finish_is_cut_so_that_hands_are_told_apart() {
        let close = strip(
            &photo(vec![hand(0, Some(4231)), hand(1, Some(4279))], vec![]),
            None,
        );
        assert_eq!(close.cut, Some(CUT));
        let at = |index: usize| close.marks[index].at.expect("out");
        assert!(at(0) > CUT && at(1) - at(0) > 0.1, "{close:?}");
        assert_eq!(close.ticks[0], Tick { at: 0.0, millis: 0 });
        assert!(close.ticks.len() > 3 && close.ticks.is_sorted_by_key(|tick| tick.millis));
        let alone = strip(
            &photo(vec![hand(0, Some(4231)), hand(1, None)], vec![]),
            None,
        );
        assert_eq!(alone.cut, None, "one hand is told from nobody");
    }

    #[test]
    fn label_stands_over_its_hand_where_there_is_room() {
        let strip = strip(
            &photo(vec![hand(0, Some(1000)), hand(1, Some(2500))], vec![]),
            None,
        );
        let mark = &strip.marks[0];
        assert!((mark.label - mark.at.expect("out")).abs() < 1e-5);
    }

    #[test]
    fn scale_has_few_round_ticks_and_begins_at_nothing() {
        for last in [0, 80, 999, 1842, 7000, 25_000, 61_000, 600_000] {
            let strip = strip(&photo(vec![hand(0, Some(last))], vec![]), None);
            assert_eq!(strip.ticks[0].millis, 0);
            assert!((2..=11).contains(&strip.ticks.len()), "{last}");
            assert!(strip.ticks.iter().all(|tick| tick.at <= 1.0), "{last}");
        }
    }

    #[test]
    fn strip_of_a_bag_nobody_pulled_from_has_labels_alone() {
        let strip = strip(&photo(vec![hand(0, None), hand(1, None)], vec![]), None);
        assert!(strip.marks.iter().all(|mark| mark.at.is_none()));
        assert!(strip.marks.iter().all(|mark| !mark.first));
        assert!(strip.marks[0].label < strip.marks[1].label);
    }
}
