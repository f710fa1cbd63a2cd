//! What a log cannot say of a game, whatever its rules.

/// Why an entry cannot have happened in this game, whatever its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// It was over.
    #[error("the game was over")]
    Over,
    /// Pieces enter a tower only by being built.
    #[error("pieces go into a tower that nobody built")]
    Tower,
    /// A piece would be lost, or there twice.
    #[error("the pieces after it are not those of the box")]
    Pieces,
    /// Somebody is awaited whose seat does not exist.
    #[error("somebody is awaited who does not play")]
    Seat,
}
