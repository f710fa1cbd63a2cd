# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

# `$winner-is` and its like: `you` if it is the one who reads.

equal = Personne n’a été plus rapide. Tout retourne dans le sac sans être vu, et les mêmes recommencent.
equal-three = Le classement ne peut pas être établi. Tout retourne dans le sac, et les trois mêmes recommencent.
equal-quartet = Personne n’a été plus rapide. Les deux pièces retournent dans le sac, et les deux mêmes recommencent.
foul = { $offender-is ->
        [you] Vous n’avez pas joué loyalement.
       *[other] { $offender } n’a pas joué loyalement.
    } Tout retourne dans le sac, et la prise est rejouée.
foul-loses = { $offender-is ->
        [you] Vous n’avez pas joué loyalement et vous perdez.
       *[other] { $offender } n’a pas joué loyalement et perd.
    } Tout ce qui a été tiré retourne dans le sac.
nobody = Personne n’a rien tiré à temps. On retire les mains, et on recommence.
nobody-deciding = Personne n’a rien tiré à temps. Une pièce décisive est posée au milieu, et les mêmes recommencent.
passed-over = Cette prise a été recommencée assez souvent. Personne ne la gagne, et c’est au tour des suivants.
several-coloured = { $quicker-is ->
        [you] Vous avez tiré plus d’une pièce et vous perdez.
       *[other] { $quicker } a tiré plus d’une pièce et perd.
    } { $winner-is ->
        [you] Vous recevez { $gain } ; ce qui est noir retourne dans le sac.
       *[other] { $winner } reçoit { $gain } ; ce qui est noir retourne dans le sac.
    }
several-black = { $quicker-is ->
        [you] Vous avez tiré plus d’une pièce, aucune de couleur, et vous perdez.
       *[other] { $quicker } a tiré plus d’une pièce, aucune de couleur, et perd.
    }
both-wrong = Le chameau a été crié deux fois, et personne ne l’a. Tout retourne dans le sac, et on recommence.
wrong-call-coloured = { $quicker-is ->
        [you] Vous avez crié le chameau, mais vous avez tiré { $pull }.
       *[other] { $quicker } a crié le chameau, mais a tiré { $pull }.
    } { $winner-is ->
        [you] Vous gagnez et vous recevez la pièce.
       *[other] { $winner } gagne et reçoit la pièce.
    }
wrong-call-black = { $quicker-is ->
        [you] Vous avez crié le chameau, mais vous avez tiré une pièce noire.
       *[other] { $quicker } a crié le chameau, mais a tiré une pièce noire.
    } { $winner-is ->
        [you] Vous gagnez.
       *[other] { $winner } gagne.
    }
slower-wrong-call-coloured = { $loser-is ->
        [you] Vous avez été moins rapide, mais vous avez crié le chameau à tort.
       *[other] { $loser } a été moins rapide, mais a crié le chameau à tort.
    } { $winner-is ->
        [you] Vous gagnez et vous recevez { $gain }.
       *[other] { $winner } gagne et reçoit { $gain }.
    }
slower-wrong-call-black = { $loser-is ->
        [you] Vous avez été moins rapide, mais vous avez crié le chameau à tort.
       *[other] { $loser } a été moins rapide, mais a crié le chameau à tort.
    } { $winner-is ->
        [you] Vous gagnez.
       *[other] { $winner } gagne.
    }
camel-called = { $quicker-is ->
        [you] Vous avez tiré le chameau, vous l’avez crié à temps et vous gagnez.
       *[other] { $quicker } a tiré le chameau, l’a crié à temps et gagne.
    }
camel-silent = { $quicker-is ->
        [you] Vous avez tiré le chameau, mais vous ne l’avez pas crié à temps.
       *[other] { $quicker } a tiré le chameau, mais ne l’a pas crié à temps.
    } { $winner-is ->
        [you] Vous gagnez.
       *[other] { $winner } gagne.
    }
black-pulled = { $quicker-is ->
        [you] Vous avez tiré une pièce noire.
       *[other] { $quicker } a tiré une pièce noire.
    } { $winner-is ->
        [you] Vous gagnez.
       *[other] { $winner } gagne.
    }
own-shape = { $quicker-is ->
        [you] Vous avez tiré { $pull } et vous possédez déjà cette forme : vous gagnez et vous gardez la pièce.
       *[other] { $quicker } a tiré { $pull } et possède déjà cette forme : { $quicker } gagne et garde la pièce.
    }
opponents-shape = { $quicker-is ->
        [you] Vous avez tiré { $pull }. { $loser } possède cette forme, vous non : vous gagnez, vous gardez la pièce et { $loser } vous en donne une de cette forme.
       *[other] { $loser-is ->
            [you] { $quicker } a tiré { $pull }. Vous possédez cette forme, { $quicker } non : { $quicker } gagne, garde la pièce et vous en prend une de cette forme.
           *[other] { $quicker } a tiré { $pull }. { $loser } possède cette forme, { $quicker } non : { $quicker } gagne, garde la pièce et en reçoit une de cette forme de { $loser }.
        }
    }
nobodys-shape = { $quicker-is ->
        [you] Vous avez tiré { $pull }, mais ni l’une ni l’autre main ne possède cette forme.
       *[other] { $quicker } a tiré { $pull }, mais ni l’une ni l’autre main ne possède cette forme.
    } { $winner-is ->
        [you] Vous gagnez et vous recevez la pièce.
       *[other] { $winner } gagne et reçoit la pièce.
    }
deciding-matched = { $quicker-is ->
        [you] Vous avez tiré { $pull }, la forme décisive, et vous gagnez { $gain }.
       *[other] { $quicker } a tiré { $pull }, la forme décisive, et gagne { $gain }.
    }
deciding-camel = { $quicker-is ->
        [you] Vous avez tiré le chameau, vous l’avez crié à temps et vous gagnez le duel.
       *[other] { $quicker } a tiré le chameau, l’a crié à temps et gagne le duel.
    }
deciding-missed = { $quicker-is ->
        [you] Vous n’avez pas sorti la forme décisive.
       *[other] { $quicker } n’a pas sorti la forme décisive.
    } { $winner-is ->
        [you] Vous gagnez et vous recevez la pièce décisive.
       *[other] { $winner } gagne et reçoit la pièce décisive.
    }
tower-several = { $quicker-is ->
        [you] Vous avez tiré plus d’une pièce et vous perdez : tout ce qui a été tiré retourne dans le sac, avec ce qu’il en coûte à votre tour.
       *[other] { $quicker } a tiré plus d’une pièce et perd : tout ce qui a été tiré retourne dans le sac, avec ce qu’il en coûte à la tour.
    } { $winner-is ->
        [you] Vous gagnez le duel.
       *[other] { $winner } gagne le duel.
    }
tower-keep = { $quicker-is ->
        [you] Vous avez sorti en premier { $pull }, vous ne possédez pas encore cette forme et vous la construisez.
       *[other] { $quicker } a sorti en premier { $pull }, ne possède pas encore cette forme et la construit.
    }
tower-give = { $quicker-is ->
        [you] Vous avez sorti en premier { $pull }, mais vous possédez déjà cette forme et vous devez la donner.
       *[other] { $quicker } a sorti en premier { $pull }, mais possède déjà cette forme et doit la donner.
    }
tower-black = { $quicker-is ->
        [you] Vous avez sorti en premier une pièce noire et vous la gardez.
       *[other] { $quicker } a sorti en premier une pièce noire et la garde.
    }
tower-camel = { $quicker-is ->
        [you] Vous avez sorti en premier le chameau et vous pouvez déplacer une pièce noire.
       *[other] { $quicker } a sorti en premier le chameau et peut déplacer une pièce noire.
    }
tower-camel-idle = { $quicker-is ->
        [you] Vous avez sorti en premier le chameau et vous gagnez le duel, mais il n’y a aucune pièce noire à déplacer.
       *[other] { $quicker } a sorti en premier le chameau et gagne le duel, mais il n’y a aucune pièce noire à déplacer.
    }
tower-camel-silent = { $quicker-is ->
        [you] Vous avez sorti en premier le chameau et vous gagnez le duel, mais vous ne l’avez pas crié : aucune pièce noire ne change de place.
       *[other] { $quicker } a sorti en premier le chameau et gagne le duel, mais ne l’a pas crié : aucune pièce noire ne change de place.
    }
several-in-vain = { $seat-is ->
        [you] Vous avez tiré plus d’une pièce, { $pull } : cela ne compte pas.
       *[other] { $seat } a tiré plus d’une pièce, { $pull } : cela ne compte pas.
    }
first-by-shape = { $quicker-is ->
        [you] Vous avez eu la main la plus rapide et vous avez sorti { $pull }, une forme présente au sac : vous gagnez la pièce et une de cette forme de chaque adversaire qui en a.
       *[other] { $quicker } a eu la main la plus rapide et a sorti { $pull }, une forme présente au sac : { $quicker } gagne la pièce et une de cette forme de chaque adversaire qui en a.
    }
first-by-camel = { $quicker-is ->
        [you] Vous avez eu la main la plus rapide, vous avez tiré le chameau, vous l’avez crié et vous gagnez.
       *[other] { $quicker } a eu la main la plus rapide, a tiré le chameau, l’a crié et gagne.
    }
second-by-shape = La main la plus rapide n’a rien sorti d’utile. { $quicker-is ->
        [you] Vous avez suivi avec { $pull }, une forme présente au sac : vous gagnez la pièce et une de cette forme de chaque adversaire qui en a.
       *[other] { $quicker } a suivi avec { $pull }, une forme présente au sac : { $quicker } gagne la pièce et une de cette forme de chaque adversaire qui en a.
    }
second-by-camel = La main la plus rapide n’a rien sorti d’utile. { $quicker-is ->
        [you] Vous avez suivi, vous avez tiré le chameau, vous l’avez crié et vous gagnez.
       *[other] { $quicker } a suivi, a tiré le chameau, l’a crié et gagne.
    }
third-wins = Les deux mains les plus rapides n’ont rien sorti d’utile. { $winner-is ->
        [you] Vous avez eu la main la plus lente et vous gagnez ce que les deux autres ont tiré en couleur.
       *[other] { $winner }, la main la plus lente, gagne ce qu’elles ont tiré en couleur.
    }
three-deciding-matched = { $quicker-is ->
        [you] Vous avez eu la main la plus rapide, vous avez sorti { $pull }, la forme décisive, et vous gagnez { $gain }.
       *[other] { $quicker } a eu la main la plus rapide et a sorti { $pull }, la forme décisive, et gagne { $gain }.
    }
three-deciding-camel = { $quicker-is ->
        [you] Vous avez eu la main la plus rapide, vous avez tiré le chameau, vous l’avez crié et vous gagnez.
       *[other] { $quicker } a eu la main la plus rapide, a tiré le chameau, l’a crié et gagne.
    }
three-deciding-second = La main la plus rapide n’a pas sorti la forme décisive. { $winner-is ->
        [you] Vous arrivez deuxième et vous recevez la pièce décisive ; la plus lente reçoit ce que la plus rapide a tiré, si c’est en couleur.
       *[other] { $winner }, deuxième, reçoit la pièce décisive ; la plus lente reçoit ce que la plus rapide a tiré, si c’est en couleur.
    }
three-deciding-second-alone = La main la plus rapide n’a pas sorti la forme décisive. { $winner-is ->
        [you] Vous arrivez deuxième, vous avez fait mieux et vous recevez la pièce décisive.
       *[other] { $winner }, deuxième, a fait mieux et reçoit la pièce décisive.
    }
three-deciding-third = Aucune des deux mains les plus rapides n’a sorti la forme décisive. { $winner-is ->
        [you] La deuxième reçoit la pièce décisive. Vous avez eu la main la plus lente et vous gagnez ce que les deux autres ont tiré en couleur.
       *[other] La deuxième reçoit la pièce décisive, et { $winner }, la main la plus lente, gagne ce qu’elles ont tiré en couleur.
    }
quicker-keeps = { $quicker-is ->
        [you] Vous avez été plus rapide avec { $pull }, vous possédez déjà cette forme et vous gardez la pièce.
       *[other] { $quicker } a été plus rapide avec { $pull }, possède déjà cette forme et garde la pièce.
    }
slower-may-keep = { $loser-is ->
        [you] Vous devez remettre votre pièce.
       *[other] { $loser } doit remettre sa pièce.
    } { $winner-is ->
        [you] Vous avez été moins rapide, mais vous possédez la forme et vous pouvez garder la vôtre.
       *[other] { $winner } a été moins rapide, mais possède la forme et peut garder la sienne.
    }
nobody-keeps = Ni l’une ni l’autre main ne possède la forme de ce qui a été tiré. Les deux pièces retournent dans le sac.

## What is due after a ruling

due-take = { $seat-is ->
        [you] Vous choisissez une pièce de { $from }.
       *[other] { $from-is ->
            [you] { $seat } choisit une de vos pièces.
           *[other] { $seat } choisit une pièce de { $from }.
        }
    }
due-hand-over = { $seat-is ->
        [you] Vous choisissez une de vos propres pièces et vous la cédez.
       *[other] { $seat } choisit une de ses propres pièces et la cède.
    }
due-console = { $seat-is ->
        [you] Il n’y a rien à prendre ; vous avez droit à une prise de consolation.
       *[other] Il n’y a rien à prendre ; { $seat } a droit à une prise de consolation.
    }
due-give = { $seat-is ->
        [you] Vous désignez qui la reçoit.
       *[other] { $seat } désigne qui la reçoit.
    }
due-build = { $seat-is ->
        [you] Vous construisez { $piece }.
       *[other] { $seat } construit { $piece }.
    }
due-keep = { $seat-is ->
        [you] Vous la gardez ou vous la remettez.
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
