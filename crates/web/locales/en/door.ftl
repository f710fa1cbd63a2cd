# The front door, and each game’s own page.

door-dschamal = Two hands in one dark bag: feel for the right shape, and pull it out first.
door-dschamal-facts = 3–8 players · 15 minutes
door-dschamal-play = Feel your way in
door-dschamal-play-what = against three bots, at once
door-gimel = Place, leap and capture on a long board; sixty points win.
door-gimel-facts = 2 players · 10–30 minutes
door-gimel-play = Play
door-gimel-play-what = a short game against Caravan child, at once
with-friends = With friends
opening-table = A table for you and your friends…
against-bots-here = Play against bots on this device
# Links back to games on this device. { $bot } is the name of a bot, such as “Caravan child”.
going-gimel = Gimel against { $bot }
going-dschamal = Dschamál against bots: { $game }
going-beside = Gimel, two at one board
going-box = The evening with your box
done-today = Done for today
door-daily-what = Ten shapes, the same for everybody
door-puzzle-what = One position, one best move
rules-door = Rules
rules-door-what = All five games, with pictures; every rule can be found
four-games = Four games with one bag
choose-opponents = Choose opponents and house rules
learn-and-look-up = Learn, look up, come back
lesson-what = With your own hand, in three minutes
rules-of-one-what = In short, and every rule
editions-door = Printed editions
editions-door-what = What each of them says differently
name-for-now = What shall your friends call you?
still-alone = Nobody has come yet.
bots-meanwhile = Play with bots meanwhile
waits-for-you = { $who } is waiting for somebody to play with
people-here = { $count ->
    [one] You are alone in the house just now.
   *[other] { $count } people are in the house.
}
about-duel = Two reach into the bag at once and feel for shapes that lie in front of either of them. Whoever is quicker with the right one takes a piece; complete shapes win.
about-tower = Whoever pulls first builds: every piece goes on top of your tower, and what falls is lost. The first tower of seven ends the game.
about-threesome = Three hands in one bag, and three places: what the quickest pulls decides who gets what.
about-quartet = For small hands: collect four of one shape. You keep what you already have, and give back the rest.
facts-duel = 3 to 8 players, aged eight and up · 15 minutes
facts-tower = 3 to 6 players, aged ten and up · 20 minutes
facts-threesome = 3 to 8 players, aged ten and up · 20 minutes
facts-quartet = 3 to 6 players, aged five and up · 10 minutes
# A number that a house rule or an edition leaves open.
no-number = none
# A heading that opens seats, editions and house rules.
more-choices = More: seats, editions, house rules
# { $game } is Duel, Tower, Threesome or Quartet.
other-game-is-on = A game against bots is still on: { $game }.
begin-instead = Begin a new game instead: { $game }
