# Beendete Partien.

games = Partien
whose = Wessen Partien
mine = Meine
everybodys = Alle
player = Wer mitspielt
result = Ergebnis
any-result = jedes
since = Von
until = Bis
search = Suchen
show-more = Weitere Partien
no-games = Hier gibt es noch keine beendeten Partien. Spiel eine, und sie wartet auf dich.
a-game = Eine beendete Partie
no-game = Diese Partie gibt es nicht.
auto-play = Von selbst abspielen
stop = Anhalten
download = Aufzeichnung herunterladen
result-word-white = Weiß gewann
result-word-black = Schwarz gewann
result-word-draw = Remis
turns = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
