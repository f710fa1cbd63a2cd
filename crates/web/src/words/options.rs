//! House rules in words: a name for each option, a line of help, a name for each choice.

use super::book::text;

words! {
    /// A number may be left out.
    no_limit = "no-limit";
    /// The form's heading.
    house_rules = "house-rules";
    /// What was changed makes no sense.
    rules_clash = "rules-clash";
    /// Starts a game with these rules.
    start_with_these = "start-with-these";
}

/// What an option is called.
#[must_use]
pub fn option_label(key: &str) -> &'static str {
    match key {
        "gimel.target" => text("option-label-target"),
        "gimel.game_minutes" => text("option-label-game-minutes"),
        "gimel.turn_seconds" => text("option-label-turn-seconds"),
        "gimel.time_mode" => text("option-label-time-mode"),
        "gimel.timeout" => text("option-label-timeout"),
        "gimel.equal_turns" => text("option-label-equal-turns"),
        "gimel.draw" => text("option-label-draw"),
        "gimel.draw_lead" => text("option-label-draw-lead"),
        "gimel.draw_min" => text("option-label-draw-min"),
        "gimel.draw_scales" => text("option-label-draw-scales"),
        "gimel.falcon" => text("option-label-falcon"),
        "gimel.cat_diagonal" => text("option-label-cat-diagonal"),
        "gimel.pieces_each" => text("option-label-pieces-each"),
        "gimel.place_on" => text("option-label-place-on"),
        "gimel.repetition" => text("option-label-repetition"),
        "gimel.no_progress" => text("option-label-no-progress"),
        _ => "",
    }
}

/// What a choice is called; numbers and unknown words stand for themselves.
#[must_use]
pub fn option_choice<'a>(key: &str, value: &'a str) -> &'a str {
    match (key, value) {
        ("gimel.time_mode", "wall_clock") => text("option-choice-time-mode-wall-clock"),
        ("gimel.time_mode", "turn_count") => text("option-choice-time-mode-turn-count"),
        ("gimel.timeout", "lose_turn") => text("option-choice-timeout-lose-turn"),
        ("gimel.timeout", "lose_game") => text("option-choice-timeout-lose-game"),
        ("gimel.draw", "auto") => text("option-choice-draw-auto"),
        ("gimel.draw", "never_led") => text("option-choice-draw-never-led"),
        ("gimel.draw", "claim") => text("option-choice-draw-claim"),
        ("gimel.draw", "at_end") => text("option-choice-draw-at-end"),
        ("gimel.draw" | "gimel.target", "off") => text("option-choice-draw-target-off"),
        ("gimel.falcon", "ring") => text("option-choice-falcon-ring"),
        ("gimel.falcon", "bent") => text("option-choice-falcon-bent"),
        ("gimel.repetition", "none") => text("option-choice-repetition-none"),
        ("gimel.repetition", "threefold_draw") => text("option-choice-repetition-threefold-draw"),
        ("gimel.place_on", "empty") => text("option-choice-place-on-empty"),
        _ => value,
    }
}

/// What a preset is called.
#[must_use]
pub fn preset(word: &str) -> &'static str {
    match word {
        "buetehorn" => text("preset-buetehorn"),
        "hexagames-1983" => text("preset-hexagames-1983"),
        _ => text("preset-other"),
    }
}
