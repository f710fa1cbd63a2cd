//! Wood on wood, made from oscillators: no recordings to ship.

use std::cell::RefCell;

use web_sys::{AudioContext, BiquadFilterType, OscillatorType};

use super::gesture;

/// What is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// A piece is put down from the hand.
    Place,
    /// A piece is moved.
    Step,
    /// A piece comes down on another.
    Capture,
    /// The game is over: a low frame drum.
    End,
    /// The call: one beat of it.
    Call,
    /// The camel grunts.
    Camel,
}

/// One knock: pitch it falls from and to, how long it rings, how loud it is, when it comes.
struct Knock {
    from: f32,
    to: f32,
    rings: f64,
    loud: f32,
    after: f64,
}

const fn part(from: f32, to: f32, rings: f64, loud: f32, after: f64) -> Knock {
    Knock {
        from,
        to,
        rings,
        loud,
        after,
    }
}

const PLACE: &[Knock] = &[
    part(330.0, 140.0, 0.09, 0.30, 0.0),
    part(1250.0, 700.0, 0.02, 0.07, 0.0),
];
const STEP: &[Knock] = &[
    part(420.0, 210.0, 0.07, 0.24, 0.0),
    part(1500.0, 900.0, 0.02, 0.06, 0.0),
];
const CAPTURE: &[Knock] = &[
    part(520.0, 260.0, 0.06, 0.30, 0.0),
    part(1700.0, 900.0, 0.02, 0.10, 0.0),
    part(250.0, 110.0, 0.14, 0.30, 0.07),
];
const END: &[Knock] = &[
    part(150.0, 62.0, 0.55, 0.40, 0.0),
    part(120.0, 58.0, 0.70, 0.34, 0.32),
];

const CALL: &[Knock] = &[
    part(170.0, 70.0, 0.40, 0.45, 0.0),
    part(900.0, 500.0, 0.03, 0.10, 0.0),
];
const CAMEL: &[Knock] = &[
    part(120.0, 95.0, 0.30, 0.34, 0.0),
    part(135.0, 88.0, 0.42, 0.34, 0.22),
    part(240.0, 180.0, 0.40, 0.12, 0.22),
];

const fn score(sound: Sound) -> &'static [Knock] {
    match sound {
        Sound::Place => PLACE,
        Sound::Step => STEP,
        Sound::Capture => CAPTURE,
        Sound::End => END,
        Sound::Call => CALL,
        Sound::Camel => CAMEL,
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound. Browsers stay silent until a person has touched the page, and some have no sound at all.
pub fn play(sound: Sound) {
    with_context(|context| {
        for part in score(sound) {
            let _ = strike(context, part);
        }
    });
}

/// Whether the browser has sounds at all.
#[must_use]
pub fn can_sound() -> bool {
    let window = web_sys::window();
    window.is_some_and(|it| js_sys::Reflect::has(&it, &"AudioContext".into()).unwrap_or(false))
}

fn with_context(work: impl FnOnce(&AudioContext)) {
    if !gesture::has_been() {
        return;
    }
    CONTEXT.with_borrow_mut(|slot| {
        if slot.is_none() {
            *slot = AudioContext::new().ok();
        }
        if let Some(context) = slot {
            let _ = context.resume();
            work(context);
        }
    });
}

/// Wood on wood, from 0 for a tick to 1 for a crash.
pub fn knock(strength: f32) {
    let strength = strength.clamp(0.0, 1.0);
    let low = 210.0 - 90.0 * strength;
    let parts = [
        part(
            low * 2.2,
            low,
            0.06 + 0.1 * f64::from(strength),
            0.08 + 0.34 * strength,
            0.0,
        ),
        part(1500.0, 800.0, 0.02, 0.03 + 0.09 * strength, 0.0),
    ];
    with_context(|context| {
        for part in &parts {
            let _ = strike(context, part);
        }
    });
}

fn strike(context: &AudioContext, knock: &Knock) -> Result<(), leptos::wasm_bindgen::JsValue> {
    let start = context.current_time() + knock.after;
    let end = start + knock.rings;
    let body = context.create_oscillator()?;
    body.set_type(OscillatorType::Triangle);
    body.frequency().set_value_at_time(knock.from, start)?;
    body.frequency()
        .exponential_ramp_to_value_at_time(knock.to, end)?;
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0001, start)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(knock.loud, start + 0.004)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    let wood = context.create_biquad_filter()?;
    wood.set_type(BiquadFilterType::Lowpass);
    wood.frequency().set_value(2400.0);
    body.connect_with_audio_node(&wood)?;
    wood.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    body.start_with_when(start)?;
    body.stop_with_when(end + 0.02)
}
