// The thread in which bots think. It says when it is ready.
import thinker from "{{thinker.js}}";

await thinker({ module_or_path: "{{thinker.wasm}}" });
