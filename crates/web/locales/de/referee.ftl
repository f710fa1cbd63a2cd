# Der Schiedsrichter für die Tasche.

referee = Schiedsrichter
box-door = Wir haben die Schachtel
box-door-what = Ein Schiedsrichter für die Tasche, ohne Netz
referee-what = Das Holz liegt bei euch auf dem Tisch. Tippt an, was geschah, und hört, wer gewinnt, warum, und wer als Nächstes dran ist. Geht ohne Netz.
gimel-on-a-board = Gimel auf einem echten Brett
gimel-on-a-board-what = Züge antippen oder eingeben; Punkte und Uhr laufen mit.
who-plays = Wer am Tisch sitzt, im Uhrzeigersinn
add-player = Noch jemand
begin-evening = Beginnen
read-record = Aufzeichnung fortsetzen
record-here = Aufzeichnung eines Abends
read-it = Einlesen
back-to-evening = Zurück zum Abend davor
who-second = Wer kam danach?
equally-quick = Gleich schnell
something-else = Etwas anderes ist passiert
nobody-pulled = Niemand hat etwas gezogen
a-black-one = schwarz
told-camel = Kamel
several = mehrere
nothing-came = nichts
several-what = Tippt jedes Teil an, das herauskam, dann „Fertig“.
called-in-time = Ja, rechtzeitig
not-called = Nein, oder zu spät
done = Fertig
undo = Rückgängig
redo = Wiederholen
so-it-is = Das hieße:
first-word = Bevor ihr beginnt
standings-now = Wie es steht
so-far = Alles bisher
correct = Korrigieren
leave-as-it-was = Lassen, wie es war
leave-out = Weglassen
go-on-from-here = Alles danach weglassen
conflict-how = Sagt unten, was stattdessen geschah, lasst es weg, oder lasst alles, wie es war.
referee-voice = Stimme
call-for-us = Für uns rufen
call-is-coming = Hände bereit …
read-aloud = Jede Entscheidung vorlesen
no-voice = Dieses Gerät hat keine eigene Stimme: Eine Trommel ruft.
record-of-evening = Aufzeichnung
record-what = Alles, was ihr erzählt habt, als Text: zum Aufheben, zum Weiterspielen anderswo, zum Nachsehen.
save-record = Als Datei speichern
record-file = dschamal-abend.json
new-evening = Neuer Abend
same-again = Noch einmal dasselbe
it-stands = Es steht
these-fell = Diese sind gefallen
tap-what-fell = Tippt an, was gefallen ist.
not-their-fault = Wer baute, konnte nichts dafür
rebuild = Wird er wieder aufgebaut?
rebuild-yes = Ja, wie es war
rebuild-no = Nein
a-tower-fell = Ein Turm ist eingestürzt
which-top = Welches Teil war ganz oben?
camel-nothing = Die schwarzen Teile lassen, wo sie sind
lay-out-deciding = Beide haben nichts zu verlieren. Legt ein Entscheidungsteil aus. Welches?
lay-out-deciding-three = Niemand am Beutel hat etwas zu verlieren. Legt ein Entscheidungsteil aus. Welches?
into-the-bag = Beutel
changes-hands = Was den Besitzer wechselt
told-camel-idle = Das Kamel bewirkt nichts.
told-other = Eine Wahl von vorhin.
record-newer = Dieser Abend stammt aus einer neueren Version des Schiedsrichters. Ladet die Seite neu, dann habt ihr sie.
box-game-what-duel = Zwei Hände im Beutel; sieben Siegteile gewinnen. Drei bis acht spielen mit
box-game-what-tower = Was ihr gewinnt, baut ihr ein; wer sieben Teile verbaut hat, beendet die Partie. Drei bis sechs spielen mit
box-game-what-threesome = Drei Hände auf einmal; sieben Siegteile gewinnen. Drei bis acht spielen mit
box-game-what-quartet = Vier Teile einer Form gewinnen; auch für die Jüngsten. Drei bis sechs spielen mit
who-begins-duel-tower = Wer die kürzesten Finger hat, beginnt.
who-begins-threesome = Wer die längsten Finger hat, beginnt, zusammen mit den Nachbarn links und rechts.
who-begins-quartet = Wer am jüngsten ist, beginnt.
name-of-player = Name an Platz { $place }
sit-earlier = { $name } sitzt einen Platz weiter vorn
sit-later = { $name } sitzt einen Platz weiter hinten
does-not-play = { $name } spielt nicht mit
tint-of-saffron = Safran
tint-of-turquoise = Türkis
tint-of-terracotta = Terrakotta
tint-of-violet = Violett
tint-of-olive = Oliv
tint-of-rose = Rosa
tint-of-sky = Himmelblau
tint-of-sand = Sand
tint-of = Farbe von { $name }: { $tint }. Ändern
bout-duel-tower = Duell { $number }: { $names }
bout-threesome = Runde { $number }: { $names }
bout-quartet = Runde { $number }: { $names }
who-quicker-threesome = Wer war am schnellsten?
who-quicker-duel-tower-quartet = Wer war schneller?
as-edition-has-it = wie in der Ausgabe ({ $value })
what-came = Was hat { $name } gezogen?
which-colour = Welche Farbe? ({ $shape })
did-they-call = Hat { $name } „{ $phrase }“ gerufen, bevor es auf dem Tisch war?
called-the-camel = { $name } hat das Kamel gerufen
played-unfairly = { $name } hat unfair gespielt
picks-start = { $name } nimmt zu Beginn ein { $colour ->
        [blue] blaues
        [yellow] gelbes
        [white] weißes
       *[brown] braunes
    } Teil. Welches?
picks-two = { $name } nimmt zu Beginn zwei { $colour ->
        [blue] blaue
        [yellow] gelbe
        [white] weiße
       *[brown] braune
    } Teile. Welche?
picks-piece-of = { $name } sucht sich ein Teil von { $from } aus. Welches?
hands-over = { $name } gibt ein Teil ab und darf es aussuchen. Welches?
consoles = Es gibt nichts zu nehmen, also darf { $name } einmal allein hineingreifen. Was kam heraus?
gives-to-whom = { $name } hat diese Form schon und verschenkt { $piece }. Wer bekommt das Teil?
uses-camel = { $name } hat das Kamel und darf ein schwarzes Teil abgeben oder nehmen.
takes-black-of = Ein schwarzes von { $name } nehmen
gives-black-to = Ein schwarzes an { $name } geben
builds = { $name } baut { $piece } ein. Steht alles?
keeps-or-returns = { $name } darf { $piece } behalten oder zurücklegen.
tower-of = Turm von { $name }
victory-count = { $count } von { $target }
tower-count = { $built } verbaut, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
telling-again = Ihr erzählt Schritt { $number } noch einmal.
correct-step = Schritt { $number } korrigieren
told-start = { $name } nimmt zu Beginn { $pieces }.
told-decide = Das Entscheidungsteil: { $wooden }.
told-take = { $name } nimmt { $pieces } von { $from }.
told-console-nothing = { $name } hat allein hineingegriffen und nichts gezogen.
told-console-kept = { $name } hat allein hineingegriffen und behält { $pieces }.
told-console-back = { $name } hat allein hineingegriffen und legt { $pieces } zurück.
told-give = { $name } bekommt das Teil.
told-black-moved = Ein schwarzes Teil geht von { $from } an { $to }.
told-built = { $name } baut das Teil ein, und es steht.
told-fell = Der Turm von { $name } verliert { $pieces }.
told-restored = { $name } konnte nichts für den Einsturz; der Turm wird wieder aufgebaut.
told-keep = { $name } behält das Teil.
told-return = { $name } legt das Teil zurück.
told-contest = Eine Runde; am schnellsten: { $names }.
conflict = Nach der Korrektur geht das nicht mehr: { $what } { $why }
more-wait = { $count ->
        [0] Danach wurde nichts erzählt.
        [one] Danach wurde noch ein Schritt erzählt.
       *[other] Danach wurden noch { $count } Schritte erzählt.
    }
completed = Alle vier sind heraus: Siegteile für { $names }.
kept-is-damaged = Der Abend, der hier gespeichert war, lässt sich nicht lesen ({ $why }). Er ist beiseitegelegt; sonst ist nichts verloren.
record-is-none = Das ist keine Aufzeichnung eines Abends ({ $why }).
steps-lost = { $count ->
        [one] Der letzte Schritt dieses Abends ließ sich nicht lesen ({ $why }).
       *[other] Die letzten { $count } Schritte dieses Abends ließen sich nicht lesen ({ $why }).
    }
a-black-piece = ein schwarzes Teil
