# Les tours : construire, comment elles tiennent, points.

build = Construire une tour
build-what = Toutes les pièces, aussi haut que possible. Même sans réseau
build-thumb = Glissez pour déplacer la pièce, tournez-la d’un second doigt, puis lâchez.
build-mouse = Glissez ou prenez les flèches ; la molette ou Q et E la tournent, Maj va en douceur ; Entrée lâche.
build-pick = Choisissez une pièce. Seule la première peut toucher la table.
pieces-to-pick = Pièces
any-piece = Au hasard
from-table = Vider la table
your-piece = Votre pièce
turn-left = Tourner à gauche
turn-right = Tourner à droite
let-go-piece = Lâcher
hold-breath = Retenez votre souffle…
tower-broken = Le bois n’a pas pu être apporté. Il faut le charger une fois avec une connexion ; ensuite, il s’en passe.
new-best = Votre plus haute jusqu’ici.
that-collapse = Cette chute
see-it-fall = Revoir
no-film = Ce lien ne mène à aucune tour. Il a peut-être été coupé en chemin.
slowly = Au ralenti
as-it-was = En vrai
share-collapse = Copier le lien
tower = Tour
black-pieces = Pièces noires
camel-rests = Laisser les pièces noires en place
your-piece-held = Votre pièce : { $wooden }. Posez-la sur votre tour.
see-collapse = { $you ->
        [yes] Revoir ce qui est tombé de votre tour
       *[no] Revoir ce qui est tombé ({ $who })
    }
built-stands = { $you ->
        [yes] Vous avez posé { $piece }, et ça tient. Maintenant : { $stands }.
       *[no] { $who } a posé { $piece }, et ça tient. Maintenant : { $stands }.
    }
built-fell = { $you ->
        [yes] Vous avez posé { $piece }, et { $fell ->
            [one] une pièce est tombée
           *[other] { $fell } pièces sont tombées
        }. Il reste : { $stands }.
       *[no] { $who } a posé { $piece }, et { $fell ->
            [one] une pièce est tombée
           *[other] { $fell } pièces sont tombées
        }. Il reste : { $stands }.
    }
give-to = À { $name } (tour : { $pieces })
camel-takes = Prendre à { $from } (noires : { $count })
camel-gives = Donner à { $to } (noires : { $count })
tower-points = { $count ->
        [one] { $count } pour { $count } pièce dans la tour
       *[other] { $count } pour { $count } pièces dans la tour
    }
tower-points-black = { $sum } pour { $black ->
        [one] une pièce noire
       *[other] { $black } pièces noires
    }, { $why ->
        [most] le plus de tous
        [shared] le plus, à égalité
        [second] le deuxième plus grand nombre
        [nothing] ce qui ne coûte rien ici
       *[lost] ni le plus ni le deuxième : un point perdu pour chacune
    }
tower-heard-knock = Bois sur bois
tower-heard-tumble = Ça dégringole !
pieces = { $count ->
        [0] aucune pièce
        [one] une pièce
       *[other] { $count } pièces
    }
tower-shown = Une tour de { $pieces ->
        [one] une pièce
       *[other] { $pieces } pièces
    }, haute de { $cubes } cubes, { $leans ->
        [straight] bien droite
        [little-left] penchée un peu à gauche
        [little-right] penchée un peu à droite
        [far-left] penchée loin à gauche
       *[far-right] penchée loin à droite
    }.
tower-above = { $held }, { $near ->
        [touching] au contact
        [close] juste au-dessus
       *[far] au-dessus
    } : { $below }{ $beside ->
        [left] , à gauche de son milieu
        [right] , à droite de son milieu
       *[no] { "" }
    }{ $turned ->
        [left] , rotation de { $degrees } degrés à gauche
        [right] , rotation de { $degrees } degrés à droite
       *[no] { "" }
    }.
tower-placed = Ça tient.
tower-fell = { $fell ->
        [one] Une pièce est tombée.
       *[other] { $fell } pièces sont tombées.
    }
tower-points-no-black = 0 : aucune pièce noire
cubes-high = hauteur : { $cubes } cubes
tower-shown-empty = Une table vide.
the-table = table
tower-best = record { $cubes }
