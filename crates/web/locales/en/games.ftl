# Finished games.

games = Games
whose = Whose games
mine = Mine
everybodys = Everybody’s
player = Player
result = Result
any-result = any
since = From
until = To
search = Search
show-more = More games
no-games = No finished games here yet. Play one, and it will wait for you.
a-game = A finished game
no-game = There is no such game.
auto-play = Play it through
stop = Stop
download = Download the record
on-this-device = on this device
game-at-the-bag = The last game at the bag on this device
remove = Remove
remove-game = Remove the game { $names }
game-removed = { $names } is removed.
put-back = Put it back
seen-by-everybody = Everybody may see this game, with the names in it.
seen-by-those-there = Only those who were there see this game.
share-with-everybody = Show it to everybody
share-no-more = Only for those who were there
result-word-white = White won
result-word-black = Black won
result-word-draw = Draw
turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
