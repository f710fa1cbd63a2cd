//! Prints how many positions the engine looks at in a second, natively and in the browser's machine.

fn main() {
    // Once to warm up; then the best of three, since other programs can only slow it down.
    let _ = stopwatch::think();
    let best = (0..3).map(|_| speed()).fold(0.0, f64::max);
    print(&format!("{best:.0}"));
}

fn speed() -> f64 {
    let began = now_ms();
    let nodes = stopwatch::think();
    nodes as f64 * 1000.0 / (now_ms() - began).max(1e-3)
}

#[cfg(target_arch = "wasm32")]
fn now_ms() -> f64 {
    js_sys::Date::now()
}

#[cfg(not(target_arch = "wasm32"))]
fn now_ms() -> f64 {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed();
    since.map_or(0.0, |since| since.as_secs_f64() * 1000.0)
}

#[cfg(target_arch = "wasm32")]
fn print(text: &str) {
    web_sys::console::log_1(&text.into());
}

#[cfg(not(target_arch = "wasm32"))]
fn print(text: &str) {
    println!("{text}");
}
