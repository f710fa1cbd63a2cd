# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Problèmes
puzzles-what = Un seul coup est nettement le meilleur : trouve-le. Un problème par jour pour tout le monde
puzzles-daily = Problème du jour
puzzles-another = Un autre problème
puzzles-find = { $side ->
    [white] Aux Blancs
   *[black] Aux Noirs
} de jouer : trouve le meilleur coup
puzzles-rating = Problème de niveau { $rating }
puzzles-right = Bravo !
puzzles-asking = On cherche la réplique…
puzzles-wrong = { $move } n’est pas le bon coup.
puzzles-not-best = Ce n’est pas mal, mais un autre coup est nettement plus fort.
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-show = Montrer le coup
puzzles-cost = Cela compte comme un échec : ton niveau passe de { $before } à { $after }.
puzzles-free = Cela ne coûte plus rien.
puzzles-shown = C’était { $move }.
puzzles-line = La suite : { $line }
puzzles-record = Où tu en es
puzzles-yours = Ton niveau : { $rating }
puzzles-solved = { $solved } sur { $tried } du premier coup
puzzles-row = { $row } d’affilée, { $longest } au mieux
puzzles-days = { $days ->
    [one] Le problème du jour est résolu
   *[other] Problème du jour : { $days } jours d’affilée
}
