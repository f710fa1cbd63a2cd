# Around a contest.

wanted-match = Wins now
wanted-deciding = The deciding shape wins
wanted-console = Shapes that nobody has
wanted-own = Your shapes
# In the Tower, above the shapes that you keep; `wanted-give` stands above those that you have to give away.
wanted-keep = Any single piece wins; you keep
wanted-give = give away
wanted-black = black
# Below the camel: shout as soon as you have it.
wanted-call-it = call it!
wanted-whose = { $form ->
        [you] yours
        [both] yours, too: { $names }
       *[others] { $names }
    }
# Out: the hands are out of the bag.
are-out = { $form ->
        [you] Your hand is out.
        [both] { $names } are out.
       *[others] { $count ->
            [one] { $names } is out.
           *[other] { $names } are out.
        }
    }
contest-won = { $you ->
        [yes] You win!
       *[no] { $name } wins
    }
contest-won-nobody = Nobody wins
consoled = { $end ->
        [nothing] { $you ->
            [yes] Your consolation draw brought nothing.
           *[no] { $name }’s consolation draw brought nothing.
        }
        [kept] { $you ->
            [yes] Your consolation draw: { $pieces }. You keep it.
           *[no] { $name }’s consolation draw: { $pieces }. It is kept.
        }
       *[back] { $you ->
            [yes] Your consolation draw: { $pieces }. It goes back.
           *[no] { $name }’s consolation draw: { $pieces }. It goes back.
        }
    }
ruling-read = Go on
# After a tick, on the button of the camel call. `empty`: called before anything was in the hand.
call-heard = { $hand ->
        [empty] heard. Now bring it out!
       *[full] heard
    }
call-explained = With the camel in your hand, call it before it lies on the table.
# While a piece is on its way from the bag to the table.
call-now = Is it the camel? Call now!
# While nobody but bots has a hand in the bag.
bots-alone = Only bots at the bag: three times as fast
# Lets everything pass that bots do among themselves, until the person is wanted again.
skip-it = To my turn
skip-always = Always skip
skips-always = Contests of bots alone are skipped
skips-not = Watch them again
others-watch = { $want } of { $of } want to skip
bet-who = Who wins? Bet:
bets-right = { $right } of { $of } right
bets-word = Those who watch may bet on who wins
# How long touched wood glows. `trail-usual` is the default: long beside bots for beginners, short otherwise.
trail-word = Light on touched wood
trail-usual = as suits the players
trail-short = half a second
trail-long = two seconds
trail-held = until let go
coach-again = Show the hints for the hand again
coach-comes = They come back in your next three contests.
coach-enter = { $means ->
        [thumb] Drag your thumb into the bag.
        [mouse] Move into the bag.
       *[keys] Press an arrow key: your hand reaches in.
    }
coach-close = { $means ->
        [thumb] Press Cup, or keep your thumb still, to take hold of something.
        [mouse] Click to take hold of something.
       *[keys] Press space to take hold of something.
    }
coach-trace = Circle around it. One of the shapes above? Pull! If not, let go.
# After four seconds with the same piece in the hand.
coach-dip = Not sure? Dip feels whether there is a hole in the middle.
coach-shake-off = Two pieces lose. Shake one off before you pull.
podium-several = { $count } pieces at once: they count for nothing
# Where a pulled piece goes.
podium-back = back into the bag
podium-to = { $you ->
        [yes] to you
       *[no] to { $name }
    }
