# Wie die hölzernen Teile heißen.

shape-ball = Kugel
shape-egg = Ei
shape-cube = Würfel
shape-disc = Scheibe
shape-narrow-roof = Spitzdach
shape-wide-roof = Breitdach
shape-cylinder = Zylinder
shape-bridge = Brücke
shape-dome = Kuppel
shape-cross = Kreuz
shape-step = Stufe
shape-brick = Quader
colour-blue = blau
colour-yellow = gelb
colour-white = weiß
colour-brown = braun
wooden-black = schwarzes Teil
wooden-camel = Kamel
a-form-camel = das Kamel
wooden-ball = { $colour ->
        [blue] blaue
        [yellow] gelbe
        [white] weiße
       *[brown] braune
    } Kugel
wooden-egg = { $colour ->
        [blue] blaues
        [yellow] gelbes
        [white] weißes
       *[brown] braunes
    } Ei
wooden-cube = { $colour ->
        [blue] blauer
        [yellow] gelber
        [white] weißer
       *[brown] brauner
    } Würfel
wooden-disc = { $colour ->
        [blue] blaue
        [yellow] gelbe
        [white] weiße
       *[brown] braune
    } Scheibe
wooden-narrow-roof = { $colour ->
        [blue] blaues
        [yellow] gelbes
        [white] weißes
       *[brown] braunes
    } Spitzdach
wooden-wide-roof = { $colour ->
        [blue] blaues
        [yellow] gelbes
        [white] weißes
       *[brown] braunes
    } Breitdach
wooden-cylinder = { $colour ->
        [blue] blauer
        [yellow] gelber
        [white] weißer
       *[brown] brauner
    } Zylinder
wooden-bridge = { $colour ->
        [blue] blaue
        [yellow] gelbe
        [white] weiße
       *[brown] braune
    } Brücke
wooden-dome = { $colour ->
        [blue] blaue
        [yellow] gelbe
        [white] weiße
       *[brown] braune
    } Kuppel
wooden-cross = { $colour ->
        [blue] blaues
        [yellow] gelbes
        [white] weißes
       *[brown] braunes
    } Kreuz
wooden-step = { $colour ->
        [blue] blaue
        [yellow] gelbe
        [white] weiße
       *[brown] braune
    } Stufe
wooden-brick = { $colour ->
        [blue] blauer
        [yellow] gelber
        [white] weißer
       *[brown] brauner
    } Quader
a-form-ball = eine Kugel
a-form-egg = ein Ei
a-form-cube = ein Würfel
a-form-disc = eine Scheibe
a-form-narrow-roof = ein Spitzdach
a-form-wide-roof = ein Breitdach
a-form-cylinder = ein Zylinder
a-form-bridge = eine Brücke
a-form-dome = eine Kuppel
a-form-cross = ein Kreuz
a-form-step = eine Stufe
a-form-brick = ein Quader
a-form-decoy = ein schwarzes Teil, fast wie { $like }
