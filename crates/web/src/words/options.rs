//! House rules in words: a name for each option, a line of help, a name for each choice.

/// What an option is called.
#[must_use]
pub fn option_label(key: &str) -> &'static str {
    match key {
        "gimel.target" => "Points that win",
        "gimel.game_minutes" => "Playing time in minutes",
        "gimel.turn_seconds" => "Seconds a turn may take",
        "gimel.time_mode" => "The playing time is",
        "gimel.timeout" => "Who takes too long",
        "gimel.equal_turns" => "Black has a last turn",
        "gimel.draw" => "The draw rule",
        "gimel.draw_lead" => "Draw: no lead above",
        "gimel.draw_min" => "Draw: both above",
        "gimel.draw_scales" => "Draw numbers follow the target",
        "gimel.falcon" => "The falcon",
        "gimel.cat_diagonal" => "Cats leap two diagonally, too",
        "gimel.pieces_each" => "Pieces of each kind",
        "gimel.place_on" => "Pieces are placed",
        "gimel.repetition" => "The same position three times",
        "gimel.no_progress" => "Quiet turns before points decide",
        _ => "",
    }
}

/// What a choice is called; numbers and unknown words stand for themselves.
#[must_use]
pub fn option_choice<'a>(key: &str, value: &'a str) -> &'a str {
    match (key, value) {
        ("gimel.time_mode", "wall_clock") => "a clock",
        ("gimel.time_mode", "turn_count") => "counted in turns",
        ("gimel.timeout", "lose_turn") => "loses the turn",
        ("gimel.timeout", "lose_game") => "loses the game",
        ("gimel.draw", "auto") => "ends the game by itself",
        ("gimel.draw", "never_led") => "only if nobody ever led",
        ("gimel.draw", "claim") => "may be claimed",
        ("gimel.draw", "at_end") => "counts when time is up",
        ("gimel.draw" | "gimel.target", "off") => "is not used",
        ("gimel.falcon", "ring") => "leaps exactly three squares",
        ("gimel.falcon", "bent") => "may turn back on its last step",
        ("gimel.repetition", "none") => "means nothing",
        ("gimel.repetition", "threefold_draw") => "is a draw",
        ("gimel.place_on", "empty") => "on empty squares",
        _ => value,
    }
}

/// What a preset is called.
#[must_use]
pub fn preset(word: &str) -> &'static str {
    match word {
        "buetehorn" => "As printed: 24 pieces, 60 points",
        "hexagames-1983" => "Short, as in 1983: 12 pieces, 30 points",
        _ => "House rules",
    }
}

/// A number may be left out.
pub const NO_LIMIT: &str = "none";
/// The form's heading.
pub const HOUSE_RULES: &str = "House rules";
/// What was changed makes no sense.
pub const RULES_CLASH: &str = "These rules do not go together:";
/// Starts a game with these rules.
pub const START_WITH_THESE: &str = "New game with these rules";
