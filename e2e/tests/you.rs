//! Who somebody is: a name, an account, browsers, and being forgotten.

use anyhow::Result;
use e2e::{Device, Evening};

#[tokio::test(flavor = "multi_thread")]
async fn account_follows_to_another_browser_and_ends_when_asked() -> Result<()> {
    let evening = Evening::begin().await?;
    let (desk, phone) = tokio::try_join!(
        evening.guest("Ada", Device::Desk),
        evening.stranger(Device::Phone)
    )?;
    desk.opens("/you").await?;
    desk.writes("Login", "ada").await?;
    desk.writes("Password", "open sesame 7").await?;
    desk.presses("Make an account").await?;
    desk.reads("Write these codes down or print them.").await?;
    desk.presses("I have written them down").await?;
    desk.sees_no(".recovery-codes").await?;
    desk.reads("You are logged in as ada.").await?;

    phone.opens("/you").await?;
    phone.writes("Login", "ada").await?;
    phone.writes("Password", "open barley 7").await?;
    phone.presses("Log in").await?;
    phone.sees("form .error:not(:empty)").await?;
    phone.writes("Password", "open sesame 7").await?;
    phone.presses("Log in").await?;
    phone.reads("You are logged in as ada.").await?;
    phone.writes("Name", "Ada on the road").await?;
    phone.presses("Keep this name").await?;
    phone.reads("From now on, that is your name.").await?;

    // Of the two browsers that are known, the other one is ended.
    desk.reloads().await?;
    desk.reads("(this browser)").await?;
    desk.sees(".settings li:nth-child(2)").await?;
    desk.presses_beside("this browser", "End").await?;
    phone.reads("What shall we call you?").await?;
    desk.sees_no(".settings li:nth-child(2)").await?;

    desk.presses("Log out").await?;
    desk.reads("What shall we call you?").await?;
    desk.writes("Login", "ada").await?;
    desk.writes("Password", "open sesame 7").await?;
    desk.presses("Log in").await?;
    desk.reads("You are logged in as ada.").await?;
    desk.presses("Delete my data").await?;
    desk.presses("Yes, forget me").await?;
    desk.reads("You are forgotten.").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_on_paper_opens_what_a_forgotten_password_closes() -> Result<()> {
    let evening = Evening::begin().await?;
    let (desk, phone) = tokio::try_join!(
        evening.guest("Ada", Device::Desk),
        evening.stranger(Device::Phone)
    )?;
    desk.opens("/you").await?;
    desk.writes("Login", "ada").await?;
    // What everybody takes is weighed when it was typed, and refused.
    desk.writes("Password", "password").await?;
    desk.presses("Make an account").await?;
    desk.reads("Many people have it.").await?;
    desk.sees("form .error:not(:empty)").await?;
    desk.writes("Password", "open sesame 7").await?;
    desk.presses("Make an account").await?;
    desk.sees(".recovery-codes li:nth-child(8)").await?;
    desk.meets_no_barrier().await?;
    let code = "return document.querySelector('.recovery-codes code').innerText";
    let code = desk.asks(code).await?;
    desk.presses("I have written them down").await?;

    phone.opens("/you").await?;
    phone.presses("Forgot the password?").await?;
    phone
        .writes("Recovery code", code.as_str().unwrap_or_default())
        .await?;
    // The field for the login above it is folded out, too: this one is the second.
    let login = "document.getElementById('recover-login').focus()";
    phone.asks(login).await?;
    phone.strikes("ada").await?;
    phone
        .writes("The password you want", "dune lamp turnip")
        .await?;
    phone.meets_no_barrier().await?;
    phone.presses("Set the new password").await?;
    phone.reads("You are logged in as ada.").await?;
    desk.reads("What shall we call you?").await?;

    phone.presses("Recovery codes").await?;
    phone.reads("7 recovery codes are left.").await?;
    phone.presses("Change the password").await?;
    phone.meets_no_barrier().await
}
