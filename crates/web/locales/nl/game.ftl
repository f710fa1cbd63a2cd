# Rond een partij Gimel.

empty-square = leeg
goal-square = doel
board = Gimelbord. Pijltjes bewegen, Enter pakt op en zet neer, B, C en F kiezen uit de hand.
type-a-move = Typ een zet
move-example = F@h5, h5-k8
play-typed = Spelen
show-attacks = Aanvallen
turn-board = Draaien
whole-board = Hele bord
take-it-back = Toch niet
take-back = Terugnemen
in-hand = in de hand
taken = geslagen
taken-kinds = geslagen: { $beetle ->
        [one] { $beetle } kever
       *[other] { $beetle } kevers
    }, { $cat ->
        [one] { $cat } kat
       *[other] { $cat } katten
    }, { $falcon ->
        [one] { $falcon } valk
       *[other] { $falcon } valken
    }
hand-of = { $side ->
        [white] Stukken in de hand van Wit
       *[black] Stukken in de hand van Zwart
    }
kind-in-hand = { $kind }, { $count } in de hand
placed = { $side ->
        [white] Wit
       *[black] Zwart
    } plaatst een { $kind ->
        [beetle] kever
        [cat] kat
       *[falcon] valk
    } op { $to }.
moved = { $side ->
        [white] De witte
       *[black] De zwarte
    } { $kind ->
        [beetle] kever
        [cat] kat
       *[falcon] valk
    } gaat van { $from } naar { $to }.
captured = { $side ->
        [white] De witte
       *[black] De zwarte
    } { $kind ->
        [beetle] kever
        [cat] kat
       *[falcon] valk
    } slaat een { $prey ->
        [beetle] kever
        [cat] kat
       *[falcon] valk
    } op { $to }. { $side ->
        [white] Wit
       *[black] Zwart
    } heeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
points-of = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
attacked-by = { $count } keer aangevallen door { $side ->
        [white] Wit
       *[black] Zwart
    }
entry-turn-timeout = beurt verspeeld: tijd om
entry-time-up = de tijd is om
entry-claim = { $side ->
        [white] Wit claimt remise
       *[black] Zwart claimt remise
    }
entry-resign = { $side ->
        [white] Wit geeft op
       *[black] Zwart geeft op
    }
entry-agree = remise afgesproken
progress-target = { $side ->
        [white] Wit
       *[black] Zwart
    }: { $points } van { $target } punten
progress = { $side ->
        [white] Wit
       *[black] Zwart
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
play-it = Speel { $turn }
points-explained = Geslagen stukken tellen: kever 1, kat 3, valk 6.
points-explained-target = Geslagen stukken tellen: kever 1, kat 3, valk 6. { $more ->
    [0] Dat is genoeg om te winnen.
    [one] Nog 1 punt en de partij is gewonnen.
   *[other] Nog { $more } punten en de partij is gewonnen.
}
remark-place = Pak een stuk uit je hand om het hier te zetten, of een van je stukken op het bord om het te verplaatsen.
remark-step = Pak een van je stukken om het te verplaatsen.
remark-theirs = Dat stuk is niet van jou. Pak om het te slaan eerst een van jouw stukken dat erbij kan.
not-your-turn = Je bent niet aan zet.
no-such-move = ‘{ $typed }’ is geen zet. Schrijf F@h5 om te plaatsen, h5-k8 om te zetten of h5xk8 om te slaan.
to-move = { $name } is aan zet
result-winner = { $winner } wint.
result-none = Remise.
reason-target = { $winner } heeft de afgesproken punten.
reason-draw-rule = Beiden hebben genoeg geslagen en niemand staat ver genoeg voor: de remiseregel beëindigt de partij.
reason-time = De afgesproken tijd is om; de punten beslissen.
reason-turn-count = Het afgesproken aantal beurten is gespeeld; de punten beslissen.
reason-repetition = Dezelfde stelling kwam voor de derde keer voor.
reason-no-progress = Er is te lang niets geslagen of geplaatst; de punten beslissen.
reason-all-captured = Eén kant heeft geen stukken meer; de punten beslissen.
reason-resigned = { $loser } gaf op.
reason-agreement = Beide kanten waren het erover eens.
reason-claim = De remiseregel is geclaimd, en terecht.
reason-turn-timeout = { $loser } deed te lang over een beurt.
reason-stuck = Geen van beide kanten kon iets doen; de punten beslissen.
piece-white-beetle = witte kever
piece-white-cat = witte kat
piece-white-falcon = witte valk
piece-black-beetle = zwarte kever
piece-black-cat = zwarte kat
piece-black-falcon = zwarte valk
kind-beetle = kever
kind-cat = kat
kind-falcon = valk
side-white = Wit
side-black = Zwart
