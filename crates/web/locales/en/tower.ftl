# Towers: building, how they stand, points.

build = Build a tower
build-what = Any pieces, as high as you get. Works offline
build-thumb = Drag to move the piece, twist it with a second finger, then let go.
build-mouse = Drag or use the arrows; the wheel or Q and E turn it, Shift moves gently; Enter lets go.
# At a table, above the first pieces that somebody builds.
coach-build = { $means ->
        [thumb] Drag anywhere, the piece follows. A second finger turns it.
        [mouse] Drag the piece with the mouse; the wheel turns it. Then let go.
       *[keys] Arrows move the piece, Q and E turn it, Enter lets go.
    }
build-pick = Pick a piece. Only the first one may touch the table.
pieces-to-pick = Pieces
# A button: the house picks a piece at random.
any-piece = A random piece
from-table = Clear the table
your-piece = Your piece
turn-left = Turn left
turn-right = Turn right
let-go-piece = Let go
hold-breath = Hold your breath…
tower-broken = The wood could not be fetched. It has to be loaded once with a connection; then it works without.
new-best = Your highest yet.
that-collapse = That collapse
see-it-fall = See it again
no-film = This link leads to no tower. It may have been cut short on its way.
slowly = Slowly
as-it-was = As it was
share-collapse = Copy the link
tower = Tower
black-pieces = Black pieces
camel-rests = Leave the black pieces as they are
your-piece-held = Your piece: { $wooden }. Put it on your tower.
see-collapse = { $you ->
        [yes] See again what fell from your tower
       *[no] See again what fell ({ $who })
    }
built-stands = { $you ->
        [yes] You built { $piece }, and it stands: { $stands } now.
       *[no] { $who } built { $piece }, and it stands: { $stands } now.
    }
built-fell = { $you ->
        [yes] You built { $piece }, and { $fell ->
            [one] one piece fell
           *[other] { $fell } pieces fell
        }. Left: { $stands }.
       *[no] { $who } built { $piece }, and { $fell ->
            [one] one piece fell
           *[other] { $fell } pieces fell
        }. Left: { $stands }.
    }
give-to = To { $name } (tower: { $pieces })
camel-takes = Take from { $from } (black: { $count })
camel-gives = Give to { $to } (black: { $count })
tower-points = { $count ->
        [one] 1 for one piece in the tower
       *[other] { $count } for { $count } pieces in the tower
    }
tower-points-black = { $sum } for { $black ->
        [one] one black piece
       *[other] { $black } black pieces
    }, { $why ->
        [most] the most of all
        [shared] the most, shared
        [second] the second most
        [nothing] which cost nothing here
       *[lost] neither most nor second: one point lost for each
    }
tower-heard-knock = Wood on wood
tower-heard-tumble = It tumbles!
pieces = { $count ->
        [0] no piece
        [one] one piece
       *[other] { $count } pieces
    }
tower-shown = A tower of { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }, { $cubes } cubes high, { $leans ->
        [straight] standing straight
        [little-left] leaning a little to the left
        [little-right] leaning a little to the right
        [far-left] leaning far to the left
       *[far-right] leaning far to the right
    }.
tower-above = { $held }, { $near ->
        [touching] touching
        [close] just above
       *[far] above
    }: { $below }{ $beside ->
        [left] , left of its middle
        [right] , right of its middle
       *[no] { "" }
    }{ $turned ->
        [left] , turned { $degrees } degrees left
        [right] , turned { $degrees } degrees right
       *[no] { "" }
    }.
tower-placed = It stands.
tower-fell = { $fell ->
        [one] One piece fell.
       *[other] { $fell } pieces fell.
    }
tower-points-no-black = 0: no black piece
cubes-high = { $cubes } cubes high
tower-shown-empty = An empty table.
the-table = table
tower-best = best { $cubes }
