// Before the first picture: the light this person chose. Then the house itself, as far as this page needs it.
(() => {
  // Said to `old.js`: this browser reads what is written here.
  globalThis.houseOpens = true;
  try {
    const kept = localStorage.getItem("caravanserai.settings") ?? "";
    const chosen = /(?:^| )theme=(night|day)(?: |$)/.exec(kept);
    if (chosen) document.documentElement.dataset.theme = chosen[1];
  } catch {
    // A browser that keeps nothing has nothing to tell.
  }
  // The language this person chose, or the first one that the browser prefers and the house speaks.
  const BOOKS = {
    en: "{{words/words-en.bin}}",
    de: "{{words/words-de.bin}}",
    fr: "{{words/words-fr.bin}}",
    nl: "{{words/words-nl.bin}}",
  };
  const preferred = (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  const language = [chosenLanguage(), ...preferred, "en"].find((tag) => tag in BOOKS);
  document.documentElement.lang = language;
  // All that is said before the book is there.
  const [lighting, closed] = {
    en: ["Lighting the lamps…", "The house could not be opened. Reload the page to try again."],
    de: ["Die Lampen werden angezündet …", "Das Haus ließ sich nicht öffnen. Lade die Seite neu, um es noch einmal zu versuchen."],
    fr: ["On allume les lampes…", "La maison n’a pas pu s’ouvrir. Recharge la page pour réessayer."],
    nl: ["De lampen worden aangestoken…", "Het huis ging niet open. Laad de pagina opnieuw om het nog eens te proberen."],
  }[language];
  addEventListener("DOMContentLoaded", () => tell(lighting), { once: true });
  // It says what is missing.
  if (typeof WebAssembly !== "object") return;
  // All at once; the parts that this page needs, too.
  const loading = fetch("{{web.wasm}}");
  const early = {{early}};
  const part = early.routes.find(([path]) => new RegExp(path).test(location.pathname))?.[1];
  const begun = new Map((early.programs[part] ?? []).map((address) => [address, fetch(address)]));
  for (const program of begun.values()) program.catch(() => {});
  // What was fetched is used once; whoever asks again wants to try again.
  globalThis.partOfTheClient = (address) => {
    const program = begun.get(address) ?? fetch(address);
    begun.delete(address);
    return program;
  };
  const words = fetch(BOOKS[language]).then(async (book) => {
    globalThis.words = new Uint8Array(await book.arrayBuffer());
  });
  Promise.all([import("{{web.js}}"), words])
    .then(([house]) => house.default({ module_or_path: loading }))
    .catch((why) => {
      // A program that is newer than the browser is not read at all.
      const unread = why instanceof WebAssembly.CompileError || why instanceof SyntaxError;
      if (unread) globalThis.houseCannot("too-old");
      else tell(`${closed} (${why.message ?? why})`);
    });
  function tell(text) {
    const lamp = document.querySelector("#waiting p");
    if (lamp) lamp.textContent = text;
  }
  function chosenLanguage() {
    try {
      return /(?:^| )language=(\w\w)(?: |$)/.exec(localStorage.getItem("caravanserai.settings") ?? "")?.[1];
    } catch {
      return undefined;
    }
  }
  // Whoever was here once can come again without a network. Where that is not possible, nothing is lost.
  if ("serviceWorker" in navigator) {
    addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
  }
})();
