# Wat een pagina over zichzelf zegt voordat ze er is: in een lijst met resultaten en onder een link die iemand stuurt.

front-house = Caravanserai: twee spellen, één kameel
front-dschamal = Dschamál: handen in de donkere zak
front-gimel = Gimel: kevers, katten en valken
front-learn-gimel-what = Plaatsen, springen, slaan: het hele spel in een paar minuten, gewoon op het bord.
front-learn-dschamal-what = Hout voelen in het donker, het eruit trekken, de kameel roepen: stap voor stap.
front-seat = Een plaats voor jou
front-seat-what = Aan deze tafel is een plaats voor je vrij. Een account is niet nodig: open de link en zeg hoe je heet.
front-again-what = Zet voor zet, zoals ze gespeeld is.

page-waiting = De lampen worden aangestoken…
page-needs = Caravanserai heeft JavaScript en WebAssembly nodig. Zet ze aan, of open dit adres in een andere browser.
page-old = Deze browser is te oud voor Caravanserai. Werk hem bij, of open dit adres in een nieuwere.
