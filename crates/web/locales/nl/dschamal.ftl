# Aan een tafel van Dschamál.

you-capital = Jij
call = Dschamál!
call-what = Roep, en de handen gaan erin
call-comes = Handen weg. De roep komt elk moment.
get-ready = Wacht op de roep…
hands-in = Handen erin!
your-hand-is-out = Je hand is eruit. Wachten op de finish.
bag-heaves = Er zijn handen in de zak
around-the-bag = Rond de zak
victory = Winststukken
open-pieces = Open stukken
master = meester
at-the-bag = aan de zak
why = Waarom?
photo = Fotofinish
unseen = ging ongezien terug
still-in-bag = nog in de zak
called-camel = kameel geroepen
camel-call = Ik ben de kameel!
equally-quick-finish = Even snel
who-was-first = Te krap voor de klok. Wie was eerst?
you-voted = Je hebt gezegd wie eerst was. Wachten op de anderen.
others-vote = Te krap voor de klok. Wie toekeek, beslist.
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
last-contests = De laatste grepen
traveller = Reiziger
solo = Dschamál op dit apparaat
solo-what = Jij en bots die alleen voelen, op dit apparaat: geen huis, geen netwerk. De partij blijft hier bewaard tot je hem opruimt.
solo-door = Alleen met bots
solo-door-what = Dschamál op dit apparaat, zonder netwerk
solo-goes-on = Verder met Dschamál
solo-from-form = Alleen spelen op dit apparaat, zonder het huis
no-thread = Deze browser kon de zak niet openen. Laad de pagina opnieuw om het nog eens te proberen.
fill-with-bots = Meteen met bots spelen
bots-level = De anderen zijn
people-come = mensen die ik uitnodig
which-game = Spel
how-many = Plaatsen
which-edition = Uitgave
choice-seconds = Seconden voor een keuze
decoy-percent = Hoeveel zwarte stukken afwijken, in procent
drift = Het geheugen van de vinger verloopt
brisk = Korte pauzes tussen de grepen
pieces-in-bag = { $count ->
        [one] 1 stuk in de zak
       *[other] { $count } stukken in de zak
    }
dschamal-game-duel = Duel
dschamal-game-tower = Toren
dschamal-game-threesome = Drietal
dschamal-game-quartet = Kwartet
dschamal-game-what-duel = Twee handen in de zak; verzamel alle vier van een vorm. Drie tot acht spelers
dschamal-game-what-tower = Wat je trekt, stapel je; zeven stukken die staan, en het is uit
dschamal-game-what-threesome = Drie handen tegelijk. Drie tot acht spelers
dschamal-game-what-quartet = Vier van één vorm winnen; ook voor de jongsten. Drie tot zes spelers
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
feeler-character-4 = Snel, zorgvuldig, zelden mis.
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
       *[others] Roepen mag: { $names }.
    }
sits-out-d-37 = slaat over: versloeg iedereen
sits-out-d-38 = slaat over: verloor de laatste
sits-out-other = slaat over ({ $rule })
stood-in = weg, een bot speelt door
false-starts = { $count ->
        [one] ging er te vroeg in
       *[other] ging er { $count } keer te vroeg in
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
awaited-decide = Iemand legt het beslissende stuk neer.
awaited-take = { $you ->
        [yes] Je kiest een stuk om te nemen.
       *[no] { $name } kiest een stuk om te nemen.
    }
awaited-console = { $you ->
        [yes] Je mag een troostgreep doen, alleen op gevoel.
       *[no] { $name } mag een troostgreep doen, alleen op gevoel.
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
judged-votes = volgens wie toekeek
broken-off-restart = Het huis was even weg: deze greep wordt overgedaan.
broken-off = De greep is afgebroken en wordt overgedaan.
broken-off-connection = { $who ->
        [you] Je had geen verbinding meer: de greep wordt overgedaan, één keer.
        [both] { $names } hadden geen verbinding meer: de greep wordt overgedaan, één keer.
       *[others] Geen verbinding meer: { $names }. De greep wordt overgedaan, één keer.
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
        [one] 1 greep gewonnen
       *[other] { $contests } grepen gewonnen
    }
standing-open = { $open } open

## Het einde van een partij

how-called-off = De partij is afgebroken.
how-dry = Er valt niets meer te winnen.
how-victory = Met { $points } winststukken; { $target } zijn genoeg.
how-most = Er valt niets meer te winnen, en { $points } winststukken zijn de meeste.
how-quartet = Met alle vier de stukken van één vorm.
how-tower = Met { $points } tegen { $next } punten.
standing-quickest = snelste greep { $time }
best-moment = Het mooiste moment
best-closest = De krapste finish: { $time } verschil.
best-quickest = De snelste goede greep: { $time }.
best-last = De laatste greep.
another-what = Dezelfde mensen, dezelfde regels
