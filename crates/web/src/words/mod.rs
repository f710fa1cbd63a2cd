//! Every word the screens say, in one place, so that another language can take its place.

mod bag;
mod book;
mod dschamal;
mod game;
mod games;
mod house;
mod lobby;
mod net;
mod options;
mod people;
mod pieces;
mod practice;
mod referee;
mod replay;
mod rule_lines;
mod rulings;
mod table;
mod tower;

pub use bag::*;
pub use book::language;
pub use dschamal::*;
pub use game::*;
pub use games::*;
pub use house::*;
pub use lobby::*;
pub use net::*;
pub use options::*;
pub use people::*;
pub use pieces::*;
pub use practice::*;
pub use referee::*;
pub use replay::*;
pub use rule_lines::*;
pub use rulings::*;
pub use table::*;
pub use tower::*;

/// The language of these words, for a voice that reads them.
pub const LANGUAGE: &str = "en";

/// Makes a sentence of a reason: a capital at the start, a full stop at the end.
#[must_use]
pub fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut letters = text.chars();
    let mut out: String = letters
        .next()
        .map(|first| first.to_uppercase().collect())
        .unwrap_or_default();
    out.push_str(letters.as_str());
    if !out.ends_with(['.', '!', '?']) {
        out.push('.');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_become_sentences() {
        assert_eq!(
            sentence("there is no piece on h5"),
            "There is no piece on h5."
        );
        assert_eq!(sentence("Done."), "Done.");
    }
}
