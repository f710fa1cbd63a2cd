# What the engine says about a position, about a game that is over, and when somebody is stuck.

## The engine beside the board

engine = Engine
engine-switch = Let the engine think
engine-switch-what = On this device; it stops when you look elsewhere
engine-lines = Lines
engine-threats = Show the threat
engine-threats-what = What the other side would play if it had the turn
engine-thinking = Thinking…
engine-broken = The engine could not be started. Reload the page to try again.
engine-depth = { $depth } turns deep, { $speed } positions a second
engine-bar = Winning chances
engine-bar-value = White { $percent } %, { $score }
engine-percent = White { $percent } %
engine-points = { $points } points
engine-white-wins = White wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
engine-black-wins = Black wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
engine-play = Play { $move }
engine-threat = Threat: { $line }
engine-no-threat = No threat to be seen.
engine-over = The game is over here; there is nothing to think about.

## Why a move is good

loot-beetle = { $count ->
    [one] a beetle
   *[other] { $count } beetles
}
loot-cat = { $count ->
    [one] a cat
   *[other] { $count } cats
}
loot-falcon = { $count ->
    [one] a falcon
   *[other] { $count } falcons
}
why-ends = It wins the game in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
why-takes = It takes { $kind ->
    [beetle] a beetle
    [cat] a cat
   *[falcon] a falcon
} on { $at } at a profit.
why-wins = It wins { $gain }.
why-wins-for = It wins { $gain } for { $cost }.
why-forks = It attacks { $one } and { $two } at once.
why-saves = It brings the { $kind ->
    [beetle] beetle
    [cat] cat
   *[falcon] falcon
} on { $at } to safety.
why-guards = It guards the { $kind ->
    [beetle] beetle
    [cat] cat
   *[falcon] falcon
} on { $at }.
why-quiet = It wins nothing at once, but the pieces stand better.

## What a mistake allows

then-ends = After { $answer } the game is lost in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
then-takes = It leaves the { $kind ->
    [beetle] beetle
    [cat] cat
   *[falcon] falcon
} on { $at } hanging: { $answer } takes it.
then-wins = It allows { $answer }, which wins { $gain }.
then-wins-for = It allows { $answer }, which wins { $gain } for { $cost }.
then-forks = It allows { $answer }, which attacks { $one } and { $two } at once.
then-quiet = After { $answer } the other side stands better.

## Mistakes in a game that is over

mistakes-mine = Show me my mistakes
mistakes-find = Find the turning points
mistakes = Turning points
mistakes-progress = Looking through the game: { $percent } %
mistakes-stop = Stop
mistakes-none = Nothing stands out. Well played!
mistakes-graph = White’s winning chances, turn by turn
mistakes-whose = Whose turns
mistakes-both = Both
mistakes-white = White
mistakes-black = Black
mistakes-next = Next turning point
mistakes-previous = Previous turning point
mistakes-keys = N and P lead from one to the next.
mistakes-slip = Slip
mistakes-mistake = Mistake
mistakes-blunder = Big mistake
mistakes-at = { $number } { $move }
mistakes-chances = Chances { $before } % → { $after } %
mistakes-better = Better: { $move }.

## Hints

hint = Hint
hint-thinking = One moment…
hint-piece = Look at your { $kind ->
    [beetle] beetle
    [cat] cat
   *[falcon] falcon
} on { $at }.
hint-hand = Think of { $kind ->
    [beetle] a beetle
    [cat] a cat
   *[falcon] a falcon
} from your hand.
hint-more = Show the move
hint-cost = Hints cost no points; the result will say how many you took.
hint-move = Play { $move }.
hint-used = Played with { $count ->
    [one] one hint
   *[other] { $count } hints
}
