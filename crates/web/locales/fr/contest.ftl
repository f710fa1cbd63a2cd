# Autour d’une manche.

wanted-match = Ce qui gagne
wanted-deciding = La forme décisive gagne
wanted-console = Les formes que personne n’a
wanted-own = Tes formes
wanted-keep = Une pièce sortie seule gagne ; tu gardes
wanted-give = tu donnes
wanted-black = noires
wanted-call-it = à annoncer !
wanted-whose = { $form ->
        [you] à toi
        [both] à toi aussi : { $names }
       *[others] { $names }
    }
are-out = { $form ->
        [you] Ta main est sortie.
        [both] { $names }, vous avez sorti la main.
       *[others] { $count ->
            [one] { $names } a sorti la main.
           *[other] { $names } ont sorti la main.
        }
    }
contest-won = { $you ->
        [yes] Tu gagnes !
       *[no] { $name } gagne
    }
contest-won-nobody = Personne ne gagne
consoled = { $end ->
        [nothing] { $you ->
            [yes] Ton tirage de consolation n’a rien donné.
           *[no] Le tirage de consolation de { $name } n’a rien donné.
        }
        [kept] { $you ->
            [yes] Ton tirage de consolation : { $pieces }. Tu gardes la pièce.
           *[no] Le tirage de consolation de { $name } : { $pieces }. { $name } garde la pièce.
        }
       *[back] { $you ->
            [yes] Ton tirage de consolation : { $pieces }. Retour dans le sac.
           *[no] Le tirage de consolation de { $name } : { $pieces }. Retour dans le sac.
        }
    }
ruling-read = Continuer
call-heard = { $hand ->
        [empty] entendu. Sors-le maintenant !
       *[full] entendu
    }
call-explained = Si tu tiens le chameau, annonce-le avant qu’il touche la table.
call-now = C’est le chameau ? Annonce-le maintenant !
bots-alone = Rien que des robots au sac : trois fois plus vite
skip-it = Jusqu’à mon tour
skip-always = Toujours passer
skips-always = Les manches entre robots sont passées
skips-not = Les regarder à nouveau
others-watch = Pour passer : { $want } sur { $of }
bet-who = Qui gagne ? Parie :
bets-right = Bons paris : { $right } sur { $of }
bets-word = Ceux qui regardent peuvent parier sur qui gagne
trail-word = Lueur sur le bois touché
trail-usual = selon qui joue
trail-short = une demi-seconde
trail-long = deux secondes
trail-held = tant que la main tient
coach-again = Montrer à nouveau les conseils pour la main
coach-comes = Ils reviennent pour tes trois prochaines manches.
coach-enter = { $means ->
        [thumb] Glisse le pouce dans le sac.
        [mouse] Entre dans le sac avec la souris.
       *[keys] Appuie sur une flèche : ta main entre dans le sac.
    }
coach-close = { $means ->
        [thumb] Appuie sur « Saisir », ou garde le pouce immobile, pour prendre quelque chose.
        [mouse] Clique pour prendre quelque chose.
       *[keys] Appuie sur la barre d’espace pour prendre quelque chose.
    }
coach-trace = Fais-en le tour. C’est une des formes ci-dessus ? Tire ! Sinon, lâche.
coach-dip = Un doute ? « Sonder » sent s’il y a un trou au milieu.
coach-shake-off = Avec deux pièces, on perd. Secoue pour en perdre une avant de tirer.
podium-several = { $count } pièces à la fois : elles ne comptent pas
podium-back = de retour dans le sac
podium-to = { $you ->
        [yes] pour toi
       *[no] pour { $name }
    }
