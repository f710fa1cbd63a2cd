# À une table de Dschamál.

you-capital = Vous
call = Dschamál !
call-what = Criez, et les mains plongent
call-comes = Pas touche. Le cri vient d’un instant à l’autre.
get-ready = Attendez le cri…
hands-in = Mains au sac !
your-hand-is-out = Votre main est dehors. On attend l’arrivée.
bag-heaves = Des mains sont dans le sac
around-the-bag = Autour du sac
victory = Pièces de victoire
open-pieces = Pièces libres
master = maître
at-the-bag = au sac
why = Pourquoi ?
photo = Photo-finish
unseen = remise sans être vue
still-in-bag = encore dans le sac
called-camel = chameau crié
camel-call = Le chameau, c’est moi !
equally-quick-finish = À égalité
who-was-first = Trop serré pour le chrono. Qui était en tête ?
you-voted = Vous avez dit qui était en tête. On attend les autres.
others-vote = Trop serré pour le chrono. Le public décide.
keep = La garder
return-it = La remettre
take-these = Les prendre
choose-pieces = { $count ->
        [one] Choisissez une pièce
       *[other] Choisissez deux pièces
    }
take-from-place = Reprendre : { $piece }
empty-place = Une place vide
read-steps = Lire à voix haute
mute-device = Cet appareil n’a pas de voix à lui.
standings = Classement
another-evening = Encore une partie
another-waits = Vous voulez encore une partie. On attend les autres.
deciding-piece = Pièce décisive
last-contests = Les dernières prises
traveller = Voyageur
solo = Dschamál sur cet appareil
solo-what = Vous et des robots qui ne font que tâter, sur cet appareil : ni maison, ni réseau. La partie est gardée ici jusqu’à ce que vous la rangiez.
solo-door = Solo avec des robots
solo-door-what = Dschamál sur cet appareil, sans réseau
solo-goes-on = Reprendre Dschamál
solo-from-form = Jouer en solo sur cet appareil, sans la maison
no-thread = Ce navigateur n’a pas pu ouvrir le sac. Rechargez la page pour réessayer.
fill-with-bots = Jouer avec des robots
bots-level = Les autres sont
people-come = des gens que j’invite
which-game = Jeu
how-many = Places
which-edition = Édition
choice-seconds = Secondes pour choisir
decoy-percent = Écart des pièces noires, en pour cent
drift = La mémoire du doigt dérive
brisk = Pauses courtes entre les prises
pieces-in-bag = { $count ->
        [one] { $count } pièce dans le sac
       *[other] { $count } pièces dans le sac
    }
dschamal-game-duel = Duel
dschamal-game-tower = Tour
dschamal-game-threesome = Trio
dschamal-game-quartet = Quatuor
dschamal-game-what-duel = Deux mains dans le sac ; réunir les quatre d’une forme. De trois à huit
dschamal-game-what-tower = Ce qu’on tire, on l’empile ; sept pièces qui tiennent, et c’est fini
dschamal-game-what-threesome = Trois mains à la fois. De trois à huit
dschamal-game-what-quartet = Quatre d’une forme gagnent ; aussi pour les plus jeunes. De trois à six
edition-recommended = Conseillée
edition-zoch-en = Livret de 2005, anglais
edition-zoch-fr = Livret de 2005, français
edition-fr-flumian = Française, non officielle
edition-nl2006 = Néerlandaise, 2006
edition-fr-summary = Résumé français
dschamal-agreed = Dschamál · { $game } · { $seats } places · { $edition }
feeler-name-1 = Enfant
feeler-name-2 = Convive
feeler-name-3 = Potier
feeler-name-4 = Tisserande
feeler-name-5 = Marchand de chameaux
feeler-character-1 = Tâte longtemps, hésite, et a presque toujours raison.
feeler-character-2 = Prend son temps et devine rarement.
feeler-character-3 = Connaît le bois, et prend son temps.
feeler-character-4 = Vive, soigneuse, se trompe rarement.
feeler-character-5 = Trouve le chameau avant que vous ayez fermé la main.
next-contest = Ensuite : { $names }
reaches-alone = { $you ->
        [yes] Prise de consolation : vous plongez la main, sans adversaire
       *[no] Prise de consolation : { $name } plonge la main, sans adversaire
    }
# `$who`: `both` if the one who reads is among several; their list then begins with You.
calls = { $who ->
        [you] Vous pouvez crier.
        [both] { $names } pouvez crier.
       *[others] Le cri est à : { $names }.
    }
sits-out-d-37 = passe : a battu tout le monde
sits-out-d-38 = passe : a perdu la dernière prise
sits-out-other = passe ({ $rule })
stood-in = ailleurs, un robot joue
false-starts = { $count ->
        [one] main trop tôt dans le sac
       *[other] main trop tôt dans le sac, { $count } fois
    }
awaited-start = { $you ->
        [yes] { $count ->
            [one] Vous choisissez une pièce pour commencer.
           *[other] Vous choisissez deux pièces pour commencer.
        }
       *[no] { $count ->
            [one] { $name } choisit une pièce pour commencer.
           *[other] { $name } choisit deux pièces pour commencer.
        }
    }
awaited-decide = Quelqu’un pose la pièce décisive.
awaited-take = { $you ->
        [yes] Vous choisissez une pièce à prendre.
       *[no] { $name } choisit une pièce à prendre.
    }
awaited-console = { $you ->
        [yes] Vous avez droit à une prise de consolation, au toucher seul.
       *[no] { $name } a droit à une prise de consolation, au toucher seul.
    }
awaited-give = { $you ->
        [yes] Vous donnez la pièce.
       *[no] { $name } donne la pièce.
    }
awaited-keep = { $you ->
        [yes] Vous pouvez garder la pièce ou la remettre.
       *[no] { $name } peut garder la pièce ou la remettre.
    }
awaited-camel = { $you ->
        [yes] Vous vous servez du chameau.
       *[no] { $name } se sert du chameau.
    }
awaited-build = { $you ->
        [yes] Vous construisez { $piece }.
       *[no] { $name } construit { $piece }.
    }
judged-clock = au chrono
judged-votes = par le public
broken-off-restart = La maison s’est absentée un instant : cette prise recommence.
broken-off = La prise a été interrompue et recommence.
broken-off-connection = { $who ->
        [you] Vous avez perdu la connexion : la prise recommence, une seule fois.
        [both] { $names } avez perdu la connexion : la prise recommence, une seule fois.
       *[others] Connexion perdue ({ $names }) : la prise recommence, une seule fois.
    }
winners-none = Personne n’a gagné.
winners-you = Vous avez gagné.
winners-you-too = { $names } partagez la victoire.
winners-one = { $name } a gagné.
winners-several = Victoire partagée : { $names }.
standing-quartet = { $points } d’une même forme
standing-victory = { $points ->
        [one] { $points } pièce de victoire
       *[other] { $points } pièces de victoire
    }
contest-again = { $pair } : à refaire ({ $rule })
contest-nobody = { $pair } : personne ({ $rule })
shouts = { $name } : « { $phrase } »
standing-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
standing-contests = { $contests ->
        [one] { $contests } prise gagnée
       *[other] { $contests } prises gagnées
    }
standing-open = { $open ->
        [one] { $open } libre
       *[other] { $open } libres
    }

## La fin d’une partie

how-called-off = La partie a été interrompue.
how-dry = Il n’y a plus rien à gagner.
how-victory = Avec { $points } pièces de victoire ; { $target } suffisent.
how-most = Il n’y a plus rien à gagner, et personne n’a plus de { $points } pièces de victoire.
how-quartet = Avec les quatre pièces d’une même forme.
how-tower = Avec { $points } points contre { $next }.
standing-quickest = prise la plus rapide : { $time }
best-moment = Le plus beau moment
best-closest = L’arrivée la plus serrée : { $time } d’écart.
best-quickest = La bonne prise la plus rapide : { $time }.
best-last = La dernière prise.
another-what = Les mêmes personnes, les mêmes règles
