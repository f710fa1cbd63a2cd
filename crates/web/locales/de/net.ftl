# Der Weg zum Haus.

cannot-reach = Das Haus ist gerade nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
went-wrong = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
lost-connection = Keine Verbindung zum Haus. Dein Platz bleibt dir; wir versuchen es weiter.
back-again = Wieder verbunden.
try-now = Jetzt versuchen
one-moment = Einen Moment …
