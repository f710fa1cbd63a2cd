# Autour d’une partie de Gimel.

empty-square = vide
goal-square = but
board = Plateau de Gimel. Les flèches déplacent, Entrée prend et pose, B, C et F choisissent dans la main.
type-a-move = Écrire un coup
move-example = F@h5, h5-k8
play-typed = Jouer
show-attacks = Attaques
turn-board = Tourner
take-it-back = Annuler
take-back = Reprendre le coup
in-hand = en main
taken = prises
taken-kinds = prises : { $beetle ->
        [one] { $beetle } scarabée
       *[other] { $beetle } scarabées
    }, { $cat ->
        [one] { $cat } chat
       *[other] { $cat } chats
    }, { $falcon ->
        [one] { $falcon } faucon
       *[other] { $falcon } faucons
    }
hand-of = { $side ->
        [white] Pièces blanches en main
       *[black] Pièces noires en main
    }
kind-in-hand = { $kind }, { $count } en main
placed = { $side ->
        [white] Blanc
       *[black] Noir
    } pose { $kind ->
        [beetle] un scarabée
        [cat] un chat
       *[falcon] un faucon
    } en { $to }.
moved = Le { $kind ->
        [beetle] scarabée
        [cat] chat
       *[falcon] faucon
    } { $side ->
        [white] blanc
       *[black] noir
    } va de { $from } à { $to }.
captured = Le { $kind ->
        [beetle] scarabée
        [cat] chat
       *[falcon] faucon
    } { $side ->
        [white] blanc
       *[black] noir
    } prend { $prey ->
        [beetle] un scarabée
        [cat] un chat
       *[falcon] un faucon
    } en { $to }. { $side ->
        [white] Blanc
       *[black] Noir
    } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
attacked-by = { $side ->
        [white] attaques blanches
       *[black] attaques noires
    } : { $count }
entry-turn-timeout = coup perdu au temps
entry-time-up = le temps est écoulé
entry-claim = { $side ->
        [white] Blanc réclame la nulle
       *[black] Noir réclame la nulle
    }
entry-resign = { $side ->
        [white] Blanc abandonne
       *[black] Noir abandonne
    }
entry-agree = nulle convenue
progress-target = { $side ->
        [white] Blanc
       *[black] Noir
    } : { $points } sur { $target } points
progress = { $side ->
        [white] Blanc
       *[black] Noir
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-it = Jouer { $turn }
not-your-turn = Ce n’est pas à vous de jouer.
no-such-move = « { $typed } » n’est pas un coup. Écrivez F@h5 pour poser, h5-k8 pour déplacer ou h5xk8 pour prendre.
to-move = À { $name } de jouer
result-winner = { $winner } gagne.
result-none = Partie nulle.
reason-target = { $winner } a les points convenus.
reason-draw-rule = Les deux camps ont beaucoup pris, et personne ne mène assez : la règle de nulle met fin à la partie.
reason-time = Le temps convenu est écoulé ; les points décident.
reason-turn-count = Le nombre de coups convenu est joué ; les points décident.
reason-repetition = La même position est apparue pour la troisième fois.
reason-no-progress = Rien n’a été pris ni posé depuis trop longtemps ; les points décident.
reason-all-captured = Un camp n’a plus de pièces ; les points décident.
reason-resigned = { $loser } a abandonné.
reason-agreement = D’un commun accord.
reason-claim = La règle de nulle a été réclamée, et elle s’applique.
reason-turn-timeout = { $loser } a mis trop longtemps à jouer.
reason-stuck = Aucun camp ne pouvait jouer ; les points décident.
piece-white-beetle = scarabée blanc
piece-white-cat = chat blanc
piece-white-falcon = faucon blanc
piece-black-beetle = scarabée noir
piece-black-cat = chat noir
piece-black-falcon = faucon noir
kind-beetle = scarabée
kind-cat = chat
kind-falcon = faucon
side-white = Blanc
side-black = Noir
