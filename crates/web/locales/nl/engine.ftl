# What the engine says about a position, about a game that is over, and when somebody is stuck.

## The engine beside the board

engine = Engine
engine-switch = De engine laten rekenen
engine-switch-what = Op dit apparaat; stopt zodra je ergens anders naar kijkt
engine-lines = Varianten
engine-threats = Dreiging tonen
engine-threats-what = Wat de andere kant zou spelen als die aan zet was
engine-thinking = Denkt na…
engine-broken = De engine kon niet starten. Laad de pagina opnieuw om het nog eens te proberen.
engine-depth = { $depth } zetten diep, { $speed } stellingen per seconde
engine-bar = Winstkansen
engine-bar-value = Wit { $percent }%, { $score }
engine-percent = Wit { $percent }%
engine-points = { $points } punten
engine-white-wins = Wit wint in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
}
engine-black-wins = Zwart wint in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
}
engine-play = { $move } spelen
engine-threat = Dreiging: { $line }
engine-no-threat = Geen dreiging te zien.
engine-over = De partij is hier afgelopen; er valt niets meer te rekenen.

## Why a move is good

loot-beetle = { $count ->
    [one] een kever
   *[other] { $count } kevers
}
loot-cat = { $count ->
    [one] een kat
   *[other] { $count } katten
}
loot-falcon = { $count ->
    [one] een valk
   *[other] { $count } valken
}
why-ends = Dat wint de partij in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
}.
why-takes = Die zet slaat { $kind ->
    [beetle] een kever
    [cat] een kat
   *[falcon] een valk
} op { $at }, met winst.
why-wins = Dat wint { $gain }.
why-wins-for = Dat wint { $gain } voor { $cost }.
why-forks = Dat valt { $one } en { $two } tegelijk aan.
why-saves = Dat brengt de { $kind ->
    [beetle] kever
    [cat] kat
   *[falcon] valk
} op { $at } in veiligheid.
why-guards = Dat dekt de { $kind ->
    [beetle] kever
    [cat] kat
   *[falcon] valk
} op { $at }.
why-quiet = Dat wint niet meteen iets, maar de stukken staan beter.

## What a mistake allows

then-ends = Na { $answer } is de partij in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
} verloren.
then-takes = De { $kind ->
    [beetle] kever
    [cat] kat
   *[falcon] valk
} op { $at } is dan te slaan, met { $answer }.
then-wins = Dat laat { $answer } toe, en dat wint { $gain }.
then-wins-for = Dat laat { $answer } toe, en dat wint { $gain } voor { $cost }.
then-forks = Dat laat { $answer } toe, en dat valt { $one } en { $two } tegelijk aan.
then-quiet = Na { $answer } staat de andere kant beter.

## Mistakes in a game that is over

mistakes-mine = Laat me mijn fouten zien
mistakes-find = Keerpunten zoeken
mistakes = Keerpunten
mistakes-progress = De partij wordt nagekeken: { $percent }%
mistakes-stop = Stoppen
mistakes-none = Geen grote fouten gevonden. Goed gespeeld!
mistakes-graph = Winstkansen van Wit, zet voor zet
mistakes-whose = Wiens zetten
mistakes-both = Beide
mistakes-white = Wit
mistakes-black = Zwart
mistakes-next = Volgende keerpunt
mistakes-previous = Vorige keerpunt
mistakes-keys = Met N en P ga je van het ene naar het andere.
mistakes-slip = Foutje
mistakes-mistake = Fout
mistakes-blunder = Grote fout
mistakes-at = { $number } { $move }
mistakes-chances = Kansen { $before }% → { $after }%
mistakes-better = Beter: { $move }.

## Hints

hint = Hint
hint-thinking = Even geduld…
hint-piece = Kijk eens naar je { $kind ->
    [beetle] kever
    [cat] kat
   *[falcon] valk
} op { $at }.
hint-hand = Denk aan een { $kind ->
    [beetle] kever
    [cat] kat
   *[falcon] valk
} uit je hand.
hint-more = Zet tonen
hint-cost = Hints kosten geen punten; bij de uitslag staat hoeveel je er nam.
hint-move = Speel { $move }.
hint-used = Gespeeld met { $count ->
    [one] één hint
   *[other] { $count } hints
}
