// The thread in which towers stand and fall. It says when it is ready.
import stack from "{{stack.js}}";

await stack({ module_or_path: "{{stack.wasm}}" });
