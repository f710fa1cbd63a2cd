// Only in pages that are being worked on (`cargo xtask run --watch`): a page that has become another one is loaded anew.
(() => {
  let known;
  setInterval(async () => {
    try {
      const answer = await fetch("/", { cache: "no-store" });
      const page = await answer.text();
      known ??= page;
      if (answer.ok && page !== known) location.reload();
    } catch {
      // The house is being built.
    }
  }, 1000);
})();
