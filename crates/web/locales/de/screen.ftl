# The big screen, the way to a house in the room, eyes closed, and how wood sounds.

screen-address = oder öffne { $address } und gib { $code } ein
screen = Großer Bildschirm
screen-what = Dieser Tisch auf dem Fernseher
screen-join = Scannen und mitspielen
screen-tap = Tipp einmal hierher, dann spricht dieser Bildschirm.
screen-waits = Der Tisch wartet auf Mitspielende.
screen-free = frei
way-none = Dieses Gerät ist gerade in keinem Netz: Nur es selbst kann diesen Link öffnen.
eyes-closed = Augen zu
eyes-closed-what = Solange Hände im Beutel sind, wird der Bildschirm für alle schwarz: Ihr spielt nach Gehör.
eyes-closed-practice = Der Beutel wird schwarz: Taste nur nach Gehör.
sounds = Wie Holz klingt
sounds-lead = Links und rechts hörst du im Ohr, oben und unten in der Tonhöhe. Nimm Kopfhörer. Spiel jeden Klang ab, dann such ihn im Beutel.
sound-flat = Eine flache Seite: dumpf
sound-round = Eine runde Seite: warm
sound-edge = Eine Kante: hell
sound-corner = Eine Ecke: klingelt und klickt
sound-left = Die linke Seite des Teils
sound-right = Die rechte Seite des Teils
sound-top = Oben: höher
sound-bottom = Unten: tiefer
sound-hole = Ein Loch, wenn du in die Mitte stupst
sound-solid = Holz, wenn du in die Mitte stupst
sound-two = Zwei Teile im Griff: eine Schwebung
sound-thump = Etwas im Gedränge
drag-to-seat = Auf einen anderen Platz ziehen
