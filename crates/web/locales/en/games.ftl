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
auto-play = Play by itself
stop = Stop
download = Download the record
result-word-white = White won
result-word-black = Black won
result-word-draw = Draw
turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
