# L’arbitre de poche.

referee = Arbitre
box-door = Nous avons la boîte
box-door-what = Un arbitre dans la poche, sans réseau
box-goes-on = Reprendre la soirée
referee-what = Le bois est sur votre table. Touchez ce qui s’est passé, et apprenez qui gagne, pourquoi, et à qui le tour. Sans réseau.
gimel-on-a-board = Gimel sur un vrai plateau
gimel-on-a-board-what = Touchez ou écrivez les coups ; les points sont comptés, la pendule tourne.
who-plays = Qui est à la table, dans le sens horaire
add-player = Une personne de plus
begin-evening = Commencer
read-record = Reprendre une feuille
record-here = Feuille d’une soirée
read-it = Lire
back-to-evening = Retour à la soirée d’avant
who-second = Qui était deuxième ?
equally-quick = À égalité
something-else = Il s’est passé autre chose
nobody-pulled = Personne n’a rien tiré
a-black-one = noire
told-camel = chameau
several = plusieurs
nothing-came = rien
several-what = Touchez chaque pièce sortie, puis Fini.
called-in-time = Oui, à temps
not-called = Non, ou trop tard
start-over = Retoucher
done = Fini
undo = Annuler
redo = Rétablir
so-it-is = C’est ainsi :
first-word = Avant de commencer
standings-now = Où on en est
so-far = Tout jusqu’ici
correct = Corriger
leave-as-it-was = Laisser comme c’était
leave-out = L’enlever
go-on-from-here = Enlever tout ce qui suit
conflict-how = Dites ci-dessous ce qui s’est passé à la place, enlevez-le, ou laissez tout comme c’était.
referee-voice = Voix
call-for-us = Crier pour nous
call-is-coming = Mains prêtes…
read-aloud = Lire chaque décision à voix haute
no-voice = Cet appareil n’a pas de voix à lui : un tambour appelle.
record-of-evening = Feuille
record-what = Tout ce qui a été dit, en texte : pour le garder, continuer ailleurs, montrer ce qui s’est passé.
save-record = Enregistrer le fichier
record-file = dschamal-soiree.json
new-evening = Nouvelle soirée
same-again = La même encore
it-stands = Ça tient
these-fell = Ceci est tombé
tap-what-fell = Touchez ce qui est tombé.
not-their-fault = Ce n’était pas la faute de qui construit
rebuild = Est-elle reconstruite ?
rebuild-yes = Oui, comme avant
rebuild-no = Non
a-tower-fell = Une tour est tombée
which-top = Quelle pièce était au sommet ?
camel-nothing = Laisser les pièces noires où elles sont
lay-out-deciding = Personne des deux n’a rien à perdre. Posez une pièce décisive : laquelle ?
lay-out-deciding-three = Personne au sac n’a rien à perdre. Posez une pièce décisive : laquelle ?
into-the-bag = sac
changes-hands = Ce qui change de mains
told-camel-idle = Le chameau ne déplace rien.
told-other = Un choix déjà annoncé.
record-newer = Cette soirée a été gardée par une version plus récente de l’arbitre. Rechargez la page pour l’obtenir.
box-game-what-duel = Deux mains dans le sac ; sept pièces de victoire gagnent. De trois à huit
box-game-what-tower = Ce qu’on gagne, on le construit ; à sept pièces, c’est fini. De trois à six
box-game-what-threesome = Trois mains à la fois ; sept pièces de victoire gagnent. De trois à huit
box-game-what-quartet = Quatre d’une forme gagnent ; aussi pour les plus jeunes. De trois à six
who-begins-duel-tower = Qui a les doigts les plus courts ? Cette main commence.
who-begins-threesome = Qui a les doigts les plus longs ? Cette main commence, entre ses deux voisines.
who-begins-quartet = Qui a la main la plus jeune ? Elle commence.
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
bout-threesome = Prise { $number } : { $names }
bout-quartet = Manche { $number } : { $names }
who-quicker-threesome = Qui a eu la main la plus rapide ?
who-quicker-duel-tower-quartet = Qui a été plus rapide ?
as-edition-has-it = selon l’édition ({ $value })
what-came = Qu’a sorti { $name } ?
which-colour = De quelle couleur ? ({ $shape })
did-they-call = { $name } a bien crié « { $phrase } » avant que ce soit sur la table ?
called-the-camel = { $name } a crié le chameau
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
consoles = Il n’y a rien à prendre ; { $name } a droit à une prise de consolation. Qu’est-ce qui est sorti ?
gives-to-whom = { $name } possède déjà cette forme et donne { $piece }. À qui ?
uses-camel = { $name } a le chameau et peut déplacer une pièce noire.
takes-black-of = Prendre une noire à { $name }
gives-black-to = Donner une noire à { $name }
builds = { $name } construit { $piece }. Est-ce que tout tient ?
keeps-or-returns = Garder ou remettre { $piece } : { $name } choisit.
tower-of = Tour de { $name }
victory-count = { $count } sur { $target }
tower-count = { $built ->
        [one] { $built } construite
       *[other] { $built } construites
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
telling-again = Vous redites l’étape { $number }.
correct-step = Corriger l’étape { $number }
told-start = { $name } commence avec { $pieces }.
told-decide = La pièce décisive : { $wooden }.
told-take = { $name } prend { $pieces } à { $from }.
told-console-nothing = { $name } n’a rien sorti de sa prise de consolation.
told-console-kept = Prise de consolation : { $name } garde { $pieces }.
told-console-back = Prise de consolation : { $name } remet { $pieces }.
told-give = { $name } reçoit la pièce.
told-black-moved = Une pièce noire passe de { $from } à { $to }.
told-built = { $name } construit, et ça tient.
told-fell = La tour de { $name } perd { $pieces }.
told-restored = La tour de { $name } est tombée sans que ce soit sa faute, et on la reconstruit.
told-keep = { $name } garde la pièce.
told-return = { $name } remet la pièce.
told-contest = La prise, par ordre de vitesse : { $names }.
conflict = Après la correction, ceci n’est plus possible : { $what } { $why }
more-wait = { $count ->
        [0] Rien n’a été dit après.
        [one] Une autre étape a été dite après.
       *[other] { $count } autres étapes ont été dites après.
    }
completed = Les quatre sont sorties : des pièces de victoire pour { $names }.
kept-is-damaged = La soirée gardée ici est illisible ({ $why }). Elle a été mise de côté ; rien d’autre n’est perdu.
record-is-none = Ce n’est pas la feuille d’une soirée ({ $why }).
steps-lost = { $count ->
        [one] La dernière étape de cette soirée est illisible ({ $why }).
       *[other] Les { $count } dernières étapes de cette soirée sont illisibles ({ $why }).
    }
a-black-piece = une pièce noire
