// The thread in which bots think. It says when it is ready. The best of them asks a net, which may come later.
import thinker from "{{thinker.js}}";

await thinker({ module_or_path: "{{thinker.wasm}}" });
try {
  const net = await fetch("{{gimel-net.bin}}");
  if (net.ok) globalThis.net = new Uint8Array(await net.arrayBuffer());
} catch {
  // Nobody has fetched it while there was a network: it judges by hand.
}
