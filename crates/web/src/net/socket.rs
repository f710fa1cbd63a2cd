//! The browser's socket, driven by the link: one a window, mended for as long as the window lives.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use protocol::{SUBPROTOCOL, TouchFrame};
use web_sys::{BinaryType, MessageEvent, WebSocket};

use super::house::House;
use super::json;
use super::link::{Input, Link, Moment, Output};
use super::window;
use super::wood_line::Held;
use crate::browser::{chance, time};

/// How often the link looks at the clock.
const TICK: Duration = Duration::from_millis(250);

struct Line {
    link: Link,
    house: House,
    socket: Option<WebSocket>,
    /// Which socket this is; an old one is not listened to any more.
    generation: u32,
}

thread_local! {
    static LINE: RefCell<Option<Line>> = const { RefCell::new(None) };
}

/// Starts the link, for the life of the window.
pub fn start(house: House) {
    let (name, number) = window::name_and_number();
    let line = Line {
        link: Link::new(name, number),
        house,
        socket: None,
        generation: 0,
    };
    LINE.set(Some(line));
    drive(Input::Tick);
    set_interval(|| drive(Input::Tick), TICK);
    let woken = |_: web_sys::Event| drive(Input::Woken);
    let online = window_event_listener_untyped("online", woken);
    let shown = window_event_listener_untyped("pageshow", woken);
    let left = window_event_listener_untyped("pagehide", |_| drive(Input::Left));
    let seen = Closure::<dyn FnMut()>::new(|| {
        if !document().hidden() {
            drive(Input::Woken);
        }
    });
    let listened = document()
        .add_event_listener_with_callback("visibilitychange", seen.as_ref().unchecked_ref());
    debug_assert!(listened.is_ok(), "a document can be listened to");
    // All of them listen as long as the window lives.
    seen.forget();
    std::mem::forget((online, shown, left));
}

/// Something happens; the link says what to do about it.
pub fn drive(input: Input) {
    let at = Moment {
        now: time::now(),
        chance: chance::fraction(),
    };
    let outputs = LINE.with_borrow_mut(|line| {
        let line = line.as_mut()?;
        let before = line.link.number();
        let outputs = line.link.handle(at, input);
        if line.link.number() != before {
            window::keep_number(line.link.number());
        }
        let (connection, offset) = (line.link.connection().clone(), line.link.clock().offset());
        Some((outputs, line.house, connection, offset))
    });
    let Some((outputs, house, connection, offset)) = outputs else {
        return;
    };
    house.stands(connection, offset);
    for output in outputs {
        match output {
            Output::Open => open(),
            Output::Shut => shut(),
            Output::Send(message) => send(&message),
            Output::Tell(message) => house.heard(*message),
        }
    }
}

/// Does something at a table; answers with the number of the message.
pub fn ask(table: table::TableId, command: table::Command) -> u64 {
    drive(Input::Do(table, Box::new(command)));
    LINE.with_borrow(|line| line.as_ref().map_or(0, |line| line.link.number()))
}

fn shut() {
    let old = LINE.with_borrow_mut(|line| {
        let line = line.as_mut()?;
        line.generation += 1;
        line.socket.take()
    });
    if let Some(old) = old {
        let _ = old.close();
    }
}

fn open() {
    shut();
    let Some(generation) = LINE.with_borrow(|line| line.as_ref().map(|line| line.generation))
    else {
        return;
    };
    let Some(socket) = address().and_then(|it| WebSocket::new_with_str(&it, SUBPROTOCOL).ok())
    else {
        // The link waits a little and tries again.
        return drive(Input::Lost);
    };
    let current = move || {
        LINE.with_borrow(|line| {
            line.as_ref()
                .is_some_and(|line| line.generation == generation)
        })
    };
    let opened = Closure::<dyn FnMut()>::new(move || {
        if current() {
            drive(Input::Opened);
        }
    });
    let lost = Closure::<dyn FnMut()>::new(move || {
        if current() {
            drive(Input::Lost);
        }
    });
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(bytes) = event.data().dyn_ref::<js_sys::ArrayBuffer>() {
            if current() {
                felt(bytes);
            }
            return;
        }
        let text = event.data().as_string().filter(|_| current());
        let message = text.and_then(|text| json::message(&text));
        if let Some(message) = message {
            drive(Input::Heard(Box::new(message)));
        }
    });
    // What a fingertip feels comes as bytes.
    socket.set_binary_type(BinaryType::Arraybuffer);
    socket.set_onopen(Some(opened.into_js_value().unchecked_ref()));
    socket.set_onclose(Some(lost.into_js_value().unchecked_ref()));
    socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    LINE.with_borrow_mut(|line| {
        if let Some(line) = line {
            line.socket = Some(socket);
        }
    });
}

fn felt(bytes: &js_sys::ArrayBuffer) {
    let bytes = js_sys::Uint8Array::new(bytes).to_vec();
    let house = LINE.with_borrow(|line| line.as_ref().map(|line| line.house));
    if let (Some(house), Ok(frame)) = (house, TouchFrame::from_bytes(&bytes)) {
        house.hands.felt(frame);
    }
}

/// Sends bytes that may be lost.
pub fn send_bytes(bytes: &[u8]) {
    LINE.with_borrow(|line| {
        if let Some(socket) = line.as_ref().and_then(|line| line.socket.as_ref()) {
            let _ = socket.send_with_u8_array(bytes);
        }
    });
}

/// Sends what our hand built at the table we look at. What is lost is sent again by who counts the inputs.
pub fn build(held: Held) {
    let house = LINE.with_borrow(|line| line.as_ref().map(|line| line.house));
    let table = house.and_then(|house| {
        house
            .table
            .with_untracked(|view| view.as_ref().map(|view| view.table.clone()))
    });
    if let Some(table) = table {
        send(&protocol::ClientMessage::Build {
            table,
            build: held.build,
            first: held.first,
            inputs: held.inputs,
        });
    }
}

fn address() -> Option<String> {
    let location = web_sys::window()?.location();
    let scheme = match location.protocol().ok()?.as_str() {
        "https:" => "wss",
        _ => "ws",
    };
    Some(format!("{scheme}://{}/ws", location.host().ok()?))
}

fn send(message: &protocol::ClientMessage) {
    let Ok(text) = serde_json::to_string(message) else {
        return;
    };
    LINE.with_borrow(|line| {
        if let Some(socket) = line.as_ref().and_then(|line| line.socket.as_ref()) {
            // A socket that cannot send is about to close; what matters is sent again.
            let _ = socket.send_with_str(&text);
        }
    });
}
