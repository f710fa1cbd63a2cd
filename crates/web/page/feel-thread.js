// The thread in which hands feel. It says when it is ready. It tells finished games, too, in the language that it is called by.
import feel from "{{feel.js}}";

const BOOKS = {
  en: "{{words/words-en.bin}}",
  de: "{{words/words-de.bin}}",
  fr: "{{words/words-fr.bin}}",
  nl: "{{words/words-nl.bin}}",
};
const book = await fetch(BOOKS[self.name] ?? BOOKS.en);
globalThis.words = new Uint8Array(await book.arrayBuffer());
await feel({ module_or_path: "{{feel.wasm}}" });
