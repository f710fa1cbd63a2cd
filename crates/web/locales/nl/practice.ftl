# Oefenen: een vorm voelen en benoemen.

practice = Voel een vorm
practice-what = Eén stuk in het donker, en jij zegt wat het is. Werkt offline
practice-lead = Er ligt een houten stuk in je hand, in het donker. Glijd langs de rand en zeg dan wat het is.
practice-thumb = Draai rondjes met je duim om de rand te voelen. Tik om in het midden te prikken.
practice-mouse = Draai rondjes met de muis om de rand te voelen. Klik om in het midden te prikken. Pijltjes en D doen hetzelfde.
crowd-how = Tast rond; houd ingedrukt om je hand ergens omheen te sluiten.
daily = De zak van vandaag
daily-what = Tien stukken, voor iedereen dezelfde, met zwarte ertussen
daily-done = Klaar voor vandaag. Om middernacht (Greenwichtijd) komt er een nieuwe zak.
one-in-hand = In je hand
one-in-hand-what = Het ene stuk na het andere, zo lang je wilt
in-crowd = Tussen de andere
in-crowd-what = Zoek een stuk in de volle zak, pak het en zeg wat het is
with-decoys = Ook zwarte stukken
with-decoys-what = Vormen waar één ding niet aan klopt, om je te misleiden.
what-is-it = Wat is het?
next-piece = Volgend stuk
see-result = Bekijk hoe het ging
enough = Genoeg
your-record = Je vingers tot nu toe
not-felt-yet = nog niet gevoeld
dealing = Een greep in de zak…
bag-broken = De zak ging niet open. Hij moet één keer met verbinding worden geladen; daarna werkt hij zonder.
share-result = Uitslag delen
again = Nog eens
answer-black = zwart stuk
answer-camel = kameel
an-answer-black = een zwart stuk
an-answer-camel = de kameel
verdict-right = Goed: { $truth }.
verdict-wrong = Het was { $truth }. Jij zei: { $said }.
lit-picture = { $form } met de weg van je vinger
piece-of = Stuk { $number } van { $all }
streak = { $days ->
        [one] 1 dag op rij
       *[other] { $days } dagen op rij
    }
daily-share = Voel een vorm, { $day }: { $score }
daily-score = { $right } van { $all } in { $time }
