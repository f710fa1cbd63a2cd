# Rund um einen Griff in den Beutel.

wanted-match = Jetzt gewinnt
wanted-deciding = Die Form des Entscheidungsteils gewinnt
wanted-console = Formen, die niemand hat
wanted-own = Deine Formen
wanted-keep = Ein einzelnes Teil gewinnt immer; du behältst
wanted-give = Du verschenkst
wanted-black = schwarze
wanted-call-it = rufen!
wanted-whose = { $form ->
        [you] deine
        [both] auch deine: { $names }
       *[others] { $names }
    }
are-out = { $form ->
        [you] Deine Hand ist draußen.
        [both] { $names } seid draußen.
       *[others] { $count ->
            [one] { $names } ist draußen.
           *[other] { $names } sind draußen.
        }
    }
contest-won = { $you ->
        [yes] Du gewinnst!
       *[no] { $name } gewinnt
    }
contest-won-nobody = Niemand gewinnt
consoled = { $end ->
        [nothing] { $you ->
            [yes] Dein Trostgriff brachte nichts.
           *[no] Der Trostgriff von { $name } brachte nichts.
        }
        [kept] { $you ->
            [yes] Dein Trostgriff: { $pieces }. Das darfst du behalten.
           *[no] Der Trostgriff von { $name }: { $pieces }. { $name } darf das behalten.
        }
       *[back] { $you ->
            [yes] Dein Trostgriff: { $pieces }. Zurück in den Beutel.
           *[no] Der Trostgriff von { $name }: { $pieces }. Zurück in den Beutel.
        }
    }
ruling-read = Weiter
call-heard = { $hand ->
        [empty] gehört. Jetzt heraus damit!
       *[full] gehört
    }
call-explained = Hast du das Kamel in der Hand? Dann ruf, bevor es auf dem Tisch liegt.
call-now = Ist es das Kamel? Ruf jetzt!
bots-alone = Nur Bots am Beutel: dreimal so schnell
skip-it = Bis ich dran bin
skip-always = Immer überspringen
skips-always = Runden, in denen nur Bots greifen, werden übersprungen
skips-not = Wieder zuschauen
others-watch = Fürs Überspringen: { $want } von { $of }
bet-who = Wer gewinnt? Deine Wette:
bets-right = { $right } von { $of } richtig
bets-word = Wer zuschaut, darf wetten, wer gewinnt
trail-word = Licht auf berührtem Holz
trail-usual = je nachdem, wer mitspielt
trail-short = eine halbe Sekunde
trail-long = zwei Sekunden
trail-held = bis zum Loslassen
coach-again = Die Hinweise für die Hand wieder zeigen
coach-comes = Sie kommen in deinen nächsten drei Runden wieder.
coach-enter = { $means ->
        [thumb] Wisch mit dem Daumen in den Beutel hinein.
        [mouse] Fahr in den Beutel hinein.
       *[keys] Drück eine Pfeiltaste: Deine Hand greift hinein.
    }
coach-close = { $means ->
        [thumb] Drück „Umfassen“ oder halt den Daumen still, um nach etwas zu greifen.
        [mouse] Klick, um nach etwas zu greifen.
       *[keys] Drück die Leertaste, um nach etwas zu greifen.
    }
coach-trace = Fahr außen herum. Eine der Formen oben? Zieh! Wenn nicht, lass los.
coach-dip = Nicht sicher? „Mitte“ fühlt, ob in der Mitte ein Loch ist.
coach-shake-off = Mit zwei Teilen verlierst du. Schüttle eins ab, bevor du ziehst.
podium-several = { $count } Teile auf einmal: Sie zählen nicht
podium-back = zurück in den Beutel
podium-to = { $you ->
        [yes] an dich
       *[no] an { $name }
    }
