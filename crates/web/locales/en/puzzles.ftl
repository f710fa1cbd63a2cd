# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Puzzles
puzzles-what = One move is clearly best: find it. One a day for everybody
puzzles-daily = Puzzle of the day
puzzles-another = Another puzzle
puzzles-find = { $side ->
    [white] White
   *[black] Black
} to move: find the best move
puzzles-rating = Puzzle rated { $rating }
puzzles-right = Right!
puzzles-asking = Looking for the answer to that…
puzzles-wrong = { $move } is not it.
puzzles-not-best = It is not bad, but something else is clearly stronger.
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-show = Show me
puzzles-cost = It counts as a miss: your rating goes from { $before } to { $after }.
puzzles-free = It costs nothing more.
puzzles-shown = It was { $move }.
puzzles-line = The line: { $line }
puzzles-record = How you are doing
puzzles-yours = Your rating: { $rating }
puzzles-solved = { $solved } of { $tried } at the first try
puzzles-row = { $row } in a row now, { $longest } at best
puzzles-days = { $days ->
    [one] Puzzle of the day solved
   *[other] Puzzle of the day: { $days } days in a row
}
