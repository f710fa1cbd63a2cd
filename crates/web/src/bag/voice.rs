//! The sounds of the bag through the browser: one lasting voice, and short ones that come and go.

use leptos::wasm_bindgen::JsValue;
use web_sys::{
    AudioBufferSourceNode, AudioContext, AudioNode, BiquadFilterNode, BiquadFilterType, GainNode,
    OscillatorNode, OscillatorType, StereoPannerNode,
};

use super::hearing::{Strike, Tone};

/// How loud everything is together.
const LOUD: f32 = 0.5;
/// How quickly a tone follows, in seconds: short enough to feel, long enough not to crackle.
const FOLLOW: f64 = 0.012;

/// A voice that lasts as long as the hand is in the bag.
pub struct Voice {
    context: AudioContext,
    body: OscillatorNode,
    /// Sounds along with the body: equal, or a beat apart.
    twin: OscillatorNode,
    filter: BiquadFilterNode,
    tone: GainNode,
    twin_gain: GainNode,
    rustle: GainNode,
    pan: StereoPannerNode,
}

impl Voice {
    /// A silent voice, where the browser has any.
    #[must_use]
    pub fn new() -> Option<Voice> {
        Voice::built().ok()
    }

    fn built() -> Result<Voice, JsValue> {
        let context = AudioContext::new()?;
        let pan = context.create_stereo_panner()?;
        let filter = context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Lowpass);
        let tone = silent(&context)?;
        let twin_gain = silent(&context)?;
        let rustle = silent(&context)?;
        let body = oscillator(&context, &tone)?;
        let twin = oscillator(&context, &twin_gain)?;
        noise(&context)?.connect_with_audio_node(&rustle)?;
        for part in [&tone, &twin_gain, &rustle] {
            part.connect_with_audio_node(&filter)?;
        }
        filter.connect_with_audio_node(&pan)?;
        let loud = context.create_gain()?;
        loud.gain().set_value(LOUD);
        pan.connect_with_audio_node(&loud)?;
        loud.connect_with_audio_node(&context.destination())?;
        Ok(Voice {
            context,
            body,
            twin,
            filter,
            tone,
            twin_gain,
            rustle,
            pan,
        })
    }

    /// Browsers are silent until a person has done something.
    pub fn wake(&self) {
        let _ = self.context.resume();
    }

    /// Sounds like this from now on.
    pub fn sound(&self, tone: Option<Tone>) {
        let _ = self.set(tone);
    }

    fn set(&self, tone: Option<Tone>) -> Result<(), JsValue> {
        let now = self.context.current_time();
        let Some(tone) = tone else {
            for gain in [&self.tone, &self.twin_gain, &self.rustle] {
                gain.gain().set_target_at_time(0.0, now, FOLLOW * 2.0)?;
            }
            return Ok(());
        };
        let twin_level = if tone.beat > 0.0 {
            0.28 * tone.level
        } else {
            0.0
        };
        let to = [
            (self.body.frequency(), tone.pitch),
            (self.twin.frequency(), tone.pitch + tone.beat),
            (self.filter.frequency(), tone.bright),
            (self.tone.gain(), 0.28 * tone.level),
            (self.twin_gain.gain(), twin_level),
            (self.rustle.gain(), 0.30 * tone.rustle),
            (self.pan.pan(), tone.pan),
        ];
        for (param, value) in to {
            param.set_target_at_time(value, now, FOLLOW)?;
        }
        Ok(())
    }

    /// A short sound.
    pub fn strike(&self, strike: Strike) {
        let _ = match strike {
            Strike::Click => self.knock(2400.0, 1500.0, 0.025, 0.30, OscillatorType::Square),
            Strike::Thump(strength) => {
                let loud = 0.10 + 0.05 * f32::from(strength);
                self.knock(120.0, 60.0, 0.11, loud, OscillatorType::Sine)
            }
            Strike::Hole => self.knock(196.0, 180.0, 0.60, 0.45, OscillatorType::Sine),
            Strike::Solid => self.knock(420.0, 170.0, 0.07, 0.40, OscillatorType::Triangle),
            Strike::Closed => self.knock(240.0, 150.0, 0.12, 0.30, OscillatorType::Triangle),
            Strike::Slipped => self.knock(700.0, 160.0, 0.22, 0.22, OscillatorType::Triangle),
            Strike::Reaching => self.knock(130.0, 170.0, 0.10, 0.12, OscillatorType::Sine),
            Strike::Missed => self.knock(92.0, 58.0, 0.26, 0.50, OscillatorType::Sine),
            Strike::Opened => self.knock(300.0, 210.0, 0.09, 0.18, OscillatorType::Sine),
            Strike::Out => self.knock(160.0, 420.0, 0.22, 0.30, OscillatorType::Triangle),
        };
    }

    fn knock(
        &self,
        from: f32,
        to: f32,
        rings: f64,
        loud: f32,
        kind: OscillatorType,
    ) -> Result<(), JsValue> {
        let start = self.context.current_time();
        let end = start + rings;
        let body = self.context.create_oscillator()?;
        body.set_type(kind);
        body.frequency().set_value_at_time(from, start)?;
        body.frequency()
            .exponential_ramp_to_value_at_time(to, end)?;
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(loud * LOUD, start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        body.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        body.start_with_when(start)?;
        body.stop_with_when(end + 0.02)
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        let _ = self.context.close();
    }
}

fn silent(context: &AudioContext) -> Result<GainNode, JsValue> {
    let gain = context.create_gain()?;
    gain.gain().set_value(0.0);
    Ok(gain)
}

fn oscillator(context: &AudioContext, into: &AudioNode) -> Result<OscillatorNode, JsValue> {
    let body = context.create_oscillator()?;
    body.set_type(OscillatorType::Sawtooth);
    body.connect_with_audio_node(into)?;
    body.start()?;
    Ok(body)
}

/// One second of rustling, over and over.
fn noise(context: &AudioContext) -> Result<AudioBufferSourceNode, JsValue> {
    let rate = context.sample_rate();
    let length = rate as u32;
    let buffer = context.create_buffer(1, length, rate)?;
    let mut state = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..length)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as f32 / u32::MAX as f32 * 2.0 - 1.0
        })
        .collect();
    buffer.copy_to_channel(&samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    source.set_loop(true);
    source.start()?;
    Ok(source)
}
