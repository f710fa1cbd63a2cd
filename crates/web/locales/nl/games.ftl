# Afgelopen partijen.

games = Partijen
whose = Wiens partijen
mine = De mijne
everybodys = Van iedereen
player = Speler
result = Uitslag
any-result = elke
since = Van
until = Tot
search = Zoeken
show-more = Meer partijen
no-games = Hier zijn nog geen afgelopen partijen. Speel er een, dan vind je hem hier terug.
a-game = Een afgelopen partij
no-game = Die partij bestaat niet.
auto-play = Partij afspelen
stop = Stoppen
download = Notatie downloaden
on-this-device = op dit apparaat
game-at-the-bag = De laatste partij met de zak op dit apparaat
remove = Verwijderen
remove-game = De partij { $names } verwijderen
game-removed = { $names } is verwijderd.
put-back = Terugzetten
seen-by-everybody = Iedereen mag deze partij zien, met de namen erin.
seen-by-those-there = Alleen wie erbij was, ziet deze partij.
share-with-everybody = Aan iedereen laten zien
share-no-more = Alleen voor wie erbij was
result-word-white = Wit won
result-word-black = Zwart won
result-word-draw = Remise
turns = { $turns ->
        [one] 1 zet
       *[other] { $turns } zetten
    }
