# Der Weg zum Haus.

cannot-reach = Das Haus ist gerade nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
went-wrong = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.
lost-connection = Keine Verbindung zum Haus. Dein Platz bleibt dir; wir versuchen es weiter.
back-again = Wieder verbunden.
try-now = Jetzt versuchen
one-moment = Einen Moment …
