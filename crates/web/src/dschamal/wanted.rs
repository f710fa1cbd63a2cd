//! What counts in the bag now, as a strip of pictures: which shapes, whose they are, and whether the camel is to be called.

use bag::{Form, Shape};
use dschamal::{Aim, SeatSet, Wanted, WantedCamel};
use leptos::prelude::*;
use table::{DschamalView, View};

use super::look::{Look, Wood};
use super::piece::PieceIcon;
use super::seats::who;
use crate::desk::sitting::Sitting;
use crate::words;

/// One thing to look for.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Item {
    form: Form,
    black: bool,
    /// Whose it is, or what is to be done with it.
    note: String,
}

/// Things that count for the same reason.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Group {
    title: &'static str,
    items: Vec<Item>,
}

/// The strip.
#[component]
pub fn WantedStrip(
    /// The table.
    sitting: Sitting,
) -> impl IntoView {
    let groups = Memo::new(move |_| {
        sitting.with(|view| {
            let game = view.dschamal();
            game.map_or_else(Vec::new, |game| groups(view, game))
        })
    });
    let said = Memo::new(move |_| {
        sitting.with(|view| {
            view.dschamal()
                .and_then(|game| said(view, game))
                .unwrap_or_default()
        })
    });
    view! {
        <div class="wanted" data-testid="wanted" role="group" aria-label=said>
            {move || groups.get().into_iter().map(drawn).collect_view()}
        </div>
    }
}

fn drawn(group: Group) -> impl IntoView {
    let items = group.items.into_iter().map(|item| {
        let wood = match (item.form, item.black) {
            (_, true) => Wood::Black,
            (Form::Camel, _) => Wood::Camel,
            _ => Wood::Plain,
        };
        let form = item.form;
        view! {
            <span class="wanted-item" data-form=form_word(form, item.black)>
                <PieceIcon look=Look { form, wood }/>
                <small>{item.note}</small>
            </span>
        }
    });
    view! {
        <span class="wanted-group">
            <b>{group.title}</b>
            <span class="wanted-items">{items.collect_view()}</span>
        </span>
    }
}

fn form_word(form: Form, black: bool) -> String {
    match form {
        _ if black => "black".to_owned(),
        Form::Camel => "camel".to_owned(),
        Form::Shape(shape) | Form::Decoy(shape) => shape.name().to_owned(),
    }
}

/// What the one who looks should look for, as sentences.
#[must_use]
pub fn said(view: &View, game: &DschamalView) -> Option<String> {
    let groups = groups(view, game);
    let sentence = |group: Group| {
        let items = group.items.into_iter().map(|item| {
            let name = match item.form {
                _ if item.black => words::black_pieces().to_owned(),
                Form::Camel => words::a_form(Form::Camel),
                Form::Shape(shape) | Form::Decoy(shape) => words::shape(shape).to_owned(),
            };
            if item.note.is_empty() {
                name
            } else {
                format!("{name} ({})", item.note)
            }
        });
        format!("{}: {}.", group.title, items.collect::<Vec<_>>().join(", "))
    };
    let all: Vec<String> = groups.into_iter().map(sentence).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

fn groups(view: &View, game: &DschamalView) -> Vec<Group> {
    let Some(wanted) = &game.view.wanted else {
        return Vec::new();
    };
    let plain = |shape: Shape, note: String| Item {
        form: Form::Shape(shape),
        black: false,
        note,
    };
    let mut items: Vec<Item> = wanted
        .shapes
        .iter()
        .map(|it| plain(it.shape, whose(view, game, it.whose)))
        .collect();
    if wanted.black {
        items.push(Item {
            form: Form::Decoy(Shape::Cube),
            black: true,
            note: words::wanted_black().to_owned(),
        });
    }
    items.extend(camel(wanted));
    let give: Vec<Item> = wanted
        .give_away
        .iter()
        .map(|&shape| plain(shape, String::new()))
        .collect();
    let groups = [
        Group {
            title: words::wanted_title(wanted.aim),
            items,
        },
        Group {
            title: words::wanted_give(),
            items: give,
        },
    ];
    groups
        .into_iter()
        .filter(|group| !group.items.is_empty())
        .collect()
}

fn camel(wanted: &Wanted) -> Option<Item> {
    let note = match wanted.camel {
        WantedCamel::Called => words::wanted_call_it(),
        WantedCamel::Silent => "",
        WantedCamel::No => return None,
    };
    Some(Item {
        form: Form::Camel,
        black: false,
        note: note.to_owned(),
    })
}

/// Before whom it lies; nothing where that is not the point.
fn whose(view: &View, game: &DschamalView, seats: SeatSet) -> String {
    if game
        .view
        .wanted
        .as_ref()
        .is_none_or(|it| it.aim == Aim::Own)
    {
        return String::new();
    }
    let outer = |seat: dschamal::Seat| game.seats.get(usize::from(seat.number())).copied();
    let owners: Vec<words::Who> = seats
        .iter()
        .filter_map(outer)
        .map(|seat| who(view, seat))
        .collect();
    words::wanted_whose(&owners)
}
