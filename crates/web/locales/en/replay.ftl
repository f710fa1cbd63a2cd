# A game of Dschamál seen again.

a-dschamal-game = A game of Dschamál
said-begin = The game begins.
said-collapse = A tower falls.
lights-on = Lights on
lights-on-what = See this reach from above
lights-off = Lights off
film-slider = Moment of the contest
film-play = Play
film-pause = Pause
film-speed = Speed
film-picture = The bag from above, with the path of each hand
all-events = What happened
see-it-again = See it again, with the lights on
nothing-to-see = There is no finished game to be seen here.
pulled-nothing = nothing
mark-called = camel called
mark-out = out of the bag
mark-placed = on the table
film-mark = { $name }: { $what }, { $time }
said-start = { $you ->
        [yes] You start with: { $pieces }.
       *[no] { $who } starts with: { $pieces }.
    }
said-decide = The deciding piece: { $piece }.
said-contest-winner = { $you ->
        [yes] { $pair }: you win.
       *[no] { $pair }: { $winner } wins.
    }
said-contest-again = { $pair }: it is repeated.
said-contest-nobody = { $pair }: nobody wins.
said-take = { $you ->
        [yes] You take: { $piece }.
       *[no] { $who } takes: { $piece }.
    }
said-console-nothing = { $you ->
        [yes] You draw nothing for consolation.
       *[no] { $who } draws nothing for consolation.
    }
said-console = { $you ->
        [yes] You draw for consolation: { $pieces }.
       *[no] { $who } draws for consolation: { $pieces }.
    }
said-give = { $you ->
        [gives] You give the piece to { $to }.
        [gets] { $who } gives you the piece.
       *[no] { $who } gives the piece to { $to }.
    }
said-camel = { $you ->
        [yes] You use the camel.
       *[no] { $who } uses the camel.
    }
said-built = { $you ->
        [yes] You build.
       *[no] { $who } builds.
    }
said-keep = { $you ->
        [yes] You keep the piece.
       *[no] { $who } keeps the piece.
    }
said-return = { $you ->
        [yes] You put the piece back.
       *[no] { $who } puts the piece back.
    }
said-complete = All four are out: { $pieces }.
film-speed-as-it-was = as it was
film-slower = { $slower } × slower
