# At a table: seats, offers, clocks, ends, talk.

open-seat = Open seat
coming-in = Coming in…
closed-table = Not at this table
sent-away = The host has closed this table to you. There are others, and you can open one of your own.
a-table = At the table
seats = Seats
ready = I’m ready
not-ready = Wait, not yet
waiting-for-other = You are ready. The game begins as soon as the other one is.
ready-what = The game begins when both are ready.
take-seat = Sit here
get-up = Just watch
is-ready = ready
is-not-ready = not ready yet
away = away
that-is-you = you
host = host
invite = Invite
invite-what = Whoever opens this link sits down with you.
link = Link to this table
share = Share
qr = The link as a picture for a phone’s camera
scan = Or scan it with a phone.
agreed-2 = What is agreed
change-agreed = Agree on something else
agree-on-this = Agree on this
seat-a-bot = Play against a bot instead
remove-bot = Send it away
you-look-on = You are watching.
offer-draw = Offer a draw
draw-offered = You offered a draw.
takeback-asked = You asked to take your turn back.
accept = Accept
decline = No, play on
allow = Allow
draw-declined = The draw was turned down.
takeback-declined = The turn stays as it was.
taken-back = The turn is taken back.
call-off = Call the game off
resign-yes = Yes, I resign
another = Another game, colours swapped
another-asked = You want another game. Waiting for an answer.
they-want-another = Your opponent wants another game.
look-at-it = Look at the game
leave = Leave the table
# For both games, in the middle of one.
leave-sure = Leave and give up the game
chat = Talk
chat-empty = Nobody has said anything. Say hello.
say = Say something
send = Say it
report = Report
reported = Reported. Thank you.
report-reason = Reported from the table
mute = Silence
unmute = Let speak
kick = Send away
you-are-muted = The host has silenced you here.
people = Who is here
other-opponent = Start over with another opponent
thinks = is thinking
your-move = Your turn
measure-thumb = Who has the shortest fingers?
shortest-begins = The shortest thumb begins, if two or more are measured.
longest-begins = The longest thumb sits in the middle first, if two or more are measured.
measure-how = Lay your thumb on the field, its base at the lower edge, or drag the slider to its tip.
thumb-length = Length
sent-away-people = Sent away
let-in = Let in again
seat-a-feeler = Put a bot on an open seat
all-ready-what = The game begins when everybody who sits is ready. Empty seats stay empty.
waiting-for-others = Waiting for the others.
bot-choice = { $name } · { $level }
looks-on = { $count ->
        [0] nobody is watching
        [one] 1 is watching
       *[other] { $count } are watching
    }
invites = { $name } has a seat for you.
says = { $name } says: { $text }
sits-down = { $name } sits down.
gets-up = { $name } gets up.
is-away = { $name } is away.
is-back = { $name } is back.
away-without-clock = { $name } is away, and there is no clock. You need not wait here: the table keeps the game, and you both find it at the front door under “Your tables”.
ready-now = { $name } is ready.
wants-rematch = { $name } wants another game.
game-begins = The game begins. { $white } has White, { $black } has Black.
offers-draw = { $name } offers a draw.
asks-takeback = { $name } asks to take the last turn back.
ended-aborted = Called off
ended-winner = { $winner } wins
ended-none = A draw
ending-flag = { $winner } wins. { $loser } has no time left.
ending-flag-none = A draw. Time is up.
ending-aborted = The game was called off.
time-left = { $seconds ->
        [60] One minute left.
       *[other] { $seconds } seconds left.
    }
you-play = { $side ->
        [white] You have White.
       *[black] You have Black.
    }
report-line = Report what { $name } said
my-thumb = That is my thumb: { $mm } mm
thumb-told = { $mm } mm it is. The others may try to be shorter.
# Time that the network took and that the clock gives back.
credit = +{ $seconds } s for the connection
