# Was eine Seite von sich sagt, bevor sie da ist: in einer Trefferliste und unter einem Link, den jemand schickt.

front-house = Caravanserai: zwei Spiele, ein Kamel
front-dschamal = Dschamál: Hände im dunklen Beutel
front-gimel = Gimel: Käfer, Katzen und Falken
front-learn-gimel-what = Setzen, springen, schlagen: das ganze Spiel in ein paar Minuten, gleich auf dem Brett.
front-learn-dschamal-what = Holz im Dunkeln ertasten, herausziehen, das Kamel rufen: Schritt für Schritt.
front-seat = Ein Platz für dich
front-seat-what = An diesem Tisch ist ein Platz für dich frei. Ein Konto brauchst du nicht: Öffne den Link und sag, wie du heißt.
front-again-what = Zug um Zug, wie sie gespielt wurde.

page-waiting = Die Lampen werden angezündet …
page-needs = Caravanserai braucht JavaScript und WebAssembly. Schalte sie ein oder öffne diese Adresse in einem anderen Browser.
page-old = Dieser Browser ist zu alt für Caravanserai. Aktualisiere ihn oder öffne diese Adresse in einem neueren.
