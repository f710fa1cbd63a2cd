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
show-more = Plus de parties
no-games = Pas encore de partie finie ici. Joues-en une, elle t’attendra.
a-game = Une partie finie
no-game = Cette partie n’existe pas.
auto-play = Faire défiler
stop = Arrêter
download = Télécharger la feuille de partie
on-this-device = sur cet appareil
game-at-the-bag = La dernière partie au sac sur cet appareil
remove = Retirer
remove-game = Retirer la partie { $names }
game-removed = { $names } : partie retirée.
put-back = La remettre
seen-by-everybody = Tout le monde peut voir cette partie, avec les noms.
seen-by-those-there = Seules les personnes présentes voient cette partie.
share-with-everybody = La montrer à tout le monde
share-no-more = La garder entre nous
result-word-white = Les Blancs ont gagné
result-word-black = Les Noirs ont gagné
result-word-draw = Nulle
turns = { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
