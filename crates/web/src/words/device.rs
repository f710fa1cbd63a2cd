//! Words of this device: what it keeps, and in which tab.

words! {
    /// Another tab had the game first.
    tab_there = "tab-there";
    /// Another tab took the game over.
    tab_taken = "tab-taken";
    /// Takes it over.
    tab_take = "tab-take";
    /// Nothing can be kept here.
    nothing_kept = "nothing-kept";
    /// The browser has no sound.
    no_sound_here = "no-sound-here";
    /// The device has no motor, or its browser does not lend it.
    no_vibration_here = "no-vibration-here";
}
