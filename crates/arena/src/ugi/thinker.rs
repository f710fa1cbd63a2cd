//! The one who thinks: an engine beside the conversation, with a clock.

use std::cell::Cell;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::Instant;

use gimel::{Game, Move};
use gimel_engine::{Engine, NothingToPlay};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::go::Go;
use super::settings::Settings;
use super::voice::{Voice, info};

/// What the thinker is sent, done one after another.
pub(super) enum Errand {
    Think(Box<Job>),
    Forget,
    Hash(usize),
    /// Says `readyok` once everything before is done.
    Ready,
}

/// One search.
pub(super) struct Job {
    pub(super) game: Game,
    pub(super) go: Go,
    pub(super) settings: Settings,
    /// When `go` was read: time runs from there.
    pub(super) began: Instant,
    pub(super) stop: Arc<AtomicBool>,
}

/// Does errands until nobody sends any.
pub(super) fn work<W: Write>(errands: Receiver<Errand>, voice: &Voice<W>, busy: &AtomicBool) {
    let mut engine = Engine::new(Settings::default().hash_mb);
    for errand in errands {
        match errand {
            Errand::Forget => engine.forget(),
            Errand::Hash(megabytes) => engine = Engine::new(megabytes),
            Errand::Ready => voice.say("readyok"),
            Errand::Think(job) => {
                let best = answer(&mut engine, &job, voice);
                // Whoever reads the answer may ask again at once.
                busy.store(false, Ordering::Release);
                match best {
                    Ok(mv) => voice.say(&format!("bestmove {mv}")),
                    Err(why) => {
                        voice.complain(&why.to_string());
                        voice.say("bestmove none");
                    }
                }
            }
        }
    }
}

fn answer<W: Write>(
    engine: &mut Engine,
    job: &Job,
    voice: &Voice<W>,
) -> Result<Move, NothingToPlay> {
    let Settings { level, rival, .. } = job.settings;
    let seed = job.settings.seed ^ job.game.turns().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    if let Some(rival) = rival {
        let nodes = job.go.limits().nodes.unwrap_or(u64::MAX);
        let mut stop = |spent| spent >= nodes || is_over(job);
        return rival.choose(&job.game, &mut stop, &mut rng);
    }
    match level {
        Some(level) => {
            let most = job.go.limits().nodes.unwrap_or(u64::MAX);
            engine.choose_within(&job.game, level, most, &mut rng)
        }
        None => search(engine, job, voice),
    }
}

/// Whether the time is over or somebody said stop.
fn is_over(job: &Job) -> bool {
    let side = job.game.position().side();
    let time = job.go.allotment(side, job.settings.overhead_ms);
    job.stop.load(Ordering::Relaxed) || time.is_some_and(|time| job.began.elapsed() >= time.hard)
}

fn search<W: Write>(
    engine: &mut Engine,
    job: &Job,
    voice: &Voice<W>,
) -> Result<Move, NothingToPlay> {
    let side = job.game.position().side();
    let time = job.go.allotment(side, job.settings.overhead_ms);
    let enough = Cell::new(false);
    let mut should_stop = |_| enough.get() || is_over(job);
    let mut on_info = |thought: &gimel_engine::Thought| {
        let elapsed = job.began.elapsed();
        for line in info(thought, elapsed, thought.nodes) {
            voice.say(&line);
        }
        enough.set(time.is_some_and(|time| elapsed >= time.soft));
    };
    let (limits, lines) = (job.go.limits(), job.settings.lines);
    let thought = engine.analyse(&job.game, limits, lines, &mut should_stop, &mut on_info)?;
    // Who asked for endless thought hears the answer when saying stop.
    while job.go.is_endless() && !job.stop.load(Ordering::Relaxed) {
        std::thread::park_timeout(std::time::Duration::from_millis(5));
    }
    Ok(thought.best)
}
