//! The conversation: one line in, an answer or a complaint out, and the thinker beside it.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use gimel::{Entry, Game, Side};

use super::go::Go;
use super::settings::{Settings, announcements};
use super::thinker::{Errand, Job, work};
use super::voice::Voice;
use super::watch::Watch;

/// Longest line that is read; more is no command.
const LONGEST_LINE: usize = 1 << 20;

/// Answers commands from `input` until `quit` or its end; a search with a limit is finished first at its end.
pub fn serve(input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let voice = Voice::new(output);
    let busy = AtomicBool::new(false);
    let (errands, received) = channel();
    std::thread::scope(|scope| {
        scope.spawn(|| work(received, &voice, &busy));
        let mut session = Session {
            voice: &voice,
            busy: &busy,
            errands,
            settings: Settings::default(),
            game: Game::default(),
            stop: Arc::default(),
            watch: Arc::default(),
            endless: false,
        };
        session.listen(input)
    })
}

struct Session<'a, W> {
    voice: &'a Voice<W>,
    busy: &'a AtomicBool,
    errands: Sender<Errand>,
    settings: Settings,
    game: Game,
    /// Of the search under way.
    stop: Arc<AtomicBool>,
    /// Its time.
    watch: Arc<Watch>,
    /// Whether that search has no end of its own.
    endless: bool,
}

impl<W: Write> Session<'_, W> {
    fn listen(&mut self, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                // Nobody can say stop any more.
                self.stop.fetch_or(self.endless, Ordering::Relaxed);
                return Ok(());
            }
            let text = String::from_utf8_lossy(&line);
            if line.len() > LONGEST_LINE {
                self.voice
                    .complain("the line is too long; expected a command");
            } else if text.trim() == "quit" {
                self.stop.store(true, Ordering::Relaxed);
                return Ok(());
            } else if let Err(why) = self.obey(text.trim()) {
                self.voice.complain(&why);
            }
        }
    }

    fn obey(&mut self, text: &str) -> Result<(), String> {
        let (command, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match command {
            "" => {}
            "ugi" => self.introduce("ugiok"),
            "uci" => self.introduce("uciok"),
            "isready" => self.ready(),
            "uginewgame" | "ucinewgame" => {
                self.game = Game::new(self.settings.rules).map_err(|why| why.to_string())?;
                self.send(Errand::Forget);
            }
            "setoption" => self.set(rest)?,
            "position" => self.game = self.read_position(rest)?,
            "go" => self.go(rest)?,
            "stop" => self.stop.store(true, Ordering::Relaxed),
            "ponderhit" => self.watch.start(),
            "query" => self.query(rest.trim())?,
            other => {
                return Err(format!(
                    "there is no command `{other}`; expected ugi, isready, uginewgame, setoption, position, go, stop, ponderhit, query or quit"
                ));
            }
        }
        Ok(())
    }

    fn introduce(&self, end: &str) {
        let version = env!("CARGO_PKG_VERSION");
        self.voice
            .say(&format!("id name Caravanserai Gimel {version}"));
        self.voice.say("id author the Caravanserai makers");
        for line in announcements() {
            self.voice.say(&line);
        }
        self.voice.say(end);
    }

    fn ready(&self) {
        if self.busy.load(Ordering::Acquire) {
            self.voice.say("readyok");
        } else {
            self.send(Errand::Ready);
        }
    }

    fn set(&mut self, rest: &str) -> Result<(), String> {
        let mut settings = self.settings.clone();
        settings.set(rest)?;
        if settings.needs_another_engine(&self.settings) {
            self.send(Errand::Change(Box::new(settings.clone())));
        }
        if settings.rules != self.settings.rules {
            self.game = Game::new(settings.rules).map_err(|why| why.to_string())?;
        }
        self.settings = settings;
        Ok(())
    }

    fn read_position(&self, text: &str) -> Result<Game, String> {
        let text = text.trim();
        let bare = text.strip_suffix(" moves").map(|before| (before, ""));
        let (place, moves) = bare
            .or_else(|| text.split_once(" moves "))
            .unwrap_or((text, ""));
        let rules = self.settings.rules;
        let mut game = match place.trim().split_once(char::is_whitespace) {
            None if place.trim() == "startpos" => Game::new(rules),
            Some(("gfen" | "fen", gfen)) => {
                let position = gfen.trim().parse();
                Game::from_position(rules, position.map_err(|why| format!("{why}"))?)
            }
            _ => return Err("there is no position; expected startpos or gfen …".to_owned()),
        }
        .map_err(|why| why.to_string())?;
        for (n, word) in moves.split_whitespace().enumerate() {
            let entry: Entry = word
                .parse()
                .map_err(|why| format!("move {}: {why}", n + 1))?;
            game.apply(entry)
                .map_err(|why| format!("move {}, {entry}: {why}", n + 1))?;
        }
        Ok(game)
    }

    fn go(&mut self, rest: &str) -> Result<(), String> {
        let began = Instant::now();
        let go = Go::read(rest)?;
        if self.busy.load(Ordering::Acquire) {
            return Err("a search is under way; expected stop first".to_owned());
        }
        self.busy.store(true, Ordering::Release);
        self.stop = Arc::default();
        self.endless = go.is_endless() || go.ponders();
        self.watch = Arc::new(Watch::new((!go.ponders()).then_some(began)));
        self.send(Errand::Think(Box::new(Job {
            game: self.game.clone(),
            go,
            settings: self.settings.clone(),
            watch: Arc::clone(&self.watch),
            stop: Arc::clone(&self.stop),
        })));
        Ok(())
    }

    fn query(&self, what: &str) -> Result<(), String> {
        let outcome = self.game.outcome();
        let answer = match what {
            "gameover" => outcome.is_some().to_string(),
            "p1turn" => (self.game.position().side() == Side::White).to_string(),
            "result" => match outcome.map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::White)) => "p1win",
                Some(Some(Side::Black)) => "p2win",
            }
            .to_owned(),
            "gfen" | "fen" => self.game.position().to_string(),
            other => {
                return Err(format!(
                    "query does not know `{other}`; expected gameover, p1turn, result or gfen"
                ));
            }
        };
        self.voice.say(&format!("response {answer}"));
        Ok(())
    }

    /// The thinker is there as long as the session is.
    fn send(&self, errand: Errand) {
        let _ = self.errands.send(errand);
    }
}
