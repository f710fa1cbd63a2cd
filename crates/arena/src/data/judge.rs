//! What a net says about positions in a file: to compare with what the training program says.

use clap::Args;

use super::record::{RECORD, Sample};
use crate::nets::read_net;

/// Prints what a net says about the first positions of a file, one number a line.
#[derive(Args, Debug)]
pub struct Judge {
    /// A file of `gimel datagen`
    file: String,
    /// The net
    net: String,
    /// How many positions
    #[arg(long, default_value_t = 1_000)]
    count: usize,
}

impl Judge {
    /// The numbers.
    pub fn run(&self) -> Result<String, String> {
        let net = read_net(&self.net)?;
        let bytes = std::fs::read(&self.file).map_err(|why| format!("{}: {why}", self.file))?;
        let records = bytes.chunks_exact(RECORD).take(self.count);
        let values: Vec<String> = records
            .filter_map(Sample::position)
            .map(|position| net.evaluate(&position).to_string())
            .collect();
        Ok(values.join("\n"))
    }
}
