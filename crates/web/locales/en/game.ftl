# Around a game of Gimel.

empty-square = empty
# Read aloud in a lesson: the square to which a piece is to go.
goal-square = goal
board = Gimel board. Arrow keys move, Enter picks up and puts down, B, C and F choose from the hand.
type-a-move = Type a move
move-example = F@h5, h5-k8
play-typed = Play
show-attacks = Attacks
# A button: look at the board from the other side. It has nothing to do with whose turn it is.
turn-board = Flip
whole-board = Whole board
take-it-back = Undo
take-back = Take back
in-hand = in hand
taken = taken
taken-kinds = taken: { $beetle ->
        [one] { $beetle } beetle
       *[other] { $beetle } beetles
    }, { $cat ->
        [one] { $cat } cat
       *[other] { $cat } cats
    }, { $falcon ->
        [one] { $falcon } falcon
       *[other] { $falcon } falcons
    }
hand-of = { $side ->
        [white] White’s pieces in hand
       *[black] Black’s pieces in hand
    }
kind-in-hand = { $kind }, { $count } in hand
placed = { $side ->
        [white] White
       *[black] Black
    } places a { $kind ->
        [beetle] beetle
        [cat] cat
       *[falcon] falcon
    } on { $to }.
moved = { $side ->
        [white] White
       *[black] Black
    }’s { $kind ->
        [beetle] beetle
        [cat] cat
       *[falcon] falcon
    } goes from { $from } to { $to }.
captured = { $side ->
        [white] White
       *[black] Black
    }’s { $kind ->
        [beetle] beetle
        [cat] cat
       *[falcon] falcon
    } takes a { $prey ->
        [beetle] beetle
        [cat] cat
       *[falcon] falcon
    } on { $to }. { $side ->
        [white] White
       *[black] Black
    } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
points-of = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
attacked-by = attacked by { $count } of { $side ->
        [white] White’s
       *[black] Black’s
    }
entry-turn-timeout = turn lost on time
entry-time-up = time is up
entry-claim = { $side ->
        [white] White claims a draw
       *[black] Black claims a draw
    }
entry-resign = { $side ->
        [white] White resigns
       *[black] Black resigns
    }
entry-agree = draw agreed
progress-target = { $side ->
        [white] White
       *[black] Black
    }: { $points } of { $target } points
progress = { $side ->
        [white] White
       *[black] Black
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
play-it = Play { $turn }
points-explained = Captured pieces count: beetle 1, cat 3, falcon 6.
points-explained-target = Captured pieces count: beetle 1, cat 3, falcon 6. { $more ->
    [0] That is enough to win.
    [one] 1 more point wins.
   *[other] { $more } more points win.
}
remark-place = Pick a piece from your hand to place it here, or one of your pieces to move it.
remark-step = Pick one of your pieces to move it.
remark-theirs = That piece is not yours. To capture it, first pick one of yours that reaches it.
not-your-turn = It is not your turn.
no-such-move = “{ $typed }” is not a move. Write F@h5 to place, h5-k8 to move or h5xk8 to capture.
to-move = { $name } to move
result-winner = { $winner } wins.
result-none = A draw.
reason-target = { $winner } has the points that were agreed.
reason-draw-rule = Both have captured plenty, and nobody leads by enough: the draw rule ends the game.
reason-time = The agreed time is up; points decide.
reason-turn-count = The agreed number of turns is played; points decide.
reason-repetition = The same position came up for the third time.
reason-no-progress = Nothing was captured or placed for too long; points decide.
reason-all-captured = One side has no pieces left; points decide.
reason-resigned = { $loser } resigned.
reason-agreement = Both sides agreed on it.
reason-claim = The draw rule was claimed, and it holds.
reason-turn-timeout = { $loser } took too long over a turn.
reason-stuck = Neither side could act; points decide.
piece-white-beetle = white beetle
piece-white-cat = white cat
piece-white-falcon = white falcon
piece-black-beetle = black beetle
piece-black-cat = black cat
piece-black-falcon = black falcon
kind-beetle = beetle
kind-cat = cat
kind-falcon = falcon
side-white = White
side-black = Black
