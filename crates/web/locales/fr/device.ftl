# Cet appareil : ce qu’il garde, et dans quel onglet.

tab-there = Cette partie est ouverte dans un autre onglet.
tab-taken = La partie continue dans l’autre onglet.
tab-take = Continuer ici
nothing-kept = Ce navigateur ne garde rien : parties, noms et réglages disparaissent quand la page est fermée. Tant qu’elle est ouverte, tout fonctionne.
no-sound-here = Ce navigateur ne joue aucun son pour nous. Dans le sac, la lueur et les légendes disent la même chose.
no-vibration-here = Rien ne vibre sur cet appareil ou dans ce navigateur.
