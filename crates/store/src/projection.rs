//! What is told of a table outside of its log: its line in the lists, a game that ended. Written together with the log.

use sqlx::AnyConnection;

use crate::error::StoreError;
use crate::games::FinishedGame;
use crate::tables::TableSummary;
use crate::{games, tables};

/// What entries change outside of the log. It is stored in their transaction: no list ever knows more or less.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Projection {
    /// The table's line as it is then; none if it stays as it is.
    pub line: Option<TableSummary>,
    /// A game that is over with these entries. One that is in the archive already stays as it is.
    pub game: Option<FinishedGame>,
}

impl Projection {
    /// Nothing but the log changes.
    pub const NONE: Projection = Projection {
        line: None,
        game: None,
    };

    pub(crate) fn is_none(&self) -> bool {
        *self == Projection::NONE
    }

    pub(crate) async fn write(
        &self,
        connection: &mut AnyConnection,
        table: &str,
    ) -> Result<(), StoreError> {
        if let Some(line) = &self.line {
            tables::write_summary(connection, table, line).await?;
        }
        if let Some(game) = &self.game {
            games::write(connection, game).await?;
        }
        Ok(())
    }
}
