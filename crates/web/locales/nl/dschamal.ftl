# Aan een tafel van Dschamál.

you-capital = Jij
call = Dschamál!
call-what = Roep, en de handen gaan erin
call-comes = Handen weg: er kan elk moment geroepen worden.
get-ready = Wacht tot er geroepen wordt…
hands-in = Handen erin!
your-hand-is-out = Je hand is eruit. Wachten op de finish.
bag-heaves = Er zijn handen in de zak
around-the-bag = Rond de zak
victory = Winststukken
open-pieces = Open stukken
master = meester
at-the-bag = bij de zak
why = Waarom?
photo = Fotofinish
first-out = Als eerste uit de zak
unseen = ging ongezien terug
came-out-empty = kwam er leeg uit
# To who is out already: how long the others still have.
others-have = De anderen: nog { $seconds } s
still-in-bag = nog in de zak
called-camel = kameel geroepen
camel-call = Ik ben de kameel!
equally-quick-finish = Even snel
who-was-first = Te dicht bij elkaar voor de klok. Wie was het eerst?
you-voted = Je hebt gezegd wie het eerst was. Wachten op de anderen.
others-vote = Te dicht bij elkaar voor de klok. Wie toekeek, beslist.
keep = Houden
return-it = Terugleggen
take-these = Deze nemen
choose-pieces = { $count ->
        [one] Kies een stuk
       *[other] Kies twee stukken
    }
take-from-place = Terugnemen: { $piece }
empty-place = Een lege plek
read-steps = Voorlezen
mute-device = Dit apparaat heeft zelf geen stem.
standings = Stand
another-evening = Nog een partij
another-waits = Je wilt nog een partij. Wachten op de anderen.
deciding-piece = Beslissend stuk
last-contests = De laatste rondes
traveller = Reiziger
solo = Dschamál op dit apparaat
solo-what = Jij en bots die alleen weten wat ze voelen, op dit apparaat: geen huis, geen netwerk. De partij blijft hier bewaard tot je die opruimt.
solo-from-form = Alleen spelen op dit apparaat, zonder het huis
no-thread = Deze browser kon de zak niet openen. Laad de pagina opnieuw om het nog eens te proberen.
bots-level = De anderen zijn
people-come = mensen die ik uitnodig
which-game = Spel
how-many = Plaatsen
which-edition = Uitgave
choice-seconds = Seconden voor een keuze
decoy-percent = Hoeveel zwarte stukken afwijken, in procent
drift = De vinger weet steeds minder zeker waar hij is
brisk = Korte pauzes tussen de rondes
pieces-in-bag = { $count ->
        [one] 1 stuk in de zak
       *[other] { $count } stukken in de zak
    }
dschamal-game-duel = Duel
dschamal-game-tower = Toren
dschamal-game-threesome = Trio
dschamal-game-quartet = Kwartet
dschamal-game-what-duel = Twee handen in de zak; verzamel alle vier de stukken van één vorm. Drie tot acht spelers
dschamal-game-what-tower = Wat je trekt, stapel je; staan er zeven stukken, dan is het afgelopen
dschamal-game-what-threesome = Drie handen tegelijk. Drie tot acht spelers
dschamal-game-what-quartet = Met vier van één vorm win je; ook voor de jongsten. Drie tot zes spelers
edition-recommended = Aanbevolen
edition-zoch-en = Boekje van 2005, Engels
edition-zoch-fr = Boekje van 2005, Frans
edition-fr-flumian = Frans, onofficieel
edition-nl2006 = Nederlands, 2006
edition-fr-summary = Franse samenvatting
dschamal-agreed = Dschamál · { $game } · { $seats } plaatsen · { $edition }
feeler-name-1 = Kind
feeler-name-2 = Gast
feeler-name-3 = Pottenbakker
feeler-name-4 = Wever
feeler-name-5 = Kamelenhandelaar
feeler-character-1 = Voelt lang, twijfelt, en heeft het meestal goed.
feeler-character-2 = Neemt de tijd en raadt zelden.
feeler-character-3 = Kent hout, en neemt er even de tijd voor.
feeler-character-4 = Snel en zorgvuldig, zit er zelden naast.
feeler-character-5 = Vindt de kameel voordat jij je hand hebt gesloten.
next-contest = Volgende: { $names }
reaches-alone = { $you ->
        [yes] Troostgreep: je grijpt alleen in de zak
       *[no] Troostgreep: { $name } grijpt alleen in de zak
    }
# `$who`: `both` if the one who reads is among several; their list then begins with You.
calls = { $who ->
        [you] Jij mag roepen.
        [both] { $names } mogen roepen.
       *[others] Het is aan { $names } om te roepen.
    }
sits-out-d-37 = slaat een duel over: won van iedereen
sits-out-d-38 = slaat een duel over: verloor net
sits-out-other = slaat een duel over ({ $rule })
stood-in = weg, een bot speelt door
false-starts = { $count ->
        [one] was te vroeg
       *[other] was { $count } keer te vroeg
    }
awaited-start = { $you ->
        [yes] { $count ->
            [one] Je kiest een stuk om mee te beginnen.
           *[other] Je kiest twee stukken om mee te beginnen.
        }
       *[no] { $count ->
            [one] { $name } kiest een stuk om mee te beginnen.
           *[other] { $name } kiest twee stukken om mee te beginnen.
        }
    }
awaited-decide = { $you ->
        [yes] Jij mag het beslissende stuk neerleggen.
       *[no] Iemand legt het beslissende stuk neer.
    }
awaited-take = { $you ->
        [yes] Je kiest een stuk om te nemen.
       *[no] { $name } kiest een stuk om te nemen.
    }
awaited-console = { $you ->
        [yes] Je mag een troostgreep doen, alleen op de tast.
       *[no] { $name } mag een troostgreep doen, alleen op de tast.
    }
awaited-give = { $you ->
        [yes] Je geeft het stuk weg.
       *[no] { $name } geeft het stuk weg.
    }
awaited-keep = { $you ->
        [yes] Je mag het stuk houden of terugleggen.
       *[no] { $name } mag het stuk houden of terugleggen.
    }
awaited-camel = { $you ->
        [yes] Je zet de kameel in.
       *[no] { $name } zet de kameel in.
    }
awaited-build = { $you ->
        [yes] Je bouwt met { $piece }.
       *[no] { $name } bouwt met { $piece }.
    }
judged-clock = volgens de klok
judged-votes = volgens de toeschouwers
broken-off-restart = Er was een onderbreking: deze ronde wordt overgedaan.
broken-off = De ronde is afgebroken en wordt overgedaan.
broken-off-connection = { $who ->
        [you] Je was de verbinding kwijt: deze ronde wordt één keer overgedaan.
        [both] { $names } waren de verbinding kwijt: deze ronde wordt één keer overgedaan.
       *[others] De verbinding met { $names } viel weg: deze ronde wordt één keer overgedaan.
    }
winners-none = Niemand heeft gewonnen.
winners-you = Je hebt gewonnen.
winners-you-too = { $names } hebben gewonnen.
winners-one = { $name } heeft gewonnen.
winners-several = { $names } hebben gewonnen.
standing-quartet = { $points } van één vorm
standing-victory = { $points ->
        [one] 1 winststuk
       *[other] { $points } winststukken
    }
contest-again = { $pair }: opnieuw ({ $rule })
contest-nobody = { $pair }: niemand ({ $rule })
shouts = { $name }: ‘{ $phrase }’
standing-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
standing-contests = { $contests ->
        [one] 1 ronde gewonnen
       *[other] { $contests } rondes gewonnen
    }
standing-open = { $open } open

## Het einde van een partij

how-called-off = De partij is afgebroken.
how-dry = Er valt niets meer te winnen.
how-victory = Met { $points } winststukken; nodig waren er { $target }.
how-most = Er valt niets meer te winnen, en niemand heeft meer dan { $points } winststukken.
how-quartet = Met alle vier de stukken van één vorm.
how-tower = Met { $points } tegen { $next } punten.
standing-quickest = snelste goede greep { $time }
best-moment = Het mooiste moment
best-closest = Het kleinste verschil: { $time }.
best-quickest = De snelste goede greep: { $time }.
best-last = De laatste ronde.
another-what = Dezelfde mensen, dezelfde regels
