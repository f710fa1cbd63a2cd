# Türme: bauen, wie sie stehen, Punkte.

build = Einen Turm bauen
build-what = Beliebige Teile, so hoch du kommst. Geht auch ohne Netz
build-thumb = Wisch, um das Teil zu bewegen, dreh es mit einem zweiten Finger, dann lass los.
build-mouse = Mit der Maus oder den Pfeilen bewegen; Rad oder Q und E drehen, mit Umschalt geht es feiner; Enter lässt los.
# At a table, above the first pieces that somebody builds.
coach-build = { $means ->
        [thumb] Zieh irgendwo, das Teil folgt. Ein zweiter Finger dreht es.
        [mouse] Zieh das Teil mit der Maus; das Rad dreht es. Dann lass los.
       *[keys] Die Pfeile bewegen das Teil, Q und E drehen es, Enter lässt los.
    }
build-pick = Such dir ein Teil aus. Nur das erste darf den Tisch berühren.
pieces-to-pick = Teile
any-piece = Irgendein Teil
from-table = Tisch abräumen
your-piece = Dein Teil
turn-left = Links drehen
turn-right = Rechts drehen
let-go-piece = Loslassen
hold-breath = Luft anhalten …
tower-broken = Das Holz ließ sich nicht laden. Dafür braucht es einmal eine Verbindung; dann geht es auch ohne.
new-best = Dein höchster bisher.
that-collapse = Dieser Einsturz
see-it-fall = Noch einmal ansehen
no-film = Dieser Link führt zu keinem Turm. Vielleicht wurde er unterwegs abgeschnitten.
slowly = Langsam
as-it-was = In Echtzeit
share-collapse = Link kopieren
tower = Turm
black-pieces = Schwarze Teile
camel-rests = Die schwarzen Teile lassen, wie sie sind
your-piece-held = Dein Teil: { $wooden }. Setz es auf deinen Turm.
see-collapse = { $you ->
        [yes] Noch einmal ansehen, was von deinem Turm fiel
       *[no] Noch einmal ansehen, was fiel ({ $who })
    }
built-stands = { $you ->
        [yes] Du hast { $piece } eingebaut, und es steht. Jetzt: { $stands }.
       *[no] { $who } hat { $piece } eingebaut, und es steht. Jetzt: { $stands }.
    }
built-fell = { $you ->
        [yes] Du hast { $piece } eingebaut, und { $fell ->
            [one] ein Teil ist gefallen
           *[other] { $fell } Teile sind gefallen
        }. Übrig: { $stands }.
       *[no] { $who } hat { $piece } eingebaut, und { $fell ->
            [one] ein Teil ist gefallen
           *[other] { $fell } Teile sind gefallen
        }. Übrig: { $stands }.
    }
give-to = An { $name } (Turm: { $pieces })
camel-takes = Von { $from } nehmen (schwarz: { $count })
camel-gives = An { $to } geben (schwarz: { $count })
tower-points = { $count ->
        [one] 1 für ein Teil im Turm
       *[other] { $count } für { $count } Teile im Turm
    }
tower-points-black = { $sum } für { $black ->
        [one] ein schwarzes Teil
       *[other] { $black } schwarze Teile
    }, { $why ->
        [most] die meisten von allen
        [shared] die meisten, aber nicht allein
        [second] die zweitmeisten
        [nothing] hier ohne Abzug
       *[lost] weder die meisten noch die zweitmeisten: für jedes ein Punkt weg
    }
tower-heard-knock = Holz auf Holz
tower-heard-tumble = Er stürzt ein!
pieces = { $count ->
        [0] kein Teil
        [one] ein Teil
       *[other] { $count } Teile
    }
tower-shown = Ein Turm aus { $pieces ->
        [one] einem Teil
       *[other] { $pieces } Teilen
    }, { $cubes } Würfel hoch, { $leans ->
        [straight] steht gerade
        [little-left] neigt sich ein wenig nach links
        [little-right] neigt sich ein wenig nach rechts
        [far-left] neigt sich weit nach links
       *[far-right] neigt sich weit nach rechts
    }.
tower-above = { $held }, { $near ->
        [touching] berührt
        [close] knapp über
       *[far] über
    }: { $below }{ $beside ->
        [left] , links der Mitte
        [right] , rechts der Mitte
       *[no] { "" }
    }{ $turned ->
        [left] , um { $degrees } Grad nach links gedreht
        [right] , um { $degrees } Grad nach rechts gedreht
       *[no] { "" }
    }.
tower-placed = Es steht.
tower-fell = { $fell ->
        [one] Ein Teil ist gefallen.
       *[other] { $fell } Teile sind gefallen.
    }
tower-points-no-black = 0: kein schwarzes Teil
cubes-high = { $cubes } Würfel hoch
tower-shown-empty = Ein leerer Tisch.
the-table = Tisch
tower-best = Rekord: { $cubes }
