# What the engine says about a position, about a game that is over, and when somebody is stuck.

## The engine beside the board

engine = Computer
engine-switch = Computer mitrechnen lassen
engine-switch-what = Läuft auf diesem Gerät und pausiert, wenn du woanders bist
engine-lines = Varianten
engine-threats = Drohung zeigen
engine-threats-what = Was die andere Seite spielen würde, wäre sie am Zug
engine-thinking = Denkt nach …
engine-broken = Der Computer konnte nicht mitrechnen. Lade die Seite neu und versuch es noch einmal.
engine-depth = { $depth } Züge tief, { $speed } Stellungen in der Sekunde
engine-bar = Gewinnchancen
engine-bar-value = Weiß { $percent } %, { $score }
engine-percent = Weiß { $percent } %
engine-points = { $points } Punkte
engine-white-wins = Weiß gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
engine-black-wins = Schwarz gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
engine-play = { $move } spielen
engine-threat = Drohung: { $line }
engine-no-threat = Keine Drohung zu sehen.
engine-over = Hier ist die Partie zu Ende; es gibt nichts mehr zu rechnen.

## Why a move is good

loot-beetle = { $count ->
    [one] einen Käfer
   *[other] { $count } Käfer
}
loot-cat = { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
}
loot-falcon = { $count ->
    [one] einen Falken
   *[other] { $count } Falken
}
why-ends = Das gewinnt die Partie in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}.
why-takes = Das schlägt { $kind ->
    [beetle] einen Käfer
    [cat] eine Katze
   *[falcon] einen Falken
} auf { $at }, und es lohnt sich.
why-wins = Das gewinnt { $gain }.
why-wins-for = Das gewinnt { $gain } und kostet { $cost }.
why-forks = Das greift { $one } und { $two } zugleich an.
why-saves = Das bringt { $kind ->
    [beetle] den Käfer
    [cat] die Katze
   *[falcon] den Falken
} auf { $at } in Sicherheit.
why-guards = Das deckt { $kind ->
    [beetle] den Käfer
    [cat] die Katze
   *[falcon] den Falken
} auf { $at }.
why-quiet = Das bringt nicht sofort etwas ein, aber die Figuren stehen besser.

## What a mistake allows

then-ends = Nach { $answer } ist die Partie in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} verloren.
then-takes = { $kind ->
    [beetle] Der Käfer
    [cat] Die Katze
   *[falcon] Der Falke
} auf { $at } bleibt ungedeckt: { $answer } schlägt.
then-wins = Danach gewinnt { $answer } { $gain }.
then-wins-for = Danach gewinnt { $answer } { $gain } und kostet nur { $cost }.
then-forks = Danach greift { $answer } { $one } und { $two } zugleich an.
then-quiet = Nach { $answer } steht die andere Seite besser.

## Mistakes in a game that is over

mistakes-mine = Zeig mir meine Fehler
mistakes-find = Wendepunkte suchen
mistakes = Wendepunkte
mistakes-progress = Die Partie wird durchgesehen: { $percent } %
mistakes-stop = Aufhören
mistakes-none = Nichts sticht heraus. Gut gespielt!
mistakes-graph = Gewinnchancen von Weiß, Zug um Zug
mistakes-whose = Wessen Züge
mistakes-both = Beide
mistakes-white = Weiß
mistakes-black = Schwarz
mistakes-next = Nächster Wendepunkt
mistakes-previous = Voriger Wendepunkt
mistakes-keys = N und P führen von einem zum nächsten.
mistakes-slip = Ungenauigkeit
mistakes-mistake = Fehler
mistakes-blunder = Grober Fehler
mistakes-at = { $number } { $move }
mistakes-chances = Chancen { $before } % → { $after } %
mistakes-better = Besser: { $move }.

## Hints

hint = Tipp
hint-thinking = Einen Augenblick …
hint-piece = Sieh dir { $kind ->
    [beetle] deinen Käfer
    [cat] deine Katze
   *[falcon] deinen Falken
} auf { $at } an.
hint-hand = Denk an { $kind ->
    [beetle] einen Käfer
    [cat] eine Katze
   *[falcon] einen Falken
} aus deiner Hand.
hint-more = Zug zeigen
hint-cost = Tipps kosten keine Punkte; beim Ergebnis steht, wie viele du genommen hast.
hint-move = Spiel { $move }.
hint-used = Mit { $count ->
    [one] einem Tipp
   *[other] { $count } Tipps
} gespielt
