# What the wooden pieces are called.

shape-ball = ball
shape-egg = egg
shape-cube = cube
shape-disc = disc
shape-narrow-roof = narrow roof
shape-wide-roof = wide roof
shape-cylinder = cylinder
shape-bridge = bridge
shape-dome = dome
shape-cross = cross
shape-step = step
shape-brick = brick
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-brown = brown
wooden-black = black piece
wooden-camel = camel
a-form-camel = the camel
wooden-ball = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } ball
wooden-egg = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } egg
wooden-cube = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } cube
wooden-disc = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } disc
wooden-narrow-roof = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } narrow roof
wooden-wide-roof = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } wide roof
wooden-cylinder = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } cylinder
wooden-bridge = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } bridge
wooden-dome = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } dome
wooden-cross = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } cross
wooden-step = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } step
wooden-brick = { $colour ->
        [blue] blue
        [yellow] yellow
        [white] white
       *[brown] brown
    } brick
a-form-ball = a ball
a-form-egg = an egg
a-form-cube = a cube
a-form-disc = a disc
a-form-narrow-roof = a narrow roof
a-form-wide-roof = a wide roof
a-form-cylinder = a cylinder
a-form-bridge = a bridge
a-form-dome = a dome
a-form-cross = a cross
a-form-step = a step
a-form-brick = a brick
a-form-decoy = a black piece, like { $like } gone wrong
