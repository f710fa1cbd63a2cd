# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

equal = Niemand was sneller. Alles gaat ongezien terug in de zak, en dezelfde spelers proberen het opnieuw.
equal-three = De volgorde is niet vast te stellen. Alles gaat terug in de zak, en dezelfde drie proberen het opnieuw.
equal-quartet = Niemand was sneller. Beide stukken gaan terug in de zak, en dezelfde twee proberen het opnieuw.
foul = { $offender } speelde oneerlijk. Alles gaat terug in de zak, en de greep wordt overgedaan.
foul-loses = { $offender } speelde oneerlijk en verliest. Alles wat getrokken is, gaat terug in de zak.
nobody = Niemand trok op tijd iets. Handen eruit, en opnieuw.
nobody-deciding = Niemand trok op tijd iets. Er komt een beslissend stuk in het midden, en dezelfde spelers proberen het opnieuw.
passed-over = Deze greep is vaak genoeg overgedaan. Niemand wint hem, en de volgende spelers zijn aan de beurt.
several-coloured = { $quicker } trok meer dan één stuk en verliest. { $winner } krijgt { $gain }; wat zwart is, gaat terug.
several-black = { $quicker } trok meer dan één stuk, geen enkel gekleurd, en verliest.
both-wrong = Beiden riepen de kameel en geen van beiden heeft hem. Alles gaat terug in de zak, en ze proberen het opnieuw.
wrong-call-coloured = { $quicker } riep de kameel, maar trok { $pull }. { $winner } wint en krijgt het stuk.
wrong-call-black = { $quicker } riep de kameel, maar trok een zwart stuk. { $winner } wint.
slower-wrong-call-coloured = { $loser } was langzamer, maar riep ten onrechte de kameel. { $winner } wint en krijgt { $gain }.
slower-wrong-call-black = { $loser } was langzamer, maar riep ten onrechte de kameel. { $winner } wint.
camel-called = { $quicker } trok de kameel, riep hem op tijd en wint.
camel-silent = { $quicker } trok de kameel, maar riep hem niet op tijd. { $winner } wint.
black-pulled = { $quicker } trok een zwart stuk. { $winner } wint.
own-shape = { $quicker } trok { $pull } en heeft die vorm al: { $quicker } wint en houdt het stuk.
opponents-shape = { $quicker } trok { $pull }. { $loser } heeft die vorm en { $quicker } niet: { $quicker } wint, houdt het stuk en krijgt er een van die vorm van { $loser } bij.
nobodys-shape = { $quicker } trok { $pull }, maar geen van beiden heeft die vorm. { $winner } wint en krijgt het stuk.
deciding-matched = { $quicker } trok { $pull }, de beslissende vorm, en wint { $gain }.
deciding-camel = { $quicker } trok de kameel, riep hem op tijd en wint het duel.
deciding-missed = { $quicker } bracht niet de beslissende vorm naar boven. { $winner } wint en krijgt het beslissende stuk.
tower-several = { $quicker } trok meer dan één stuk en verliest: alles wat getrokken is, gaat terug, en wat het de toren kost ook. { $winner } wint het duel.
tower-keep = { $quicker } had als eerste { $pull }, heeft die vorm nog niet en bouwt ermee.
tower-give = { $quicker } had als eerste { $pull }, maar heeft die vorm al en moet het stuk weggeven.
tower-black = { $quicker } had als eerste een zwart stuk en houdt het.
tower-camel = { $quicker } had als eerste de kameel en mag één zwart stuk verplaatsen.
tower-camel-idle = { $quicker } had als eerste de kameel en wint het duel, maar er is geen zwart stuk om te verplaatsen.
tower-camel-silent = { $quicker } had als eerste de kameel en wint het duel, maar riep hem niet: er verhuist geen zwart stuk.
first-by-shape = { $quicker } was het snelst met { $pull }, een vorm bij de zak: { $quicker } wint het stuk en van elke tegenstander die er een heeft, een van die vorm.
first-by-camel = { $quicker } was het snelst, trok de kameel, riep hem en wint.
second-by-shape = De snelste bracht niets bruikbaars naar boven. { $quicker } was tweede met { $pull }, een vorm bij de zak: { $quicker } wint het stuk en van elke tegenstander die er een heeft, een van die vorm.
second-by-camel = De snelste bracht niets bruikbaars naar boven. { $quicker } was tweede, trok de kameel, riep hem en wint.
third-wins = De twee snelsten brachten niets bruikbaars naar boven. { $winner }, de langzaamste, wint wat daarvan gekleurd is.
three-deciding-matched = { $quicker } was het snelst met { $pull }, de beslissende vorm, en wint { $gain }.
three-deciding-camel = { $quicker } was het snelst, trok de kameel, riep hem en wint.
three-deciding-second = De snelste bracht niet de beslissende vorm naar boven. { $winner }, de tweede, krijgt het beslissende stuk; de langzaamste krijgt wat de snelste trok, als het gekleurd is.
three-deciding-second-alone = De snelste bracht niet de beslissende vorm naar boven. { $winner }, de tweede, deed het beter en krijgt het beslissende stuk.
three-deciding-third = Geen van de twee snelsten bracht de beslissende vorm naar boven. De tweede krijgt het beslissende stuk, en { $winner }, de langzaamste, wint wat daarvan gekleurd is.
quicker-keeps = { $quicker } was sneller met { $pull }, heeft die vorm al en houdt het stuk.
slower-may-keep = { $loser } moet het stuk terugleggen. { $winner } was langzamer, maar heeft de vorm en mag het stuk houden.
nobody-keeps = Geen van beiden heeft de vorm van wat getrokken is. Beide stukken gaan terug in de zak.

## What is due after a ruling

due-take = { $seat } kiest een stuk van { $from }.
due-hand-over = { $seat } kiest een eigen stuk en staat het af.
due-console = Er valt niets te nemen; { $seat } mag één troostgreep doen.
due-give = { $seat } zegt wie het krijgt.
due-build = { $seat } bouwt met { $piece }.
due-keep = { $seat } houdt het of legt het terug.

## Before the first reach

remind-jewellery = Ringen, armbanden en horloges af, allemaal.
remind-gently = Rustig aan: niet grissen, niet vasthouden, niemand expres hinderen.
remind-touch = Alleen vingers kijken in de zak.
remind-any-hand = Eén hand houdt de zak bij de zoom vast, de andere gaat erin.
remind-left-hand = De linkerhand houdt de zak bij de zoom vast, de rechter gaat erin.
remind-right-hand = De rechterhand houdt de zak bij de zoom vast, de linker gaat erin.
remind-once = Wie iets heeft gepakt, grijpt niet nog eens in de zak.
remind-piece-down = Vooraan ligt wie het eerst een stuk op tafel heeft.
remind-hand-down = Vooraan ligt wie het eerst de gesloten hand op tafel heeft.
remind-beside = Duelleer naast de tafel: die is nodig voor de torens.
remind-out = Vooraan ligt wie het eerst een stuk uit de zak heeft.
remind-head = Vooraan ligt wie het eerst een stuk uit de zak en op het hoofd heeft.
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
the-narrow-roof = het { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} spitse dak
the-wide-roof = het { $colour ->
    [blue] blauwe
    [yellow] gele
    [white] witte
   *[brown] bruine
} platte dak
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
the-black = het zwarte stuk { $number }
the-camel = de kameel
the-nothing = niets
list-last = { $before } en { $last }
