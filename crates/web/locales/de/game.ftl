# Rund um eine Partie Gimel.

empty-square = leer
goal-square = Ziel
board = Gimelbrett. Pfeiltasten bewegen, Enter nimmt auf und setzt ab, B, C und F wählen aus der Hand.
type-a-move = Zug eingeben
move-example = F@h5, h5-k8
play-typed = Ziehen
show-attacks = Angriffe
turn-board = Drehen
whole-board = Ganzes Brett
take-it-back = Doch nicht
take-back = Zurücknehmen
in-hand = in der Hand
taken = geschlagen
taken-kinds = geschlagen: { $beetle ->
        [one] { $beetle } Käfer
       *[other] { $beetle } Käfer
    }, { $cat ->
        [one] { $cat } Katze
       *[other] { $cat } Katzen
    }, { $falcon ->
        [one] { $falcon } Falke
       *[other] { $falcon } Falken
    }
hand-of = { $side ->
        [white] Figuren von Weiß in der Hand
       *[black] Figuren von Schwarz in der Hand
    }
kind-in-hand = { $kind }, { $count } in der Hand
placed = { $side ->
        [white] Weiß
       *[black] Schwarz
    } setzt { $kind ->
        [beetle] einen Käfer
        [cat] eine Katze
       *[falcon] einen Falken
    } auf { $to }.
moved = { $side ->
        [white] Weiß
       *[black] Schwarz
    } zieht { $kind ->
        [beetle] den Käfer
        [cat] die Katze
       *[falcon] den Falken
    } von { $from } nach { $to }.
captured = { $side ->
        [white] Weiß
       *[black] Schwarz
    } schlägt mit { $kind ->
        [beetle] dem Käfer
        [cat] der Katze
       *[falcon] dem Falken
    } { $prey ->
        [beetle] einen Käfer
        [cat] eine Katze
       *[falcon] einen Falken
    } auf { $to } und hat jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
points-of = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
attacked-by = { $count }-mal von { $side ->
        [white] Weiß
       *[black] Schwarz
    } angegriffen
entry-turn-timeout = Zug wegen Zeit verloren
entry-time-up = die Zeit ist um
entry-claim = { $side ->
        [white] Weiß beansprucht Remis
       *[black] Schwarz beansprucht Remis
    }
entry-resign = { $side ->
        [white] Weiß gibt auf
       *[black] Schwarz gibt auf
    }
entry-agree = Remis vereinbart
progress-target = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $points } von { $target } Punkten
progress = { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
play-it = { $turn } spielen
points-explained = Geschlagene Figuren zählen: Käfer 1, Katze 3, Falke 6.
points-explained-target = Geschlagene Figuren zählen: Käfer 1, Katze 3, Falke 6. { $more ->
    [0] Das genügt zum Sieg.
    [one] Noch 1 Punkt bis zum Sieg.
   *[other] Noch { $more } Punkte bis zum Sieg.
}
remark-place = Nimm eine Figur aus der Hand, um sie hierher zu setzen, oder eine von deinen auf dem Brett, um mit ihr zu ziehen.
remark-step = Nimm eine von deinen Figuren, um mit ihr zu ziehen.
remark-theirs = Diese Figur gehört dir nicht. Um sie zu schlagen, nimm zuerst eine von deinen, die sie erreicht.
not-your-turn = Du bist nicht dran.
no-such-move = „{ $typed }“ ist kein Zug. Schreib F@h5 zum Setzen, h5-k8 zum Ziehen oder h5xk8 zum Schlagen.
to-move = { $name } am Zug
result-winner = { $winner } gewinnt.
result-none = Remis.
reason-target = { $winner } hat die vereinbarten Punkte.
reason-draw-rule = Beide haben reichlich geschlagen, und niemand liegt weit genug vorn: Die Remisregel beendet die Partie.
reason-time = Die vereinbarte Zeit ist um; die Punkte entscheiden.
reason-turn-count = Die vereinbarten Züge sind gespielt; die Punkte entscheiden.
reason-repetition = Zum dritten Mal dieselbe Stellung.
reason-no-progress = Zu lange wurde nichts geschlagen oder gesetzt; die Punkte entscheiden.
reason-all-captured = Eine Seite hat keine Figuren mehr; die Punkte entscheiden.
reason-resigned = { $loser } hat aufgegeben.
reason-agreement = Beide Seiten waren sich einig.
reason-claim = Die Remisregel wurde beansprucht, und sie greift.
reason-turn-timeout = { $loser } hat für einen Zug zu lange gebraucht.
reason-stuck = Keine Seite hatte noch einen Zug; die Punkte entscheiden.
piece-white-beetle = weißer Käfer
piece-white-cat = weiße Katze
piece-white-falcon = weißer Falke
piece-black-beetle = schwarzer Käfer
piece-black-cat = schwarze Katze
piece-black-falcon = schwarzer Falke
kind-beetle = Käfer
kind-cat = Katze
kind-falcon = Falke
side-white = Weiß
side-black = Schwarz
