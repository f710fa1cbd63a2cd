//! Asking a bot from the page: it thinks in a thread of its own, so that the page never waits.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::thought::{Question, Thought};
use super::worker::READY;

enum Thread {
    /// Not asked for yet.
    None,
    /// On its way; these wait for it.
    Starting(Worker, Vec<String>),
    Ready(Worker),
}

thread_local! {
    static THREAD: RefCell<Thread> = const { RefCell::new(Thread::None) };
    static ANSWER: RefCell<Option<Callback<Thought>>> = const { RefCell::new(None) };
}

/// Answers go here until the page is left.
pub fn listen(on_thought: Callback<Thought>) {
    ANSWER.set(Some(on_thought));
    on_cleanup(|| ANSWER.set(None));
}

/// Asks.
pub fn ask(question: &Question) {
    start();
    let Ok(text) = serde_json::to_string(question) else {
        return;
    };
    THREAD.with_borrow_mut(|thread| match thread {
        Thread::Starting(_, waiting) => waiting.push(text),
        Thread::Ready(worker) => {
            let _ = worker.post_message(&text.into());
        }
        Thread::None => {}
    });
}

fn tell(thought: Thought) {
    let answer = ANSWER.with_borrow(|answer| *answer);
    if let Some(answer) = answer {
        answer.run(thought);
    }
}

/// The address of the thread's script; the page says it, because it changes with every build.
fn address() -> Option<String> {
    let meta = document().query_selector("meta[name=thinker]").ok()??;
    meta.get_attribute("content")
}

fn start() {
    let fresh = THREAD.with_borrow(|thread| matches!(thread, Thread::None));
    if !fresh {
        return;
    }
    let how = WorkerOptions::new();
    how.set_type(WorkerType::Module);
    let worker = address().and_then(|it| Worker::new_with_options(&it, &how).ok());
    let Some(worker) = worker else {
        return;
    };
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        match event.data().as_string() {
            Some(text) if text == READY => ready(),
            Some(text) => {
                if let Ok(thought) = serde_json::from_str(&text) {
                    tell(thought);
                }
            }
            None => {}
        }
    });
    // A thread that could not be started is tried again with the next question.
    let failed = Closure::<dyn FnMut()>::new(|| THREAD.set(Thread::None));
    worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
    THREAD.set(Thread::Starting(worker, Vec::new()));
}

fn ready() {
    let started = THREAD.replace(Thread::None);
    if let Thread::Starting(worker, waiting) = started {
        for text in waiting {
            let _ = worker.post_message(&text.into());
        }
        THREAD.set(Thread::Ready(worker));
    } else {
        THREAD.set(started);
    }
}
