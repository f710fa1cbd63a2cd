# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

equal = Personne n’a été plus rapide. Tout retourne dans le sac sans être vu, et les mêmes recommencent.
equal-three = Le classement ne peut pas être établi. Tout retourne dans le sac, et les trois mêmes recommencent.
equal-quartet = Personne n’a été plus rapide. Les deux pièces retournent dans le sac, et les deux mêmes recommencent.
foul = { $offender } n’a pas joué loyalement. Tout retourne dans le sac, et la prise est rejouée.
foul-loses = { $offender } n’a pas joué loyalement et perd. Tout ce qui a été tiré retourne dans le sac.
nobody = Personne n’a rien tiré à temps. On retire les mains, et on recommence.
nobody-deciding = Personne n’a rien tiré à temps. Une pièce décisive est posée au milieu, et les mêmes recommencent.
passed-over = Cette prise a été recommencée assez souvent. Personne ne la gagne, et c’est au tour des suivants.
several-coloured = { $quicker } a tiré plus d’une pièce et perd. { $winner } reçoit { $gain } ; ce qui est noir retourne dans le sac.
several-black = { $quicker } a tiré plus d’une pièce, aucune de couleur, et perd.
both-wrong = Le chameau a été crié deux fois, et personne ne l’a. Tout retourne dans le sac, et on recommence.
wrong-call-coloured = { $quicker } a crié le chameau, mais a tiré { $pull }. { $winner } gagne et reçoit la pièce.
wrong-call-black = { $quicker } a crié le chameau, mais a tiré une pièce noire. { $winner } gagne.
slower-wrong-call-coloured = { $loser } a été moins rapide, mais a crié le chameau à tort. { $winner } gagne et reçoit { $gain }.
slower-wrong-call-black = { $loser } a été moins rapide, mais a crié le chameau à tort. { $winner } gagne.
camel-called = { $quicker } a tiré le chameau, l’a crié à temps et gagne.
camel-silent = { $quicker } a tiré le chameau, mais ne l’a pas crié à temps. { $winner } gagne.
black-pulled = { $quicker } a tiré une pièce noire. { $winner } gagne.
own-shape = { $quicker } a tiré { $pull } et possède déjà cette forme : { $quicker } gagne et garde la pièce.
opponents-shape = { $quicker } a tiré { $pull }. { $loser } possède cette forme, { $quicker } non : { $quicker } gagne, garde la pièce et en reçoit une de cette forme de { $loser }.
nobodys-shape = { $quicker } a tiré { $pull }, mais ni l’une ni l’autre main ne possède cette forme. { $winner } gagne et reçoit la pièce.
deciding-matched = { $quicker } a tiré { $pull }, la forme décisive, et gagne { $gain }.
deciding-camel = { $quicker } a tiré le chameau, l’a crié à temps et gagne le duel.
deciding-missed = { $quicker } n’a pas sorti la forme décisive. { $winner } gagne et reçoit la pièce décisive.
tower-several = { $quicker } a tiré plus d’une pièce et perd : tout ce qui a été tiré retourne dans le sac, avec ce qu’il en coûte à la tour. { $winner } gagne le duel.
tower-keep = { $quicker } a sorti en premier { $pull }, ne possède pas encore cette forme et la construit.
tower-give = { $quicker } a sorti en premier { $pull }, mais possède déjà cette forme et doit la donner.
tower-black = { $quicker } a sorti en premier une pièce noire et la garde.
tower-camel = { $quicker } a sorti en premier le chameau et peut déplacer une pièce noire.
tower-camel-idle = { $quicker } a sorti en premier le chameau et gagne le duel, mais il n’y a aucune pièce noire à déplacer.
tower-camel-silent = { $quicker } a sorti en premier le chameau et gagne le duel, mais ne l’a pas crié : aucune pièce noire ne change de place.
first-by-shape = { $quicker } a eu la main la plus rapide et a sorti { $pull }, une forme présente au sac : { $quicker } gagne la pièce et une de cette forme de chaque adversaire qui en a.
first-by-camel = { $quicker } a eu la main la plus rapide, a tiré le chameau, l’a crié et gagne.
second-by-shape = La main la plus rapide n’a rien sorti d’utile. { $quicker } a suivi avec { $pull }, une forme présente au sac : { $quicker } gagne la pièce et une de cette forme de chaque adversaire qui en a.
second-by-camel = La main la plus rapide n’a rien sorti d’utile. { $quicker } a suivi, a tiré le chameau, l’a crié et gagne.
third-wins = Les deux mains les plus rapides n’ont rien sorti d’utile. { $winner }, la main la plus lente, gagne ce qu’elles ont tiré en couleur.
three-deciding-matched = { $quicker } a eu la main la plus rapide et a sorti { $pull }, la forme décisive, et gagne { $gain }.
three-deciding-camel = { $quicker } a eu la main la plus rapide, a tiré le chameau, l’a crié et gagne.
three-deciding-second = La main la plus rapide n’a pas sorti la forme décisive. { $winner }, deuxième, reçoit la pièce décisive ; la plus lente reçoit ce que la plus rapide a tiré, si c’est en couleur.
three-deciding-second-alone = La main la plus rapide n’a pas sorti la forme décisive. { $winner }, deuxième, a fait mieux et reçoit la pièce décisive.
three-deciding-third = Aucune des deux mains les plus rapides n’a sorti la forme décisive. La deuxième reçoit la pièce décisive, et { $winner }, la main la plus lente, gagne ce qu’elles ont tiré en couleur.
quicker-keeps = { $quicker } a été plus rapide avec { $pull }, possède déjà cette forme et garde la pièce.
slower-may-keep = { $loser } doit remettre sa pièce. { $winner } a été moins rapide, mais possède la forme et peut garder la sienne.
nobody-keeps = Ni l’une ni l’autre main ne possède la forme de ce qui a été tiré. Les deux pièces retournent dans le sac.

## What is due after a ruling

due-take = { $seat } choisit une pièce de { $from }.
due-hand-over = { $seat } choisit une de ses propres pièces et la cède.
due-console = Il n’y a rien à prendre ; { $seat } a droit à une prise de consolation.
due-give = { $seat } désigne qui la reçoit.
due-build = { $seat } construit { $piece }.
due-keep = { $seat } la garde ou la remet.

## Before the first reach

remind-jewellery = Bagues, bracelets et montres : on enlève tout.
remind-gently = En douceur : on n’arrache pas, on ne retient pas, on ne gêne personne exprès.
remind-touch = Seuls les doigts regardent dans le sac.
remind-any-hand = Une main tient le sac par l’ourlet, l’autre y entre.
remind-left-hand = La main gauche tient le sac par l’ourlet, la droite y entre.
remind-right-hand = La main droite tient le sac par l’ourlet, la gauche y entre.
remind-once = Qui a sorti quelque chose ne replonge pas la main.
remind-piece-down = Est en tête qui a sa pièce d’abord sur la table.
remind-hand-down = Est en tête qui a sa main fermée d’abord sur la table.
remind-beside = Duel à côté de la table : elle sert aux tours.
remind-out = Est en tête qui a sa pièce d’abord hors du sac.
remind-head = Est en tête qui a sa pièce d’abord hors du sac et sur la tête.
remind-push = Ce qui est construit ne se déplace qu’en poussant avec la nouvelle pièce.
remind-wait = Qui a fini attend que l’autre ait aussi une pièce.

## Pieces, as the object of a sentence

the-ball = la boule { $colour ->
    [blue] bleue
    [yellow] jaune
    [white] blanche
   *[brown] brune
}
the-egg = l’œuf { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-cube = le cube { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-disc = le disque { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-narrow-roof = le toit pointu { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-wide-roof = le toit plat { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-cylinder = le cylindre { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-bridge = le pont { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-dome = le dôme { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-cross = la croix { $colour ->
    [blue] bleue
    [yellow] jaune
    [white] blanche
   *[brown] brune
}
the-step = la marche { $colour ->
    [blue] bleue
    [yellow] jaune
    [white] blanche
   *[brown] brune
}
the-brick = la brique { $colour ->
    [blue] bleue
    [yellow] jaune
    [white] blanche
   *[brown] brune
}
the-black = la pièce noire { $number }
the-camel = le chameau
the-nothing = rien
list-last = { $before } et { $last }
