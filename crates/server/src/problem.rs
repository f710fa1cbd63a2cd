//! The one place where what went wrong becomes an HTTP answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use store::StoreError;
use table::Refusal;

/// What a person is told when the store does not work. Why it does not is for the log.
pub(crate) const NOT_STORED: &str =
    "this cannot be stored just now; nothing was changed, please try again";

/// Why a request was not answered as wished.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    /// What was sent makes no sense.
    #[error("{0}")]
    BadInput(String),
    /// What was sent cannot be read.
    #[error("{1}")]
    Unreadable(StatusCode, String),
    /// Nobody knows who asks.
    #[error("tell us your name first")]
    Unknown,
    /// Wrong login or wrong password; which one is not told.
    #[error("login or password is wrong")]
    WrongCredentials,
    /// Wrong login or wrong code; which one is not told.
    #[error("login or recovery code is wrong, or the code was used already")]
    WrongCode,
    /// Somebody who is logged in does not know the password.
    #[error("this is not your password")]
    WrongPassword,
    /// Not who keeps the house.
    #[error("this page is for whoever runs the house")]
    NotKeeper,
    /// Not the keeper's token.
    #[error("this is not the token of this house")]
    WrongToken,
    /// Whoever runs the house wants somebody to stay away.
    #[error("whoever runs this house does not let you in any more")]
    Banned,
    /// There is no such thing.
    #[error("there is nothing here by that name")]
    NotFound,
    /// Somebody else has it.
    #[error("{0}")]
    Taken(String),
    /// It is there, and somebody else's.
    #[error("only those who played may do that")]
    NotYours,
    /// Not from this page.
    #[error("this request did not come from our own page")]
    Foreign,
    /// Asked for by a name that is not ours.
    #[error("this house does not answer to that name")]
    WrongHost,
    /// Too many.
    #[error("too many requests; wait a moment and try again")]
    TooMany,
    /// The table refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The store cannot be reached or cannot write.
    #[error("{NOT_STORED}")]
    Unavailable(String),
    /// A fault of ours.
    #[error("something went wrong on our side; please try again")]
    Fault(String),
}

impl ApiError {
    fn status(&self) -> (StatusCode, &'static str) {
        match self {
            ApiError::BadInput(_) => (StatusCode::BAD_REQUEST, "bad-input"),
            ApiError::Unreadable(StatusCode::PAYLOAD_TOO_LARGE, _) => {
                (StatusCode::PAYLOAD_TOO_LARGE, "too-large")
            }
            ApiError::Unreadable(status, _) => (*status, "bad-input"),
            ApiError::Unknown => (StatusCode::UNAUTHORIZED, "unknown"),
            ApiError::WrongCredentials => (StatusCode::UNAUTHORIZED, "wrong-credentials"),
            ApiError::WrongCode => (StatusCode::UNAUTHORIZED, "wrong-code"),
            ApiError::WrongPassword => (StatusCode::UNAUTHORIZED, "wrong-password"),
            ApiError::NotKeeper => (StatusCode::UNAUTHORIZED, "not-keeper"),
            ApiError::WrongToken => (StatusCode::UNAUTHORIZED, "wrong-token"),
            ApiError::Banned => (StatusCode::FORBIDDEN, "banned"),
            ApiError::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            ApiError::Taken(_) => (StatusCode::CONFLICT, "taken"),
            ApiError::NotYours => (StatusCode::FORBIDDEN, "not-yours"),
            ApiError::Foreign => (StatusCode::FORBIDDEN, "foreign"),
            ApiError::WrongHost => (StatusCode::MISDIRECTED_REQUEST, "wrong-host"),
            ApiError::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            ApiError::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            ApiError::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            ApiError::Fault(_) => (StatusCode::INTERNAL_SERVER_ERROR, "fault"),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Unstorable => ApiError::BadInput(error.to_string()),
            other => ApiError::Unavailable(other.to_string()),
        }
    }
}

impl From<anyhow::Error> for ApiError {
    fn from(error: anyhow::Error) -> ApiError {
        ApiError::Fault(format!("{error:#}"))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, error) = self.status();
        if let ApiError::Unavailable(why) | ApiError::Fault(why) = &self {
            tracing::error!(error, why, "A request could not be answered: {why}");
        }
        let problem = Problem {
            error: error.to_owned(),
            text: self.to_string(),
        };
        (status, Json(problem)).into_response()
    }
}
