//! A film that any browser shows by itself: frames, each with the time it really lasted, put together by `img2webp`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::camera::Frame;

/// How much a frame may differ from what was seen.
const QUALITY: &str = "82";
/// At most so many frames until everything is drawn anew.
const KEY_FRAMES: (&str, &str) = ("20", "60");

/// What is shown, and for how long.
#[derive(Default)]
pub(crate) struct Film {
    shots: Vec<(Vec<u8>, Duration)>,
}

impl Film {
    /// Adds what was filmed between these two moments.
    pub(crate) fn add(&mut self, frames: &[Frame], from: Instant, to: Instant) {
        let ends = frames.iter().skip(1).map(|frame| frame.at).chain([to]);
        for (frame, end) in frames.iter().zip(ends) {
            let lasts = end.min(to).saturating_duration_since(frame.at.max(from));
            if !lasts.is_zero() {
                self.shots.push((frame.png.clone(), lasts));
            }
        }
    }

    /// How long it is.
    pub(crate) fn lasts(&self) -> Duration {
        self.shots.iter().map(|(_, lasts)| *lasts).sum()
    }

    /// Writes it down; it begins anew when it is over.
    pub(crate) fn develop(&self, path: &Path) -> Result<()> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new("img2webp");
        command.args(["-loop", "0", "-kmin", KEY_FRAMES.0, "-kmax", KEY_FRAMES.1]);
        for (number, (png, lasts)) in self.shots.iter().enumerate() {
            let frame = folder.path().join(format!("{number:04}.png"));
            fs::write(&frame, png)?;
            let millis = lasts.as_millis().max(1).to_string();
            command.args(["-lossy", "-q", QUALITY, "-m", "6", "-d", &millis]);
            command.arg(frame);
        }
        let status = command.arg("-o").arg(path).stdout(Stdio::null()).status();
        let status = status.context("img2webp is not there; `cargo xtask pictures` installs it")?;
        ensure!(status.success(), "img2webp failed ({status})");
        let bytes = fs::metadata(path)?.len();
        eprintln!(
            "{} ({} kB, {} frames, {:.1} s)",
            path.display(),
            bytes / 1000,
            self.shots.len(),
            self.lasts().as_secs_f32()
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn film_is_cut_where_it_was_said() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let frame = |millis| Frame {
            at: at(millis),
            png: vec![u8::try_from(millis / 100).expect("a small number")],
        };
        let mut film = Film::default();
        film.add(&[0, 100, 200, 300].map(frame), at(150), at(320));
        let shots = film.shots.iter();
        let shots: Vec<_> = shots
            .map(|(png, lasts)| (png[0], lasts.as_millis()))
            .collect();
        assert_eq!(shots, [(1, 50), (2, 100), (3, 20)]);
        assert_eq!(film.lasts(), Duration::from_millis(170));
    }
}
