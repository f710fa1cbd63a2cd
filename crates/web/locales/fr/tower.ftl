# Les tours : construire, comment elles tiennent, points.

build = Construire une tour
build-what = Toutes les pièces, aussi haut que possible. Même sans réseau
build-thumb = Glisse pour déplacer la pièce, tourne-la d’un second doigt, puis lâche.
build-mouse = Glisse ou utilise les flèches ; la molette ou Q et E la tournent, Maj ralentit ; Entrée lâche.
# At a table, above the first pieces that somebody builds.
coach-build = { $means ->
        [thumb] Glisse n’importe où, la pièce suit. Un second doigt la tourne.
        [mouse] Déplace la pièce en glissant la souris ; la molette la tourne. Puis lâche.
       *[keys] Les flèches déplacent la pièce, Q et E la tournent, Entrée la lâche.
    }
build-pick = Choisis une pièce. Seule la première peut toucher la table.
pieces-to-pick = Pièces
any-piece = Au hasard
from-table = Vider la table
your-piece = Ta pièce
turn-left = Tourner à gauche
turn-right = Tourner à droite
let-go-piece = Lâcher
hold-breath = Retiens ton souffle…
tower-broken = Le bois n’a pas pu être chargé. Il faut une connexion la première fois ; ensuite, ça marche sans.
new-best = Ta plus haute tour jusqu’ici.
that-collapse = Cet écroulement
see-it-fall = Revoir
no-film = Ce lien ne mène à aucune tour. Il a peut-être été coupé en chemin.
slowly = Au ralenti
as-it-was = À vitesse réelle
share-collapse = Copier le lien
tower = Tour
black-pieces = Pièces noires
camel-rests = Laisser les pièces noires où elles sont
your-piece-held = Ta pièce : { $wooden }. Pose-la sur ta tour.
see-collapse = { $you ->
        [yes] Revoir ce qui est tombé de ta tour
       *[no] Revoir ce qui est tombé ({ $who })
    }
built-stands = { $you ->
        [yes] Tu as posé { $piece }, et ça tient. Maintenant : { $stands }.
       *[no] { $who } a posé { $piece }, et ça tient. Maintenant : { $stands }.
    }
built-fell = { $you ->
        [yes] Tu as posé { $piece }, et { $fell ->
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
        [most] le plus grand nombre
        [shared] le plus grand nombre, à égalité
        [second] le deuxième plus grand nombre
        [nothing] ce qui ne coûte rien ici
       *[lost] ni le plus grand nombre ni le deuxième : un point perdu pour chacune
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
        [little-left] un peu penchée à gauche
        [little-right] un peu penchée à droite
        [far-left] très penchée à gauche
       *[far-right] très penchée à droite
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
