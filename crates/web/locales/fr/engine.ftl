# What the engine says about a position, about a game that is over, and when somebody is stuck.

## The engine beside the board

engine = Moteur
engine-switch = Laisser réfléchir le moteur
engine-switch-what = Sur cet appareil ; il s’arrête dès que tu regardes ailleurs
engine-lines = Variantes
engine-threats = Montrer la menace
engine-threats-what = Ce que l’autre camp jouerait si c’était à lui
engine-thinking = Il réfléchit…
engine-broken = Le moteur n’a pas pu démarrer. Recharge la page pour réessayer.
engine-depth = { $depth } coups d’avance, { $speed } positions par seconde
engine-bar = Chances de gain
engine-bar-value = Blancs { $percent } %, { $score }
engine-percent = Blancs { $percent } %
engine-points = { $points } points
engine-white-wins = Les Blancs gagnent en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
engine-black-wins = Les Noirs gagnent en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
engine-play = Jouer { $move }
engine-threat = Menace : { $line }
engine-no-threat = Aucune menace en vue.
engine-over = Ici, la partie est finie ; il n’y a plus rien à calculer.

## Why a move is good

loot-beetle = { $count ->
    [one] un scarabée
   *[other] { $count } scarabées
}
loot-cat = { $count ->
    [one] un chat
   *[other] { $count } chats
}
loot-falcon = { $count ->
    [one] un faucon
   *[other] { $count } faucons
}
why-ends = Ce coup gagne la partie en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
why-takes = Ce coup capture { $kind ->
    [beetle] un scarabée
    [cat] un chat
   *[falcon] un faucon
} en { $at } et y gagne.
why-wins = Ce coup gagne { $gain }.
why-wins-for = Ce coup gagne { $gain } contre { $cost }.
why-forks = Ce coup attaque { $one } et { $two } à la fois.
why-saves = Ce coup met à l’abri { $kind ->
    [beetle] le scarabée
    [cat] le chat
   *[falcon] le faucon
} en { $at }.
why-guards = Ce coup protège { $kind ->
    [beetle] le scarabée
    [cat] le chat
   *[falcon] le faucon
} en { $at }.
why-quiet = Ce coup ne gagne rien tout de suite, mais les pièces sont mieux placées.

## What a mistake allows

then-ends = Après { $answer }, la partie est perdue en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
then-takes = { $kind ->
    [beetle] Le scarabée
    [cat] Le chat
   *[falcon] Le faucon
} en { $at } reste sans défense : { $answer } le capture.
then-wins = Ce coup permet { $answer }, qui gagne { $gain }.
then-wins-for = Ce coup permet { $answer }, qui gagne { $gain } contre { $cost }.
then-forks = Ce coup permet { $answer }, qui attaque { $one } et { $two } à la fois.
then-quiet = Après { $answer }, l’autre camp est mieux.

## Mistakes in a game that is over

mistakes-mine = Montrer mes erreurs
mistakes-find = Chercher les tournants
mistakes = Tournants
mistakes-progress = Relecture de la partie : { $percent } %
mistakes-stop = Arrêter
mistakes-none = Rien ne saute aux yeux. Bien joué !
mistakes-graph = Chances de gain des Blancs, coup par coup
mistakes-whose = De quel camp
mistakes-both = Les deux
mistakes-white = Blancs
mistakes-black = Noirs
mistakes-next = Tournant suivant
mistakes-previous = Tournant précédent
mistakes-keys = N et P mènent de l’un à l’autre.
mistakes-slip = Imprécision
mistakes-mistake = Erreur
mistakes-blunder = Gaffe
mistakes-at = { $number } { $move }
mistakes-chances = Chances { $before } % → { $after } %
mistakes-better = Mieux : { $move }.

## Hints

hint = Indice
hint-thinking = Un instant…
hint-piece = Regarde { $kind ->
    [beetle] ton scarabée
    [cat] ton chat
   *[falcon] ton faucon
} en { $at }.
hint-hand = Pense à { $kind ->
    [beetle] un scarabée
    [cat] un chat
   *[falcon] un faucon
} de ta main.
hint-more = Montrer le coup
hint-cost = Un indice ne coûte pas de points ; le résultat dira combien tu en as pris.
hint-move = Joue { $move }.
hint-used = Partie jouée avec { $count ->
    [one] un indice
   *[other] { $count } indices
}
