//! `caravanserai gimel match`: engine against engine, many times.

use std::process::ExitCode;

use arena::Match;

use crate::exit;

pub(crate) fn run(plan: &Match) -> ExitCode {
    let program = match std::env::current_exe() {
        Ok(path) => path.display().to_string(),
        Err(why) => return exit::failed(&format!("this program does not find itself: {why}")),
    };
    let own = [program, "gimel".to_owned(), "engine".to_owned()];
    match plan.run(&own) {
        Ok(report) if plan.json => exit::print_json(&report),
        Ok(report) => exit::print(&report.text()),
        Err(why) => exit::bad_input(&why),
    }
}
