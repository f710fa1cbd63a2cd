# Eine Partie Dschamál, noch einmal gesehen.

a-dschamal-game = Eine Partie Dschamál
said-begin = Die Partie beginnt.
said-collapse = Ein Turm stürzt ein.
lights-on = Licht an
lights-on-what = Diese Runde von oben ansehen
lights-off = Licht aus
film-slider = Stelle in der Runde
film-play = Abspielen
film-pause = Pause
film-speed = Tempo
film-picture = Der Beutel von oben, mit dem Weg jeder Hand
all-events = Was geschah
see-it-again = Noch einmal ansehen, bei Licht
nothing-to-see = Hier gibt es keine beendete Partie zu sehen.
pulled-nothing = nichts
mark-called = Kamel gerufen
mark-out = aus dem Beutel
mark-placed = auf dem Tisch
film-mark = { $name }: { $what }, { $time }
said-start = { $you ->
        [yes] Du nimmst zu Beginn: { $pieces }.
       *[no] { $who } nimmt zu Beginn: { $pieces }.
    }
said-decide = Als Entscheidungsteil kommt in die Mitte: { $piece }.
said-contest-winner = { $you ->
        [yes] { $pair }: Du gewinnst.
       *[no] { $pair }: { $winner } gewinnt.
    }
said-contest-again = { $pair }: Die Runde wird wiederholt.
said-contest-nobody = { $pair }: Niemand gewinnt.
said-take = { $you ->
        [yes] Du nimmst: { $piece }.
       *[no] { $who } nimmt: { $piece }.
    }
said-console-nothing = { $you ->
        [yes] Dein Trostgriff bringt nichts.
       *[no] Der Trostgriff von { $who } bringt nichts.
    }
said-console = { $you ->
        [yes] Dein Trostgriff: { $pieces }.
       *[no] Der Trostgriff von { $who }: { $pieces }.
    }
said-give = { $you ->
        [gives] Du verschenkst das Teil an { $to }.
        [gets] { $who } schenkt dir das Teil.
       *[no] { $who } verschenkt das Teil an { $to }.
    }
said-camel = { $you ->
        [yes] Du nutzt das Kamel.
       *[no] { $who } nutzt das Kamel.
    }
said-built = { $you ->
        [yes] Du baust das Teil ein.
       *[no] { $who } baut das Teil ein.
    }
said-keep = { $you ->
        [yes] Du behältst das Teil.
       *[no] { $who } behält das Teil.
    }
said-return = { $you ->
        [yes] Du legst das Teil zurück.
       *[no] { $who } legt das Teil zurück.
    }
said-complete = Alle vier sind heraus: { $pieces }.
film-speed-as-it-was = in Echtzeit
film-slower = { $slower } × langsamer
