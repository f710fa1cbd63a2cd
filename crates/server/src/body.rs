//! The JSON that comes with a request; what cannot be read is answered like every other problem.

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::problem::ApiError;

/// A request's JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(ApiError::Unreadable(
                rejection.status(),
                shortened(&rejection.body_text()),
            )),
        }
    }
}

/// The longest reason; what could not be read may stand in it, whole.
const LONGEST_REASON: usize = 300;

/// A reason that fits an answer.
pub(crate) fn shortened(reason: &str) -> String {
    let mut short: String = reason.chars().take(LONGEST_REASON).collect();
    if short.len() < reason.len() {
        short.push('…');
    }
    short
}
