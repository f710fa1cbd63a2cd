//! The quick arithmetic equals the plain one, whatever is played.

use gimel::{Game, Kind, Move, Position, Side, Square};
use proptest::prelude::*;

use super::*;

/// A net of small numbers that no training made.
pub(crate) fn noise(seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut number = |most: i32| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 40) as i32) % (2 * most + 1) - most
    };
    let mut bytes = MAGIC.to_vec();
    bytes.extend(400_i32.to_le_bytes());
    for _ in 0..(INPUTS + 1) * HIDDEN {
        bytes.extend((number(60) as i16).to_le_bytes());
    }
    for _ in 0..BUCKETS * 2 * HIDDEN {
        bytes.extend((number(100) as i16).to_le_bytes());
    }
    for _ in 0..BUCKETS {
        bytes.extend(number(9_000).to_le_bytes());
    }
    bytes
}

/// The net read and worked out number by number, from the description of the file alone.
fn plainly(bytes: &[u8], position: &Position) -> i64 {
    let short = |n: usize| {
        let at = 12 + 2 * n;
        i64::from(i16::from_le_bytes([bytes[at], bytes[at + 1]]))
    };
    let long = |at: usize| i64::from(i32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()));
    let half = |viewer: Side| -> Vec<i64> {
        let mut inputs = Vec::new();
        for (n, side) in [viewer, viewer.other()].into_iter().enumerate() {
            for (k, kind) in Kind::ALL.into_iter().enumerate() {
                let group = 3 * n + k;
                let on = Square::all().filter(|&at| position.pieces(side, kind).contains(at));
                let on: Vec<usize> = on.map(Square::index).collect();
                let hand = usize::from(position.hand(side)[kind]);
                let lost = 8 - hand - on.len();
                inputs.extend(on.iter().map(|at| group * 144 + at));
                inputs.extend((0..hand).map(|nth| 864 + group * 8 + nth));
                inputs.extend((0..lost).map(|nth| 912 + group * 8 + nth));
            }
        }
        assert_eq!(inputs.len(), 48);
        let neuron = |n: usize| {
            let sum: i64 = inputs.iter().map(|input| short(input * 256 + n)).sum();
            sum + short(960 * 256 + n)
        };
        (0..256).map(neuron).collect()
    };
    let most = Side::BOTH.map(|side| position.points(side));
    let bucket = (most[0].max(most[1]) as usize / 8).min(7);
    let halves = [half(position.side()), half(position.side().other())];
    let mut sum = 0;
    for (n, value) in halves.iter().flatten().enumerate() {
        let value = (*value).clamp(0, 255);
        sum += value * value * short(961 * 256 + bucket * 512 + n);
    }
    let out_bias = long(12 + 2 * (961 * 256 + 8 * 512) + 4 * bucket);
    (sum / 255 + out_bias) * long(8) / (255 * 64)
}

/// A game of whims that loves captures.
fn pick(game: &Game, number: u16) -> Option<Move> {
    let moves = game.moves();
    let fitting: Vec<_> = moves
        .iter()
        .filter(|mv| number.is_multiple_of(3) || mv.is_capture())
        .collect();
    let some = fitting.get(usize::from(number) % fitting.len().max(1));
    some.copied().or_else(|| moves.first()).copied()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn quick_equals_plain(seed: u64, numbers in prop::collection::vec(any::<u16>(), 0..120)) {
        let bytes = noise(seed);
        let net = Net::from_bytes(&bytes).unwrap();
        let mut game = Game::default();
        let mut stack = Stack::new(&net, game.position());
        for number in numbers {
            let Some(mv) = pick(&game, number) else { break };
            let before = stack.evaluate(game.position());
            stack.make(game.position(), mv);
            stack.back();
            prop_assert_eq!(stack.evaluate(game.position()), before);
            stack.pass();
            stack.back();
            stack.make(game.position(), mv);
            let _ = game.play(mv).unwrap();
        }
        let value = i64::from(stack.evaluate(game.position()));
        prop_assert_eq!(value, plainly(&bytes, game.position()));
        prop_assert_eq!(value, i64::from(net.evaluate(game.position())));
    }
}

#[test]
fn what_is_no_net_is_refused() {
    let good = noise(1);
    assert!(Net::from_bytes(&good).is_ok());
    assert_eq!(Net::from_bytes(&good[1..]), Err(NetError::NoNet));
    assert_eq!(Net::from_bytes(b"GIMELNET"), Err(NetError::NoNet));
    assert_eq!(Net::from_bytes(&vec![0; good.len()]), Err(NetError::NoNet));
    for (at, number) in [(12, 2_000_i16), (12 + 2 * 961 * 256, 129)] {
        let mut large = good.clone();
        large[at..at + 2].copy_from_slice(&number.to_le_bytes());
        assert_eq!(Net::from_bytes(&large), Err(NetError::TooLarge));
    }
}

#[test]
fn other_rules_are_another_game() {
    for (options, known) in [
        ("", true),
        ("no_progress=150 repetition=threefold_draw", true),
        ("draw=off", true),
        ("game_minutes=30 turn_seconds=30 time_mode=turn_count", true),
        ("target=30", false),
        ("draw_min=20", false),
        ("falcon=bent", false),
        ("pieces_each=4 target=30", false),
    ] {
        assert_eq!(Net::knows(&options.parse().unwrap()), known, "{options}");
    }
}

#[test]
fn own_net_can_be_read_and_is_small() {
    assert!(Net::own().is_some());
    assert!(OWN.len() <= 1 << 20);
}
