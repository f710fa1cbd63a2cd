# Dans le sac noir.

the-bag = Le sac. Les flèches déplacent le bout du doigt, Espace ferme et ouvre la main, D plonge au milieu, X secoue, Entrée tire.
mouth = ouverture du sac
your-hand = Votre main
how-thumb = Glissez pour suivre le bord. Touchez pour plonger au milieu. Deux doigts lâchent.
how-mouse = Bougez pour suivre le bord. Cliquez pour plonger au milieu. L’autre bouton lâche.
glow = Lueur dans le sac
glow-what = Une lumière au bout du doigt, là où le bois a été touché. Sans elle : son, vibration et mots.
in-the-bag = Dans le sac
arrows = Boutons fléchés dans le sac
arrows-what = Pour un contacteur, ou un pouce qui n’aime pas glisser. Tenez une flèche, ou appuyez une fois pour partir, une fois pour arrêter.
voice = Crier de vive voix
voice-what = Un cri bref et fort appelle le chameau. Le navigateur demande avant d’écouter, il n’écoute que tant que votre main est dans le sac, et rien ne quitte cet appareil.
listens = ● à l’écoute de votre cri
deaf = pas de micro : utilisez le bouton
asks-for-microphone = demande du micro…
too-early = Trop tôt ! Pas touche avant le cri.
felt-flat = un côté droit
felt-round = une courbe
felt-edge = une arête
felt-corner = un coin
felt-bump = vous heurtez du bois
felt-hole = un trou au milieu
felt-solid = du bois plein au milieu
felt-slipped = ça vous échappe : une autre main l’a
felt-outside = devant l’ouverture du sac
felt-inside = parmi les pièces
felt-closed = quelque chose est dans votre main
felt-several = plus d’une pièce dans votre main
felt-opened = vous lâchez
felt-pulling = et on sort
felt-reaching = vous saisissez quelque chose
felt-missed = rien ici : bougez jusqu’à heurter du bois
felt-out = votre main est dehors
act-cup = Saisir
act-let-go = Lâcher
act-dip = Plonger
act-shake-off = Secouer
act-pull = Tirer
arrow = { $way ->
        [left] À gauche
        [right] À droite
        [up] Vers le haut
       *[down] Vers le bas
    }
