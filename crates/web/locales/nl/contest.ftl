# Rond een greep in de zak.

wanted-match = Wint nu
wanted-deciding = De vorm van het beslissende stuk wint
wanted-console = Vormen die niemand heeft
wanted-own = Jouw vormen
wanted-keep = Eén stuk en je wint; dit houd je
wanted-give = dit geef je weg
wanted-black = zwart
wanted-call-it = roepen!
wanted-whose = { $form ->
        [you] van jou
        [both] ook van jou: { $names }
       *[others] { $names }
    }
are-out = { $form ->
        [you] Je hand is eruit.
        [both] { $names } zijn eruit.
       *[others] { $count ->
            [one] { $names } is eruit.
           *[other] { $names } zijn eruit.
        }
    }
contest-won = { $you ->
        [yes] Jij wint!
       *[no] { $name } wint
    }
contest-won-nobody = Niemand wint
consoled = { $end ->
        [nothing] { $you ->
            [yes] Je troostgreep leverde niets op.
           *[no] De troostgreep van { $name } leverde niets op.
        }
        [kept] { $you ->
            [yes] Je troostgreep: { $pieces }. Je mag het stuk houden.
           *[no] De troostgreep van { $name }: { $pieces }. { $name } houdt het stuk.
        }
       *[back] { $you ->
            [yes] Je troostgreep: { $pieces }. Terug in de zak ermee.
           *[no] De troostgreep van { $name }: { $pieces }. Terug in de zak ermee.
        }
    }
ruling-read = Verder
call-heard = { $hand ->
        [empty] gehoord. Haal hem er nu uit!
       *[full] gehoord
    }
call-explained = Heb je de kameel in je hand? Roep voordat hij op tafel ligt.
call-now = Is het de kameel? Roep nu!
bots-alone = Alleen bots bij de zak: drie keer zo snel
skip-it = Tot ik aan de beurt ben
skip-always = Altijd overslaan
skips-always = Rondes van alleen bots worden overgeslagen
skips-not = Weer kijken
others-watch = Voor overslaan: { $want } van { $of }
bet-who = Wie wint? Gok:
bets-right = { $right } van { $of } goed
bets-word = Wie toekijkt, mag gokken wie er wint
trail-word = Licht op aangeraakt hout
trail-usual = passend bij het gezelschap
trail-short = een halve seconde
trail-long = twee seconden
trail-held = tot je loslaat
coach-again = Tips voor de hand weer tonen
coach-comes = Ze komen terug in je volgende drie rondes.
coach-enter = { $means ->
        [thumb] Sleep je duim de zak in.
        [mouse] Beweeg de zak in.
       *[keys] Druk op een pijltoets: je hand gaat de zak in.
    }
coach-close = { $means ->
        [thumb] Druk op Pakken of houd je duim stil om iets vast te pakken.
        [mouse] Klik om iets vast te pakken.
       *[keys] Druk op de spatiebalk om iets vast te pakken.
    }
coach-trace = Voel eromheen. Een van de vormen hierboven? Trek! Zo niet, laat los.
coach-dip = Twijfel je? Met Prikken voel je of er een gat in het midden zit.
coach-shake-off = Met twee stukken verlies je. Schud er een af voor je trekt.
podium-several = { $count } stukken tegelijk: ze tellen niet
podium-back = terug in de zak
podium-to = { $you ->
        [yes] voor jou
       *[no] voor { $name }
    }
