//! How well a password holds: by the guesses that it takes somebody who knows what people choose.

use axum::Json;
use axum::extract::State;
use protocol::{NewPassword, Strength};
use zxcvbn::feedback::Warning;

use crate::App;
use crate::body::Body;
use crate::caller::Caller;
use crate::limits::Kind;
use crate::people::Who;
use crate::problem::ApiError;

/// Of 0 to 4; 2 is more than 10^6 guesses, one at a time and slowed down.
const ENOUGH: u8 = 2;

/// Is it strong enough to be chosen?
pub(crate) fn check(password: &str, about: &[&str]) -> Result<(), ApiError> {
    super::passwords::check(password)?;
    if weigh(password, about).score >= ENOUGH {
        Ok(())
    } else {
        Err(ApiError::BadInput(
            "this password is easily guessed; take several words that do not belong together"
                .to_owned(),
        ))
    }
}

/// Weighs it. What is known about its owner counts as known to who guesses.
fn weigh(password: &str, about: &[&str]) -> Strength {
    let known = ["caravanserai", "dschamal", "gimel"];
    let about: Vec<String> = about.iter().flat_map(|text| ways_to_write(text)).collect();
    let about: Vec<&str> = about.iter().map(String::as_str).chain(known).collect();
    let entropy = zxcvbn::zxcvbn(password, &about);
    let warning = entropy
        .feedback()
        .and_then(zxcvbn::feedback::Feedback::warning);
    Strength {
        score: u8::from(entropy.score()),
        enough: u8::from(entropy.score()) >= ENOUGH,
        why: warning.map(|warning| word(warning).to_owned()),
    }
}

/// A name whole, its words, and all of them one after the other, from either end.
fn ways_to_write(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let backwards: Vec<&str> = words.iter().rev().copied().collect();
    let mut ways = vec![text.to_owned()];
    for row in [&words, &backwards] {
        ways.extend([row.concat(), row.join(" ")]);
    }
    ways.extend(words.into_iter().map(str::to_owned));
    ways
}

/// What is wrong with it, in a word that pages have a sentence for.
fn word(warning: Warning) -> &'static str {
    match warning {
        Warning::StraightRowsOfKeysAreEasyToGuess
        | Warning::ShortKeyboardPatternsAreEasyToGuess => "keys",
        Warning::RepeatsLikeAaaAreEasyToGuess
        | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess => "repeats",
        Warning::SequencesLikeAbcAreEasyToGuess => "sequence",
        Warning::RecentYearsAreEasyToGuess | Warning::DatesAreOftenEasyToGuess => "date",
        Warning::ThisIsATop10Password
        | Warning::ThisIsATop100Password
        | Warning::ThisIsACommonPassword
        | Warning::ThisIsSimilarToACommonlyUsedPassword => "common",
        Warning::AWordByItselfIsEasyToGuess => "word",
        Warning::NamesAndSurnamesByThemselvesAreEasyToGuess
        | Warning::CommonNamesAndSurnamesAreEasyToGuess => "name",
    }
}

/// How well a password would hold. It is weighed and forgotten.
#[utoipa::path(post, path = "/api/v1/account/strength", request_body = NewPassword,
    responses((status = 200, body = Strength)))]
pub(crate) async fn strength(
    State(app): State<App>,
    Caller(from): Caller,
    who: Option<Who>,
    Body(new): Body<NewPassword>,
) -> Result<Json<Strength>, ApiError> {
    app.limits.allow(Kind::Look, from)?;
    let name = who.map(|who| who.name).unwrap_or_default();
    let short: String = new.password.chars().take(100).collect();
    Ok(Json(weigh(&short, &[&name])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_chooses_is_refused_and_words_without_a_bond_are_not() {
        for weak in [
            "password",
            "12345678",
            "qwertyuiop",
            "aaaaaaaa",
            "caravanserai",
            "Ada Lovelace",
            "adalovelace",
            "lovelace ada",
        ] {
            assert!(check(weak, &["Ada Lovelace"]).is_err(), "{weak}");
        }
        for strong in ["open sesame 7", "dune lamp turnip", "Käfer-Zimt-Leiter"] {
            assert!(
                check(strong, &["Ada"]).is_ok(),
                "{strong}: {:?}",
                weigh(strong, &[])
            );
        }
    }

    #[test]
    fn it_is_said_what_is_wrong() {
        let why = |password: &str| weigh(password, &[]).why;
        assert_eq!(why("password").as_deref(), Some("common"));
        assert_eq!(why("aaaaaaaaaa").as_deref(), Some("repeats"));
        assert_eq!(why("dune lamp turnip"), None);
    }
}
