//! How it stands: everybody with what lies in front of them, the master, and who is at the bag.

use dschamal::{Awaits, Game, PieceSet, Seat, points};
use leptos::prelude::*;

use super::evening::Evening;
use super::host::Host;
use crate::dschamal::piece::PieceIcon;
use crate::words;

/// One line of the standings.
#[derive(Clone, PartialEq)]
struct Line {
    name: String,
    tint: &'static str,
    master: bool,
    fights: bool,
    won: bool,
    count: String,
    open: PieceSet,
    safe: PieceSet,
    tower: Vec<dschamal::Piece>,
}

fn lines(evening: &Evening) -> Vec<Line> {
    let (rules, state) = (evening.rules(), evening.state());
    let scores = (rules.game() == Game::Tower).then(|| points(rules, state));
    Seat::all(rules.seats())
        .map(|seat| {
            let zones = &state.zones;
            let player = evening.plan().player(seat);
            Line {
                name: evening.name(seat),
                tint: player.map_or("", |player| player.tint.class()),
                master: state.contests > 0 && state.master(rules) == Some(seat),
                fights: matches!(state.awaits, Awaits::Contest { .. })
                    && state.order.contestants.contains(&seat),
                won: state.winners.contains(seat),
                count: match (&scores, rules.game()) {
                    (Some(scores), _) => {
                        words::tower_count(zones.tower[seat].len(), scores[seat].total())
                    }
                    (None, Game::Quartet) => String::new(),
                    (None, _) => words::victory_count(
                        zones.victory[seat].len(),
                        rules.options().victory.target,
                    ),
                },
                open: zones.open[seat] | zones.black[seat],
                safe: zones.victory[seat],
                tower: zones.tower[seat].iter().copied().collect(),
            }
        })
        .collect()
}

/// The standings.
#[component]
pub fn Standings(
    /// The evening.
    host: Host,
) -> impl IntoView {
    let all = Memo::new(move |_| host.read(lines));
    let centre = Memo::new(move |_| host.read(|evening| evening.state().zones.centre));
    let in_bag = Memo::new(move |_| host.read(|evening| evening.state().zones.bag.len()));
    view! {
        <section class="box-stands" aria-label=words::standings_now()>
            <h2>{words::standings_now()}</h2>
            {move || centre.get().map(|piece| view! {
                <p class="centre"><span>{words::deciding_piece()}</span><PieceIcon look=piece named=words::wooden(piece)/></p>
            })}
            <ul>{move || all.get().into_iter().map(line).collect_view()}</ul>
            <p class="hush">{move || words::in_the_bag(in_bag.get())}</p>
        </section>
    }
}

fn line(line: Line) -> impl IntoView {
    let pieces = |set: PieceSet| {
        let pieces = set.into_iter();
        pieces
            .map(|piece| view! { <PieceIcon look=piece named=words::wooden(piece)/> })
            .collect_view()
    };
    let tower = line.tower.into_iter();
    let tower = tower.map(|piece| view! { <PieceIcon look=piece named=words::wooden(piece)/> });
    view! {
        <li class:fights=line.fights class:won=line.won>
            <span class="who">
                <span class=line.tint aria-hidden="true"></span>
                <b>{line.name}</b>
                {line.master.then(|| view! { <span class="crown" role="img" aria-label=words::master()>"♛"</span> })}
                {line.fights.then(|| view! { <small class="hush">{words::at_the_bag()}</small> })}
                <span class="tally">{line.count}</span>
            </span>
            <span class="open-pieces">{pieces(line.open)}{tower.collect_view()}</span>
            {(!line.safe.is_empty()).then(|| view! {
                <span class="victory-pieces" role="group" aria-label=words::victory()>{pieces(line.safe)}</span>
            })}
        </li>
    }
}
