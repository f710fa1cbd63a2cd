# Le chemin de la maison.

cannot-reach = La maison est injoignable pour l’instant. Vérifiez la connexion et réessayez.
went-wrong = Quelque chose a mal tourné chez nous. Veuillez réessayer.
lost-connection = Plus de connexion avec la maison. Votre place vous reste ; nous continuons d’essayer.
back-again = La connexion est revenue.
try-now = Essayer maintenant
one-moment = Un instant…
