//! Copying and sharing. A page without a lock in its address (a laptop's own network) has no clipboard object, so the old
//! way is known, too.

use js_sys::Reflect;
use leptos::prelude::{document, window};
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

fn has(name: &str) -> bool {
    let navigator: JsValue = window().navigator().into();
    Reflect::get(&navigator, &name.into()).is_ok_and(|found| !found.is_undefined())
}

/// Copies a text. False if the browser does not let us.
pub fn copy(text: &str) -> bool {
    if has("clipboard") {
        let written = window().navigator().clipboard().write_text(text);
        spawn_local(async move { drop(JsFuture::from(written).await) });
        return true;
    }
    copy_by_selection(text).unwrap_or(false)
}

fn copy_by_selection(text: &str) -> Option<bool> {
    let field = document().create_element("textarea").ok()?;
    let field: web_sys::HtmlTextAreaElement = field.dyn_into().ok()?;
    field.set_value(text);
    field.set_class_name("voice");
    let body = document().body()?;
    body.append_child(&field).ok()?;
    field.select();
    let copy = Reflect::get(&document(), &"execCommand".into()).ok()?;
    let copy: js_sys::Function = copy.dyn_into().ok()?;
    let copied = copy.call1(&document(), &"copy".into());
    field.remove();
    Some(copied.is_ok_and(|copied| copied.is_truthy()))
}

/// Whether the device has a way of its own to share.
#[must_use]
pub fn can_share() -> bool {
    has("share")
}

/// Hands a link to the device's own way of sharing.
pub fn share(title: &str, address: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(title);
    data.set_url(address);
    let shared = window().navigator().share_with_data(&data);
    // Whoever thinks better of it has done nothing wrong.
    spawn_local(async move { drop(JsFuture::from(shared).await) });
}
