# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

# `$winner-is` and its like: `you` if it is the one who reads.

equal = Personne n’a été plus rapide. Tout retourne dans le sac sans être vu, et les mêmes recommencent.
equal-three = Le classement ne peut pas être établi. Tout retourne dans le sac, et les trois mêmes recommencent.
equal-quartet = Personne n’a été plus rapide. Les deux pièces retournent dans le sac, et les deux mêmes recommencent.
foul = { $offender-is ->
        [you] Tu n’as pas joué loyalement.
       *[other] { $offender } n’a pas joué loyalement.
    } Tout retourne dans le sac, et la manche est rejouée.
foul-loses = { $offender-is ->
        [you] Tu n’as pas joué loyalement et tu perds.
       *[other] { $offender } n’a pas joué loyalement et perd.
    } Tout ce qui a été tiré retourne dans le sac.
nobody = Personne n’a rien tiré à temps. On retire les mains, et on recommence.
nobody-deciding = Personne n’a rien tiré à temps. Une pièce décisive est posée au milieu, et les mêmes recommencent.
passed-over = Cette manche a été rejouée assez souvent. Personne ne la gagne, et c’est au tour des suivants.
several-coloured = { $quicker-is ->
        [you] Tu as tiré plus d’une pièce et tu perds.
       *[other] { $quicker } a tiré plus d’une pièce et perd.
    } { $winner-is ->
        [you] Tu reçois { $gain } ; ce qui est noir retourne dans le sac.
       *[other] { $winner } reçoit { $gain } ; ce qui est noir retourne dans le sac.
    }
several-black = { $quicker-is ->
        [you] Tu as tiré plus d’une pièce, dont aucune de couleur, et tu perds.
       *[other] { $quicker } a tiré plus d’une pièce, dont aucune de couleur, et perd.
    }
both-wrong = Les deux ont annoncé le chameau, et aucun ne l’a. Tout retourne dans le sac, et on recommence.
wrong-call-coloured = { $quicker-is ->
        [you] Tu as annoncé le chameau, mais tu as tiré { $pull }.
       *[other] { $quicker } a annoncé le chameau, mais a tiré { $pull }.
    } { $winner-is ->
        [you] Tu gagnes et tu reçois la pièce.
       *[other] { $winner } gagne et reçoit la pièce.
    }
wrong-call-black = { $quicker-is ->
        [you] Tu as annoncé le chameau, mais tu as tiré une pièce noire.
       *[other] { $quicker } a annoncé le chameau, mais a tiré une pièce noire.
    } { $winner-is ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
    }
slower-wrong-call-coloured = { $loser-is ->
        [you] Tu as été moins rapide, mais tu as annoncé le chameau à tort.
       *[other] { $loser } a été moins rapide, mais a annoncé le chameau à tort.
    } { $winner-is ->
        [you] Tu gagnes et tu reçois { $gain }.
       *[other] { $winner } gagne et reçoit { $gain }.
    }
slower-wrong-call-black = { $loser-is ->
        [you] Tu as été moins rapide, mais tu as annoncé le chameau à tort.
       *[other] { $loser } a été moins rapide, mais a annoncé le chameau à tort.
    } { $winner-is ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
    }
camel-called = { $quicker-is ->
        [you] Tu as tiré le chameau, tu l’as annoncé à temps et tu gagnes.
       *[other] { $quicker } a tiré le chameau, l’a annoncé à temps et gagne.
    }
camel-silent = { $quicker-is ->
        [you] Tu as tiré le chameau, mais tu ne l’as pas annoncé à temps.
       *[other] { $quicker } a tiré le chameau, mais ne l’a pas annoncé à temps.
    } { $winner-is ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
    }
black-pulled = { $quicker-is ->
        [you] Tu as tiré une pièce noire.
       *[other] { $quicker } a tiré une pièce noire.
    } { $winner-is ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
    }
own-shape = { $quicker-is ->
        [you] Tu as tiré { $pull } et tu possèdes déjà cette forme : tu gagnes et tu gardes la pièce.
       *[other] { $quicker } a tiré { $pull } et possède déjà cette forme : { $quicker } gagne et garde la pièce.
    }
opponents-shape = { $quicker-is ->
        [you] Tu as tiré { $pull }. { $loser } possède cette forme, pas toi : tu gagnes, tu gardes la pièce et tu en prends une de cette forme à { $loser }.
       *[other] { $loser-is ->
            [you] { $quicker } a tiré { $pull }. Tu possèdes cette forme, pas { $quicker } : { $quicker } gagne, garde la pièce et t’en prend une de cette forme.
           *[other] { $quicker } a tiré { $pull }. { $loser } possède cette forme, pas { $quicker } : { $quicker } gagne, garde la pièce et en prend une de cette forme à { $loser }.
        }
    }
nobodys-shape = { $quicker-is ->
        [you] Tu as tiré { $pull }, mais ni toi ni { $winner } n’avez cette forme.
       *[other] { $winner-is ->
            [you] { $quicker } a tiré { $pull }, mais ni { $quicker } ni toi n’avez cette forme.
           *[other] { $quicker } a tiré { $pull }, mais ni { $quicker } ni { $winner } n’a cette forme.
        }
    } { $winner-is ->
        [you] Tu gagnes et tu reçois la pièce.
       *[other] { $winner } gagne et reçoit la pièce.
    }
deciding-matched = { $quicker-is ->
        [you] Tu as tiré { $pull }, la forme décisive, et tu gagnes { $gain }.
       *[other] { $quicker } a tiré { $pull }, la forme décisive, et gagne { $gain }.
    }
deciding-camel = { $quicker-is ->
        [you] Tu as tiré le chameau, tu l’as annoncé à temps et tu gagnes le duel.
       *[other] { $quicker } a tiré le chameau, l’a annoncé à temps et gagne le duel.
    }
deciding-missed = { $quicker-is ->
        [you] Tu n’as pas sorti la forme décisive.
       *[other] { $quicker } n’a pas sorti la forme décisive.
    } { $winner-is ->
        [you] Tu gagnes et tu reçois la pièce décisive.
       *[other] { $winner } gagne et reçoit la pièce décisive.
    }
tower-several = { $quicker-is ->
        [you] Tu as tiré plus d’une pièce et tu perds : tout ce qui a été tiré retourne dans le sac, avec ce qu’il en coûte à ta tour.
       *[other] { $quicker } a tiré plus d’une pièce et perd : tout ce qui a été tiré retourne dans le sac, avec ce qu’il en coûte à la tour.
    } { $winner-is ->
        [you] Tu gagnes le duel.
       *[other] { $winner } gagne le duel.
    }
tower-keep = { $quicker-is ->
        [you] Tu as sorti { $pull } en premier, tu ne possèdes pas encore cette forme et tu poses la pièce sur ta tour.
       *[other] { $quicker } a sorti { $pull } en premier, ne possède pas encore cette forme et pose la pièce sur sa tour.
    }
tower-give = { $quicker-is ->
        [you] Tu as sorti { $pull } en premier, mais tu possèdes déjà cette forme et tu dois donner la pièce.
       *[other] { $quicker } a sorti { $pull } en premier, mais possède déjà cette forme et doit donner la pièce.
    }
tower-black = { $quicker-is ->
        [you] Tu as sorti une pièce noire en premier et tu la gardes.
       *[other] { $quicker } a sorti une pièce noire en premier et la garde.
    }
tower-camel = { $quicker-is ->
        [you] Tu as sorti le chameau en premier et tu peux déplacer une pièce noire.
       *[other] { $quicker } a sorti le chameau en premier et peut déplacer une pièce noire.
    }
tower-camel-idle = { $quicker-is ->
        [you] Tu as sorti le chameau en premier et tu gagnes le duel, mais il n’y a aucune pièce noire à déplacer.
       *[other] { $quicker } a sorti le chameau en premier et gagne le duel, mais il n’y a aucune pièce noire à déplacer.
    }
tower-camel-silent = { $quicker-is ->
        [you] Tu as sorti le chameau en premier et tu gagnes le duel, mais tu ne l’as pas annoncé : aucune pièce noire ne change de place.
       *[other] { $quicker } a sorti le chameau en premier et gagne le duel, mais ne l’a pas annoncé : aucune pièce noire ne change de place.
    }
several-in-vain = { $seat-is ->
        [you] Tu as tiré plus d’une pièce, { $pull } : ça ne compte pas.
       *[other] { $seat } a tiré plus d’une pièce, { $pull } : ça ne compte pas.
    }
first-by-shape = { $quicker-is ->
        [you] Tu arrives en tête avec { $pull }, une forme que l’un des trois possède : tu gagnes la pièce, et une de même forme de chaque adversaire qui en a.
       *[other] { $quicker } arrive en tête avec { $pull }, une forme que l’un des trois possède : { $quicker } gagne la pièce, et une de même forme de chaque adversaire qui en a.
    }
first-by-camel = { $quicker-is ->
        [you] Tu arrives en tête avec le chameau, tu l’as annoncé et tu gagnes.
       *[other] { $quicker } arrive en tête avec le chameau, l’a annoncé et gagne.
    }
second-by-shape = La main la plus rapide n’a rien sorti d’utile. { $quicker-is ->
        [you] Tu arrives deuxième avec { $pull }, une forme que l’un des trois possède : tu gagnes la pièce, et une de même forme de chaque adversaire qui en a.
       *[other] { $quicker } arrive deuxième avec { $pull }, une forme que l’un des trois possède : { $quicker } gagne la pièce, et une de même forme de chaque adversaire qui en a.
    }
second-by-camel = La main la plus rapide n’a rien sorti d’utile. { $quicker-is ->
        [you] Tu arrives deuxième avec le chameau, tu l’as annoncé et tu gagnes.
       *[other] { $quicker } arrive deuxième avec le chameau, l’a annoncé et gagne.
    }
third-wins = Les deux mains les plus rapides n’ont rien sorti d’utile. { $winner-is ->
        [you] Tu arrives en dernier et tu gagnes leurs pièces de couleur.
       *[other] { $winner } arrive en dernier et gagne leurs pièces de couleur.
    }
three-deciding-matched = { $quicker-is ->
        [you] Tu arrives en tête avec { $pull }, la forme décisive, et tu gagnes { $gain }.
       *[other] { $quicker } arrive en tête avec { $pull }, la forme décisive, et gagne { $gain }.
    }
three-deciding-camel = { $quicker-is ->
        [you] Tu arrives en tête avec le chameau, tu l’as annoncé et tu gagnes.
       *[other] { $quicker } arrive en tête avec le chameau, l’a annoncé et gagne.
    }
three-deciding-second = La main la plus rapide n’a pas sorti la forme décisive. { $winner-is ->
        [you] Tu arrives deuxième et tu reçois la pièce décisive ; la main la plus lente reçoit ce que la plus rapide a tiré, si c’est de couleur.
       *[other] { $winner } arrive deuxième et reçoit la pièce décisive ; la main la plus lente reçoit ce que la plus rapide a tiré, si c’est de couleur.
    }
three-deciding-second-alone = La main la plus rapide n’a pas sorti la forme décisive. { $winner-is ->
        [you] Tu arrives deuxième, tu as fait mieux et tu reçois la pièce décisive.
       *[other] { $winner } arrive deuxième, a fait mieux et reçoit la pièce décisive.
    }
three-deciding-third = Aucune des deux mains les plus rapides n’a sorti la forme décisive. { $winner-is ->
        [you] La deuxième main reçoit la pièce décisive. Tu arrives en dernier et tu gagnes leurs pièces de couleur.
       *[other] La deuxième main reçoit la pièce décisive. { $winner } arrive en dernier et gagne leurs pièces de couleur.
    }
quicker-keeps = { $quicker-is ->
        [you] Tu as été plus rapide avec { $pull }, tu possèdes déjà cette forme et tu gardes la pièce.
       *[other] { $quicker } a été plus rapide avec { $pull }, possède déjà cette forme et garde la pièce.
    }
slower-may-keep = { $loser-is ->
        [you] Tu dois remettre ta pièce.
       *[other] { $loser } doit remettre sa pièce.
    } { $winner-is ->
        [you] Tu as été moins rapide, mais tu possèdes la forme et tu peux garder la tienne.
       *[other] { $winner } a été moins rapide, mais possède la forme et peut garder la sienne.
    }
nobody-keeps = Aucun des deux ne possède la forme de ce qui a été tiré. Tout retourne dans le sac.

## What is due after a ruling

due-take = { $seat-is ->
        [you] Tu choisis une des pièces de { $from }.
       *[other] { $from-is ->
            [you] { $seat } choisit une de tes pièces.
           *[other] { $seat } choisit une des pièces de { $from }.
        }
    }
due-hand-over = { $seat-is ->
        [you] Tu choisis une de tes propres pièces et tu la cèdes.
       *[other] { $seat } choisit une de ses propres pièces et la cède.
    }
due-console = { $seat-is ->
        [you] Il n’y a rien à prendre ; tu as droit à un tirage de consolation.
       *[other] Il n’y a rien à prendre ; { $seat } a droit à un tirage de consolation.
    }
due-give = { $seat-is ->
        [you] Tu désignes qui la reçoit.
       *[other] { $seat } désigne qui la reçoit.
    }
due-build = { $seat-is ->
        [you] Tu poses { $piece } sur ta tour.
       *[other] { $seat } pose { $piece } sur sa tour.
    }
due-keep = { $seat-is ->
        [you] Tu la gardes ou tu la remets.
       *[other] { $seat } la garde ou la remet.
    }

## Before the first reach

remind-jewellery = Bagues, bracelets et montres : on enlève tout.
remind-gently = En douceur : on n’arrache pas, on ne retient pas, on ne gêne personne exprès.
remind-touch = Seuls les doigts regardent dans le sac.
remind-any-hand = Une main tient le sac par l’ourlet, l’autre y entre.
remind-left-hand = La main gauche tient le sac par l’ourlet, la droite y entre.
remind-right-hand = La main droite tient le sac par l’ourlet, la gauche y entre.
remind-once = Qui a sorti quelque chose ne replonge pas la main.
remind-piece-down = Le premier est celui qui a sa pièce sur la table avant les autres.
remind-hand-down = Le premier est celui qui a sa main fermée sur la table avant les autres.
remind-beside = Les duels se font à côté de la table : elle sert aux tours.
remind-out = Le premier est celui qui a sa pièce hors du sac avant les autres.
remind-head = Le premier est celui qui a sa pièce hors du sac et sur la tête avant les autres.
remind-push = Ce qui est posé ne bouge plus, sauf poussé par la nouvelle pièce.
remind-wait = Le premier attend que l’autre ait aussi une pièce.

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
the-narrow-roof = le toit étroit { $colour ->
    [blue] bleu
    [yellow] jaune
    [white] blanc
   *[brown] brun
}
the-wide-roof = le toit large { $colour ->
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
