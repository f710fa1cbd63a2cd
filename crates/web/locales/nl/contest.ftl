# Rond een greep in de zak.

wanted-match = Wint nu
wanted-deciding = De vorm van het beslissende stuk wint
wanted-console = Vormen die niemand heeft
wanted-own = Jouw vormen
wanted-keep = Elk los stuk wint; je houdt
wanted-give = geef je weg
wanted-black = zwarte
wanted-call-it = roepen!
wanted-whose = { $form ->
        [you] van jou
        [both] ook van jou: { $names }
       *[others] { $names }
    }
are-out = { $form ->
        [you] Jouw hand is eruit.
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
            [yes] Je troostgreep: { $pieces }. Die mag je houden.
           *[no] De troostgreep van { $name }: { $pieces }. Die blijft.
        }
       *[back] { $you ->
            [yes] Je troostgreep: { $pieces }. Die gaat terug.
           *[no] De troostgreep van { $name }: { $pieces }. Die gaat terug.
        }
    }
ruling-read = Verder
call-heard = gehoord
call-explained = Heb je de kameel in je hand, roep hem dan voor hij op tafel ligt.
bots-alone = Bots onder elkaar, drie keer zo snel
skip-it = Overslaan
others-watch = { $want } van { $of } willen overslaan
bet-who = Wie wint? Gok:
bets-right = { $right } van { $of } goed
bets-word = Wie kijkt mag gokken wie er wint
trail-word = Licht op aangeraakt hout
trail-usual = zoals bij het gezelschap past
trail-short = een halve seconde
trail-long = twee seconden
trail-held = tot je loslaat
coach-again = De tips voor de hand weer tonen
coach-comes = Ze komen terug in je volgende drie beurten.
coach-enter = Sleep de zak in, of druk op een pijltoets.
coach-close = Druk op Pakken om iets te grijpen.
coach-trace = Ga eromheen. Een van de vormen hierboven? Trek! Zo niet, laat los.
coach-shake-off = Met twee stukken verlies je. Schud er een af voor je trekt.
podium-several = { $count } stukken tegelijk: ze tellen niet
podium-back = terug in de zak
podium-to = { $you ->
        [yes] voor jou
       *[no] voor { $name }
    }
