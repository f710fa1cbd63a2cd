# The pocket referee.

referee = Referee
box-door = We have the box
box-door-what = A referee in your pocket, without a network
referee-what = You have the wood on the table. Tap what happened, and hear who wins it, why, and who is next. Works without a network.
gimel-on-a-board = Gimel on a real board
gimel-on-a-board-what = Tap or type the moves; it counts points and keeps the clock.
who-plays = Who sits at the table, clockwise
add-player = One more player
begin-evening = Begin
read-record = Go on with a record
record-here = Record of an evening
read-it = Read it
back-to-evening = Back to the evening before
who-second = Who came second?
equally-quick = Equally quick
something-else = Something else happened
nobody-pulled = Nobody pulled anything
a-black-one = black
told-camel = camel
several = several
nothing-came = nothing
several-what = Tap every piece that came out, then Done.
called-in-time = Yes, in time
not-called = No, or too late
done = Done
undo = Undo
redo = Redo
# The ruling to which the taps so far would lead follows.
so-it-is = That would mean:
first-word = Before you begin
standings-now = How it stands
so-far = Everything so far
correct = Correct
leave-as-it-was = Leave it as it was
leave-out = Leave it out
go-on-from-here = Leave out everything after it
conflict-how = Tell below what happened instead, leave it out, or leave everything as it was.
referee-voice = Voice
call-for-us = Call for us
call-is-coming = Hands ready…
read-aloud = Read every ruling aloud
no-voice = This device has no voice of its own: a drum calls.
record-of-evening = Record
record-what = Everything that was told, as text: to keep, to go on elsewhere, to show what happened.
save-record = Save as a file
record-file = dschamal-evening.json
new-evening = New evening
same-again = The same again
it-stands = It stands
these-fell = These fell
tap-what-fell = Tap what fell.
not-their-fault = It was not the builder’s fault
rebuild = Is it built up again?
rebuild-yes = Yes, as it was
rebuild-no = No
a-tower-fell = A tower fell
which-top = Which piece was on top?
camel-nothing = Leave the black pieces where they are
lay-out-deciding = Both have nothing to lose. Lay out a deciding piece: which one?
lay-out-deciding-three = Nobody at the bag has anything to lose. Lay out a deciding piece: which one?
into-the-bag = bag
changes-hands = What changes hands
told-camel-idle = The camel moves nothing.
told-other = A choice that was told before.
record-newer = This evening was kept by a newer version of the referee. Reload the page to get it.
box-game-what-duel = Two hands in the bag; seven victory pieces win. Three to eight players
box-game-what-tower = What is won is built; whoever builds seven ends it. Three to six players
box-game-what-threesome = Three hands at once; seven victory pieces win. Three to eight players
box-game-what-quartet = Four of a shape win; for the youngest, too. Three to six players
who-begins-duel-tower = Who has the shortest fingers? They begin.
who-begins-threesome = Who has the longest fingers? They begin, between their neighbours.
who-begins-quartet = Who is the youngest? They begin.
name-of-player = Name of player { $place }
sit-earlier = { $name } sits one place earlier
sit-later = { $name } sits one place later
does-not-play = { $name } is not playing
tint-of-saffron = saffron
tint-of-turquoise = turquoise
tint-of-terracotta = terracotta
tint-of-violet = violet
tint-of-olive = olive
tint-of-rose = rose
tint-of-sky = sky blue
tint-of-sand = sand
tint-of = Colour of { $name }: { $tint }. Change it
bout-duel-tower = Duel { $number }: { $names }
bout-threesome = Contest { $number }: { $names }
bout-quartet = Round { $number }: { $names }
who-quicker-threesome = Who was quickest?
who-quicker-duel-tower-quartet = Who was quicker?
as-edition-has-it = as the edition has it ({ $value })
what-came = What did { $name } bring out?
which-colour = Which one? ({ $shape })
did-they-call = Did { $name } call “{ $phrase }” before it was on the table?
called-the-camel = { $name } called the camel
played-unfairly = { $name } played unfairly
picks-start = { $name } takes a { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } piece to start with. Which one?
picks-two = { $name } takes two { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } pieces to start with. Which ones?
picks-piece-of = { $name } picks one of { $from }’s pieces. Which one?
hands-over = { $name } hands over a piece and may pick it. Which one?
consoles = There is nothing to take, so { $name } may reach in once, alone. What came out?
gives-to-whom = { $name } has that shape and gives away { $piece }. Who gets it?
uses-camel = { $name } has the camel and may move one black piece.
takes-black-of = Take a black one from { $name }
gives-black-to = Give a black one to { $name }
builds = { $name } builds { $piece }. Does everything stand?
keeps-or-returns = { $name } may keep { $piece } or put it back.
tower-of = { $name }’s tower
victory-count = { $count } of { $target }
tower-count = { $built } built, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
telling-again = You are telling step { $number } again.
correct-step = Correct step { $number }
told-start = { $name } starts with { $pieces }.
told-decide = The deciding piece: { $wooden }.
told-take = { $name } takes { $pieces } from { $from }.
told-console-nothing = { $name } reached in alone and brought out nothing.
told-console-kept = { $name } reached in alone and keeps { $pieces }.
told-console-back = { $name } reached in alone and puts { $pieces } back.
told-give = { $name } gets the piece.
told-black-moved = A black piece goes from { $from } to { $to }.
told-built = { $name } builds, and it stands.
told-fell = { $name }’s tower loses { $pieces }.
told-restored = { $name }’s tower fell through no fault of theirs and is built up again.
told-keep = { $name } keeps the piece.
told-return = { $name } puts the piece back.
# A line of the history; whoever was quickest follows.
told-contest = A contest, quickest: { $names }.
conflict = After the correction, this is no longer possible: { $what } { $why }
more-wait = { $count ->
        [0] Nothing was told after it.
        [one] One more step was told after it.
       *[other] { $count } more steps were told after it.
    }
completed = All four are out: victory pieces for { $names }.
kept-is-damaged = The evening that was kept here cannot be read ({ $why }). It was put aside; nothing else is lost.
record-is-none = This is not a record of an evening ({ $why }).
steps-lost = { $count ->
        [one] The last step of this evening could not be read ({ $why }).
       *[other] The last { $count } steps of this evening could not be read ({ $why }).
    }
a-black-piece = a black piece
