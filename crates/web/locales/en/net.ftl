# The way to the house.

cannot-reach = The house cannot be reached just now. Check your connection and try again.
went-wrong = Something went wrong on our side. Please try again.
lost-connection = No connection to the house. You keep your place; we keep trying.
back-again = Connected again.
try-now = Try now
one-moment = One moment…
