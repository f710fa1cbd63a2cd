//! A short loud utterance, told from the noise of a room. Knows levels and times, no microphone.

/// Louder than this is loud, whatever the room is like; full scale is 1.
const LOUD: f32 = 0.09;
/// And so many times louder than the room.
const ABOVE: f32 = 4.0;
/// It has to last so long: a knock on the table is no shout.
const LASTS_MS: f64 = 90.0;
/// How quickly the room is got used to.
const USED_TO: f32 = 0.04;

/// Listens.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Ear {
    room: f32,
    since: Option<f64>,
    told: bool,
}

impl Ear {
    /// So loud is it now. True at the moment it has become a shout; a shout is told once.
    pub fn hears(&mut self, level: f32, time: f64) -> bool {
        if level < LOUD || level < self.room * ABOVE {
            self.room += (level - self.room) * USED_TO;
            self.since = None;
            self.told = false;
            return false;
        }
        let since = *self.since.get_or_insert(time);
        let shout = !self.told && time - since >= LASTS_MS;
        self.told |= shout;
        shout
    }
}

/// How loud a stretch of sound is.
#[must_use]
pub fn level(samples: &[f32]) -> f32 {
    let power: f32 = samples.iter().map(|sample| sample * sample).sum();
    (power / samples.len().max(1) as f32).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shouts(levels: &[f32]) -> usize {
        let mut ear = Ear::default();
        let times = (0_u32..).map(|frame| f64::from(frame) * 16.0);
        levels
            .iter()
            .zip(times)
            .filter(|(level, time)| ear.hears(**level, *time))
            .count()
    }

    #[test]
    fn a_shout_is_told_once_and_a_knock_is_none() {
        let quiet = [0.01; 20];
        let shout = [0.3; 20];
        let knock = [0.5; 3];
        assert_eq!(shouts(&[quiet, shout, quiet].concat()), 1);
        assert_eq!(shouts(&[&quiet[..], &knock, &quiet].concat()), 0);
        assert_eq!(shouts(&[quiet, shout, quiet, shout].concat()), 2);
    }

    #[test]
    fn a_loud_room_takes_a_louder_shout() {
        let room = [0.08; 200];
        assert_eq!(shouts(&[&room[..], &[0.2; 20]].concat()), 0);
        assert_eq!(shouts(&[&room[..], &[0.5; 20]].concat()), 1);
    }

    #[test]
    fn level_of_a_square_wave_is_its_height() {
        assert_eq!(level(&[0.5, -0.5, 0.5, -0.5]), 0.5);
        assert_eq!(level(&[]), 0.0);
    }
}
