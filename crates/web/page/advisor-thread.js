// The thread in which the engine advises: the program of the bots, with the net that judges positions. It says when it is
// ready; without the net it judges by hand.
import thinker from "{{thinker.js}}";

try {
  const net = await fetch("{{gimel-net.bin}}");
  if (net.ok) globalThis.net = new Uint8Array(await net.arrayBuffer());
} catch {
  // Nobody has fetched it while there was a network.
}
await thinker({ module_or_path: "{{thinker.wasm}}" });
