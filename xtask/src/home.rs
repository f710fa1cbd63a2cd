//! How things are built to be used on this machine, at once: what counts is quick, the rest is built quickly.
//!
//! These settings are laid over cargo's plain `dev`: a profile of its own would build every macro once more. Whatever they do not
//! name is the same as in tests, and built once for both. `docs/BUILD.md` says what each of them brings.

use std::process::Command;

/// For everything.
const ALL: &[&str] = &[
    "profile.dev.debug=false",
    "profile.dev.debug-assertions=false",
    "profile.dev.overflow-checks=false",
    // So it serves the client from its folder, and need not be built again when only a page has changed.
    "profile.dev.package.server.debug-assertions=true",
    // The engine's strength is its speed.
    "profile.dev.package.gimel.opt-level=3",
    "profile.dev.package.gimel-engine.opt-level=3",
];

/// For the client: a bag for two hands has time enough, and the physics are much to build.
const CLIENT: &[&str] = &[
    "profile.dev.package.web.opt-level=1",
    "profile.dev.package.bag.opt-level=1",
    "profile.dev.package.feelers.opt-level=1",
    "profile.dev.package.reach.opt-level=1",
    "profile.dev.package.rapier2d.opt-level=1",
    "profile.dev.package.parry2d.opt-level=1",
    "profile.dev.package.nalgebra.opt-level=1",
    "profile.dev.package.simba.opt-level=1",
];

pub(crate) fn client(command: &mut Command) -> &mut Command {
    house(command).args(options(CLIENT))
}

pub(crate) fn house(command: &mut Command) -> &mut Command {
    command.args(options(ALL))
}

fn options<'a>(settings: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    settings.iter().flat_map(|setting| ["--config", setting])
}
