# Afgelopen partijen.

games = Partijen
whose = Wiens partijen
mine = De mijne
everybodys = Alle
player = Speler
result = Uitslag
any-result = elke
since = Van
until = Tot
search = Zoeken
show-more = Meer partijen
no-games = Hier zijn nog geen afgelopen partijen. Speel er een, en hij wacht op je.
a-game = Een afgelopen partij
no-game = Die partij is er niet.
auto-play = Vanzelf afspelen
stop = Stoppen
download = Notatie downloaden
result-word-white = Wit won
result-word-black = Zwart won
result-word-draw = Remise
turns = { $turns ->
        [one] 1 zet
       *[other] { $turns } zetten
    }
