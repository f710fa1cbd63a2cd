# Une partie de Dschamál revue.

a-dschamal-game = Une partie de Dschamál
said-begin = La partie commence.
said-collapse = Une tour tombe.
lights-on = Allumer
lights-on-what = Voir cette prise d’en haut
lights-off = Éteindre
film-slider = Moment de la prise
film-play = Lancer
film-pause = Pause
film-speed = Vitesse
film-picture = Le sac vu d’en haut, avec le chemin des deux mains
all-events = Ce qui s’est passé
see-it-again = Revoir, toutes lumières allumées
nothing-to-see = Il n’y a pas de partie finie à voir ici.
pulled-nothing = rien
mark-called = chameau crié
mark-out = hors du sac
mark-placed = sur la table
film-mark = { $name } : { $what }, { $time }
said-start = { $you ->
        [yes] Vous commencez avec : { $pieces }.
       *[no] { $who } commence avec : { $pieces }.
    }
said-decide = La pièce décisive : { $piece }.
said-contest-winner = { $you ->
        [yes] { $pair } : vous gagnez.
       *[no] { $pair } : { $winner } gagne.
    }
said-contest-again = { $pair } : on recommence.
said-contest-nobody = { $pair } : personne ne gagne.
said-take = { $you ->
        [yes] Vous prenez : { $piece }.
       *[no] { $who } prend : { $piece }.
    }
said-console-nothing = { $you ->
        [yes] Vous ne tirez rien comme consolation.
       *[no] { $who } ne tire rien comme consolation.
    }
said-console = { $you ->
        [yes] Vous tirez comme consolation : { $pieces }.
       *[no] { $who } tire comme consolation : { $pieces }.
    }
said-give = { $you ->
        [gives] Vous donnez la pièce à { $to }.
        [gets] { $who } vous donne la pièce.
       *[no] { $who } donne la pièce à { $to }.
    }
said-camel = { $you ->
        [yes] Vous vous servez du chameau.
       *[no] { $who } se sert du chameau.
    }
said-built = { $you ->
        [yes] Vous construisez.
       *[no] { $who } construit.
    }
said-keep = { $you ->
        [yes] Vous gardez la pièce.
       *[no] { $who } garde la pièce.
    }
said-return = { $you ->
        [yes] Vous remettez la pièce.
       *[no] { $who } remet la pièce.
    }
said-complete = Les quatre sont sorties : { $pieces }.
film-speed-as-it-was = en vrai
film-slower = { $slower } × plus lent
