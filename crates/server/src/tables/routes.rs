//! `/api/v1/tables`: open one, list them.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use host::Answer;
use protocol::{NewTable, OpenedTable, TableSummary};
use serde::Deserialize;
use table::{Command, Input, Millis, Sent, Table, TableId};
use utoipa::IntoParams;

use super::reader::TableError;
use crate::App;
use crate::body::Body;
use crate::caller::Caller;
use crate::limits::Kind;
use crate::people::Who;
use crate::problem::{ApiError, NOT_STORED};

/// Opens a table; you are its host and sit at the first seat.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 201, body = OpenedTable)))]
pub(crate) async fn open(
    State(app): State<App>,
    Caller(from): Caller,
    who: Who,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    if !app.limits.allow_doing(&who.id.0) {
        return Err(ApiError::TooMany);
    }
    app.limits.allow(Kind::Table, from)?;
    let weighty = Command::Agree {
        settings: new.settings.clone(),
    };
    if !app.limits.allow_entry(&who.id.0, &weighty) {
        return Err(ApiError::TooMany);
    }
    app.keeping.welcome(&new.name)?;
    let moment = crate::random::moment()?;
    let code = crate::random::table_code()?;
    let opened = Table::open(
        moment,
        code.clone(),
        who.id.clone(),
        &new.name,
        new.settings,
    )?;
    let table = Table::fold([&opened]).map_err(|fault| ApiError::Fault(fault.to_string()))?;
    app.tables.open(&opened, &table).await?;
    let mut wishes = vec![Command::Sit { seat: 0 }];
    if let Some(level) = new.bot {
        let others = 1..table.settings().game.seats();
        wishes.extend(others.map(|seat| Command::SeatBot { seat, level }));
        wishes.push(Command::Ready { ready: true });
    }
    for (command, number) in wishes.into_iter().zip(1..) {
        act(&app, &code, &who, number, command).await?;
    }
    metrics::counter!("caravanserai_tables_opened_total").increment(1);
    Ok((StatusCode::CREATED, Json(OpenedTable { table: code })))
}

async fn act(
    app: &App,
    table: &TableId,
    who: &Who,
    number: u64,
    command: Command,
) -> Result<(), ApiError> {
    let input = Input::Person {
        who: who.id.clone(),
        sent: Sent {
            client: "opening".to_owned(),
            number,
        },
        lag: Millis::ZERO,
        command,
    };
    match app.tables.act(table, input).await? {
        Some(Answer::Done(_)) => Ok(()),
        Some(Answer::Refused(refusal)) => Err(refusal.into()),
        Some(Answer::Unavailable) => Err(ApiError::Unavailable(NOT_STORED.to_owned())),
        None => Err(ApiError::NotFound),
    }
}

/// Which page of the open tables.
#[derive(Debug, Default, Deserialize, IntoParams)]
pub(crate) struct Page {
    /// The code of the last table of the page before.
    #[param(value_type = Option<String>)]
    after: Option<TableId>,
}

/// Public tables that are open or being played, the newest first, fifty at most.
#[utoipa::path(get, path = "/api/v1/tables", params(Page), responses((status = 200, body = [TableSummary])))]
pub(crate) async fn list(
    State(app): State<App>,
    Query(page): Query<Page>,
) -> Json<Vec<TableSummary>> {
    Json(app.tables.bulletin().open_tables(page.after.as_ref()))
}

/// Tables at which you sit, the one last used first.
#[utoipa::path(get, path = "/api/v1/tables/mine", responses((status = 200, body = [TableSummary])))]
pub(crate) async fn mine(
    State(app): State<App>,
    who: Who,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let mut tables = Vec::new();
    for record in app.store.tables_of(&who.id.0, 30).await? {
        if app.tables.is_shut(&TableId(record.id.clone())) {
            continue;
        }
        let summary = match app.tables.summary(&record, &who.id).await {
            Ok(summary) => summary,
            // It is still theirs; its page says what is the matter.
            Err(TableError::Quarantined(_)) => continue,
            Err(error) => return Err(error.into()),
        };
        tables.extend(summary.map(|summary| TableSummary {
            updated: Millis(record.summary.updated_at),
            ..summary
        }));
    }
    Ok(Json(tables))
}
