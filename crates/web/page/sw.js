// Keeps the house for days without a network: files with a hash in their name for ever, the page as it was last seen.
// What the house says about people and tables is never kept.
const FILES = [{{*}}];
const PAGE = "/";
const SHELF = `house ${[...FILES.join()].reduce((sum, letter) => (Math.imul(sum, 33) + letter.charCodeAt(0)) | 0, 5381)}`;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  }
});

// The network first, but not for ever: a bad network is no better than none.
async function page(request) {
  const shelf = await caches.open(SHELF);
  const patience = new AbortController();
  const clock = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const fresh = await fetch(request, { signal: patience.signal });
    const isPage = fresh.ok && (fresh.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage) await shelf.put(PAGE, fresh.clone());
    return fresh;
  } catch (why) {
    const old = await shelf.match(PAGE);
    if (old) return old;
    throw why;
  } finally {
    clearTimeout(clock);
  }
}

// What has a hash in its name never changes.
async function kept(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const shelf = await caches.open(SHELF);
    await shelf.put(request, fresh.clone());
  }
  return fresh;
}
