//! The engine in the browser: a game's mistakes on a phone, a bot without the house, a puzzle without a mouse.

use anyhow::{Context, Result, bail};
use e2e::{Device, Evening, Keys, Person, short_game};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_of_a_finished_game_are_explained_on_a_phone() -> Result<()> {
    let evening = Evening::begin().await?;
    let table = evening.two(&short_game()).await?;
    table.play(&["F@h5", "F@k8", "h5xk8"]).await?;
    let bo = &table.bo;
    bo.holds(Device::Phone).await?;
    bo.presses("Show me my mistakes").await?;
    bo.sees("[role=grid]").await?;
    // What Bo played, and not what Ada did.
    bo.reads_in(".turnings", "1... F@k8").await?;
    bo.reads_in(".told", "h5xk8").await?;
    bo.sees(".mark.played").await?;
    bo.sees_on("k8", "empty").await?;
    bo.meets_no_barrier().await?;

    bo.switches("Let the engine think").await?;
    bo.sees(".best-line:not([disabled])").await?;
    bo.reads_in("[data-testid=engine-state]", "turns deep")
        .await?;
    let value = "return document.querySelector('[role=meter]').ariaValueText.includes('points')";
    bo.until("the bar says how it stands", value, &[]).await?;
    bo.presses_found_in(".best-lines", " ").await?;
    // Its move is on the board, and it thinks about the next one.
    bo.sees_pieces(2).await?;
    bo.sees(".best-line:not([disabled])").await?;
    bo.reloads().await?;
    bo.sees("[role=switch]:checked").await
}

#[tokio::test(flavor = "multi_thread")]
async fn third_level_is_played_and_looked_at_without_the_house() -> Result<()> {
    let mut evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/gimel/bot?level=3").await?;
    ada.has_the_pages_kept().await?;
    evening.house_closes().await?;
    ada.reloads().await?;
    ada.reads("Takes what it sees and counts only half of what it costs.")
        .await?;
    ada.presses("You").await?; // who has White
    ada.presses("Begin").await?;
    ada.reads_in(".far .name", "Camel driver").await?;
    for turn in ["F@h5", "B@a1", "B@a2"] {
        ada.plays(turn).await?;
        ada.has_the_turn().await?;
    }
    ada.presses("Resign").await?;
    ada.presses("Yes, I resign").await?;
    ada.presses("Show me my mistakes").await?;
    ada.sees(".mistakes h2").await
}

/// Whoever has the book of solutions: a board is found by how it looks.
const SOLUTIONS: &str = include_str!("../../crates/gimel-engine/puzzles.txt");

/// The board as the book writes it, read square by square as it is spoken.
const BOARD: &str = "
    const letter = label => {
        const [, side, kind] = label.match(/(white|black) (\\w)/) ?? [];
        return kind && (side === 'white' ? kind.toUpperCase() : kind);
    };
    return [8, 7, 6, 5, 4, 3, 2, 1].map(rank => [...'abcdefghijklmnopqr'].map(file =>
        letter(document.getElementById(`sq-${file}${rank}`).getAttribute('aria-label')) ?? ' ').join('')
        .replace(/ +/g, gap => gap.length)).join('/')";

/// The side to move and the right move.
async fn looked_up(ada: &Person) -> Result<(bool, String)> {
    let board = ada.asks(BOARD).await?;
    let board = board.as_str().context("a board")?;
    let line = SOLUTIONS
        .lines()
        .find(|line| line.split(' ').next() == Some(board));
    let line = line.with_context(|| format!("{board} is in no book"))?;
    let black = line.split(' ').nth(1) == Some("b");
    let best = line.split("; ").nth(1).and_then(|it| it.split(' ').next());
    Ok((black, best.context("a solution")?.to_owned()))
}

/// Walks over the board by arrow keys; whoever has Black sits on the other side.
async fn walks_to(ada: &Person, square: &str, black: bool) -> Result<()> {
    let script = "return document.activeElement.getAttribute('aria-activedescendant')";
    for _ in 0..40 {
        let here = ada.asks(script).await?;
        let here = here.as_str().context("the board has the keyboard")?;
        let (from, to) = (here.trim_start_matches("sq-").as_bytes(), square.as_bytes());
        let (right, left) = if black {
            (Keys::Left, Keys::Right)
        } else {
            (Keys::Right, Keys::Left)
        };
        let (up, down) = if black {
            (Keys::Down, Keys::Up)
        } else {
            (Keys::Up, Keys::Down)
        };
        let key = match (from[0].cmp(&to[0]), from[1].cmp(&to[1])) {
            (std::cmp::Ordering::Less, _) => right,
            (std::cmp::Ordering::Greater, _) => left,
            (_, std::cmp::Ordering::Less) => up,
            (_, std::cmp::Ordering::Greater) => down,
            _ => return Ok(()),
        };
        ada.strikes(key).await?;
    }
    bail!("the keys do not lead to {square}")
}

/// Plays a move by keys alone.
async fn plays_by_keys(ada: &Person, mv: &str, black: bool) -> Result<()> {
    ada.sees("[role=grid]:focus").await?;
    if let Some((kind, to)) = mv.split_once('@') {
        ada.strikes(kind.to_lowercase()).await?;
        walks_to(ada, to, black).await?;
    } else {
        let (from, to) = mv.split_once(['-', 'x']).context("a move")?;
        walks_to(ada, from, black).await?;
        ada.strikes(Keys::Enter).await?;
        walks_to(ada, to, black).await?;
    }
    ada.strikes(Keys::Enter).await
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzle_is_solved_by_keyboard_alone() -> Result<()> {
    let evening = Evening::begin().await?;
    let ada = evening.stranger(Device::Desk).await?;
    ada.opens("/").await?;
    ada.tabs_to("Puzzles").await?;
    ada.strikes(Keys::Enter).await?;
    ada.reads("Puzzle of the day").await?;
    ada.reads("find the best move").await?;
    let (black, best) = looked_up(&ada).await?;

    // Somewhere else, first.
    let kind = ada
        .asks("return document.querySelector('.near .in-hand:not(.none)').getAttribute('aria-label')[0]")
        .await?;
    let empty = "return ['a1', 'r1', 'a8', 'r8'].find(name => document.getElementById('sq-' + name)
        .getAttribute('aria-label').includes('empty'))";
    let (kind, corner) = (kind, ada.asks(empty).await?);
    let wrong = format!(
        "{}@{}",
        kind.as_str().context("a kind")?.to_uppercase(),
        corner.as_str().context("an empty corner")?
    );
    plays_by_keys(&ada, &wrong, black).await?;
    ada.reads(&format!("{wrong} is not it.")).await?;
    ada.sees(".outcome button:focus").await?;
    ada.strikes(Keys::Enter).await?;

    plays_by_keys(&ada, &best, black).await?;
    ada.reads("Right!").await?;
    ada.reads("0 of 1 at the first try").await?;
    ada.meets_no_barrier().await?;
    ada.strikes(Keys::Enter).await?;
    ada.reads("Puzzle rated").await?;
    ada.reads("Puzzle of the day solved").await?;
    let (black, best) = looked_up(&ada).await?;
    plays_by_keys(&ada, &best, black).await?;
    ada.reads("1 of 2 at the first try").await?;
    // What was solved is kept.
    ada.reloads().await?;
    ada.reads("1 of 2 at the first try").await?;
    let known = "return JSON.parse(localStorage.getItem('caravanserai.puzzles')).had.length === arguments[0]";
    ada.until("two are known", known, &[json!(2)]).await
}
