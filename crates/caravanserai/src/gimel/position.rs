//! What every Gimel command is given: a position, moves from there, and options.

use clap::Args;
use gimel::{Entry, Game, Options, Position, Preset};

/// The options of the game.
#[derive(Args)]
pub(crate) struct Terms {
    /// An option of the game such as gimel.target=30 (gimel. may be left out); may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Start from a named set of options: buetehorn or hexagames-1983
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
}

impl Terms {
    pub(crate) fn options(&self) -> Result<Options, String> {
        let mut options = match &self.preset {
            None => Options::default(),
            Some(name) => Options::preset(Preset::from_word(name).ok_or_else(|| {
                format!("there is no preset `{name}`; expected buetehorn or hexagames-1983")
            })?),
        };
        for pair in &self.options {
            options.set_pair(pair).map_err(|why| why.to_string())?;
        }
        options.check().map_err(|why| why.to_string())?;
        Ok(options)
    }
}

/// The game that `startpos` or a GFEN, and perhaps ` moves …`, describes.
pub(crate) fn read_game(text: &str, options: Options) -> Result<Game, String> {
    let text = text.trim();
    let bare = text.strip_suffix(" moves").map(|position| (position, ""));
    let (position, moves) = bare
        .or_else(|| text.split_once(" moves "))
        .unwrap_or((text, ""));
    let mut game = match position.trim() {
        "startpos" => Game::new(options),
        "" => return Err("there is no position; expected startpos or a GFEN".to_owned()),
        gfen => {
            let position: Position = gfen.parse().map_err(|why| format!("{why}"))?;
            Game::from_position(options, position)
        }
    }
    .map_err(|why| why.to_string())?;
    play_on(&mut game, moves)?;
    Ok(game)
}

/// Plays moves and other entries, separated by blanks.
pub(crate) fn play_on(game: &mut Game, moves: &str) -> Result<(), String> {
    for (n, word) in moves.split_whitespace().enumerate() {
        let entry: Entry = word
            .parse()
            .map_err(|why| format!("move {}: {why}", n + 1))?;
        game.apply(entry)
            .map_err(|why| format!("move {}, {entry}: {why}", n + 1))?;
    }
    Ok(())
}
