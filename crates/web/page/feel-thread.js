// The thread in which hands feel. It says when it is ready.
import feel from "{{feel.js}}";

await feel({ module_or_path: "{{feel.wasm}}" });
