//! A program in a thread of its own: loaded when it is first needed, spoken to in text, gone with the page that opened it.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
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
    name: &'static str,
    /// Nothing until it is needed.
    worker: Option<Worker>,
    /// What the page does when the thread says something, and when it breaks.
    ears: [JsValue; 2],
    on_news: Rc<dyn Fn(News)>,
    ready: bool,
    waiting: Vec<String>,
}

/// A running thread. It ends with the page that opened it.
#[derive(Clone, Copy)]
pub struct Thread(StoredValue<Option<Inner>, LocalStorage>);

impl Thread {
    /// Starts the thread whose script the page names in `<meta name=…>`: its address changes with every build.
    pub fn open(name: &'static str, on_news: impl Fn(News) + 'static) -> Thread {
        let thread = Thread::later(name, on_news);
        thread.start();
        thread
    }

    /// A thread that starts when it is first told something.
    pub fn later(name: &'static str, on_news: impl Fn(News) + 'static) -> Thread {
        let thread = Thread(StoredValue::new_local(None));
        let on_news: Rc<dyn Fn(News)> = Rc::new(on_news);
        let (tell, fail) = (Rc::clone(&on_news), Rc::clone(&on_news));
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
        let failed = Closure::<dyn FnMut()>::new(move || fail(News::Broken));
        thread.0.set_value(Some(Inner {
            name,
            worker: None,
            ears: [heard.into_js_value(), failed.into_js_value()],
            on_news,
            ready: false,
            waiting: Vec::new(),
        }));
        on_cleanup(move || thread.end());
        thread
    }

    fn start(self) {
        let failed = self.0.try_update_value(|inner| {
            let inner = inner.as_mut().filter(|inner| inner.worker.is_none())?;
            inner.worker = worker(inner.name);
            match &inner.worker {
                Some(worker) => {
                    listen_to(worker, &inner.ears);
                    None
                }
                None => Some(Rc::clone(&inner.on_news)),
            }
        });
        if let Some(on_news) = failed.flatten() {
            on_news(News::Broken);
        }
    }

    /// Says something to it; what comes too early waits.
    pub fn tell(self, text: String) {
        self.start();
        self.0.try_update_value(|inner| {
            let Some(inner) = inner else { return };
            match &inner.worker {
                Some(worker) if inner.ready => {
                    let _ = worker.post_message(&text.into());
                }
                _ => inner.waiting.push(text),
            }
        });
    }

    fn flush(self) {
        self.0.try_update_value(|inner| {
            let Some(inner) = inner else { return };
            inner.ready = true;
            for text in inner.waiting.drain(..) {
                if let Some(worker) = &inner.worker {
                    let _ = worker.post_message(&text.into());
                }
            }
        });
    }

    /// Ends whatever it does, at once: a thread that is busy hears no message. Told something, it starts afresh and
    /// remembers nothing.
    pub fn stop(self) {
        self.0.try_update_value(|inner| {
            if let Some(inner) = inner {
                silence(inner.worker.take());
                inner.ready = false;
                inner.waiting.clear();
            }
        });
    }

    fn end(self) {
        self.0.try_update_value(|inner| {
            if let Some(inner) = inner.take() {
                silence(inner.worker);
            }
        });
    }
}

fn listen_to(worker: &Worker, [heard, failed]: &[JsValue; 2]) {
    worker.set_onmessage(Some(heard.unchecked_ref()));
    worker.set_onerror(Some(failed.unchecked_ref()));
}

/// What it has said and nobody has heard is lost with it.
fn silence(worker: Option<Worker>) {
    if let Some(worker) = worker {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
    }
}

fn worker(name: &str) -> Option<Worker> {
    let meta = document()
        .query_selector(&format!("meta[name={name}]"))
        .ok()??;
    let how = WorkerOptions::new();
    // A thread that tells people something reads from the same book as its page.
    how.set_name(crate::words::language().tag());
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
