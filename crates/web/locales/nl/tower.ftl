# Torens: bouwen, hoe ze staan, punten.

build = Bouw een toren
build-what = Elk stuk mag, zo hoog als je komt. Werkt offline
build-thumb = Sleep om het stuk te bewegen, draai het met een tweede vinger en laat dan los.
build-mouse = Sleep of gebruik de pijltjes. Het wiel of Q en E: draaien. Shift: voorzichtig bewegen. Enter: loslaten.
# At a table, above the first pieces that somebody builds.
coach-build = { $means ->
        [thumb] Sleep waar je wilt, het stuk volgt. Een tweede vinger draait het.
        [mouse] Sleep het stuk met de muis; het wiel draait het. Laat dan los.
       *[keys] De pijltjes bewegen het stuk, Q en E draaien het, Enter laat los.
    }
build-pick = Kies een stuk. Alleen het eerste mag de tafel raken.
pieces-to-pick = Stukken
any-piece = Willekeurig
from-table = Tafel leegmaken
your-piece = Jouw stuk
turn-left = Linksom
turn-right = Rechtsom
let-go-piece = Loslaten
hold-breath = Houd je adem in…
tower-broken = Het hout kon niet worden geladen. Dat moet één keer met verbinding; daarna werkt het zonder.
new-best = Je hoogste tot nu toe.
that-collapse = Deze instorting
see-it-fall = Nog eens zien
no-film = Bij deze link hoort geen toren. Misschien is de link onderweg ingekort.
slowly = Langzaam
as-it-was = Zoals het was
share-collapse = Link kopiëren
tower = Toren
black-pieces = Zwarte stukken
camel-rests = De zwarte stukken laten liggen
your-piece-held = Jouw stuk: { $wooden }. Zet het op je toren.
see-collapse = { $you ->
        [yes] Nog eens zien wat er van je toren viel
       *[no] Nog eens zien wat er viel ({ $who })
    }
built-stands = { $you ->
        [yes] Je bouwt met { $piece }, en het staat: nu { $stands }.
       *[no] { $who } bouwt met { $piece }, en het staat: nu { $stands }.
    }
built-fell = { $you ->
        [yes] Je bouwt met { $piece }, en { $fell ->
            [one] één stuk valt
           *[other] { $fell } stukken vallen
        }. Er blijft over: { $stands }.
       *[no] { $who } bouwt met { $piece }, en { $fell ->
            [one] één stuk valt
           *[other] { $fell } stukken vallen
        }. Er blijft over: { $stands }.
    }
give-to = Aan { $name } (toren: { $pieces })
camel-takes = Neem van { $from } (zwart: { $count })
camel-gives = Geef aan { $to } (zwart: { $count })
tower-points = { $count ->
        [one] 1 voor één stuk in de toren
       *[other] { $count } voor { $count } stukken in de toren
    }
tower-points-black = { $sum } voor { $black ->
        [one] één zwart stuk
       *[other] { $black } zwarte stukken
    }, { $why ->
        [most] de meeste van allemaal
        [shared] de meeste, gedeeld
        [second] de op één na meeste
        [nothing] dat kost hier niets
       *[lost] niet de meeste en niet de op één na meeste: voor elk één punt eraf
    }
tower-heard-knock = Hout op hout
tower-heard-tumble = Daar gaat hij!
pieces = { $count ->
        [0] geen stuk
        [one] één stuk
       *[other] { $count } stukken
    }
tower-shown = Een toren van { $pieces ->
        [one] één stuk
       *[other] { $pieces } stukken
    }, { $cubes } kubussen hoog, { $leans ->
        [straight] die rechtop staat
        [little-left] die een beetje naar links helt
        [little-right] die een beetje naar rechts helt
        [far-left] die ver naar links helt
       *[far-right] die ver naar rechts helt
    }.
tower-above = { $held }, { $near ->
        [touching] raakt
        [close] vlak boven
       *[far] boven
    }: { $below }{ $beside ->
        [left] , links van het midden
        [right] , rechts van het midden
       *[no] { "" }
    }{ $turned ->
        [left] , { $degrees } graden naar links gedraaid
        [right] , { $degrees } graden naar rechts gedraaid
       *[no] { "" }
    }.
tower-placed = Het staat.
tower-fell = { $fell ->
        [one] Er viel één stuk.
       *[other] Er vielen { $fell } stukken.
    }
tower-points-no-black = 0: geen zwart stuk
cubes-high = { $cubes } kubussen hoog
tower-shown-empty = Een lege tafel.
the-table = tafel
tower-best = record { $cubes }
