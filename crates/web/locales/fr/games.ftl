# Parties finies.

games = Parties
whose = Quelles parties
mine = Les miennes
everybodys = Toutes
player = Nom
result = Résultat
any-result = tous
since = Du
until = Au
search = Chercher
show-more = Autres parties
no-games = Pas encore de partie finie ici. Jouez-en une, elle vous attendra.
a-game = Une partie finie
no-game = Cette partie n’existe pas.
auto-play = Faire défiler
stop = Arrêter
download = Télécharger la feuille
result-word-white = Blanc a gagné
result-word-black = Noir a gagné
result-word-draw = Nulle
turns = { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
