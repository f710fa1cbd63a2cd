# Autour d’une manche.

wanted-match = Gagne maintenant
wanted-deciding = La forme décisive gagne
wanted-console = Des formes que personne n’a
wanted-own = Vos formes
wanted-keep = Toute pièce seule gagne ; vous gardez
wanted-give = vous donnez
wanted-black = noires
wanted-call-it = à annoncer !
wanted-whose = { $form ->
        [you] à vous
        [both] à vous aussi : { $names }
       *[others] { $names }
    }
are-out = { $form ->
        [you] Votre main est sortie.
        [both] { $names } : mains sorties.
       *[others] { $count ->
            [one] { $names } a sorti sa main.
           *[other] { $names } ont sorti leur main.
        }
    }
contest-won = { $you ->
        [yes] Vous gagnez !
       *[no] { $name } gagne
    }
contest-won-nobody = Personne ne gagne
consoled = { $end ->
        [nothing] { $you ->
            [yes] Votre tirage de consolation n’a rien donné.
           *[no] Le tirage de consolation de { $name } n’a rien donné.
        }
        [kept] { $you ->
            [yes] Votre tirage de consolation : { $pieces }. Vous gardez la pièce.
           *[no] Tirage de consolation de { $name } : { $pieces }. Pièce gardée.
        }
       *[back] { $you ->
            [yes] Votre tirage de consolation : { $pieces }. Retour dans le sac.
           *[no] Tirage de consolation de { $name } : { $pieces }. Retour dans le sac.
        }
    }
ruling-read = Continuer
call-heard = entendu
call-explained = Si vous tenez le chameau, annoncez-le avant qu’il touche la table.
bots-alone = Les robots entre eux, trois fois plus vite
skip-it = Passer
others-watch = { $want } sur { $of } veulent passer
bet-who = Qui gagne ? Pariez :
bets-right = { $right } sur { $of } justes
bets-word = Ceux qui regardent peuvent parier sur le gagnant
trail-word = Lueur sur le bois touché
trail-usual = selon la compagnie
trail-short = une demi-seconde
trail-long = deux secondes
trail-held = jusqu’au lâcher
coach-again = Montrer à nouveau les conseils pour la main
coach-comes = Ils reviennent pour vos trois prochaines manches.
coach-enter = Glissez dans le sac, ou appuyez sur une flèche.
coach-close = Appuyez sur « Saisir » pour prendre quelque chose.
coach-trace = Faites-en le tour. Une des formes ci-dessus ? Tirez ! Sinon, lâchez.
coach-shake-off = Deux pièces font perdre. Secouez avant de tirer.
podium-several = { $count } pièces à la fois : elles ne comptent pas
podium-back = de retour dans le sac
podium-to = { $you ->
        [yes] pour vous
       *[no] pour { $name }
    }
