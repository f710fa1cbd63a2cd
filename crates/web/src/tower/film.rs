//! A placement seen again: every moment of it, slowly if one likes, and a link that brings others to it.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tower::{Form, HoldInput, Recording, Stand, TICKS_PER_SECOND};

use super::picture::WOODS;
use super::placing::Placing;
use super::view::TowerView;
use crate::browser::canvas::on_frames;
use crate::browser::clipboard;
use crate::chrome::scrubber::Scrubber;
use crate::dschamal::look::{Look, Wood};
use crate::words;

/// Of the time before the release so many ticks are shown.
const BEFORE: usize = 4 * TICKS_PER_SECOND as usize;
/// Every so manieth tick is a picture.
const EVERY: usize = 2;
/// Pictures in a second at full speed.
const PICTURES: f64 = TICKS_PER_SECOND as f64 / EVERY as f64;

/// All moments of a placement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Film {
    /// What is in the picture.
    pub forms: Vec<Form>,
    /// Where each of it is: across, up, turned, as in a [`Stand`].
    pub pictures: Vec<Vec<[i32; 3]>>,
    /// The first picture after the release.
    pub release: usize,
}

impl Film {
    /// Plays a recording and takes the pictures.
    #[must_use]
    pub fn of(recording: &Recording) -> Film {
        let forms = recording.standing.iter().map(|stand| stand.form);
        let forms = forms.chain([recording.form]).collect();
        let released = recording.inputs.iter().position(|input| input.release);
        let released = released.unwrap_or(recording.inputs.len());
        let from = released.saturating_sub(BEFORE);
        let (mut pictures, mut tick) = (Vec::new(), 0);
        recording.watch(|site, _| {
            if tick >= from && (tick - from) % EVERY == 0 {
                let poses = site.poses();
                pictures.push(poses.iter().map(|one| [one.x, one.y, one.turn]).collect());
            }
            tick += 1;
        });
        Film {
            forms,
            pictures,
            release: (released - from) / EVERY,
        }
    }

    /// One picture.
    #[must_use]
    pub fn at(&self, moment: usize) -> Vec<Stand> {
        let Some(picture) = self.pictures.get(moment).or(self.pictures.last()) else {
            return Vec::new();
        };
        let pieces = self.forms.iter().zip(picture);
        pieces
            .map(|(&form, &[x, y, turn])| Stand { form, x, y, turn })
            .collect()
    }
}

/// The end of a link to a recording, with the woods of its pieces.
#[must_use]
pub fn link(text: &str, looks: &[Look]) -> String {
    let woods = looks.iter().map(|look| {
        let index = WOODS.iter().position(|wood| *wood == look.wood);
        char::from(b'0' + index.unwrap_or(0) as u8)
    });
    let text = text.replace('+', "-").replace('/', "_");
    format!("{text}.{}", woods.collect::<String>())
}

/// Reads what [`link`] wrote: the text of a recording, and what its pieces look like.
#[must_use]
pub fn unlink(link: &str) -> Option<(String, Vec<Look>)> {
    let (text, woods) = link.split_once('.').unwrap_or((link, ""));
    let text = text.replace('-', "+").replace('_', "/");
    let recording = Recording::from_text(&text)?;
    let forms = recording.standing.iter().map(|stand| stand.form);
    let woods = woods
        .bytes()
        .map(|digit| WOODS.get(usize::from(digit.wrapping_sub(b'0'))).copied())
        .chain(std::iter::repeat(None));
    let looks = forms.chain([recording.form]).zip(woods);
    let looks = looks.map(|(form, wood)| Look {
        form,
        wood: wood.unwrap_or(Wood::Plain),
    });
    Some((text, looks.collect()))
}

/// Shows a recording.
#[component]
pub fn FilmView(
    /// The end of a link.
    #[prop(into)]
    link: Signal<String>,
) -> impl IntoView {
    let placing = Placing::new(Callback::new(|_: Vec<HoldInput>| ()), Callback::new(|_| ()));
    let Some((text, looks)) = link.with_untracked(|link| unlink(link)) else {
        return view! { <p class="error" role="alert">{words::no_film()}</p> }.into_any();
    };
    placing.show(Vec::new(), looks);
    placing.develop(text);
    let film = placing.film;
    let at = RwSignal::new(0.0_f64);
    let speed = RwSignal::new(0.25_f64);
    let end = Memo::new(move |_| {
        film.with(|film| {
            film.as_ref()
                .map_or(0, |film| film.pictures.len().saturating_sub(1))
        })
    });
    let moment = Memo::new(move |_| (at.get() as usize).min(end.get()));
    Effect::new(move |_| {
        let shown = film.with(|film| film.as_ref().map(|film| film.at(moment.get())));
        if let Some(poses) = shown {
            placing.poses.set(poses);
        }
    });
    on_frames(move || {
        let next = at.get_untracked() + speed.get_untracked() * PICTURES / 60.0;
        if speed.get_untracked() > 0.0
            && end.get_untracked() > 0
            && next <= end.get_untracked() as f64
        {
            at.set(next);
        }
    });
    let pace = move |share: f64, name: &'static str| {
        view! {
            <button type="button" class="quiet" aria-pressed=move || (speed.get() == share).to_string() on:click=move |_| {
                if at.get_untracked() + 1.0 >= end.get_untracked() as f64 {
                    at.set(0.0);
                }
                speed.set(share);
            }>{name}</button>
        }
    };
    let (said, set_said) = signal("");
    let share = move |_| {
        let address = window().location().href().unwrap_or_default();
        if clipboard::copy(&address) {
            set_said.set(words::copied());
        }
    };
    view! {
        <TowerView placing best=Signal::derive(|| None)/>
        <div class="film-acts">
            <Scrubber at=moment end on_go=Callback::new(move |to: usize| {
                speed.set(0.0);
                at.set(to as f64);
            })/>
            <div class="woodbox-acts">
                {pace(0.25, words::slowly())}
                {pace(1.0, words::as_it_was())}
                <button type="button" class="act" on:click=share>{words::share_collapse()}</button>
            </div>
            <p class="hush row lone"><a href="/practice/tower" rel="external">{words::build()}</a><span role="status">{said}</span></p>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use dschamal::Colour;
    use shapes::Shape;

    use super::*;

    fn recording() -> Recording {
        let cube = Stand::at(Form::Shape(Shape::Cube), [0.0, 0.4], 0.0);
        let right = HoldInput {
            dx: 4,
            ..HoldInput::default()
        };
        Recording {
            standing: vec![cube],
            form: Form::Shape(Shape::Ball),
            stand_ticks: 30,
            inputs: [vec![right; 60], vec![HoldInput::RELEASE]].concat(),
        }
    }

    #[test]
    fn a_link_brings_the_same_placement_and_its_colours() {
        let look = |shape, colour| Look {
            form: Form::Shape(shape),
            wood: Wood::Painted(colour),
        };
        let looks = [
            look(Shape::Cube, Colour::Blue),
            look(Shape::Ball, Colour::Brown),
        ];
        let text = recording().to_text();
        let end = link(&text, &looks);
        assert!(
            end.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        );
        assert_eq!(unlink(&end), Some((text, looks.to_vec())));
        assert_eq!(unlink("no.123"), None);
    }

    #[test]
    fn a_film_ends_as_the_placement_did() {
        let film = Film::of(&recording());
        assert!(film.pictures.len() > 40, "{}", film.pictures.len());
        let last = film.at(usize::MAX);
        let ball = last[1].place();
        assert!(
            ball[0] > 0.5 && ball[1] < 0.5,
            "it lies beside the cube: {ball:?}"
        );
        assert_eq!(film.release, 30);
    }
}
