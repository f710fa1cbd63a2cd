//! Setting up a position: choose a piece, tap squares, count hands; what cannot be is said in sentences.

use gimel::{Kind, Options, Piece, PiecesEach, Preset, Side, Square};
use leptos::prelude::*;
use leptos::svg::Svg;

use crate::analysis::editor::{Brush, Editor};
use crate::analysis::tree::Tree;
use crate::board::geometry::{Layout, better_upright};
use crate::board::grid::Grid;
use crate::board::keys::Key;
use crate::board::pieces::PieceIcon;
use crate::board::scene::CellLook;
use crate::browser::viewport;
use crate::settings::Settings;
use crate::words;

/// The options that go with a set of pieces.
#[must_use]
pub fn options_for(each: PiecesEach) -> Options {
    Options::preset(match each {
        PiecesEach::Eight => Preset::Buetehorn,
        PiecesEach::Four => Preset::Hexagames1983,
    })
}

/// The board while it is being set up.
#[component]
pub fn SetupBoard(
    /// What is being set up; nothing once it is done.
    editing: RwSignal<Option<Editor>>,
    /// What the finished position goes into.
    tree: RwSignal<Tree>,
) -> impl IntoView {
    let edit = Edit(editing);
    view! {
        <section class="board setup" class:upright=upright() aria-label=words::set_up()>
            <Squares edit/>
            <Palette edit/>
        </section>
        <aside class="side" aria-label=words::set_up()>
            <Hands edit/>
            <Whole edit/>
            <Done edit tree/>
        </aside>
    }
}

fn upright() -> Memo<bool> {
    let size = viewport::use_viewport();
    Memo::new(move |_| better_upright(size.get().0, size.get().1))
}

/// The editor, as long as there is one.
#[derive(Clone, Copy)]
struct Edit(RwSignal<Option<Editor>>);

impl Edit {
    fn read<T: Default>(self, ask: impl FnOnce(&Editor) -> T) -> T {
        self.0
            .with(|editor| editor.as_ref().map(ask).unwrap_or_default())
    }

    fn write(self, deed: impl FnOnce(&mut Editor)) {
        self.0.update(|editor| {
            if let Some(editor) = editor {
                deed(editor);
            }
        });
    }
}

#[component]
fn Squares(edit: Edit) -> impl IntoView {
    let settings = expect_context::<RwSignal<Settings>>();
    let upright = upright();
    let layout = Memo::new(move |_| Layout {
        upright: upright.get(),
        turned: false,
    });
    let cursor = RwSignal::new(Square::all().nth(67).or_else(|| Square::all().next()));
    let cells = Memo::new(move |_| {
        edit.read(|editor| {
            Square::all()
                .map(|square| CellLook {
                    piece: editor.setup.board[square.index()],
                    cursor: cursor.get() == Some(square),
                    ..CellLook::default()
                })
                .collect::<Vec<_>>()
        })
    });
    let standing = Signal::derive(move || {
        cursor
            .get()
            .unwrap_or_else(|| unreachable!("a board has squares"))
    });
    let key =
        Callback::new(
            move |event: leptos::ev::KeyboardEvent| match Key::named(&event.key()) {
                Some(Key::Step(right, down)) => {
                    event.prevent_default();
                    cursor.update(|square| {
                        *square = square.map(|from| layout.get_untracked().step(from, right, down));
                    });
                }
                Some(Key::Enter) => {
                    event.prevent_default();
                    edit.write(|editor| editor.tap(standing.get_untracked()));
                }
                Some(Key::Pick(kind)) => edit.write(|editor| {
                    let side = if event.shift_key() {
                        Side::White
                    } else {
                        brush_side(editor.brush)
                    };
                    editor.brush = Brush::Piece(Piece { side, kind });
                }),
                _ => {}
            },
        );
    let node = NodeRef::<Svg>::new();
    view! {
        <div class="grid-place">
            <Grid
                cells
                layout
                coordinates=Signal::derive(move || settings.get().coordinates)
                cursor=standing
                node
                on_press=Callback::new(move |(square, _)| edit.write(|editor| editor.tap(square)))
                on_key=key
            />
        </div>
    }
}

fn brush_side(brush: Brush) -> Side {
    match brush {
        Brush::Piece(piece) => piece.side,
        Brush::Rubber => Side::White,
    }
}

/// Six pieces and the rubber.
#[component]
fn Palette(edit: Edit) -> impl IntoView {
    let choice = move |brush: Brush, label: String, picture: AnyView| {
        view! {
            <button
                type="button"
                class="in-hand"
                aria-label=label
                aria-pressed=move || edit.read(|editor| editor.brush == brush).to_string()
                on:click=move |_| edit.write(|editor| editor.brush = brush)
            >
                {picture}
            </button>
        }
    };
    let pieces = Side::BOTH
        .into_iter()
        .flat_map(|side| Kind::ALL.map(|kind| Piece { side, kind }));
    let pieces = pieces.map(|piece| {
        let picture = view! { <PieceIcon piece/> }.into_any();
        choice(
            Brush::Piece(piece),
            words::piece(piece.side, piece.kind),
            picture,
        )
    });
    let rubber = view! { <span>{words::rubber()}</span> }.into_any();
    view! {
        <div class="palette" role="group" aria-label=words::set_up()>
            {pieces.collect_view()}
            {choice(Brush::Rubber, words::rubber().to_owned(), rubber)}
        </div>
    }
}

/// How many pieces each side still holds.
#[component]
fn Hands(edit: Edit) -> impl IntoView {
    let counter = move |piece: Piece| {
        let Piece { side, kind } = piece;
        let name = words::piece(side, kind);
        let count = move || edit.read(|editor| editor.setup.hands[side][kind]);
        let change = move |by: i32| edit.write(|editor| editor.change_hand(side, kind, by));
        view! {
            <div class="counter" role="group" aria-label=name.clone()>
                <PieceIcon piece/>
                <button type="button" class="round" aria-label=words::one_fewer(&name) on:click=move |_| change(-1)>"−"</button>
                <output>{count}</output>
                <button type="button" class="round" aria-label=words::one_more(&name) on:click=move |_| change(1)>"+"</button>
            </div>
        }
    };
    let all = Side::BOTH
        .into_iter()
        .flat_map(|side| Kind::ALL.map(|kind| Piece { side, kind }));
    view! {
        <h2>{words::pieces_in_hand()}</h2>
        <div class="counters">{all.map(counter).collect_view()}</div>
        <p class="hush">{words::missing_captured()}</p>
    }
}

/// Whose turn, and a fresh start.
#[component]
fn Whole(edit: Edit) -> impl IntoView {
    let side = move |side: Side| {
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || edit.read(|editor| editor.setup.side == side).to_string()
                on:click=move |_| edit.write(|editor| editor.set_side(side))
            >
                {words::side_name(side).to_owned()}
            </button>
        }
    };
    let clear = |each: PiecesEach| {
        view! {
            <button type="button" class="quiet" on:click=move |_| edit.write(|editor| editor.clear(each))>
                {format!("{}, 3 × {each}", words::empty_board())}
            </button>
        }
    };
    view! {
        <h2>{words::whose_turn()}</h2>
        <div class="row">{Side::BOTH.map(side)}</div>
        <div class="row">{clear(PiecesEach::Eight)}{clear(PiecesEach::Four)}</div>
    }
}

/// What is wrong with it, or the way back to the analysis.
#[component]
fn Done(edit: Edit, tree: RwSignal<Tree>) -> impl IntoView {
    let wrong =
        move || edit.read(|editor| editor.position().err().map(|why| why.0).unwrap_or_default());
    let done = move |_| {
        let position = edit
            .0
            .with_untracked(|editor| editor.as_ref()?.position().ok());
        if let Some(position) = position {
            let mut options = tree.with_untracked(Tree::options);
            if options.pieces_each != position.pieces_each() {
                options = options_for(position.pieces_each());
            }
            if let Ok(fresh) = Tree::new(options, position) {
                tree.set(fresh);
                edit.0.set(None);
            }
        }
    };
    view! {
        <div role="alert">
            {move || {
                let wrong = wrong();
                (!wrong.is_empty()).then(|| view! {
                    <p class="error">{words::cannot_be()}</p>
                    <ul class="error">
                        {wrong.iter().map(|why| view! { <li>{words::sentence(&why.to_string())}</li> }).collect_view()}
                    </ul>
                })
            }}
        </div>
        <div class="row">
            <button type="button" class="act" disabled=move || !wrong().is_empty() on:click=done>
                {words::use_position()}
            </button>
            <button type="button" class="quiet" on:click=move |_| edit.0.set(None)>{words::take_it_back()}</button>
        </div>
    }
}
