# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Rätsel
puzzles-what = Ein Zug ist klar der beste: Finde ihn. Jeden Tag eines für alle
puzzles-daily = Rätsel des Tages
puzzles-another = Ein anderes Rätsel
puzzles-find = { $side ->
    [white] Weiß
   *[black] Schwarz
} am Zug: Finde den besten Zug
puzzles-rating = Wertung des Rätsels: { $rating }
puzzles-right = Richtig!
puzzles-asking = Mal sehen, was darauf die Antwort ist …
puzzles-wrong = { $move } ist es nicht.
puzzles-not-best = Das ist nicht schlecht, aber etwas anderes ist deutlich stärker.
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-show = Zeig es mir
puzzles-cost = Das zählt als Fehlversuch: Deine Wertung geht von { $before } auf { $after }.
puzzles-free = Das kostet nichts mehr.
puzzles-shown = Es war { $move }.
puzzles-line = So geht es weiter: { $line }
puzzles-record = Wie es bei dir läuft
puzzles-yours = Deine Wertung: { $rating }
puzzles-solved = { $solved } von { $tried } beim ersten Versuch
puzzles-row = Jetzt { $row } in Folge, Rekord: { $longest }
puzzles-days = { $days ->
    [one] Rätsel des Tages gelöst
   *[other] Rätsel des Tages: { $days } Tage in Folge
}
