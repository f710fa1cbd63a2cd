# Une partie de Dschamál revue.

a-dschamal-game = Une partie de Dschamál
said-begin = La partie commence.
said-collapse = Une tour s’écroule.
lights-on = Allumer la lumière
lights-on-what = Voir cette manche d’en haut
lights-off = Éteindre la lumière
film-slider = Moment de la manche
film-play = Lancer
film-pause = Pause
film-speed = Vitesse
film-picture = Le sac vu d’en haut, avec le chemin de chaque main
all-events = Ce qui s’est passé
see-it-again = Revoir, lumière allumée
nothing-to-see = Il n’y a pas de partie finie à voir ici.
pulled-nothing = rien
mark-called = chameau annoncé
mark-out = hors du sac
mark-placed = sur la table
film-mark = { $name } : { $what }, { $time }
said-start = { $you ->
        [yes] Tu commences avec : { $pieces }.
       *[no] { $who } commence avec : { $pieces }.
    }
said-decide = La pièce décisive : { $piece }.
said-contest-winner = { $you ->
        [yes] { $pair } : tu gagnes.
       *[no] { $pair } : { $winner } gagne.
    }
said-contest-again = { $pair } : on recommence.
said-contest-nobody = { $pair } : personne ne gagne.
said-take = { $you ->
        [yes] Tu prends : { $piece }.
       *[no] { $who } prend : { $piece }.
    }
said-console-nothing = { $you ->
        [yes] Au tirage de consolation, tu ne sors rien.
       *[no] Au tirage de consolation, { $who } ne sort rien.
    }
said-console = { $you ->
        [yes] Au tirage de consolation, tu sors : { $pieces }.
       *[no] Au tirage de consolation, { $who } sort : { $pieces }.
    }
said-give = { $you ->
        [gives] Tu donnes la pièce à { $to }.
        [gets] { $who } te donne la pièce.
       *[no] { $who } donne la pièce à { $to }.
    }
said-camel = { $you ->
        [yes] Tu te sers du chameau.
       *[no] { $who } se sert du chameau.
    }
said-built = { $you ->
        [yes] Tu poses une pièce sur ta tour.
       *[no] { $who } pose une pièce sur sa tour.
    }
said-keep = { $you ->
        [yes] Tu gardes la pièce.
       *[no] { $who } garde la pièce.
    }
said-return = { $you ->
        [yes] Tu remets la pièce.
       *[no] { $who } remet la pièce.
    }
said-complete = Les quatre sont sorties : { $pieces }.
film-speed-as-it-was = vitesse réelle
film-slower = { $slower } × plus lent
