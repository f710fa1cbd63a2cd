# La porte d’entrée, et la page de chaque jeu.

door-dschamal = Deux mains dans un sac noir : reconnais la bonne forme du bout des doigts et sors-la avant l’autre.
door-dschamal-facts = 3–8 joueurs · 15 minutes
door-dschamal-play = Plonge la main
door-dschamal-play-what = contre trois robots, tout de suite
door-gimel = Pose, saute et capture sur un long plateau ; le premier à soixante points gagne.
door-gimel-facts = 2 joueurs · 10–30 minutes
door-gimel-play = Jouer
door-gimel-play-what = une partie courte contre l’Enfant de la caravane, tout de suite
with-friends = Entre amis
opening-table = Une table pour toi et tes amis…
against-bots-here = Jouer contre des robots sur cet appareil
# Links back to games on this device. { $bot } is the name of a bot, such as “Caravan child”.
going-gimel = Gimel contre { $bot }
going-dschamal = Dschamál contre des robots : { $game }
going-beside = Gimel, à deux sur un même plateau
going-box = La soirée avec la boîte
done-today = Fini pour aujourd’hui
door-daily-what = Dix formes, les mêmes pour tout le monde
door-puzzle-what = Une position, un meilleur coup
rules-door = Règles
rules-door-what = Les cinq jeux en images ; on y retrouve chaque règle
four-games = Quatre jeux, un seul sac
choose-opponents = Choisir les adversaires et les règles maison
learn-and-look-up = Apprendre, vérifier, revenir
lesson-what = De ta main, en trois minutes
rules-of-one-what = En bref, puis règle par règle
editions-door = Éditions imprimées
editions-door-what = Ce que chacune dit de différent
name-for-now = Comment tes amis doivent-ils t’appeler ?
still-alone = Personne n’est encore venu.
bots-meanwhile = Jouer avec des robots en attendant
waits-for-you = { $who } attend quelqu’un pour jouer
people-here = { $count ->
    [one] Il n’y a que toi dans la maison en ce moment.
   *[other] { $count } personnes sont dans la maison.
}
about-duel = Deux mains plongent en même temps dans le sac et cherchent les formes posées devant l’un ou l’autre. Qui sort la bonne en premier prend une pièce ; les formes complètes font gagner.
about-tower = Qui sort une pièce en premier la pose sur sa tour, et ce qui tombe est perdu. La première tour de sept pièces met fin à la partie.
about-threesome = Trois mains dans un sac, et trois rangs : ce que tire la plus rapide décide qui reçoit quoi.
about-quartet = Pour les petites mains : réunis quatre pièces de même forme. Tu gardes ce que tu as déjà, tu remets le reste.
facts-duel = 3 à 8 joueurs, dès huit ans · 15 minutes
facts-tower = 3 à 6 joueurs, dès dix ans · 20 minutes
facts-threesome = 3 à 8 joueurs, dès dix ans · 20 minutes
facts-quartet = 3 à 6 joueurs, dès cinq ans · 10 minutes
# A number that a house rule or an edition leaves open.
no-number = sans
# A heading that opens seats, editions and house rules.
more-choices = Plus : places, éditions, règles maison
# { $game } is Duel, Tower, Threesome or Quartet.
other-game-is-on = Une partie contre des robots n’est pas finie : { $game }.
begin-instead = Commencer plutôt une nouvelle partie : { $game }
