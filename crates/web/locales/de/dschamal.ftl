# An einem Tisch von Dschamál.

you-capital = Du
call = Dschamál!
call-what = Auf deinen Ruf gehen die Hände hinein
call-comes = Hände weg. Der Ruf kann jeden Moment kommen.
get-ready = Warte auf den Ruf …
hands-in = Hände rein!
your-hand-is-out = Deine Hand ist draußen. Gleich steht fest, wer vorn war.
bag-heaves = Hände im Beutel
around-the-bag = Rund um den Beutel
victory = Siegteile
open-pieces = Offene Teile
master = Meister
at-the-bag = am Beutel
why = Warum?
photo = Zielfoto
first-out = Zuerst aus dem Beutel
unseen = ging ungesehen zurück
came-out-empty = kam leer heraus
# To who is out already: how long the others still have.
others-have = Die anderen: noch { $seconds } s
still-in-bag = noch im Beutel
called-camel = Kamel gerufen
camel-call = Ich bin das Kamel!
equally-quick-finish = Gleich schnell
who-was-first = Zu knapp für die Uhr. Wer war vorn?
you-voted = Du hast gesagt, wer vorn war. Wir warten auf die anderen.
others-vote = Zu knapp für die Uhr. Wer zugeschaut hat, entscheidet.
keep = Behalten
return-it = Zurücklegen
take-these = Diese nehmen
choose-pieces = { $count ->
        [one] Such dir ein Teil aus
       *[other] Such dir zwei Teile aus
    }
take-from-place = Zurücknehmen: { $piece }
empty-place = Ein leerer Platz
read-steps = Vorlesen
mute-device = Dieses Gerät hat keine eigene Stimme.
standings = Endstand
another-evening = Noch eine Partie
another-waits = Du möchtest noch eine Partie. Wir warten auf die anderen.
deciding-piece = Entscheidungsteil
last-contests = Die letzten Runden
traveller = Reisegast
solo = Dschamál auf diesem Gerät
solo-what = Du und Bots, die nur tasten, auf diesem Gerät: kein Haus, kein Netz. Die Partie bleibt hier, bis du sie wegräumst.
solo-from-form = Allein auf diesem Gerät spielen, ohne das Haus
no-thread = Dieser Browser konnte den Beutel nicht öffnen. Lade die Seite neu und versuch es noch einmal.
bots-level = Die anderen
people-come = Leute, die ich einlade
which-game = Spiel
how-many = Plätze
which-edition = Ausgabe
choice-seconds = Sekunden für eine Wahl
decoy-percent = Wie sehr schwarze Teile abweichen, in Prozent
drift = Das Ortsgefühl der Finger lässt nach
brisk = Kurze Pausen zwischen den Runden
pieces-in-bag = { $count ->
        [one] 1 Teil im Beutel
       *[other] { $count } Teile im Beutel
    }
dschamal-game-duel = Duell
dschamal-game-tower = Turm
dschamal-game-threesome = Dreier
dschamal-game-quartet = Quartett
dschamal-game-what-duel = Zwei Hände im Beutel; sammelt alle vier Teile einer Form. Drei bis acht spielen mit
dschamal-game-what-tower = Was du ziehst, stapelst du; der erste Turm aus sieben Teilen beendet die Partie
dschamal-game-what-threesome = Drei Hände auf einmal. Drei bis acht spielen mit
dschamal-game-what-quartet = Vier Teile einer Form gewinnen; auch für die Jüngsten. Drei bis sechs spielen mit
edition-recommended = Empfohlen
edition-zoch-en = Heft von 2005, englisch
edition-zoch-fr = Heft von 2005, französisch
edition-fr-flumian = Französisch, inoffiziell
edition-nl2006 = Niederländisch, 2006
edition-fr-summary = Französische Kurzfassung
dschamal-agreed = Dschamál · { $game } · { $seats } Plätze · { $edition }
feeler-name-1 = Kind
feeler-name-2 = Gast
feeler-name-3 = Töpferin
feeler-name-4 = Weber
feeler-name-5 = Kamelhändler
feeler-character-1 = Tastet lange, zweifelt und liegt meistens richtig.
feeler-character-2 = Lässt sich Zeit und rät selten.
feeler-character-3 = Kennt sich mit Holz aus und nimmt sich einen Moment Zeit.
feeler-character-4 = Schnell, sorgfältig, irrt sich selten.
feeler-character-5 = Findet das Kamel, ehe du die Hand geschlossen hast.
next-contest = Als Nächstes: { $names }
reaches-alone = { $you ->
        [yes] Zum Trost greifst du allein in den Beutel
       *[no] Zum Trost greift { $name } allein in den Beutel
    }
# `$who`: `both` if the one who reads is among several; their list then begins with You.
calls = { $who ->
        [you] Du darfst rufen.
        [both] { $names } dürft rufen.
       *[others] Wer rufen darf: { $names }.
    }
sits-out-d-37 = setzt aus: hat alle besiegt
sits-out-d-38 = setzt aus: hat zuletzt verloren
sits-out-other = setzt aus ({ $rule })
stood-in = weg, ein Bot springt ein
false-starts = { $count ->
        [one] zu früh hineingegriffen
       *[other] { $count }-mal zu früh hineingegriffen
    }
awaited-start = { $you ->
        [yes] { $count ->
            [one] Du suchst dir ein Teil für den Anfang aus.
           *[other] Du suchst dir zwei Teile für den Anfang aus.
        }
       *[no] { $count ->
            [one] { $name } sucht sich ein Teil für den Anfang aus.
           *[other] { $name } sucht sich zwei Teile für den Anfang aus.
        }
    }
awaited-decide = { $you ->
        [yes] Du darfst das Entscheidungsteil auslegen.
       *[no] Jemand legt das Entscheidungsteil aus.
    }
awaited-take = { $you ->
        [yes] Du suchst dir ein Teil aus und nimmst es.
       *[no] { $name } sucht sich ein Teil aus und nimmt es.
    }
awaited-console = { $you ->
        [yes] Du darfst zum Trost in den Beutel greifen, nur nach Gefühl.
       *[no] { $name } darf zum Trost in den Beutel greifen, nur nach Gefühl.
    }
awaited-give = { $you ->
        [yes] Du verschenkst das Teil.
       *[no] { $name } verschenkt das Teil.
    }
awaited-keep = { $you ->
        [yes] Du darfst das Teil behalten oder zurücklegen.
       *[no] { $name } darf das Teil behalten oder zurücklegen.
    }
awaited-camel = { $you ->
        [yes] Du nutzt das Kamel.
       *[no] { $name } nutzt das Kamel.
    }
awaited-build = { $you ->
        [yes] Du baust { $piece } ein.
       *[no] { $name } baut { $piece } ein.
    }
judged-clock = laut Uhr
judged-votes = laut Abstimmung
broken-off-restart = Es gab eine Unterbrechung: Diese Runde wird wiederholt.
broken-off = Die Runde wurde abgebrochen und wird wiederholt.
broken-off-connection = { $who ->
        [you] Du hast die Verbindung verloren. Die Runde wird wiederholt, ein einziges Mal.
        [both] { $names } habt die Verbindung verloren. Die Runde wird wiederholt, ein einziges Mal.
       *[others] Verbindung verloren: { $names }. Die Runde wird wiederholt, ein einziges Mal.
    }
winners-none = Niemand hat gewonnen.
winners-you = Du hast gewonnen.
winners-you-too = { $names } habt gewonnen.
winners-one = { $name } hat gewonnen.
winners-several = { $names } haben gewonnen.
standing-quartet = { $points } von einer Form
standing-victory = { $points ->
        [one] 1 Siegteil
       *[other] { $points } Siegteile
    }
contest-again = { $pair }: noch einmal ({ $rule })
contest-nobody = { $pair }: niemand ({ $rule })
shouts = { $name }: „{ $phrase }“
standing-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
standing-contests = { $contests ->
        [one] 1 Runde gewonnen
       *[other] { $contests } Runden gewonnen
    }
standing-open = { $open } offen

## Das Ende einer Partie

how-called-off = Die Partie wurde abgebrochen.
how-dry = Es gibt nichts mehr zu gewinnen.
how-victory = Mit { $points } Siegteilen; { $target } genügen.
how-most = Es gibt nichts mehr zu gewinnen, und niemand hat mehr Siegteile ({ $points }).
how-quartet = Mit allen vier Teilen einer Form.
how-tower = Mit { $points } zu { $next } Punkten.
standing-quickest = schnellster richtiger Griff { $time }
best-moment = Der schönste Moment
best-closest = Das knappste Zielfoto: { $time } Abstand.
best-quickest = Der schnellste richtige Griff: { $time }.
best-last = Die letzte Runde.
another-what = Dieselben Leute, dieselben Regeln
