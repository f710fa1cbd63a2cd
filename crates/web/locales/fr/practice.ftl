# Entraînement : tâter une forme et la nommer.

practice = Tâter une forme
practice-what = Une pièce dans le noir, à toi de la nommer. Même sans réseau
practice-lead = Tu tiens une pièce de bois, dans le noir. Suis son bord, puis dis ce que c’est.
practice-thumb = Tourne du pouce pour sentir le bord. Touche pour sonder le milieu.
practice-mouse = Tourne avec la souris pour sentir le bord. Clique pour sonder le milieu. Les flèches et D font de même.
crowd-how = Tâte autour de toi ; appuie longuement pour fermer la main sur quelque chose.
daily = Le sac du jour
daily-what = Dix pièces, les mêmes pour tout le monde, dont des noires
daily-done = Fini pour aujourd’hui. Un nouveau sac arrive à minuit, heure de Greenwich.
one-in-hand = Dans la main
one-in-hand-what = Une pièce après l’autre, tant que tu veux
in-crowd = Parmi les autres
in-crowd-what = Trouver une pièce dans le sac plein, la saisir, la nommer
with-decoys = Des pièces noires aussi
with-decoys-what = Des formes avec un défaut, pour te tromper.
what-is-it = Qu’est-ce que c’est ?
next-piece = Pièce suivante
see-result = Voir le résultat
enough = J’arrête là
your-record = Le palmarès de tes doigts
not-felt-yet = pas encore tâtée
dealing = La main plonge dans le sac…
bag-broken = Le sac n’a pas pu s’ouvrir. Il faut le charger une première fois avec une connexion ; ensuite, il s’en passe.
share-result = Partager le résultat
again = Réessayer
answer-black = pièce noire
answer-camel = chameau
an-answer-black = une pièce noire
an-answer-camel = le chameau
verdict-right = Juste : { $truth }.
verdict-wrong = C’était { $truth }. Tu as dit : { $said }.
lit-picture = { $form }, avec le chemin de ton doigt
piece-of = Pièce { $number } sur { $all }
streak = { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-share = Tâter une forme, { $day } : { $score }
daily-score = { $right } sur { $all } en { $time }
