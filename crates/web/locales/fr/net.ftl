# Le chemin de la maison.

cannot-reach = La maison est injoignable pour l’instant. Vérifie ta connexion et réessaie.
went-wrong = Quelque chose a mal tourné chez nous. Réessaie.
lost-connection = Plus de connexion avec la maison. Ta place est gardée ; on réessaie.
back-again = La connexion est revenue.
try-now = Essayer maintenant
one-moment = Un instant…
