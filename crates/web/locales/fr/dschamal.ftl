# À une table de Dschamál.

you-capital = Toi
call = Dschamál !
call-what = Crie, et les mains plongent
call-comes = Pas touche. Le cri vient d’un instant à l’autre.
get-ready = Attends le cri…
hands-in = Les mains dans le sac !
your-hand-is-out = Ta main est sortie. On attend la fin.
bag-heaves = Des mains sont dans le sac
around-the-bag = Autour du sac
victory = Trophées
open-pieces = Pièces libres
master = maître
at-the-bag = au sac
why = Pourquoi ?
photo = Photo-finish
first-out = Premier sorti du sac
unseen = remise sans être vue
came-out-empty = est sortie vide
# To who is out already: how long the others still have.
others-have = Les autres : { $seconds } s
still-in-bag = encore dans le sac
called-camel = chameau annoncé
camel-call = Le chameau, c’est moi !
equally-quick-finish = À égalité
who-was-first = Trop serré pour le chrono. Qui est arrivé en tête ?
you-voted = Tu as dit qui est arrivé en tête. On attend les autres.
others-vote = Trop serré pour le chrono. Ceux qui ont regardé décident.
keep = La garder
return-it = La remettre
take-these = Les prendre
choose-pieces = { $count ->
        [one] Choisis une pièce
       *[other] Choisis deux pièces
    }
take-from-place = Reprendre : { $piece }
empty-place = Une place vide
read-steps = Lire à voix haute
mute-device = Cet appareil ne sait pas parler.
standings = Classement
another-evening = Encore une partie
another-waits = Tu veux encore une partie. On attend les autres.
deciding-piece = Pièce décisive
last-contests = Les dernières manches
traveller = Voyageur
solo = Dschamál sur cet appareil
solo-what = Toi et des robots qui ne savent que ce que sentent leurs doigts, sur cet appareil : ni maison, ni réseau. La partie reste ici jusqu’à ce que tu l’effaces.
solo-from-form = Jouer en solo sur cet appareil, sans la maison
no-thread = Ce navigateur n’a pas pu ouvrir le sac. Recharge la page pour réessayer.
bots-level = Les autres sont
people-come = les gens que j’invite
which-game = Jeu
how-many = Places
which-edition = Édition
choice-seconds = Secondes pour choisir
decoy-percent = Écart des pièces noires, en pour cent
drift = Le doigt perd peu à peu ses repères
brisk = Pauses courtes entre les manches
pieces-in-bag = { $count ->
        [one] { $count } pièce dans le sac
       *[other] { $count } pièces dans le sac
    }
dschamal-game-duel = Duel
dschamal-game-tower = Tour
dschamal-game-threesome = Trio
dschamal-game-quartet = Quatuor
dschamal-game-what-duel = Deux mains dans le sac ; réunir les quatre pièces d’une forme. De trois à huit joueurs
dschamal-game-what-tower = Ce qu’on tire, on l’empile ; sept pièces qui tiennent, et c’est fini
dschamal-game-what-threesome = Trois mains à la fois. De trois à huit joueurs
dschamal-game-what-quartet = Quatre pièces de même forme, et c’est gagné ; même pour les plus jeunes. De trois à six joueurs
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
feeler-character-1 = Tâte longtemps, hésite, et tombe juste le plus souvent.
feeler-character-2 = Prend son temps et devine rarement.
feeler-character-3 = Connaît le bois, et réfléchit un instant.
feeler-character-4 = Vive, soigneuse, se trompe rarement.
feeler-character-5 = Trouve le chameau avant que tu aies fermé la main.
next-contest = Ensuite : { $names }
reaches-alone = { $you ->
        [yes] Tirage de consolation : tu plonges la main, sans adversaire
       *[no] Tirage de consolation : { $name } plonge la main, sans adversaire
    }
# `$who`: `both` if the one who reads is among several; their list then begins with You.
calls = { $who ->
        [you] Tu peux crier.
        [both] { $names }, vous pouvez crier.
       *[others] C’est à { $names } de crier.
    }
sits-out-d-37 = passe un duel : a battu tout le monde
sits-out-d-38 = passe un duel : a perdu le dernier
sits-out-other = passe un duel ({ $rule })
stood-in = n’est plus là, un robot joue à sa place
false-starts = { $count ->
        [one] trop tôt dans le sac
       *[other] trop tôt dans le sac, { $count } fois
    }
awaited-start = { $you ->
        [yes] { $count ->
            [one] Tu choisis une pièce pour commencer.
           *[other] Tu choisis deux pièces pour commencer.
        }
       *[no] { $count ->
            [one] { $name } choisit une pièce pour commencer.
           *[other] { $name } choisit deux pièces pour commencer.
        }
    }
awaited-decide = { $you ->
        [yes] Tu peux poser la pièce décisive.
       *[no] Quelqu’un pose la pièce décisive.
    }
awaited-take = { $you ->
        [yes] Tu choisis une pièce à prendre.
       *[no] { $name } choisit une pièce à prendre.
    }
awaited-console = { $you ->
        [yes] Tu as droit à un tirage de consolation, au toucher seul.
       *[no] { $name } a droit à un tirage de consolation, au toucher seul.
    }
awaited-give = { $you ->
        [yes] Tu donnes la pièce.
       *[no] { $name } donne la pièce.
    }
awaited-keep = { $you ->
        [yes] Tu peux garder la pièce ou la remettre.
       *[no] { $name } peut garder la pièce ou la remettre.
    }
awaited-camel = { $you ->
        [yes] Tu te sers du chameau.
       *[no] { $name } se sert du chameau.
    }
awaited-build = { $you ->
        [yes] Tu poses { $piece } sur ta tour.
       *[no] { $name } pose { $piece } sur sa tour.
    }
judged-clock = au chrono
judged-votes = par ceux qui ont regardé
broken-off-restart = Il y a eu une interruption : cette manche recommence.
broken-off = La manche a été interrompue et recommence.
broken-off-connection = { $who ->
        [you] Tu as perdu la connexion : la manche recommence, une seule fois.
        [both] { $names }, vous avez perdu la connexion : la manche recommence, une seule fois.
       *[others] Connexion perdue ({ $names }) : la manche recommence, une seule fois.
    }
winners-none = Personne n’a gagné.
winners-you = Tu as gagné.
winners-you-too = { $names }, vous partagez la victoire.
winners-one = { $name } a gagné.
winners-several = Victoire partagée : { $names }.
standing-quartet = { $points } d’une même forme
standing-victory = { $points ->
        [one] { $points } trophée
       *[other] { $points } trophées
    }
contest-again = { $pair } : à refaire ({ $rule })
contest-nobody = { $pair } : personne ({ $rule })
shouts = { $name } : « { $phrase } »
standing-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
standing-contests = { $contests ->
        [one] { $contests } manche gagnée
       *[other] { $contests } manches gagnées
    }
standing-open = { $open ->
        [one] { $open } libre
       *[other] { $open } libres
    }

## La fin d’une partie

how-called-off = La partie a été annulée.
how-dry = Il n’y a plus rien à gagner.
how-victory = Avec { $points } trophées ; { $target } suffisent.
how-most = Il n’y a plus rien à gagner, et { $points } trophées, c’est le plus grand nombre.
how-quartet = Avec les quatre pièces d’une même forme.
how-tower = Avec { $points } points contre { $next }.
standing-quickest = bonne sortie la plus rapide : { $time }
best-moment = Le plus beau moment
best-closest = L’arrivée la plus serrée : { $time } d’écart.
best-quickest = La bonne pièce sortie le plus vite : { $time }.
best-last = La dernière manche.
another-what = Les mêmes personnes, les mêmes règles
