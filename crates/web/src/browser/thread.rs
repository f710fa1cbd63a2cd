//! A program in a thread of its own: loaded when it is first needed, spoken to in text, gone with the page that opened it.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Said once by a thread, when messages may come.
pub const READY: &str = "ready";

/// What a thread says to its page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// It listens now.
    Ready,
    /// A message.
    Said(String),
    /// It could not be started, or has broken.
    Broken,
}

struct Inner {
    worker: Worker,
    ready: bool,
    waiting: Vec<String>,
}

/// A running thread. It ends with the page that opened it.
#[derive(Clone, Copy)]
pub struct Thread(StoredValue<Option<Inner>, LocalStorage>);

impl Thread {
    /// Starts the thread whose script the page names in `<meta name=…>`: its address changes with every build.
    pub fn open(name: &str, on_news: impl Fn(News) + 'static) -> Thread {
        let thread = Thread(StoredValue::new_local(None));
        let on_news = Rc::new(on_news);
        let Some(worker) = worker(name) else {
            on_news(News::Broken);
            return thread;
        };
        let tell = Rc::clone(&on_news);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| match event
            .data()
            .as_string()
        {
            Some(text) if text == READY => {
                thread.flush();
                tell(News::Ready);
            }
            Some(text) => tell(News::Said(text)),
            None => {}
        });
        let failed = Closure::<dyn FnMut()>::new(move || on_news(News::Broken));
        worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
        thread.0.set_value(Some(Inner {
            worker,
            ready: false,
            waiting: Vec::new(),
        }));
        on_cleanup(move || thread.end());
        thread
    }

    /// Says something to it; what comes too early waits.
    pub fn tell(self, text: String) {
        self.0.try_update_value(|inner| {
            let Some(inner) = inner else { return };
            if inner.ready {
                let _ = inner.worker.post_message(&text.into());
            } else {
                inner.waiting.push(text);
            }
        });
    }

    fn flush(self) {
        self.0.try_update_value(|inner| {
            let Some(inner) = inner else { return };
            inner.ready = true;
            for text in inner.waiting.drain(..) {
                let _ = inner.worker.post_message(&text.into());
            }
        });
    }

    fn end(self) {
        self.0.try_update_value(|inner| {
            if let Some(inner) = inner.take() {
                inner.worker.set_onmessage(None);
                inner.worker.terminate();
            }
        });
    }
}

fn worker(name: &str) -> Option<Worker> {
    let meta = document()
        .query_selector(&format!("meta[name={name}]"))
        .ok()??;
    let how = WorkerOptions::new();
    how.set_type(WorkerType::Module);
    Worker::new_with_options(&meta.get_attribute("content")?, &how).ok()
}

/// Listens from inside a thread, as long as it lives. Who hears a message may tell something back, as often as there is something.
pub fn listen(mut hear: impl FnMut(&str, &dyn Fn(&str)) + 'static) {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let back = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&text, &|told| {
                let _ = back.post_message(&told.into());
            });
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // It listens as long as the thread lives.
    heard.forget();
    let _ = scope.post_message(&READY.into());
}
