//! `caravanserai gimel bench`: what the engine looks at in a fixed set of searches, and how fast.

use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use crate::exit;

/// The number of positions is the same on every machine: it changes only when the engine's behaviour does.
#[derive(Args)]
#[command(after_help = "Example:
  caravanserai gimel bench --json")]
pub(crate) struct Bench {
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(&self) -> ExitCode {
        let began = Instant::now();
        let nodes = arena::bench_nodes();
        let nps = nodes as f64 / began.elapsed().as_secs_f64().max(1e-6);
        if self.json {
            return exit::print_json(&json!({ "bench_nodes": nodes, "nps": nps.round() }));
        }
        exit::print(&format!("{nodes} positions, {nps:.0} a second"))
    }
}
