# Een partij Dschamál teruggezien.

a-dschamal-game = Een partij Dschamál
said-begin = De partij begint.
said-collapse = Er stort een toren in.
lights-on = Licht aan
lights-on-what = Bekijk deze ronde van boven
lights-off = Licht uit
film-slider = Moment van de ronde
film-play = Afspelen
film-pause = Pauze
film-speed = Snelheid
film-picture = De zak van boven, met de weg van elke hand
all-events = Wat er gebeurde
see-it-again = Nog eens zien, met het licht aan
nothing-to-see = Hier is geen afgelopen partij te zien.
pulled-nothing = niets
mark-called = kameel geroepen
mark-out = uit de zak
mark-placed = op tafel
film-mark = { $name }: { $what }, { $time }
said-start = { $you ->
        [yes] Je begint met: { $pieces }.
       *[no] { $who } begint met: { $pieces }.
    }
said-decide = Het beslissende stuk: { $piece }.
said-contest-winner = { $you ->
        [yes] { $pair }: jij wint.
       *[no] { $pair }: { $winner } wint.
    }
said-contest-again = { $pair }: de ronde wordt overgedaan.
said-contest-nobody = { $pair }: niemand wint.
said-take = { $you ->
        [yes] Je neemt: { $piece }.
       *[no] { $who } neemt: { $piece }.
    }
said-console-nothing = { $you ->
        [yes] Je doet een troostgreep en trekt niets.
       *[no] { $who } doet een troostgreep en trekt niets.
    }
said-console = { $you ->
        [yes] Je doet een troostgreep: { $pieces }.
       *[no] { $who } doet een troostgreep: { $pieces }.
    }
said-give = { $you ->
        [gives] Je geeft het stuk aan { $to }.
        [gets] { $who } geeft jou het stuk.
       *[no] { $who } geeft het stuk aan { $to }.
    }
said-camel = { $you ->
        [yes] Je zet de kameel in.
       *[no] { $who } zet de kameel in.
    }
said-built = { $you ->
        [yes] Je bouwt.
       *[no] { $who } bouwt.
    }
said-keep = { $you ->
        [yes] Je houdt het stuk.
       *[no] { $who } houdt het stuk.
    }
said-return = { $you ->
        [yes] Je legt het stuk terug.
       *[no] { $who } legt het stuk terug.
    }
said-complete = Alle vier zijn eruit: { $pieces }.
film-speed-as-it-was = zoals het was
film-slower = { $slower } × langzamer
