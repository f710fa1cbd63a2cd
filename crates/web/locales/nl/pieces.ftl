# Hoe de houten stukken heten.

shape-ball = bol
shape-egg = ei
shape-cube = kubus
shape-disc = schijf
shape-narrow-roof = smal dak
shape-wide-roof = breed dak
shape-cylinder = cilinder
shape-bridge = brug
shape-dome = koepel
shape-cross = kruis
shape-step = trede
shape-brick = baksteen
colour-blue = blauw
colour-yellow = geel
colour-white = wit
colour-brown = bruin
wooden-black = zwart stuk
wooden-camel = kameel
a-form-camel = de kameel
wooden-ball = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } bol
wooden-egg = { $colour ->
        [blue] blauw
        [yellow] geel
        [white] wit
       *[brown] bruin
    } ei
wooden-cube = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } kubus
wooden-disc = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } schijf
wooden-narrow-roof = smal { $colour ->
        [blue] blauw
        [yellow] geel
        [white] wit
       *[brown] bruin
    } dak
wooden-wide-roof = breed { $colour ->
        [blue] blauw
        [yellow] geel
        [white] wit
       *[brown] bruin
    } dak
wooden-cylinder = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } cilinder
wooden-bridge = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } brug
wooden-dome = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } koepel
wooden-cross = { $colour ->
        [blue] blauw
        [yellow] geel
        [white] wit
       *[brown] bruin
    } kruis
wooden-step = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } trede
wooden-brick = { $colour ->
        [blue] blauwe
        [yellow] gele
        [white] witte
       *[brown] bruine
    } baksteen
a-form-ball = een bol
a-form-egg = een ei
a-form-cube = een kubus
a-form-disc = een schijf
a-form-narrow-roof = een smal dak
a-form-wide-roof = een breed dak
a-form-cylinder = een cilinder
a-form-bridge = een brug
a-form-dome = een koepel
a-form-cross = een kruis
a-form-step = een trede
a-form-brick = een baksteen
a-form-decoy = een zwart stuk, bijna { $like }
