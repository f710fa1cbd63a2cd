# De scheidsrechter op zak.

referee = Scheidsrechter
box-door = Wij hebben de doos
box-door-what = Een scheidsrechter op zak, zonder netwerk
referee-what = Het hout ligt bij jullie op tafel. Tik aan wat er gebeurde en hoor wie wint, waarom, en wie er nu aan de beurt is. Werkt zonder netwerk.
gimel-on-a-board = Gimel op een echt bord
gimel-on-a-board-what = Tik of typ de zetten; de punten en de klok gaan vanzelf.
who-plays = Wie er aan tafel zit, met de klok mee
add-player = Nog een speler
begin-evening = Beginnen
read-record = Verder met een verslag
record-here = Verslag van een avond
read-it = Inlezen
back-to-evening = Terug naar de vorige avond
who-second = Wie was tweede?
equally-quick = Even snel
something-else = Er gebeurde iets anders
nobody-pulled = Niemand trok iets
a-black-one = zwart
told-camel = kameel
several = meerdere
nothing-came = niets
several-what = Tik elk stuk aan dat eruit kwam, en dan Klaar.
called-in-time = Ja, op tijd
not-called = Nee, of te laat
done = Klaar
undo = Stap terug
redo = Stap vooruit
so-it-is = Dat zou betekenen:
first-word = Voor jullie beginnen
standings-now = Hoe het staat
so-far = Alles tot nu toe
correct = Verbeteren
leave-as-it-was = Laten zoals het was
leave-out = Weglaten
go-on-from-here = Alles erna weglaten
conflict-how = Vertel hieronder wat er wel gebeurde, laat het weg, of laat alles zoals het was.
referee-voice = Stem
call-for-us = Roep voor ons
call-is-coming = Handen klaar…
read-aloud = Elke uitspraak voorlezen
no-voice = Dit apparaat heeft zelf geen stem: een trommel roept.
record-of-evening = Verslag
record-what = Alles wat is verteld, als tekst: om te bewaren, om elders verder te gaan, om te laten zien wat er gebeurde.
save-record = Als bestand opslaan
record-file = dschamal-avond.json
new-evening = Nieuwe avond
same-again = Nog eens hetzelfde
it-stands = Alles blijft staan
these-fell = Dit is gevallen
tap-what-fell = Tik aan wat er viel.
not-their-fault = De bouwer kon er niets aan doen
rebuild = Wordt de toren weer opgebouwd?
rebuild-yes = Ja, zoals hij was
rebuild-no = Nee
a-tower-fell = Er stortte een toren in
which-top = Welk stuk lag bovenop?
camel-nothing = De zwarte stukken laten liggen
lay-out-deciding = Geen van beiden heeft iets te verliezen. Leg een beslissend stuk neer: welk?
lay-out-deciding-three = Niemand bij de zak heeft iets te verliezen. Leg een beslissend stuk neer: welk?
into-the-bag = zak
changes-hands = Wat van eigenaar wisselt
told-camel-idle = De kameel verplaatst niets.
told-other = Een keuze die al eerder is verteld.
record-newer = Deze avond is bewaard door een nieuwere versie van de scheidsrechter. Laad de pagina opnieuw om die te krijgen.
box-game-what-duel = Twee handen in de zak; met zeven winststukken win je. Drie tot acht spelers
box-game-what-tower = Met wat je wint, bouw je; bij een toren van zeven stukken is het afgelopen. Drie tot zes spelers
box-game-what-threesome = Drie handen tegelijk; met zeven winststukken win je. Drie tot acht spelers
box-game-what-quartet = Met vier van één vorm win je; ook voor de jongsten. Drie tot zes spelers
who-begins-duel-tower = Wie heeft de kortste vingers? Die begint.
who-begins-threesome = Wie heeft de langste vingers? Die begint, tussen de beide buren.
who-begins-quartet = Wie is de jongste? Die begint.
name-of-player = Naam van speler { $place }
sit-earlier = { $name } schuift een plaats naar voren
sit-later = { $name } schuift een plaats naar achteren
does-not-play = { $name } speelt niet mee
tint-of-saffron = saffraan
tint-of-turquoise = turkoois
tint-of-terracotta = terracotta
tint-of-violet = violet
tint-of-olive = olijf
tint-of-rose = roze
tint-of-sky = hemelsblauw
tint-of-sand = zand
tint-of = Kleur van { $name }: { $tint }. Wijzigen
bout-duel-tower = Duel { $number }: { $names }
bout-threesome = Ronde { $number }: { $names }
bout-quartet = Ronde { $number }: { $names }
who-quicker-threesome = Wie was het snelst?
who-quicker-duel-tower-quartet = Wie was sneller?
as-edition-has-it = zoals in de uitgave ({ $value })
what-came = Wat haalde { $name } eruit?
which-colour = Welke? ({ $shape })
did-they-call = Riep { $name } ‘{ $phrase }’ voordat het stuk op tafel lag?
called-the-camel = { $name } riep kameel
played-unfairly = { $name } speelde oneerlijk
picks-start = { $name } neemt een { $colour ->
        [blue] blauw
        [yellow] geel
        [white] wit
       *[brown] bruin
    } stuk om mee te beginnen. Welk?
picks-two = { $name } neemt twee { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } stukken om mee te beginnen. Welke?
picks-piece-of = { $name } kiest een stuk van { $from }. Welk?
hands-over = { $name } staat een stuk af en mag zelf kiezen. Welk?
consoles = Er valt niets te nemen; { $name } mag één troostgreep doen. Wat kwam eruit?
gives-to-whom = { $name } heeft die vorm al en geeft { $piece } weg. Aan wie?
uses-camel = { $name } heeft de kameel en mag één zwart stuk verplaatsen.
takes-black-of = Neem een zwart stuk van { $name }
gives-black-to = Geef een zwart stuk aan { $name }
builds = { $name } bouwt met { $piece }. Blijft alles staan?
keeps-or-returns = { $name } mag { $piece } houden of terugleggen.
tower-of = Toren van { $name }
victory-count = { $count } van { $target }
tower-count = { $built } gebouwd, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
telling-again = Je vertelt stap { $number } opnieuw.
correct-step = Stap { $number } verbeteren
told-start = { $name } begint met { $pieces }.
told-decide = Het beslissende stuk: { $wooden }.
told-take = { $name } neemt { $pieces } van { $from }.
told-console-nothing = { $name } deed een troostgreep en haalde er niets uit.
told-console-kept = { $name } deed een troostgreep en houdt { $pieces }.
told-console-back = { $name } deed een troostgreep en legt { $pieces } terug.
told-give = { $name } krijgt het stuk.
told-black-moved = Een zwart stuk gaat van { $from } naar { $to }.
told-built = { $name } bouwt, en alles blijft staan.
told-fell = De toren van { $name } verliest { $pieces }.
told-restored = De toren van { $name } stortte buiten eigen schuld in en wordt weer opgebouwd.
told-keep = { $name } houdt het stuk.
told-return = { $name } legt het stuk terug.
told-contest = De ronde, met als snelste: { $names }.
conflict = Na de verbetering kan dit niet meer: { $what } { $why }
more-wait = { $count ->
        [0] Daarna is niets meer verteld.
        [one] Daarna is nog één stap verteld.
       *[other] Daarna zijn nog { $count } stappen verteld.
    }
completed = Alle vier zijn eruit: winststukken voor { $names }.
kept-is-damaged = De avond die hier bewaard was, is niet te lezen ({ $why }). Die ligt nu apart; verder is niets verloren.
record-is-none = Dit is geen verslag van een avond ({ $why }).
steps-lost = { $count ->
        [one] De laatste stap van deze avond was niet te lezen ({ $why }).
       *[other] De laatste { $count } stappen van deze avond waren niet te lezen ({ $why }).
    }
a-black-piece = een zwart stuk
