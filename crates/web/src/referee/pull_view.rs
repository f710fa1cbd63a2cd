//! The pad with the shapes: what came out of the bag, told with a tap or two.

use dschamal::{Piece, PieceSet, Shape};
use leptos::prelude::*;

use super::contest_view::asked;
use super::draft::Tap;
use super::host::Host;
use super::pull::Pull;
use crate::browser::viewport;
use crate::chrome::icons::{Icon, Picture};
use crate::dschamal::look::Look;
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// What the pad needs to know.
#[derive(Clone, Copy)]
pub struct Reach {
    /// What was told so far.
    pub pull: Memo<Pull>,
    /// What can have come out.
    pub bag: Memo<PieceSet>,
    /// Whether nothing at all is an answer.
    pub nothing: bool,
    /// Whether there can be several.
    pub several: bool,
}

/// The pad.
#[component]
pub fn Pad(
    /// The evening.
    host: Host,
    /// The hand.
    reach: Reach,
) -> impl IntoView {
    let Reach { pull, bag, .. } = reach;
    viewport::show("pad");
    let shapes = Shape::ALL.map(|shape| shape_button(host, reach, shape));
    let any_black = Piece::black(1).map(Look::from);
    let black = move || !((bag.get() & PieceSet::BLACK).is_empty());
    let is_black = move || (pull.get().pieces()).overlaps(PieceSet::BLACK);
    let camel = PieceSet::of(Piece::CAMEL);
    let has_camel = move || bag.get().overlaps(camel);
    let is_camel = move || pull.get().pieces().overlaps(camel);
    view! {
        <div id="pad" class="pad shapes" class:choosing=move || pull.get().shape().is_some()>
            {shapes.collect_view()}
            {any_black.map(|look| tile(host, words::a_black_one(), look, black, is_black, Tap::Black))}
            {move || has_camel().then(|| {
                tile(host, words::the_camel(), Look::from(Piece::CAMEL), || true, is_camel, Tap::Camel)
            })}
            {reach.several.then(|| {
                tile(host, words::several(), Icon::Several, || true, move || pull.get().is_several(), Tap::Several)
            })}
            {reach.nothing.then(|| {
                let none = move || pull.get().is_told() && pull.get().pieces().is_empty();
                tile(host, words::nothing_came(), Icon::EmptyHand, || true, none, Tap::Nothing)
            })}
        </div>
        {move || pull.get().is_several().then(|| view! { <p class="hush">{words::several_what()}</p> <Told pull/> })}
        <Colours host reach/>
    }
}

fn shape_button(host: Host, reach: Reach, shape: Shape) -> impl IntoView {
    let Reach { pull, bag, .. } = reach;
    let there = move || !pull.get().left(shape, bag.get()).is_empty();
    let on = move || pull.get().shape() == Some(shape) || pull.get().pieces().has_shape(shape);
    tile(
        host,
        words::shape(shape),
        Look::from(shape),
        there,
        on,
        Tap::Shape(shape),
    )
}

/// What is on a button of the pad: nobody has to read.
enum Face {
    /// A piece.
    Wood(Look),
    /// A picture.
    Pen(Icon),
}

impl From<Look> for Face {
    fn from(look: Look) -> Face {
        Face::Wood(look)
    }
}

impl From<Icon> for Face {
    fn from(icon: Icon) -> Face {
        Face::Pen(icon)
    }
}

/// One big button of the pad.
fn tile(
    host: Host,
    name: &'static str,
    face: impl Into<Face>,
    there: impl Fn() -> bool + Send + Sync + 'static,
    on: impl Fn() -> bool + Send + 'static,
    tap: Tap,
) -> impl IntoView {
    let face = match face.into() {
        Face::Wood(look) => view! { <PieceIcon look/> }.into_any(),
        Face::Pen(icon) => view! { <Picture icon/> }.into_any(),
    };
    view! {
        <button
            type="button"
            class="quiet tile"
            aria-label=name
            aria-pressed=move || on().to_string()
            disabled=move || !there()
            on:click=move |_| host.tap(tap.clone())
        >
            {face}
            <span aria-hidden="true">{name}</span>
        </button>
    }
}

/// The pieces told so far.
#[component]
fn Told(pull: Memo<Pull>) -> impl IntoView {
    view! {
        <p class="told-pieces">
            {move || {
                let pieces = pull.get().pieces().into_iter();
                pieces.map(|piece| view! { <PieceIcon look=piece named=words::wooden(piece)/> }).collect_view()
            }}
        </p>
    }
}

/// Which of the pieces of that shape.
#[component]
fn Colours(host: Host, reach: Reach) -> impl IntoView {
    let Reach { pull, bag, .. } = reach;
    let open = Memo::new(move |_| {
        let pull = pull.get();
        pull.shape()
            .map(|shape| (shape, pull.left(shape, bag.get())))
    });
    move || {
        let (shape, left) = open.get()?;
        viewport::show("colours");
        let buttons = left.into_iter().filter_map(|piece| {
            let colour = piece.colour()?;
            Some(view! {
                <button
                    type="button"
                    class="quiet tile"
                    aria-label=words::wooden(piece)
                    on:click=move |_| host.tap(Tap::Colour(colour))
                >
                    <PieceIcon look=piece/>
                    <span aria-hidden="true">{words::colour(colour)}</span>
                </button>
            })
        });
        Some(view! {
            {asked(words::which_colour(words::shape(shape)), view! {
                <div id="colours" class="pad colours">{buttons.collect_view()}</div>
            })}
        })
    }
}
