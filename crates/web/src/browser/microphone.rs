//! The microphone, if the person allows it: how loud it is, on this device and nowhere else. It closes with the page part that
//! opened it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AnalyserNode, AudioContext, MediaStream, MediaStreamConstraints, MediaStreamTrack};

use super::canvas::on_frames;
use crate::bag::feeling::now;
use crate::bag::loud::{Ear, level};

/// Samples that are looked at together: about a fiftieth of a second.
const WINDOW: u32 = 1024;

/// How the microphone stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Microphone {
    /// It is being asked for.
    Asking,
    /// It listens.
    Listens,
    /// There is none, or it was not allowed.
    Deaf,
}

struct Open {
    stream: MediaStream,
    context: AudioContext,
    analyser: AnalyserNode,
}

/// Listens for shouts until the page part is left.
pub fn listen(on_shout: impl Fn() + Clone + 'static) -> RwSignal<Microphone> {
    let state = RwSignal::new(Microphone::Asking);
    let open = StoredValue::new_local(None::<Open>);
    let left = StoredValue::new(false);
    on_cleanup(move || {
        left.set_value(true);
        if let Some(Some(open)) = open.try_update_value(Option::take) {
            close(&open);
        }
    });
    spawn_local(async move {
        let opened = opened().await;
        if left.try_get_value() != Some(false) {
            // It was allowed too late.
            if let Ok(opened) = &opened {
                close(opened);
            }
            return;
        }
        state.set(if opened.is_ok() {
            Microphone::Listens
        } else {
            Microphone::Deaf
        });
        open.set_value(opened.ok());
    });
    let ear = StoredValue::new(Ear::default());
    let samples = StoredValue::new(vec![0.0_f32; WINDOW as usize]);
    on_frames(move || {
        let loud = open.with_value(|open| {
            let open = open.as_ref()?;
            samples.try_update_value(|samples| {
                open.analyser.get_float_time_domain_data(samples);
                level(samples)
            })
        });
        let shout = loud.and_then(|loud| ear.try_update_value(|ear| ear.hears(loud, now())));
        if shout == Some(true) {
            on_shout();
        }
    });
    state
}

async fn opened() -> Result<Open, JsValue> {
    let devices = window().navigator().media_devices()?;
    let wanted = MediaStreamConstraints::new();
    wanted.set_audio(&JsValue::TRUE);
    let stream = JsFuture::from(devices.get_user_media_with_constraints(&wanted)?).await?;
    let stream: MediaStream = stream.dyn_into()?;
    let context = AudioContext::new()?;
    let analyser = context.create_analyser()?;
    analyser.set_fft_size(WINDOW);
    // To the analyser and no further: nothing is played, kept or sent.
    context
        .create_media_stream_source(&stream)?
        .connect_with_audio_node(&analyser)?;
    Ok(Open {
        stream,
        context,
        analyser,
    })
}

fn close(open: &Open) {
    for track in open.stream.get_tracks() {
        if let Ok(track) = track.dyn_into::<MediaStreamTrack>() {
            track.stop();
        }
    }
    let _ = open.context.close();
}
