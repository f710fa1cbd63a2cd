# Beendete Partien.

games = Partien
whose = Wessen Partien
mine = Meine
everybodys = Alle
player = Gespielt von
result = Ergebnis
any-result = jedes
since = Von
until = Bis
search = Suchen
show-more = Weitere Partien
no-games = Hier gibt es noch keine beendeten Partien. Spiel eine, und sie wartet auf dich.
a-game = Eine beendete Partie
no-game = Diese Partie gibt es nicht.
auto-play = Automatisch abspielen
stop = Anhalten
download = Aufzeichnung herunterladen
on-this-device = auf diesem Gerät
game-at-the-bag = Die letzte Partie am Beutel auf diesem Gerät
remove = Entfernen
remove-game = Die Partie { $names } entfernen
game-removed = { $names } ist entfernt.
put-back = Zurücklegen
seen-by-everybody = Diese Partie dürfen alle sehen, mit den Namen darin.
seen-by-those-there = Diese Partie sehen nur, wer dabei war.
share-with-everybody = Allen zeigen
share-no-more = Nur für die, die dabei waren
result-word-white = Weiß gewann
result-word-black = Schwarz gewann
result-word-draw = Remis
turns = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
