# What the engine says about a position, about a game that is over, and when somebody is stuck.

## The engine beside the board

engine = Moteur
engine-switch = Laisser réfléchir le moteur
engine-switch-what = Sur cet appareil ; il s’arrête dès que vous regardez ailleurs
engine-lines = Variantes
engine-threats = Montrer la menace
engine-threats-what = Ce que l’autre camp jouerait si c’était à lui
engine-thinking = Il réfléchit…
engine-broken = Le moteur n’a pas pu démarrer. Rechargez la page pour réessayer.
engine-depth = { $depth } coups d’avance, { $speed } positions par seconde
engine-bar = Chances de gain
engine-bar-value = Blanc { $percent } %, { $score }
engine-percent = Blanc { $percent } %
engine-points = { $points } points
engine-white-wins = Blanc gagne en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
engine-black-wins = Noir gagne en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
engine-play = Jouer { $move }
engine-threat = Menace : { $line }
engine-no-threat = Aucune menace en vue.
engine-over = Ici la partie est finie ; il n’y a plus à réfléchir.

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
why-ends = Cela gagne la partie en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
why-takes = Cela prend { $kind ->
    [beetle] un scarabée
    [cat] un chat
   *[falcon] un faucon
} en { $at } avec profit.
why-wins = Cela gagne { $gain }.
why-wins-for = Cela gagne { $gain } contre { $cost }.
why-forks = Cela attaque { $one } et { $two } à la fois.
why-saves = Cela met à l’abri { $kind ->
    [beetle] le scarabée
    [cat] le chat
   *[falcon] le faucon
} en { $at }.
why-guards = Cela protège { $kind ->
    [beetle] le scarabée
    [cat] le chat
   *[falcon] le faucon
} en { $at }.
why-quiet = Cela ne gagne rien tout de suite, mais les pièces sont mieux placées.

## What a mistake allows

then-ends = Après { $answer }, la partie est perdue en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
then-takes = { $kind ->
    [beetle] Le scarabée
    [cat] Le chat
   *[falcon] Le faucon
} en { $at } reste sans défense : { $answer } le prend.
then-wins = Cela permet { $answer }, qui gagne { $gain }.
then-wins-for = Cela permet { $answer }, qui gagne { $gain } contre { $cost }.
then-forks = Cela permet { $answer }, qui attaque { $one } et { $two } à la fois.
then-quiet = Après { $answer }, l’autre camp est mieux.

## Mistakes in a game that is over

mistakes-mine = Montrer mes erreurs
mistakes-find = Chercher les tournants
mistakes = Tournants
mistakes-progress = La partie est relue : { $percent } %
mistakes-stop = Arrêter
mistakes-none = Rien ne saute aux yeux. Bien joué !
mistakes-graph = Chances de gain de Blanc, coup par coup
mistakes-whose = Les coups de qui
mistakes-both = Les deux
mistakes-white = Blanc
mistakes-black = Noir
mistakes-next = Tournant suivant
mistakes-previous = Tournant précédent
mistakes-keys = N et P mènent de l’un à l’autre.
mistakes-slip = Imprécision
mistakes-mistake = Erreur
mistakes-blunder = Grosse erreur
mistakes-at = { $number } { $move }
mistakes-chances = Chances { $before } % → { $after } %
mistakes-better = Mieux : { $move }.

## Hints

hint = Indice
hint-thinking = Un instant…
hint-piece = Regardez { $kind ->
    [beetle] votre scarabée
    [cat] votre chat
   *[falcon] votre faucon
} en { $at }.
hint-hand = Pensez à { $kind ->
    [beetle] un scarabée
    [cat] un chat
   *[falcon] un faucon
} de votre main.
hint-more = Montrer le coup
hint-move = Jouez { $move }.
hint-used = Joué avec { $count ->
    [one] un indice
   *[other] { $count } indices
}
