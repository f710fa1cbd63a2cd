//! Format 1 as format 2: what was asked is judged once more, by the rules of today, and stands from then on.

use super::asked::Event as Asked;
use crate::fault::Fault;
use crate::table::Table;
use crate::{DschamalEvent, DschamalPlay, Event, GimelEvent, GimelPlay, Millis, PeopleEvent, Play};

impl Table {
    /// One line for each kind: it is as long as the list.
    pub(super) fn upcast(&self, at: Millis, asked: Asked) -> Result<Event, Fault> {
        Ok(match asked {
            Asked::Opened { .. } => return Err(Fault::Opening),
            Asked::Joined { person, name } => PeopleEvent::Joined { person, name }.into(),
            Asked::Sat { who, seat } => PeopleEvent::Sat { who, seat }.into(),
            Asked::BotSat { seat, level } => PeopleEvent::BotSat { seat, level }.into(),
            Asked::Rose { seat } => PeopleEvent::Rose { seat }.into(),
            Asked::Readied { seat, ready } => PeopleEvent::Readied { seat, ready }.into(),
            Asked::Agreed { settings } => PeopleEvent::Agreed { settings }.into(),
            Asked::RematchWanted { seat } => PeopleEvent::RematchWanted { seat }.into(),
            Asked::Said { who, text } => PeopleEvent::Said { who, text }.into(),
            Asked::Reported { by, line, reason } => {
                PeopleEvent::Reported { by, line, reason }.into()
            }
            Asked::ThumbMeasured { seat, mm } => PeopleEvent::ThumbMeasured { seat, mm }.into(),
            Asked::PlaysByEar { seat, on } => PeopleEvent::PlaysByEar { seat, on }.into(),
            Asked::Muted { who, muted } => PeopleEvent::Muted { who, muted }.into(),
            Asked::Kicked { who } => PeopleEvent::Kicked { who }.into(),
            Asked::LetIn { who } => PeopleEvent::LetIn { who }.into(),
            Asked::Left { who } => PeopleEvent::Left { who }.into(),
            Asked::HostPassed { to } => PeopleEvent::HostPassed { to }.into(),
            // Both games had these two.
            Asked::Aborted => match self.on()? {
                Play::Gimel(play) => play.rule_abort(at).into(),
                Play::Dschamal(_) => DschamalEvent::Aborted.into(),
            },
            Asked::Paused { lost } => match self.on()? {
                Play::Gimel(_) => GimelEvent::Paused { lost }.into(),
                Play::Dschamal(_) => DschamalEvent::Paused { lost }.into(),
            },
            Asked::Started { white } => GimelEvent::Started { white }.into(),
            Asked::Moved { mv, spent, credit } => {
                let ruled = self.gimel_on()?.rule_move(at, mv, spent, credit);
                ruled.map_err(refused)?.into()
            }
            Asked::TurnTimedOut => {
                let ruled = self.gimel_on()?.rule_turn_timeout(at);
                ruled.map_err(refused)?.into()
            }
            Asked::TimeUp => GimelEvent::TimeUp.into(),
            Asked::FlagFell => self.gimel_on()?.rule_flag(at).into(),
            Asked::DrawOffered { seat } => GimelEvent::DrawOffered { seat }.into(),
            Asked::DrawDeclined => GimelEvent::DrawDeclined.into(),
            Asked::DrawAgreed => {
                let ruled = self.gimel_on()?.rule_agreement(at);
                ruled.map_err(refused)?.into()
            }
            Asked::Claimed { seat } => {
                let ruled = self.gimel_on()?.rule_claim(at, seat);
                ruled.map_err(refused)?.into()
            }
            Asked::Resigned { seat } => {
                let ruled = self.gimel_on()?.rule_resignation(at, seat);
                ruled.map_err(refused)?.into()
            }
            Asked::Hinted { seat } => GimelEvent::Hinted { seat }.into(),
            Asked::TakebackAsked { seat } => GimelEvent::TakebackAsked { seat }.into(),
            Asked::TakebackDeclined => GimelEvent::TakebackDeclined.into(),
            Asked::TakenBack { entries } => self.gimel_on()?.rule_takeback(at, entries).into(),
            Asked::Begun {
                seats,
                first,
                by,
                luck,
            } => {
                let start = self.start_of(&seats, first).ok_or(Fault::Begin)?;
                let start = Box::new(start);
                DschamalEvent::Begun {
                    seats,
                    first,
                    by,
                    luck,
                    start,
                }
                .into()
            }
            Asked::Acted {
                seat,
                action,
                by_timeout,
            } => {
                let done = self.dschamal_on()?.rule(action).map_err(refused)?;
                DschamalEvent::acted(seat, by_timeout, done).into()
            }
            Asked::Called {
                number,
                by,
                start,
                seed,
            } => DschamalEvent::Called {
                number,
                by,
                start,
                seed,
            }
            .into(),
            Asked::Seen { seat } => DschamalEvent::Seen { seat }.into(),
            Asked::Skipped { seat } => DschamalEvent::Skipped { seat }.into(),
            Asked::Bet { seat, on } => DschamalEvent::Bet { seat, on }.into(),
            Asked::FalseStart { number, seat } => DschamalEvent::FalseStart { number, seat }.into(),
            Asked::Reached { finish } => {
                let ruled = self.dschamal_on()?.rule_reach(finish);
                ruled.map_err(refused)?.into()
            }
            Asked::VoteOpened { number } => DschamalEvent::VoteOpened { number }.into(),
            Asked::Voted { seat, winner } => DschamalEvent::Voted { seat, winner }.into(),
            Asked::Ruled { by } => {
                let play = self.dschamal_on()?;
                let (finish, votes) = play.to_be_ruled().ok_or(Fault::Unawaited)?;
                let ruled = play.rule_contest(finish, by, &votes);
                ruled.map_err(refused)?.into()
            }
            Asked::Broken { number, why, lost } => {
                DschamalEvent::Broken { number, why, lost }.into()
            }
            Asked::Built { finish } => {
                let site = self.dschamal_on()?.rule_building(finish);
                site.ok_or(Fault::Unawaited)?.map_err(refused)?.into()
            }
            Asked::StoodIn { seat, level } => DschamalEvent::StoodIn { seat, level }.into(),
            Asked::CameBack { seat } => DschamalEvent::CameBack { seat }.into(),
        })
    }

    fn on(&self) -> Result<&Play, Fault> {
        let play = self.play.as_ref().filter(|play| play.is_on());
        play.ok_or(Fault::NoGame)
    }

    fn gimel_on(&self) -> Result<&GimelPlay, Fault> {
        self.on()?.gimel().ok_or(Fault::NoGame)
    }

    fn dschamal_on(&self) -> Result<&DschamalPlay, Fault> {
        self.on()?.dschamal().ok_or(Fault::NoGame)
    }
}

/// What was allowed once is not allowed any more: such a log cannot be read.
#[expect(
    clippy::needless_pass_by_value,
    reason = "it is what `map_err` hands over"
)]
fn refused(refusal: impl ToString) -> Fault {
    Fault::Rules(refusal.to_string())
}
