# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Énigmes
puzzles-what = Un seul coup est nettement le meilleur : trouvez-le. Une par jour pour tout le monde
puzzles-daily = Énigme du jour
puzzles-another = Une autre énigme
puzzles-find = À { $side ->
    [white] Blanc
   *[black] Noir
} de jouer : trouvez le meilleur coup
puzzles-rating = Énigme de force { $rating }
puzzles-right = Bravo !
puzzles-asking = On cherche la réponse…
puzzles-wrong = { $move } n’est pas le bon coup.
puzzles-not-best = Ce n’est pas mal, mais un autre coup est nettement plus fort.
puzzles-again = Réessayer
puzzles-next = Énigme suivante
puzzles-show = Montrer
puzzles-shown = C’était { $move }.
puzzles-line = La suite : { $line }
puzzles-record = Où vous en êtes
puzzles-yours = Votre force : { $rating }
puzzles-solved = { $solved } sur { $tried } du premier coup
puzzles-row = { $row } d’affilée, { $longest } au mieux
puzzles-days = { $days ->
    [one] L’énigme du jour est résolue
   *[other] Énigme du jour : { $days } jours d’affilée
}
