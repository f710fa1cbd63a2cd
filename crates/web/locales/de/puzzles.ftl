# Puzzles: one move is clearly best, and somebody looks for it.

puzzles = Rätsel
puzzles-what = Ein Zug ist klar der beste: Finde ihn. Jeden Tag eines für alle
puzzles-daily = Rätsel des Tages
puzzles-another = Ein anderes Rätsel
puzzles-find = { $side ->
    [white] Weiß
   *[black] Schwarz
} am Zug: Finde den besten Zug
puzzles-rating = Rätsel der Stärke { $rating }
puzzles-right = Richtig!
puzzles-asking = Die Antwort darauf wird gesucht …
puzzles-wrong = { $move } ist es nicht.
puzzles-not-best = Das ist nicht schlecht, aber etwas anderes ist deutlich stärker.
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-show = Zeig es mir
puzzles-shown = Es war { $move }.
puzzles-line = So geht es weiter: { $line }
puzzles-record = Wie es läuft
puzzles-yours = Deine Stärke: { $rating }
puzzles-solved = { $solved } von { $tried } beim ersten Versuch
puzzles-row = Jetzt { $row } in Folge, höchstens { $longest }
puzzles-days = { $days ->
    [one] Das Rätsel des Tages gelöst
   *[other] Rätsel des Tages: { $days } Tage in Folge
}
