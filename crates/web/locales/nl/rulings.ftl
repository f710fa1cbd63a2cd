# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

# `$winner-is` and its like: `you` if it is the one who reads.

equal = Niemand was het snelst. Alles gaat ongezien terug in de zak, en dezelfde spelers proberen het opnieuw.
equal-three = De volgorde is niet vast te stellen. Alles gaat terug in de zak, en dezelfde drie proberen het opnieuw.
equal-quartet = Niemand was het snelst. Beide stukken gaan terug in de zak, en dezelfde twee proberen het opnieuw.
foul = { $offender-is ->
        [you] Je speelde oneerlijk.
       *[other] { $offender } speelde oneerlijk.
    } Alles gaat terug in de zak, en de ronde wordt overgedaan.
foul-loses = { $offender-is ->
        [you] Je speelde oneerlijk en verliest.
       *[other] { $offender } speelde oneerlijk en verliest.
    } Alles wat getrokken is, gaat terug in de zak.
nobody = Niemand trok op tijd iets. Handen eruit, en opnieuw.
nobody-deciding = Niemand trok op tijd iets. Er komt een beslissend stuk in het midden, en dezelfde spelers proberen het opnieuw.
passed-over = Deze ronde is vaak genoeg overgedaan. Niemand wint, en de volgende spelers zijn aan de beurt.
several-coloured = { $quicker-is ->
        [you] Je trok meer dan één stuk en verliest.
       *[other] { $quicker } trok meer dan één stuk en verliest.
    } { $winner-is ->
        [you] Jij krijgt { $gain }; wat zwart is, gaat terug.
       *[other] { $winner } krijgt { $gain }; wat zwart is, gaat terug.
    }
several-black = { $quicker-is ->
        [you] Je trok meer dan één stuk, geen enkel gekleurd, en verliest.
       *[other] { $quicker } trok meer dan één stuk, geen enkel gekleurd, en verliest.
    }
both-wrong = Beiden riepen kameel en geen van beiden heeft hem. Alles gaat terug in de zak, en ze proberen het opnieuw.
wrong-call-coloured = { $quicker-is ->
        [you] Je riep kameel, maar trok { $pull }.
       *[other] { $quicker } riep kameel, maar trok { $pull }.
    } { $winner-is ->
        [you] Jij wint en krijgt het stuk.
       *[other] { $winner } wint en krijgt het stuk.
    }
wrong-call-black = { $quicker-is ->
        [you] Je riep kameel, maar trok een zwart stuk.
       *[other] { $quicker } riep kameel, maar trok een zwart stuk.
    } { $winner-is ->
        [you] Jij wint.
       *[other] { $winner } wint.
    }
slower-wrong-call-coloured = { $loser-is ->
        [you] Je was langzamer en riep ten onrechte kameel.
       *[other] { $loser } was langzamer en riep ten onrechte kameel.
    } { $winner-is ->
        [you] Jij wint en krijgt { $gain }.
       *[other] { $winner } wint en krijgt { $gain }.
    }
slower-wrong-call-black = { $loser-is ->
        [you] Je was langzamer en riep ten onrechte kameel.
       *[other] { $loser } was langzamer en riep ten onrechte kameel.
    } { $winner-is ->
        [you] Jij wint.
       *[other] { $winner } wint.
    }
camel-called = { $quicker-is ->
        [you] Je trok de kameel, riep op tijd en wint.
       *[other] { $quicker } trok de kameel, riep op tijd en wint.
    }
camel-silent = { $quicker-is ->
        [you] Je trok de kameel, maar riep niet op tijd.
       *[other] { $quicker } trok de kameel, maar riep niet op tijd.
    } { $winner-is ->
        [you] Jij wint.
       *[other] { $winner } wint.
    }
black-pulled = { $quicker-is ->
        [you] Je trok een zwart stuk.
       *[other] { $quicker } trok een zwart stuk.
    } { $winner-is ->
        [you] Jij wint.
       *[other] { $winner } wint.
    }
own-shape = { $quicker-is ->
        [you] Je trok { $pull } en hebt die vorm al: je wint en houdt het stuk.
       *[other] { $quicker } trok { $pull } en heeft die vorm al: { $quicker } wint en houdt het stuk.
    }
opponents-shape = { $quicker-is ->
        [you] Je trok { $pull }. { $loser } heeft die vorm en jij niet: je wint, houdt het stuk en krijgt er een van die vorm van { $loser } bij.
       *[other] { $loser-is ->
            [you] { $quicker } trok { $pull }. Jij hebt die vorm en { $quicker } niet: { $quicker } wint, houdt het stuk en krijgt er een van die vorm van jou bij.
           *[other] { $quicker } trok { $pull }. { $loser } heeft die vorm en { $quicker } niet: { $quicker } wint, houdt het stuk en krijgt er een van die vorm van { $loser } bij.
        }
    }
nobodys-shape = { $quicker-is ->
        [you] Je trok { $pull }, maar jullie hebben die vorm geen van beiden.
       *[other] { $quicker } trok { $pull }, maar geen van beiden heeft die vorm.
    } { $winner-is ->
        [you] Jij wint en krijgt het stuk.
       *[other] { $winner } wint en krijgt het stuk.
    }
deciding-matched = { $quicker-is ->
        [you] Je trok { $pull }, de beslissende vorm, en wint { $gain }.
       *[other] { $quicker } trok { $pull }, de beslissende vorm, en wint { $gain }.
    }
deciding-camel = { $quicker-is ->
        [you] Je trok de kameel, riep op tijd en wint het duel.
       *[other] { $quicker } trok de kameel, riep op tijd en wint het duel.
    }
deciding-missed = { $quicker-is ->
        [you] Je trok de beslissende vorm niet.
       *[other] { $quicker } trok de beslissende vorm niet.
    } { $winner-is ->
        [you] Jij wint en krijgt het beslissende stuk.
       *[other] { $winner } wint en krijgt het beslissende stuk.
    }
tower-several = { $quicker-is ->
        [you] Je trok meer dan één stuk en verliest: alles wat je trok, gaat terug in de zak, en wat je daardoor van je toren verliest ook.
       *[other] { $quicker } trok meer dan één stuk en verliest: alles wat getrokken is, gaat terug in de zak, en wat de toren daardoor verliest ook.
    } { $winner-is ->
        [you] Jij wint het duel.
       *[other] { $winner } wint het duel.
    }
tower-keep = { $quicker-is ->
        [you] Je had als eerste { $pull }, hebt die vorm nog niet en bouwt ermee.
       *[other] { $quicker } had als eerste { $pull }, heeft die vorm nog niet en bouwt ermee.
    }
tower-give = { $quicker-is ->
        [you] Je had als eerste { $pull }, maar hebt die vorm al en moet het stuk weggeven.
       *[other] { $quicker } had als eerste { $pull }, maar heeft die vorm al en moet het stuk weggeven.
    }
tower-black = { $quicker-is ->
        [you] Je had als eerste een zwart stuk en houdt het.
       *[other] { $quicker } had als eerste een zwart stuk en houdt het.
    }
tower-camel = { $quicker-is ->
        [you] Je had als eerste de kameel en mag één zwart stuk verplaatsen.
       *[other] { $quicker } had als eerste de kameel en mag één zwart stuk verplaatsen.
    }
tower-camel-idle = { $quicker-is ->
        [you] Je had als eerste de kameel en wint het duel, maar er is geen zwart stuk om te verplaatsen.
       *[other] { $quicker } had als eerste de kameel en wint het duel, maar er is geen zwart stuk om te verplaatsen.
    }
tower-camel-silent = { $quicker-is ->
        [you] Je had als eerste de kameel en wint het duel, maar riep niet: er verhuist geen zwart stuk.
       *[other] { $quicker } had als eerste de kameel en wint het duel, maar riep niet: er verhuist geen zwart stuk.
    }
several-in-vain = { $seat-is ->
        [you] Je trok meer dan één stuk, { $pull }: dat telt niet.
       *[other] { $seat } trok meer dan één stuk, { $pull }: dat telt niet.
    }
first-by-shape = { $quicker-is ->
        [you] Je was het snelst met { $pull }, een vorm die telt: je wint het stuk, plus een van die vorm van elke tegenstander die er een heeft.
       *[other] { $quicker } was het snelst met { $pull }, een vorm die telt: { $quicker } wint het stuk, plus een van die vorm van elke tegenstander die er een heeft.
    }
first-by-camel = { $quicker-is ->
        [you] Je was het snelst, trok de kameel, riep op tijd en wint.
       *[other] { $quicker } was het snelst, trok de kameel, riep op tijd en wint.
    }
second-by-shape = De snelste had niets dat telt. { $quicker-is ->
        [you] Jij was tweede met { $pull }, een vorm die telt: je wint het stuk, plus een van die vorm van elke tegenstander die er een heeft.
       *[other] { $quicker } was tweede met { $pull }, een vorm die telt: { $quicker } wint het stuk, plus een van die vorm van elke tegenstander die er een heeft.
    }
second-by-camel = De snelste had niets dat telt. { $quicker-is ->
        [you] Jij was tweede, trok de kameel, riep op tijd en wint.
       *[other] { $quicker } was tweede, trok de kameel, riep op tijd en wint.
    }
third-wins = De twee snelsten hadden niets dat telt. { $winner-is ->
        [you] Jij was de langzaamste en wint hun gekleurde stukken.
       *[other] { $winner }, de langzaamste, wint hun gekleurde stukken.
    }
three-deciding-matched = { $quicker-is ->
        [you] Je was het snelst met { $pull }, de beslissende vorm, en wint { $gain }.
       *[other] { $quicker } was het snelst met { $pull }, de beslissende vorm, en wint { $gain }.
    }
three-deciding-camel = { $quicker-is ->
        [you] Je was het snelst, trok de kameel, riep op tijd en wint.
       *[other] { $quicker } was het snelst, trok de kameel, riep op tijd en wint.
    }
three-deciding-second = De snelste trok de beslissende vorm niet. { $winner-is ->
        [you] Jij was tweede en krijgt het beslissende stuk; de langzaamste krijgt wat de snelste trok, als het gekleurd is.
       *[other] { $winner }, de tweede, krijgt het beslissende stuk; de langzaamste krijgt wat de snelste trok, als het gekleurd is.
    }
three-deciding-second-alone = De snelste trok de beslissende vorm niet. { $winner-is ->
        [you] Jij was tweede, deed het beter en krijgt het beslissende stuk.
       *[other] { $winner }, de tweede, deed het beter en krijgt het beslissende stuk.
    }
three-deciding-third = Geen van de twee snelsten trok de beslissende vorm. { $winner-is ->
        [you] De tweede krijgt het beslissende stuk. Jij was de langzaamste en wint hun gekleurde stukken.
       *[other] De tweede krijgt het beslissende stuk, en { $winner }, de langzaamste, wint hun gekleurde stukken.
    }
quicker-keeps = { $quicker-is ->
        [you] Je was sneller met { $pull }, hebt die vorm al en houdt het stuk.
       *[other] { $quicker } was sneller met { $pull }, heeft die vorm al en houdt het stuk.
    }
slower-may-keep = { $loser-is ->
        [you] Je moet je stuk terugleggen.
       *[other] { $loser } moet het eerste stuk terugleggen.
    } { $winner-is ->
        [you] Jij was langzamer, maar hebt de vorm van jouw stuk en mag het houden.
       *[other] { $winner } was langzamer, maar heeft de vorm van het tweede stuk en mag dat houden.
    }
nobody-keeps = Geen van beiden had de getrokken vorm al. Alles gaat terug in de zak.

## What is due after a ruling

due-take = { $seat-is ->
        [you] Je kiest een stuk van { $from }.
       *[other] { $from-is ->
            [you] { $seat } kiest een van jouw stukken.
           *[other] { $seat } kiest een stuk van { $from }.
        }
    }
due-hand-over = { $seat-is ->
        [you] Je kiest een eigen stuk en staat het af.
       *[other] { $seat } kiest een eigen stuk en staat het af.
    }
due-console = { $seat-is ->
        [you] Er valt niets te nemen; je mag één troostgreep doen.
       *[other] Er valt niets te nemen; { $seat } mag één troostgreep doen.
    }
due-give = { $seat-is ->
        [you] Jij zegt wie het krijgt.
       *[other] { $seat } zegt wie het krijgt.
    }
due-build = { $seat-is ->
        [you] Je bouwt met { $piece }.
       *[other] { $seat } bouwt met { $piece }.
    }
due-keep = { $seat-is ->
        [you] Je houdt het of legt het terug.
       *[other] { $seat } houdt het of legt het terug.
    }

## Before the first reach

remind-jewellery = Ringen, armbanden en horloges af, allemaal.
remind-gently = Rustig aan: niet graaien, niet vasthouden, niemand expres hinderen.
remind-touch = Alleen vingers kijken in de zak.
remind-any-hand = Eén hand houdt de zak bij de zoom vast, de andere gaat erin.
remind-left-hand = De linkerhand houdt de zak bij de zoom vast, de rechter gaat erin.
remind-right-hand = De rechterhand houdt de zak bij de zoom vast, de linker gaat erin.
remind-once = Wie iets heeft getrokken, grijpt niet nog eens in de zak.
remind-piece-down = Het snelst is wie het eerst een stuk op tafel heeft.
remind-hand-down = Het snelst is wie het eerst de gesloten hand op tafel heeft.
remind-beside = Duelleer naast de tafel: op tafel komen de torens.
remind-out = Het snelst is wie het eerst een stuk uit de zak heeft.
remind-head = Het snelst is wie het eerst een stuk uit de zak en op het hoofd heeft.
remind-push = Wat gebouwd is, wordt alleen met het nieuwe stuk verschoven.
remind-wait = Wie het eerst is, wacht tot de ander ook een stuk heeft.

## Pieces, as the object of a sentence

the-ball = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} bol
the-egg = het { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} ei
the-cube = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} kubus
the-disc = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} schijf
the-narrow-roof = het smalle { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} dak
the-wide-roof = het brede { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} dak
the-cylinder = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} cilinder
the-bridge = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} brug
the-dome = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} koepel
the-cross = het { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} kruis
the-step = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} trede
the-brick = de { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} baksteen
the-black = zwart stuk { $number }
the-camel = de kameel
the-nothing = niets
list-last = { $before } en { $last }
