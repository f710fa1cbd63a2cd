# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Puzzels
puzzles-what = Eén zet is duidelijk de beste: vind hem. Elke dag één voor iedereen
puzzles-daily = Puzzel van de dag
puzzles-another = Een andere puzzel
puzzles-find = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet: vind de beste zet
puzzles-rating = Puzzel met rating { $rating }
puzzles-right = Goed!
puzzles-asking = Even kijken wat daarop volgt…
puzzles-wrong = Nee, { $move } is het niet.
puzzles-not-best = Niet slecht, maar iets anders is duidelijk sterker.
puzzles-again = Nog eens
puzzles-next = Volgende puzzel
puzzles-show = Laat zien
puzzles-cost = Dat telt als een misser: je rating gaat van { $before } naar { $after }.
puzzles-free = Dat kost niets meer.
puzzles-shown = Het was { $move }.
puzzles-line = Zo gaat het verder: { $line }
puzzles-record = Hoe je het doet
puzzles-yours = Jouw rating: { $rating }
puzzles-solved = { $solved } van { $tried } bij de eerste poging
puzzles-row = Nu { $row } op rij, langste reeks { $longest }
puzzles-days = { $days ->
    [one] De puzzel van de dag opgelost
   *[other] Puzzel van de dag: { $days } dagen op rij
}
