//! The one who thinks: an engine beside the conversation, with a clock.

use std::cell::Cell;
use std::fmt;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use gimel::{Game, Move};
use gimel_engine::{Engine, NothingToPlay, Thought};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::allot::Allotment;
use super::go::Go;
use super::settings::Settings;
use super::voice::{Voice, info};
use super::watch::Watch;

/// What the thinker is sent, done one after another.
pub(super) enum Errand {
    Think(Box<Job>),
    Forget,
    /// Makes another engine.
    Change(Box<Settings>),
    /// Says `readyok` once everything before is done.
    Ready,
}

/// One search.
pub(super) struct Job {
    pub(super) game: Game,
    pub(super) go: Go,
    pub(super) settings: Settings,
    /// Time runs from when `go` was read, or from `ponderhit`.
    pub(super) watch: Arc<Watch>,
    pub(super) stop: Arc<AtomicBool>,
}

/// Does errands until nobody sends any.
pub(super) fn work<W: Write>(errands: Receiver<Errand>, voice: &Voice<W>, busy: &AtomicBool) {
    let mut engine = engine(&Settings::default());
    for errand in errands {
        match errand {
            Errand::Forget => engine.forget(),
            Errand::Change(settings) => engine = self::engine(&settings),
            Errand::Ready => voice.say("readyok"),
            Errand::Think(job) => {
                let best = answer(&mut engine, &job, voice);
                // Whoever reads the answer may ask again at once.
                busy.store(false, Ordering::Release);
                match best {
                    Ok(best) => voice.say(&best.to_string()),
                    Err(why) => {
                        voice.complain(&why.to_string());
                        voice.say("bestmove none");
                    }
                }
            }
        }
    }
}

fn engine(settings: &Settings) -> Engine {
    Engine::new(settings.hash_mb)
        .with_net(settings.net.clone())
        .with_contempt(settings.contempt)
}

/// The move, and what is expected in answer to it.
struct Best {
    mv: Move,
    reply: Option<Move>,
}

impl From<Move> for Best {
    fn from(mv: Move) -> Self {
        Self { mv, reply: None }
    }
}

impl fmt::Display for Best {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bestmove {}", self.mv)?;
        match self.reply {
            Some(reply) => write!(f, " ponder {reply}"),
            None => Ok(()),
        }
    }
}

fn answer<W: Write>(
    engine: &mut Engine,
    job: &Job,
    voice: &Voice<W>,
) -> Result<Best, NothingToPlay> {
    let Settings { level, rival, .. } = job.settings;
    let seed = job.settings.seed ^ job.game.turns().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    if let Some(rival) = rival {
        let nodes = job.go.limits().nodes.unwrap_or(u64::MAX);
        let mut stop = |spent| spent >= nodes || is_over(job);
        return Ok(rival.choose(&job.game, &mut stop, &mut rng)?.into());
    }
    match level {
        Some(level) => {
            let most = job.go.limits().nodes.unwrap_or(u64::MAX);
            let began = Instant::now();
            let thought = engine.choose_line(&job.game, level, most, &mut rng)?;
            for line in info(&thought, began.elapsed(), thought.nodes) {
                voice.say(&line);
            }
            Ok(thought.best.into())
        }
        None => search(engine, job, voice),
    }
}

/// Whether the time is over or somebody said stop.
fn is_over(job: &Job) -> bool {
    let side = job.game.position().side();
    let time = job.go.allotment(side, job.settings.overhead_ms);
    let elapsed = job.watch.elapsed();
    let late = |time: Allotment| elapsed.is_some_and(|elapsed| elapsed >= time.hard);
    job.stop.load(Ordering::Relaxed) || time.is_some_and(late)
}

fn search<W: Write>(
    engine: &mut Engine,
    job: &Job,
    voice: &Voice<W>,
) -> Result<Best, NothingToPlay> {
    let helpers: Vec<Helper> = (1..job.settings.threads)
        .map(|_| Helper::beside(engine))
        .collect();
    let over = &AtomicBool::new(false);
    let thought = std::thread::scope(|scope| {
        for (number, helper) in (1..).zip(&helpers) {
            scope.spawn(move || helper.think(&job.game, number, over));
        }
        let thought = lead(engine, job, voice, &helpers);
        over.store(true, Ordering::Relaxed);
        thought
    })?;
    // Who asked for endless thought hears the answer when saying stop; who lets ponder, at the hit.
    let waits = || job.go.is_endless() || job.watch.elapsed().is_none();
    while waits() && !job.stop.load(Ordering::Relaxed) {
        std::thread::park_timeout(std::time::Duration::from_millis(5));
    }
    Ok(Best {
        mv: thought.best,
        reply: thought.pv.get(1).copied(),
    })
}

/// The search whose answer counts.
fn lead<W: Write>(
    engine: &mut Engine,
    job: &Job,
    voice: &Voice<W>,
    helpers: &[Helper],
) -> Result<Thought, NothingToPlay> {
    let side = job.game.position().side();
    let time = job.go.allotment(side, job.settings.overhead_ms);
    let (began, enough) = (Instant::now(), Cell::new(false));
    let mut should_stop = |_| {
        let late = || time.is_some_and(|time| job.watch.elapsed() >= Some(time.soft));
        enough.get() && late() || is_over(job)
    };
    let mut on_info = |thought: &Thought| {
        let nodes = thought.nodes + helpers.iter().map(Helper::nodes).sum::<u64>();
        for line in info(thought, began.elapsed(), nodes) {
            voice.say(&line);
        }
        enough.set(time.is_some_and(|time| began.elapsed() >= time.soft));
    };
    let (limits, lines) = (job.go.limits(), job.settings.lines);
    engine.analyse(&job.game, limits, lines, &mut should_stop, &mut on_info)
}

/// An engine that thinks along in a thread of its own.
struct Helper {
    engine: Mutex<Engine>,
    nodes: AtomicU64,
}

impl Helper {
    fn beside(engine: &Engine) -> Self {
        Self {
            engine: Mutex::new(engine.companion()),
            nodes: AtomicU64::new(0),
        }
    }

    fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn think(&self, game: &Game, number: u32, over: &AtomicBool) {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        engine.help(game, number, &mut |spent| {
            self.nodes.store(spent, Ordering::Relaxed);
            over.load(Ordering::Relaxed)
        });
    }
}
