# De weg naar het huis.

cannot-reach = Het huis is nu niet te bereiken. Controleer je verbinding en probeer het opnieuw.
went-wrong = Er ging iets mis bij ons. Probeer het nog eens.
lost-connection = Geen verbinding met het huis. Je plaats blijft van jou; we blijven het proberen.
back-again = Weer verbonden.
try-now = Nu proberen
one-moment = Even geduld…
