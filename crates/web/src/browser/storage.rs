//! What this browser keeps for us: a few texts under names of our own.

/// The settings.
pub const SETTINGS: &str = "caravanserai.settings";
/// The game on this device.
pub const HERE: &str = "caravanserai.gimel.here";
/// What its clock had left.
pub const HERE_CLOCK: &str = "caravanserai.gimel.here.clock";
/// The table on this device.
pub const ALONE: &str = "caravanserai.gimel.alone";
/// Finished games of this device.
pub const SHELF: &str = "caravanserai.gimel.games";
/// The table of Dschamál on this device; each entry of its log has a number behind this.
pub const SOLO: &str = "caravanserai.dschamal.alone";
/// The level of the bot in a game of Gimel that goes on on this device.
pub const GOING_GIMEL: &str = "caravanserai.going.gimel";
/// The game against bots at the bag that goes on on this device.
pub const GOING_DSCHAMAL: &str = "caravanserai.going.dschamal";
/// The person has a name that the house gave, for now.
pub const NAMED_FOR_NOW: &str = "caravanserai.name.for-now";
/// What the person is called.
pub const NAME: &str = "caravanserai.name";
/// The last table that was set up.
pub const AGREED: &str = "caravanserai.agreed";
/// The tower that is being built in practice, and the highest one.
pub const TOWER: &str = "caravanserai.tower";
/// What was felt in practice.
pub const PRACTICE: &str = "caravanserai.practice";
/// How the engine advises.
pub const ENGINE: &str = "caravanserai.engine";
/// The puzzles that were solved.
pub const PUZZLES: &str = "caravanserai.puzzles";
/// The evening with the box.
pub const REFEREE: &str = "caravanserai.referee";
/// The evening before it, or one that could not be read.
pub const REFEREE_BEFORE: &str = "caravanserai.referee.before";
/// Whether rulings are read aloud.
pub const REFEREE_ALOUD: &str = "caravanserai.referee.aloud";
/// Whether the steps of a game are read aloud.
pub const READ_ALOUD: &str = "caravanserai.aloud";
/// The camel's call was explained.
pub const CAMEL_TOLD: &str = "caravanserai.camel";
/// In how many contests somebody was helped.
pub const COACHED: &str = "caravanserai.coached";
/// How many buildings somebody was helped with.
pub const COACHED_BUILDING: &str = "caravanserai.coached-building";
/// How far the lesson of Gimel is.
pub const LESSON_GIMEL: &str = "caravanserai.lesson.gimel";
/// How far the lesson of Dschamál is.
pub const LESSON_DSCHAMAL: &str = "caravanserai.lesson.dschamal";

fn local() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Whether anything can be kept here. Private windows and strict settings keep nothing.
#[must_use]
pub fn keeps() -> bool {
    const TRIED: &str = "caravanserai.tried";
    let kept = local().is_some_and(|storage| storage.set_item(TRIED, "1").is_ok());
    forget(TRIED);
    kept
}

/// What was kept under a name, if anything can be kept here.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    local()?.get_item(name).ok()?
}

/// Keeps a text. A browser that keeps nothing only forgets; the game goes on.
pub fn write(name: &str, text: &str) {
    if let Some(storage) = local() {
        let _ = storage.set_item(name, text);
    }
}

/// Forgets a text; false if there was none.
pub fn forget(name: &str) -> bool {
    let known = read(name).is_some();
    if let Some(storage) = local().filter(|_| known) {
        let _ = storage.remove_item(name);
    }
    known
}
