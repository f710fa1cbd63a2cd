# Comment s’appellent les pièces de bois.

shape-ball = boule
shape-egg = œuf
shape-cube = cube
shape-disc = disque
shape-narrow-roof = toit étroit
shape-wide-roof = toit large
shape-cylinder = cylindre
shape-bridge = pont
shape-dome = dôme
shape-cross = croix
shape-step = marche
shape-brick = brique
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
colour-brown = brun
wooden-black = pièce noire
wooden-camel = chameau
a-form-camel = le chameau
wooden-ball = boule { $colour ->
        [blue] bleue
        [yellow] jaune
        [white] blanche
       *[brown] brune
    }
wooden-egg = œuf { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-cube = cube { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-disc = disque { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-narrow-roof = toit étroit { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-wide-roof = toit large { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-cylinder = cylindre { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-bridge = pont { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-dome = dôme { $colour ->
        [blue] bleu
        [yellow] jaune
        [white] blanc
       *[brown] brun
    }
wooden-cross = croix { $colour ->
        [blue] bleue
        [yellow] jaune
        [white] blanche
       *[brown] brune
    }
wooden-step = marche { $colour ->
        [blue] bleue
        [yellow] jaune
        [white] blanche
       *[brown] brune
    }
wooden-brick = brique { $colour ->
        [blue] bleue
        [yellow] jaune
        [white] blanche
       *[brown] brune
    }
a-form-ball = une boule
a-form-egg = un œuf
a-form-cube = un cube
a-form-disc = un disque
a-form-narrow-roof = un toit étroit
a-form-wide-roof = un toit large
a-form-cylinder = un cylindre
a-form-bridge = un pont
a-form-dome = un dôme
a-form-cross = une croix
a-form-step = une marche
a-form-brick = une brique
a-form-decoy = une pièce noire qui imite mal { $like }
