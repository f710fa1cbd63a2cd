// The thread in which bots think: the same program, started without a window. It says when it is ready.
import house from "{{web.js}}";

await house({ module_or_path: "{{web.wasm}}" });
