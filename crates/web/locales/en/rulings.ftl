# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

# `$winner-is` and its like: `you` if it is the one who reads.
# The English sentences about others stand in `crates/dschamal`, too: a test holds the two together.

equal = Nobody was quicker. Everything goes back into the bag unseen, and the same players try again.
# The ranking: who was first, second and third.
equal-three = The ranking cannot be told. Everything goes back into the bag, and the same three try again.
equal-quartet = Nobody was quicker. Both pieces go back into the bag, and the same two try again.
foul = { $offender-is ->
        [you] You played unfairly.
       *[other] { $offender } played unfairly.
    } Everything goes back into the bag, and the contest is repeated.
foul-loses = { $offender-is ->
        [you] You played unfairly and lose.
       *[other] { $offender } played unfairly and loses.
    } Everything pulled goes back into the bag.
nobody = Nobody pulled anything in time. Hands out, and again.
nobody-deciding = Nobody pulled anything in time. A deciding piece is laid in the middle, and the same players try again.
passed-over = This contest has been repeated often enough. Nobody wins it, and the next players come in.
several-coloured = { $quicker-is ->
        [you] You pulled more than one piece and lose.
       *[other] { $quicker } pulled more than one piece and loses.
    } { $winner-is ->
        [you] You get { $gain }; anything black goes back.
       *[other] { $winner } gets { $gain }; anything black goes back.
    }
several-black = { $quicker-is ->
        [you] You pulled more than one piece, nothing coloured among them, and lose.
       *[other] { $quicker } pulled more than one piece, nothing coloured among them, and loses.
    }
both-wrong = Both called the camel and neither has it. Everything goes back into the bag, and they try again.
wrong-call-coloured = { $quicker-is ->
        [you] You called the camel but pulled { $pull }.
       *[other] { $quicker } called the camel but pulled { $pull }.
    } { $winner-is ->
        [you] You win and get it.
       *[other] { $winner } wins and gets it.
    }
wrong-call-black = { $quicker-is ->
        [you] You called the camel but pulled a black piece.
       *[other] { $quicker } called the camel but pulled a black piece.
    } { $winner-is ->
        [you] You win.
       *[other] { $winner } wins.
    }
slower-wrong-call-coloured = { $loser-is ->
        [you] You were slower but called the camel wrongly.
       *[other] { $loser } was slower but called the camel wrongly.
    } { $winner-is ->
        [you] You win and get { $gain }.
       *[other] { $winner } wins and gets { $gain }.
    }
slower-wrong-call-black = { $loser-is ->
        [you] You were slower but called the camel wrongly.
       *[other] { $loser } was slower but called the camel wrongly.
    } { $winner-is ->
        [you] You win.
       *[other] { $winner } wins.
    }
camel-called = { $quicker-is ->
        [you] You pulled the camel and called it in time, and win.
       *[other] { $quicker } pulled the camel and called it in time, and wins.
    }
camel-silent = { $quicker-is ->
        [you] You pulled the camel but did not call it in time.
       *[other] { $quicker } pulled the camel but did not call it in time.
    } { $winner-is ->
        [you] You win.
       *[other] { $winner } wins.
    }
black-pulled = { $quicker-is ->
        [you] You pulled a black piece.
       *[other] { $quicker } pulled a black piece.
    } { $winner-is ->
        [you] You win.
       *[other] { $winner } wins.
    }
own-shape = { $quicker-is ->
        [you] You pulled { $pull } and have that shape already: you win and keep it.
       *[other] { $quicker } pulled { $pull } and has that shape already: { $quicker } wins and keeps it.
    }
opponents-shape = { $quicker-is ->
        [you] You pulled { $pull }. { $loser } has that shape and you have not: you win, keep the piece and get one of that shape from { $loser }.
       *[other] { $loser-is ->
            [you] { $quicker } pulled { $pull }. You have that shape and { $quicker } has not: { $quicker } wins, keeps the piece and gets one of that shape from you.
           *[other] { $quicker } pulled { $pull }. { $loser } has that shape and { $quicker } has not: { $quicker } wins, keeps the piece and gets one of that shape from { $loser }.
        }
    }
nobodys-shape = { $quicker-is ->
        [you] You pulled { $pull }, but neither of you has that shape.
       *[other] { $winner-is ->
            [you] { $quicker } pulled { $pull }, but neither of you has that shape.
           *[other] { $quicker } pulled { $pull }, but neither of the two has that shape.
        }
    } { $winner-is ->
        [you] You win and get it.
       *[other] { $winner } wins and gets it.
    }
deciding-matched = { $quicker-is ->
        [you] You pulled { $pull }, the deciding shape, and win { $gain }.
       *[other] { $quicker } pulled { $pull }, the deciding shape, and wins { $gain }.
    }
deciding-camel = { $quicker-is ->
        [you] You pulled the camel and called it in time, and win the duel.
       *[other] { $quicker } pulled the camel and called it in time, and wins the duel.
    }
deciding-missed = { $quicker-is ->
        [you] You did not bring out the deciding shape.
       *[other] { $quicker } did not bring out the deciding shape.
    } { $winner-is ->
        [you] You win and get the deciding piece.
       *[other] { $winner } wins and gets the deciding piece.
    }
# What that costs the tower: its top piece, or all of it, as the edition has it.
tower-several = { $quicker-is ->
        [you] You pulled more than one piece and lose: everything pulled goes back, and so does what that costs your tower.
       *[other] { $quicker } pulled more than one piece and loses: everything pulled goes back, and so does what that costs the tower.
    } { $winner-is ->
        [you] You win the duel.
       *[other] { $winner } wins the duel.
    }
tower-keep = { $quicker-is ->
        [you] You were first with { $pull }, do not have that shape yet, and build it.
       *[other] { $quicker } was first with { $pull }, does not have that shape yet, and builds it.
    }
tower-give = { $quicker-is ->
        [you] You were first with { $pull } but have that shape already, and must give it away.
       *[other] { $quicker } was first with { $pull } but has that shape already, and must give it away.
    }
tower-black = { $quicker-is ->
        [you] You were first with a black piece and keep it.
       *[other] { $quicker } was first with a black piece and keeps it.
    }
tower-camel = { $quicker-is ->
        [you] You were first with the camel and may move one black piece.
       *[other] { $quicker } was first with the camel and may move one black piece.
    }
tower-camel-idle = { $quicker-is ->
        [you] You were first with the camel and win the duel, but there is no black piece to move.
       *[other] { $quicker } was first with the camel and wins the duel, but there is no black piece to move.
    }
tower-camel-silent = { $quicker-is ->
        [you] You were first with the camel and win the duel, but did not call it, so no black piece moves.
       *[other] { $quicker } was first with the camel and wins the duel, but did not call it, so no black piece moves.
    }
several-in-vain = { $seat-is ->
        [you] You pulled more than one piece, { $pull }: that counts for nothing.
       *[other] { $seat } pulled more than one piece, { $pull }: that counts for nothing.
    }
# A shape at the bag: the shape of an open piece of one of the three at the bag.
first-by-shape = { $quicker-is ->
        [you] You were quickest with { $pull }, a shape at the bag: you win it and one of that shape from each opponent who has one.
       *[other] { $quicker } was quickest with { $pull }, a shape at the bag: { $quicker } wins it and one of that shape from each opponent who has one.
    }
first-by-camel = { $quicker-is ->
        [you] You were quickest, pulled the camel and called it, and win.
       *[other] { $quicker } was quickest, pulled the camel and called it, and wins.
    }
second-by-shape = The quickest brought out nothing of use. { $quicker-is ->
        [you] You were second with { $pull }, a shape at the bag: you win it and one of that shape from each opponent who has one.
       *[other] { $quicker } was second with { $pull }, a shape at the bag: { $quicker } wins it and one of that shape from each opponent who has one.
    }
second-by-camel = The quickest brought out nothing of use. { $quicker-is ->
        [you] You were second, pulled the camel and called it, and win.
       *[other] { $quicker } was second, pulled the camel and called it, and wins.
    }
# What is coloured of theirs: the coloured pieces that the two others pulled.
third-wins = The two quicker ones brought out nothing of use. { $winner-is ->
        [you] You, the slowest, win what is coloured of theirs.
       *[other] { $winner }, the slowest, wins what is coloured of theirs.
    }
three-deciding-matched = { $quicker-is ->
        [you] You were quickest with { $pull }, the deciding shape, and win { $gain }.
       *[other] { $quicker } was quickest with { $pull }, the deciding shape, and wins { $gain }.
    }
three-deciding-camel = { $quicker-is ->
        [you] You were quickest, pulled the camel and called it, and win.
       *[other] { $quicker } was quickest, pulled the camel and called it, and wins.
    }
three-deciding-second = The quickest did not bring out the deciding shape. { $winner-is ->
        [you] You were second and get the deciding piece; the slowest gets what the quickest pulled, if it is coloured.
       *[other] { $winner }, the second, gets the deciding piece; the slowest gets what the quickest pulled, if it is coloured.
    }
three-deciding-second-alone = The quickest did not bring out the deciding shape. { $winner-is ->
        [you] You were second, did better and get the deciding piece.
       *[other] { $winner }, the second, did better and gets the deciding piece.
    }
three-deciding-third = Neither of the two quicker ones brought out the deciding shape. { $winner-is ->
        [you] The second gets the deciding piece, and you, the slowest, win what is coloured of theirs.
       *[other] The second gets the deciding piece, and { $winner }, the slowest, wins what is coloured of theirs.
    }
quicker-keeps = { $quicker-is ->
        [you] You were quicker with { $pull }, have that shape already and keep it.
       *[other] { $quicker } was quicker with { $pull }, has that shape already and keeps it.
    }
slower-may-keep = { $loser-is ->
        [you] You have to return your piece.
       *[other] { $loser } has to return what was pulled.
    } { $winner-is ->
        [you] You were slower but have the shape of yours and may keep it.
       *[other] { $winner } was slower but has the shape of the other piece and may keep that.
    }
nobody-keeps = Neither of the two has the shape of what was pulled. Everything goes back into the bag.

## What is due after a ruling

due-take = { $seat-is ->
        [you] You pick one of { $from }’s pieces.
       *[other] { $from-is ->
            [you] { $seat } picks one of your pieces.
           *[other] { $seat } picks one of { $from }’s pieces.
        }
    }
due-hand-over = { $seat-is ->
        [you] You pick one of your own pieces to hand over.
       *[other] { $seat } picks one of their own pieces to hand over.
    }
due-console = { $seat-is ->
        [you] There is nothing to take, so you may try one consolation draw.
       *[other] There is nothing to take, so { $seat } may try one consolation draw.
    }
due-give = { $seat-is ->
        [you] You name who gets it.
       *[other] { $seat } names who gets it.
    }
due-build = { $seat-is ->
        [you] You build { $piece }.
       *[other] { $seat } builds { $piece }.
    }
due-keep = { $seat-is ->
        [you] You keep it or put it back.
       *[other] { $seat } keeps it or puts it back.
    }

## Before the first reach

remind-jewellery = Rings, bracelets and watches off, everybody.
remind-gently = Play gently: no snatching, no holding, no hindering on purpose.
remind-touch = Only fingers look into the bag.
remind-any-hand = One hand holds the bag by its hem, the other one goes in.
remind-left-hand = The left hand holds the bag by its hem, the right one goes in.
remind-right-hand = The right hand holds the bag by its hem, the left one goes in.
remind-once = Who has taken something out does not reach in again.
remind-piece-down = First is whose piece is on the table first.
remind-hand-down = First is whose closed hand is on the table first.
remind-beside = Duel beside the table: it is needed for the towers.
remind-out = First is whose piece is out of the bag first.
# In one edition of the Tower, whatever is pulled is put on one’s own head.
remind-head = First is whose piece is out of the bag and on the head first.
remind-push = What is built is moved only by pushing it with the new piece.
remind-wait = Who is first waits until the other one has a piece too.

## Pieces, as the object of a sentence

the-ball = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} ball
the-egg = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} egg
the-cube = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} cube
the-disc = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} disc
the-narrow-roof = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} narrow roof
the-wide-roof = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} wide roof
the-cylinder = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} cylinder
the-bridge = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} bridge
the-dome = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} dome
the-cross = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} cross
the-step = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} step
the-brick = the { $colour ->
    [blue] blue
    [yellow] yellow
    [white] white
   *[brown] brown
} brick
the-black = black piece { $number }
the-camel = the camel
the-nothing = nothing
# The last two of a list; what comes before is joined by commas.
list-last = { $before } and { $last }
