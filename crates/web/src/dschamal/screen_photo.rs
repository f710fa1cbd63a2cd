//! The photo finish of a television, drawn as a strip of film: time from left to right, a line for every hand.

use dschamal::Pulled;
use leptos::prelude::*;
use table::{DschamalView, View};

use super::piece::NamedPiece;
use super::screen_strip::{Mark, Strip, strip};
use super::seats::name;
use crate::desk::sitting::Sitting;
use crate::words;

/// Everything a strip shows.
#[derive(Debug, Clone, PartialEq)]
struct Film {
    strip: Strip,
    names: Vec<String>,
    error_ms: u32,
    /// Who said who was first.
    judged: Option<&'static str>,
}

/// Nothing where no hand came out: there is no time to show, and the ruling says so.
fn film(view: &View, game: &DschamalView) -> Option<Film> {
    let photo = game.photo.as_ref()?;
    let line = game.contests.iter().rev();
    let line = line.into_iter().find(|line| line.number == photo.number);
    let strip = strip(photo, line.and_then(|line| line.winner));
    strip.marks.iter().find_map(|mark| mark.at)?;
    let names = strip.marks.iter().map(|mark| name(view, mark.seat));
    Some(Film {
        names: names.collect(),
        strip,
        error_ms: photo.error_ms,
        judged: photo.judged.map(words::judged),
    })
}

/// The last finish as a strip.
#[component]
pub fn PhotoStrip(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let seen = Memo::new(move |_| {
        sitting
            .view
            .with(|view| film(view.as_ref()?, view.as_ref()?.dschamal()?))
    });
    move || seen.get().map(|film| drawn(&film))
}

fn drawn(film: &Film) -> impl IntoView + use<> {
    let marks = || film.strip.marks.iter();
    let wide = film.strip.label_width;
    let labels = marks()
        .zip(&film.names)
        .map(|(mark, name)| label(mark, name, film.error_ms, wide));
    let leaders = marks().filter_map(|mark| {
        let path = format!("M{} 0L{} 10", mark.label * 100.0, mark.at? * 100.0);
        Some(view! { <path d=path class:first=mark.first class:won=mark.won/> })
    });
    let bands = marks().filter_map(|mark| {
        let (from, to) = mark.band?;
        Some(view! { <i class="band" style:left=percent(from) style:width=percent(to - from)></i> })
    });
    let lines = marks().filter_map(|mark| {
        let at = percent(mark.at?);
        Some(view! { <i class="line" class:first=mark.first class:won=mark.won style:left=at></i> })
    });
    let ticks = film.strip.ticks.iter().map(|tick| {
        view! { <i class="tick" style:left=percent(tick.at)><span>{words::tick(tick.millis)}</span></i> }
    });
    let cut = film.strip.cut;
    let cut = cut.map(|at| view! { <i class="cut" style:left=percent(at)></i> });
    view! {
        <figure class="photo-strip" data-testid="photo-strip">
            <figcaption>{words::photo()}" "<span class="hush">{film.judged}</span></figcaption>
            <ol class="photo-hands">{labels.collect_view()}</ol>
            <svg class="photo-leaders" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{leaders.collect_view()}</svg>
            <div class="photo-film" aria-hidden="true">
                {cut}
                {bands.collect_view()}
                {lines.collect_view()}
                {ticks.collect_view()}
            </div>
        </figure>
    }
}

fn label(mark: &Mark, name: &str, error_ms: u32, wide: f32) -> impl IntoView + use<> {
    let time = mark
        .millis
        .map(|millis| words::finish_time(millis, error_ms));
    let brought = match mark.pulled {
        _ if mark.millis.is_none() => said(words::still_in_bag()),
        Some(Pulled::Seen(pieces)) => {
            let pieces = pieces
                .into_iter()
                .map(|piece| view! { <NamedPiece piece/> });
            pieces.collect_view().into_any()
        }
        Some(Pulled::Unseen) => said(words::unseen()),
        None => ().into_any(),
    };
    view! {
        <li style:left=percent(mark.label - wide / 2.0) style:width=percent(wide) class:first=mark.first class:won=mark.won>
            <span class="brought">{brought}</span>
            <span class="whose">
                <b>{name.to_owned()}</b>
                {mark.won.then(|| view! { <em>{words::screen_wins()}</em> })}
                <span class="time">{time}</span>
                {mark.called.then(|| view! { <small>{words::called_camel()}</small> })}
            </span>
        </li>
    }
}

fn said(text: &'static str) -> AnyView {
    view! { <small>{text}</small> }.into_any()
}

fn percent(part: f32) -> String {
    format!("{:.3}%", part * 100.0)
}
