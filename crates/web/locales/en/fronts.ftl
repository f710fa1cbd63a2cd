# What a page says of itself before it is there: in a list of results, and under a link that somebody sends.

front-house = Caravanserai: two games, one camel
front-dschamal = Dschamál: hands in the dark bag
front-gimel = Gimel: beetles, cats and falcons
front-learn-gimel-what = Place, leap, capture: the whole game in a few minutes, on the board itself.
front-learn-dschamal-what = Feel wood in the dark, pull it out, call the camel: step by step.
# An invitation to a table. Whose it is stays unsaid.
front-seat = A seat for you
front-seat-what = Somebody has a seat for you at this table. You need no account: open the link and say what you are called.
# A game that is over.
front-again-what = Move by move, as it was played.

# While the page loads, and where it cannot run.
page-waiting = Lighting the lamps…
page-needs = Caravanserai needs JavaScript and WebAssembly. Switch them on, or open this address in another browser.
page-old = This browser is too old for Caravanserai. Update it, or open this address in a newer one.
