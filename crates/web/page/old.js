// Written so that any browser that ever was can read it: says what is missing where the house cannot open. Whatever is newer
// stands in scripts of its own, which such a browser skips; then nobody has said `houseOpens` by the time the page is there.
(function () {
  var WORDS = ["waiting-words", "needs-program", "too-old"];
  function say(id) {
    for (var i = 0; i < WORDS.length; i += 1) {
      var word = document.getElementById(WORDS[i]);
      if (word && WORDS[i] === id) word.removeAttribute("hidden");
      else if (word) word.setAttribute("hidden", "");
    }
  }
  window.houseCannot = say;
  document.addEventListener("DOMContentLoaded", function () {
    if (typeof WebAssembly !== "object") say("needs-program");
    else if (!window.houseOpens) say("too-old");
    else say("waiting-words");
  });
})();
