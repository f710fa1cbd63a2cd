# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Puzzels
puzzles-what = Eén zet is duidelijk de beste: vind hem. Elke dag één voor iedereen
puzzles-daily = Puzzel van de dag
puzzles-another = Een andere puzzel
puzzles-find = { $side ->
    [white] Wit
   *[black] Zwart
} aan zet: vind de beste zet
puzzles-rating = Puzzel van sterkte { $rating }
puzzles-right = Goed!
puzzles-asking = Het antwoord daarop wordt gezocht…
puzzles-wrong = { $move } is het niet.
puzzles-not-best = Niet slecht, maar iets anders is duidelijk sterker.
puzzles-again = Nog eens
puzzles-next = Volgende puzzel
puzzles-show = Laat zien
puzzles-shown = Het was { $move }.
puzzles-line = Zo gaat het verder: { $line }
puzzles-record = Hoe het gaat
puzzles-yours = Jouw sterkte: { $rating }
puzzles-solved = { $solved } van { $tried } bij de eerste poging
puzzles-row = Nu { $row } op rij, hoogstens { $longest }
puzzles-days = { $days ->
    [one] De puzzel van de dag opgelost
   *[other] Puzzel van de dag: { $days } dagen op rij
}
