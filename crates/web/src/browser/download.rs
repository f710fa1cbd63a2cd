//! Files that the page gives away: made in the browser, saved where it saves.

use leptos::prelude::document;
use leptos::wasm_bindgen::{JsCast, JsValue};

/// Hands a text to the browser as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let how = web_sys::BlobPropertyBag::new();
    how.set_type("text/plain");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &how);
    let address = blob.and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob));
    let link = document()
        .create_element("a")
        .map(JsCast::dyn_into::<web_sys::HtmlAnchorElement>);
    if let (Ok(address), Ok(Ok(link))) = (address, link) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
        let _ = web_sys::Url::revoke_object_url(&address);
    }
}
