# At a table of Dschamál.

you-capital = You
call = Dschamál!
call-what = Call, and the hands go in
call-comes = Hands off. The call may come any moment.
get-ready = Wait for the call…
hands-in = Hands in!
your-hand-is-out = Your hand is out. Waiting for the finish.
# A colon and the names of those whose hands are in follow.
bag-heaves = Hands are in the bag
around-the-bag = Around the bag
victory = Victory pieces
open-pieces = Open pieces
# Read aloud for a crown: whoever won the last duel.
master = master
at-the-bag = at the bag
why = Why?
photo = Photo finish
# Above the times, where only one hand came out, or long before the others.
first-out = First out of the bag
unseen = went back unseen
came-out-empty = came out empty
# To who is out already: how long the others still have.
others-have = The others: { $seconds } s
still-in-bag = still in the bag
called-camel = called the camel
camel-call = I’m the camel!
equally-quick-finish = Equally quick
who-was-first = Too close for the clock. Who was first?
you-voted = You have said who was first. Waiting for the others.
others-vote = Too close for the clock. Those who watched decide.
keep = Keep it
return-it = Put it back
take-these = Take these
choose-pieces = { $count ->
        [one] Choose a piece
       *[other] Choose two pieces
    }
take-from-place = Take back: { $piece }
empty-place = An empty place
read-steps = Read aloud
mute-device = This device has no voice of its own.
standings = Standings
another-evening = Another game
another-waits = You want another game. Waiting for the others.
deciding-piece = Deciding piece
last-contests = The last contests
# Stands in for a name that nobody has given yet.
traveller = Traveller
solo = Dschamál on this device
solo-what = You and bots that know only what they feel, on this device: no house, no network. The game is kept here until you clear it away.
solo-from-form = Play alone on this device, without the house
no-thread = This browser could not open the bag. Reload the page to try again.
# A heading; below it the choices are `people-come` and the names of the levels.
bots-level = The others are
people-come = people I invite
which-game = Game
how-many = Seats
which-edition = Edition
choice-seconds = Seconds for a choice
# How much a black piece differs from the shape that it resembles; 100 is usual.
decoy-percent = How much black pieces differ, in percent
# Where the fingertip seems to be wanders slowly away from where it is.
drift = The finger’s sense of place drifts
brisk = Short pauses between contests
pieces-in-bag = { $count ->
        [one] 1 piece in the bag
       *[other] { $count } pieces in the bag
    }
dschamal-game-duel = Duel
dschamal-game-tower = Tower
dschamal-game-threesome = Threesome
dschamal-game-quartet = Quartet
dschamal-game-what-duel = Two hands in the bag; collect all four of a shape. Three to eight players
dschamal-game-what-tower = What you pull, you stack; the first tower of seven pieces ends it
dschamal-game-what-threesome = Three hands at once. Three to eight players
dschamal-game-what-quartet = Four of a shape win; for the youngest, too. Three to six players
edition-recommended = Recommended
edition-zoch-en = Booklet of 2005, English
edition-zoch-fr = Booklet of 2005, French
edition-fr-flumian = French, unofficial
edition-nl2006 = Dutch, 2006
edition-fr-summary = French summary
dschamal-agreed = Dschamál · { $game } · { $seats } seats · { $edition }
# Levels of the bots, from the easiest to the hardest.
feeler-name-1 = Child
feeler-name-2 = Guest
feeler-name-3 = Potter
feeler-name-4 = Weaver
feeler-name-5 = Camel dealer
feeler-character-1 = Feels for a long time, doubts, and is mostly right.
feeler-character-2 = Takes time, and seldom guesses.
feeler-character-3 = Knows wood, and takes a moment.
feeler-character-4 = Quick, careful, seldom wrong.
feeler-character-5 = Finds the camel before you have closed your hand.
next-contest = Next: { $names }
reaches-alone = { $you ->
        [yes] A consolation draw: you reach in alone
       *[no] A consolation draw: { $name } reaches in alone
    }
# `$who`: `both` if the one who reads is among several; their list then begins with You.
calls = { $who ->
        [you] You may call.
        [both] { $names } may call.
       *[others] { $names } may call.
    }
sits-out-d-37 = sits out: beat everybody
sits-out-d-38 = sits out: lost the last one
sits-out-other = sits out ({ $rule })
stood-in = away, a bot plays on
false-starts = { $count ->
        [one] went in too early
       *[other] went in too early, { $count } times
    }
awaited-start = { $you ->
        [yes] { $count ->
            [one] You choose a piece to start with.
           *[other] You choose two pieces to start with.
        }
       *[no] { $count ->
            [one] { $name } chooses a piece to start with.
           *[other] { $name } chooses two pieces to start with.
        }
    }
awaited-decide = { $you ->
        [yes] You may lay out the deciding piece.
       *[no] Somebody lays out the deciding piece.
    }
awaited-take = { $you ->
        [yes] You choose a piece to take.
       *[no] { $name } chooses a piece to take.
    }
awaited-console = { $you ->
        [yes] You may draw for consolation, by touch alone.
       *[no] { $name } may draw for consolation, by touch alone.
    }
awaited-give = { $you ->
        [yes] You give the piece away.
       *[no] { $name } gives the piece away.
    }
awaited-keep = { $you ->
        [yes] You may keep the piece or put it back.
       *[no] { $name } may keep the piece or put it back.
    }
awaited-camel = { $you ->
        [yes] You use the camel.
       *[no] { $name } uses the camel.
    }
awaited-build = { $you ->
        [yes] You build { $piece }.
       *[no] { $name } builds { $piece }.
    }
judged-clock = by the clock
judged-votes = by those who watched
broken-off-restart = There was an interruption: this contest is fought again.
broken-off = The contest was broken off and is fought again.
broken-off-connection = { $who ->
        [you] You lost the connection: the contest is fought again, once.
        [both] { $names } lost the connection: the contest is fought again, once.
       *[others] { $names } lost the connection: the contest is fought again, once.
    }
winners-none = Nobody has won.
winners-you = You have won.
winners-you-too = { $names } have won.
winners-one = { $name } has won.
winners-several = { $names } have won.
standing-quartet = { $points } of a shape
standing-victory = { $points ->
        [one] 1 victory piece
       *[other] { $points } victory pieces
    }
contest-again = { $pair }: again ({ $rule })
contest-nobody = { $pair }: nobody ({ $rule })
shouts = { $name }: “{ $phrase }”
standing-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
standing-contests = { $contests ->
        [one] 1 contest won
       *[other] { $contests } contests won
    }
# How many open pieces somebody has at the end.
standing-open = { $open } open

## The end of a game

how-called-off = The game was called off.
how-dry = There is nothing left to win.
how-victory = With { $points } victory pieces; { $target } are enough.
how-most = There is nothing left to win, and { $points } victory pieces are the most.
how-quartet = With all four of one shape.
how-tower = With { $points } points against { $next }.
standing-quickest = quickest right pull { $time }
best-moment = The best moment
best-closest = The closest finish: { $time } apart.
best-quickest = The quickest right pull: { $time }.
best-last = The last contest.
another-what = The same people, the same rules
