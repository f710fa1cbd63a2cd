//! The contest of a game that is worth seeing again: the closest finish, else the quickest right pull, else the last one.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::{Photo, SeatNumber};

/// Two hands this close are told of as a close finish.
const CLOSE_MS: u32 = 400;

/// What is remembered of a contest that somebody won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Won {
    /// Which reach.
    pub(crate) number: u32,
    pub(crate) winner: SeatNumber,
    /// How much sooner the quickest was than the next.
    pub(crate) lead_ms: Option<u32>,
    /// When the winner's own hand was there, if it was the quickest.
    pub(crate) own_ms: Option<u32>,
}

/// The moment of a game that is shown once it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestMoment {
    /// Which reach: its lights can be switched on.
    pub number: u32,
    /// Who won it.
    pub winner: SeatNumber,
    /// Why it is the best.
    pub why: Best,
}

/// What makes a contest the best of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Best {
    /// No two hands were closer.
    Closest {
        /// By so many milliseconds.
        by_ms: u32,
    },
    /// No right pull was quicker.
    Quickest {
        /// After so many milliseconds.
        after_ms: u32,
    },
    /// It was the last one.
    Last,
}

impl Won {
    /// From the photo of a contest that is ruled on.
    pub(crate) fn of(photo: &Photo, winner: SeatNumber) -> Won {
        let time = |rank: usize| {
            let [seat] = photo.order.get(rank)?.as_slice() else {
                return None;
            };
            let hand = photo.hands.iter().find(|hand| hand.seat == *seat)?;
            Some((*seat, hand.placed_ms.or(hand.out_ms)?))
        };
        let (first, second) = (time(0), time(1));
        Won {
            number: photo.number,
            winner,
            // Votes may have put the later one first.
            lead_ms: first
                .zip(second)
                .map(|((_, one), (_, other))| one.abs_diff(other)),
            own_ms: first
                .filter(|(seat, _)| *seat == winner)
                .map(|(_, time)| time),
        }
    }

    fn is(&self, why: Best) -> BestMoment {
        BestMoment {
            number: self.number,
            winner: self.winner,
            why,
        }
    }
}

/// The best moment of a game; of equally good ones the later, which more hung on.
pub(crate) fn best(contests: &[Won]) -> Option<BestMoment> {
    let least = |figure: fn(&Won) -> Option<u32>| {
        let known = contests
            .iter()
            .filter_map(move |won| Some((won, figure(won)?)));
        known.min_by_key(|(won, figure)| (*figure, Reverse(won.number)))
    };
    let closest = least(|won| won.lead_ms.filter(|lead| *lead <= CLOSE_MS));
    let closest = closest.map(|(won, by_ms)| won.is(Best::Closest { by_ms }));
    let quickest = || least(|won| won.own_ms);
    let quickest = || quickest().map(|(won, after_ms)| won.is(Best::Quickest { after_ms }));
    let last = || contests.last().map(|won| won.is(Best::Last));
    closest.or_else(quickest).or_else(last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PhotoHand;

    fn won(number: u32, lead_ms: Option<u32>, own_ms: Option<u32>) -> Won {
        Won {
            number,
            winner: 1,
            lead_ms,
            own_ms,
        }
    }

    #[track_caller]
    fn check(contests: &[Won], number: u32, why: Best) {
        let expected = BestMoment {
            number,
            winner: 1,
            why,
        };
        assert_eq!(best(contests), Some(expected));
    }

    #[test]
    fn closest_finish_is_the_best_moment() {
        let contests = [
            won(1, Some(80), Some(900)),
            won(2, Some(30), None),
            won(3, Some(2_000), Some(500)),
        ];
        check(&contests, 2, Best::Closest { by_ms: 30 });
    }

    #[test]
    fn without_a_close_finish_it_is_the_quickest_right_pull() {
        let contests = [
            won(1, Some(2_000), Some(900)),
            won(2, None, Some(700)),
            won(4, None, None),
        ];
        check(&contests, 2, Best::Quickest { after_ms: 700 });
    }

    #[test]
    fn without_a_right_pull_it_is_the_last_contest() {
        check(&[won(1, None, None), won(5, None, None)], 5, Best::Last);
        assert_eq!(best(&[]), None);
    }

    #[test]
    fn of_equally_good_ones_it_is_the_later() {
        let contests = [won(1, Some(30), None), won(2, Some(30), None)];
        check(&contests, 2, Best::Closest { by_ms: 30 });
    }

    fn photo(times: &[(SeatNumber, Option<u32>)], order: &[&[SeatNumber]]) -> Photo {
        let hands = times.iter().map(|&(seat, out_ms)| PhotoHand {
            seat,
            out_ms,
            placed_ms: None,
            shouts_ms: Vec::new(),
            called: false,
            pulled: None,
        });
        Photo {
            number: 7,
            hands: hands.collect(),
            error_ms: 9,
            window_ms: 20,
            order: order.iter().map(|rank| rank.to_vec()).collect(),
            judged: None,
        }
    }

    #[test]
    fn photo_tells_the_lead_and_whose_pull_was_right() {
        let times = [(2, Some(1_500)), (0, Some(1_450))];
        let quick = Won::of(&photo(&times, &[&[0], &[2]]), 0);
        assert_eq!((quick.lead_ms, quick.own_ms), (Some(50), Some(1_450)));
        let slow = Won::of(&photo(&times, &[&[0], &[2]]), 2);
        assert_eq!((slow.lead_ms, slow.own_ms), (Some(50), None));
        let voted = Won::of(&photo(&times, &[&[2], &[0]]), 2);
        assert_eq!((voted.lead_ms, voted.own_ms), (Some(50), Some(1_500)));
    }

    #[test]
    fn hand_that_never_came_out_was_not_close() {
        let times = [(2, None), (0, Some(1_450))];
        let won = Won::of(&photo(&times, &[&[0], &[2]]), 0);
        assert_eq!((won.lead_ms, won.own_ms), (None, Some(1_450)));
    }
}
