# L’arbitre de poche.

referee = Arbitre
box-door = On a la boîte
box-door-what = Un arbitre de poche, sans réseau
referee-what = Le bois est sur ta table. Touche ce qui s’est passé : tu sauras qui gagne, pourquoi, et à qui le tour. Marche sans réseau.
gimel-on-a-board = Gimel sur un vrai plateau
gimel-on-a-board-what = Touche ou écris les coups ; les points sont comptés, la pendule tourne.
who-plays = Qui est à la table, dans le sens horaire
add-player = Une personne de plus
begin-evening = Commencer
read-record = Reprendre une feuille de partie
record-here = Feuille d’une soirée
read-it = Lire
back-to-evening = Retour à la soirée d’avant
who-second = Qui est arrivé deuxième ?
equally-quick = À égalité
something-else = Il s’est passé autre chose
nobody-pulled = Personne n’a rien tiré
a-black-one = noire
told-camel = chameau
several = plusieurs
nothing-came = rien
several-what = Touche chaque pièce sortie, puis « Terminé ».
called-in-time = Oui, à temps
not-called = Non, ou trop tard
done = Terminé
undo = Annuler
redo = Rétablir
so-it-is = Ça voudrait dire :
first-word = Avant de commencer
standings-now = Où en est la partie
so-far = Tout jusqu’ici
correct = Corriger
leave-as-it-was = Laisser comme c’était
leave-out = L’enlever
go-on-from-here = Enlever tout ce qui suit
conflict-how = Dis ci-dessous ce qui s’est passé à la place, enlève-le, ou laisse tout comme c’était.
referee-voice = Voix
call-for-us = Crier pour nous
call-is-coming = Mains prêtes…
read-aloud = Lire chaque décision à voix haute
no-voice = Cet appareil ne sait pas parler : un tambour donne le signal.
record-of-evening = Feuille de partie
record-what = Tout ce qui a été dit, en texte : pour le garder, continuer ailleurs, montrer ce qui s’est passé.
save-record = Enregistrer le fichier
record-file = dschamal-soiree.json
new-evening = Nouvelle soirée
same-again = On remet ça
it-stands = Ça tient
these-fell = Voilà ce qui est tombé
tap-what-fell = Touche ce qui est tombé.
not-their-fault = Ce n’était pas sa faute
rebuild = Est-elle reconstruite ?
rebuild-yes = Oui, comme avant
rebuild-no = Non
a-tower-fell = Une tour est tombée
which-top = Quelle pièce était au sommet ?
camel-nothing = Laisser les pièces noires où elles sont
lay-out-deciding = Aucun des deux n’a rien à perdre. Pose une pièce décisive : laquelle ?
lay-out-deciding-three = Personne au sac n’a rien à perdre. Pose une pièce décisive : laquelle ?
into-the-bag = sac
changes-hands = Ce qui change de mains
told-camel-idle = Le chameau ne déplace rien.
told-other = Un choix dit plus tôt.
record-newer = Cette soirée a été gardée par une version plus récente de l’arbitre. Recharge la page pour l’obtenir.
box-game-what-duel = Deux mains dans le sac ; il faut sept trophées. De trois à huit joueurs
box-game-what-tower = Ce qu’on gagne, on le pose sur sa tour ; à sept pièces, c’est fini. De trois à six joueurs
box-game-what-threesome = Trois mains à la fois ; il faut sept trophées. De trois à huit joueurs
box-game-what-quartet = Quatre pièces de même forme, et c’est gagné ; même pour les plus jeunes. De trois à six joueurs
who-begins-duel-tower = Qui a les doigts les plus courts ? Cette personne commence.
who-begins-threesome = Qui a les doigts les plus longs ? Cette personne commence, entre ses deux voisins.
who-begins-quartet = Qui est le plus jeune ? Cette personne commence.
name-of-player = Nom à la place { $place }
sit-earlier = { $name } avance d’une place
sit-later = { $name } recule d’une place
does-not-play = { $name } ne joue pas
tint-of-saffron = safran
tint-of-turquoise = turquoise
tint-of-terracotta = terre cuite
tint-of-violet = violet
tint-of-olive = olive
tint-of-rose = rose
tint-of-sky = bleu ciel
tint-of-sand = sable
tint-of = Couleur de { $name } : { $tint }. La changer
bout-duel-tower = Duel { $number } : { $names }
bout-threesome = Manche { $number } : { $names }
bout-quartet = Manche { $number } : { $names }
who-quicker-threesome = Qui a été le plus rapide ?
who-quicker-duel-tower-quartet = Qui a été plus rapide ?
as-edition-has-it = selon l’édition ({ $value })
what-came = { $name } a sorti quoi ?
which-colour = De quelle couleur ? ({ $shape })
did-they-call = { $name } a bien annoncé « { $phrase } » avant de poser la pièce sur la table ?
called-the-camel = { $name } a annoncé le chameau
played-unfairly = { $name } n’a pas joué loyalement
picks-start = { $name } prend une pièce { $colour ->
        [blue] bleue
        [yellow] jaune
        [white] blanche
       *[brown] brune
    } pour commencer. Laquelle ?
picks-two = { $name } prend deux pièces { $colour ->
        [blue] bleues
        [yellow] jaunes
        [white] blanches
       *[brown] brunes
    } pour commencer. Lesquelles ?
picks-piece-of = { $name } choisit une pièce de { $from }. Laquelle ?
hands-over = { $name } cède une pièce de son choix. Laquelle ?
consoles = Il n’y a rien à prendre ; { $name } a droit à un tirage de consolation. Qu’est-ce qui est sorti ?
gives-to-whom = { $name } possède déjà cette forme et donne { $piece }. À qui ?
uses-camel = { $name } a le chameau et peut déplacer une pièce noire.
takes-black-of = Prendre une noire à { $name }
gives-black-to = Donner une noire à { $name }
builds = { $name } pose { $piece } sur sa tour. Est-ce que tout tient ?
keeps-or-returns = Garder ou remettre { $piece } : { $name } choisit.
tower-of = Tour de { $name }
victory-count = { $count } sur { $target }
tower-count = { $built ->
        [one] { $built } posée
       *[other] { $built } posées
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
telling-again = Tu racontes de nouveau l’étape { $number }.
correct-step = Corriger l’étape { $number }
told-start = { $name } commence avec { $pieces }.
told-decide = La pièce décisive : { $wooden }.
told-take = { $name } prend { $pieces } à { $from }.
told-console-nothing = Tirage de consolation : { $name } n’a rien sorti.
told-console-kept = Tirage de consolation : { $name } garde { $pieces }.
told-console-back = Tirage de consolation : { $name } remet { $pieces }.
told-give = { $name } reçoit la pièce.
told-black-moved = Une pièce noire passe de { $from } à { $to }.
told-built = { $name } pose sa pièce, et ça tient.
told-fell = La tour de { $name } perd { $pieces }.
told-restored = La tour de { $name } est tombée sans que ce soit sa faute, et on la reconstruit.
told-keep = { $name } garde la pièce.
told-return = { $name } remet la pièce.
told-contest = Une manche, en tête : { $names }.
conflict = Après la correction, ceci n’est plus possible : { $what } { $why }
more-wait = { $count ->
        [0] Rien n’a été dit après.
        [one] Une autre étape a été dite après.
       *[other] { $count } autres étapes ont été dites après.
    }
completed = Les quatre sont sorties : des trophées pour { $names }.
kept-is-damaged = La soirée gardée ici est illisible ({ $why }). Elle a été mise de côté ; rien d’autre n’est perdu.
record-is-none = Ce n’est pas la feuille d’une soirée ({ $why }).
steps-lost = { $count ->
        [one] La dernière étape de cette soirée est illisible ({ $why }).
       *[other] Les { $count } dernières étapes de cette soirée sont illisibles ({ $why }).
    }
a-black-piece = une pièce noire
