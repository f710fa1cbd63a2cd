# Autour d’une partie de Gimel.

empty-square = vide
goal-square = but
board = Plateau de Gimel. Les flèches vont de case en case, Entrée prend et pose, B, C et F choisissent dans la main.
type-a-move = Écrire un coup
move-example = F@h5, h5-k8
play-typed = Jouer
show-attacks = Attaques
turn-board = Tourner
whole-board = Tout le plateau
take-it-back = Annuler
take-back = Reprendre le coup
in-hand = en main
taken = capturées
taken-kinds = captures : { $beetle ->
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
        [white] Les Blancs
       *[black] Les Noirs
    } posent { $kind ->
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
    } capture { $prey ->
        [beetle] un scarabée
        [cat] un chat
       *[falcon] un faucon
    } en { $to }. { $side ->
        [white] Les Blancs
       *[black] Les Noirs
    } ont { $points ->
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
entry-turn-timeout = tour perdu au temps
entry-time-up = le temps est écoulé
entry-claim = { $side ->
        [white] les Blancs réclament la nulle
       *[black] les Noirs réclament la nulle
    }
entry-resign = { $side ->
        [white] les Blancs abandonnent
       *[black] les Noirs abandonnent
    }
entry-agree = nulle d’un commun accord
progress-target = { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $points } sur { $target } points
progress = { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-it = Jouer { $turn }
points-explained = Chaque pièce capturée compte : scarabée 1, chat 3, faucon 6.
points-explained-target = Chaque pièce capturée compte : scarabée 1, chat 3, faucon 6. { $more ->
    [0] C’est assez pour gagner.
    [one] Encore 1 point pour gagner.
   *[other] Encore { $more } points pour gagner.
}
remark-place = Prends une pièce de ta main pour la poser ici, ou l’une des tiennes sur le plateau pour la déplacer.
remark-step = Prends l’une de tes pièces pour la déplacer.
remark-theirs = Cette pièce n’est pas à toi. Pour la capturer, prends d’abord l’une des tiennes qui l’atteint.
not-your-turn = Ce n’est pas à toi de jouer.
no-such-move = « { $typed } » n’est pas un coup. Écris F@h5 pour poser, h5-k8 pour déplacer ou h5xk8 pour capturer.
to-move = { $name ->
        [Toi] À toi de jouer
        [Blancs] Aux Blancs de jouer
        [Noirs] Aux Noirs de jouer
       *[other] À { $name } de jouer
    }
result-winner = { $winner ->
        [Blancs] Les Blancs gagnent.
        [Noirs] Les Noirs gagnent.
       *[other] { $winner } gagne.
    }
result-none = Partie nulle.
reason-target = { $winner ->
        [Blancs] Les Blancs ont le nombre de points convenu.
        [Noirs] Les Noirs ont le nombre de points convenu.
       *[other] { $winner } a le nombre de points convenu.
    }
reason-draw-rule = Les deux camps ont beaucoup capturé, et personne ne mène assez : la règle de nulle met fin à la partie.
reason-time = Le temps convenu est écoulé ; les points décident.
reason-turn-count = Le nombre de coups convenu est atteint ; les points décident.
reason-repetition = La même position est apparue pour la troisième fois.
reason-no-progress = Rien n’a été capturé ni posé depuis trop longtemps ; les points décident.
reason-all-captured = Un camp n’a plus de pièces ; les points décident.
reason-resigned = { $loser ->
        [Blancs] Les Blancs ont abandonné.
        [Noirs] Les Noirs ont abandonné.
       *[other] { $loser } a abandonné.
    }
reason-agreement = D’un commun accord.
reason-claim = La règle de nulle a été réclamée, et elle s’applique.
reason-turn-timeout = { $loser ->
        [Blancs] Les Blancs ont mis trop longtemps à jouer.
        [Noirs] Les Noirs ont mis trop longtemps à jouer.
       *[other] { $loser } a mis trop longtemps à jouer.
    }
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
side-white = Blancs
side-black = Noirs
