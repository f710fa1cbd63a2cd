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
    desk.writes("Password", "open sesame").await?;
    desk.presses("Make an account").await?;
    desk.reads("You are logged in as ada.").await?;

    phone.opens("/you").await?;
    phone.writes("Login", "ada").await?;
    phone.writes("Password", "open barley").await?;
    phone.presses("Log in").await?;
    phone.sees("form .error:not(:empty)").await?;
    phone.writes("Password", "open sesame").await?;
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
    desk.writes("Password", "open sesame").await?;
    desk.presses("Log in").await?;
    desk.reads("You are logged in as ada.").await?;
    desk.presses("Delete my data").await?;
    desk.presses("Yes, forget me").await?;
    desk.reads("You are forgotten.").await
}
