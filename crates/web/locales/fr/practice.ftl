# Entraînement : tâter une forme et la nommer.

practice = Tâter une forme
practice-what = Une pièce dans le noir, à vous de la nommer. Même sans réseau
practice-lead = Un morceau de bois est dans votre main, dans le noir. Suivez son bord, puis dites ce que c’est.
practice-thumb = Tournez du pouce pour sentir le bord. Touchez pour tâter le milieu.
practice-mouse = Tournez avec la souris pour sentir le bord. Cliquez pour tâter le milieu. Les flèches et D font de même.
crowd-how = Fouillez ; appuyez et tenez pour fermer la main sur quelque chose.
daily = Le sac du jour
daily-what = Dix pièces, les mêmes pour tout le monde, des noires parmi elles
daily-done = Fini pour aujourd’hui. Un nouveau sac arrive à minuit, heure de Greenwich.
one-in-hand = Dans votre main
one-in-hand-what = Une pièce après l’autre, tant qu’il vous plaît
in-crowd = Parmi les autres
in-crowd-what = Trouver une pièce dans le sac plein, la saisir, la nommer
with-decoys = Des pièces noires aussi
with-decoys-what = Des formes avec un défaut, pour vous égarer.
what-is-it = Qu’est-ce que c’est ?
next-piece = Pièce suivante
see-result = Voir le résultat
enough = Assez
your-record = Vos doigts jusqu’ici
not-felt-yet = pas encore tâtée
dealing = La main plonge dans le sac…
bag-broken = Le sac n’a pas pu être ouvert. Il faut le charger une fois avec une connexion ; ensuite, il s’en passe.
share-result = Partager le résultat
again = Réessayer
answer-black = pièce noire
answer-camel = chameau
an-answer-black = une pièce noire
an-answer-camel = le chameau
verdict-right = Juste : { $truth }.
verdict-wrong = C’était { $truth }. Vous avez dit : { $said }.
lit-picture = { $form }, avec le chemin de votre doigt
piece-of = Pièce { $number } sur { $all }
streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-share = Tâter une forme, { $day } : { $score }
daily-score = { $right } sur { $all } en { $time }
