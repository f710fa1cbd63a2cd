// Before the first picture: the light this person chose. Then the house itself.
(() => {
  try {
    const kept = localStorage.getItem("caravanserai.settings") ?? "";
    const chosen = /(?:^| )theme=(night|day)(?: |$)/.exec(kept);
    if (chosen) document.documentElement.dataset.theme = chosen[1];
  } catch {
    // A browser that keeps nothing has nothing to tell.
  }
  import("{{web.js}}")
    .then((house) => house.default({ module_or_path: "{{web.wasm}}" }))
    .catch((why) => {
      const lamp = document.querySelector("#waiting p");
      if (lamp) lamp.textContent = `The house could not be opened (${why.message ?? why}). Reload the page to try again.`;
    });
  // Whoever was here once can come again without a network. Where that is not possible, nothing is lost.
  if ("serviceWorker" in navigator) {
    addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
  }
})();
