# Dans le sac noir.

the-bag = Le sac. Les flèches déplacent le bout du doigt, Espace ferme et ouvre la main, D sonde le milieu, X secoue, Entrée tire.
mouth = ouverture du sac
your-hand = Ta main
glow = Lueur dans le sac
glow-what = Une lumière au bout du doigt, là où le bois a été touché. Sans elle, il reste le son, la vibration et les mots.
in-the-bag = Dans le sac
arrows = Boutons fléchés dans le sac
arrows-what = Pour un contacteur, ou un pouce qui n’aime pas glisser. Maintiens une flèche, ou appuie une fois pour partir et une fois pour t’arrêter.
voice = Annoncer de vive voix
voice-what = Un cri bref et fort annonce le chameau. Le navigateur te demande avant d’écouter, il n’écoute que tant que ta main est dans le sac, et rien ne quitte cet appareil.
listens = ● à l’écoute de ton cri
deaf = pas de micro : utilise le bouton
asks-for-microphone = on demande l’accès au micro…
too-early = Trop tôt ! Pas touche avant le cri.
felt-flat = un côté droit
felt-round = une courbe
felt-edge = une arête
felt-corner = un coin
felt-bump = tu heurtes du bois
felt-hole = un trou au milieu
felt-solid = du bois plein au milieu
felt-slipped = ça t’échappe : une autre main l’a
felt-outside = à l’ouverture du sac
felt-inside = parmi les pièces
felt-closed = tu tiens quelque chose
felt-several = plusieurs pièces dans ta main
felt-opened = tu lâches
felt-pulling = et hop, dehors
felt-reaching = tu tends la main vers quelque chose
felt-missed = rien ici : bouge jusqu’à heurter du bois
felt-empty = rien dans la main : saisis d’abord quelque chose, ou tire encore pour sortir à vide
felt-out = ta main est sortie
act-cup = Saisir
act-let-go = Lâcher
act-dip = Sonder
act-shake-off = Secouer
act-pull = Tirer
arrow = { $way ->
        [left] À gauche
        [right] À droite
        [up] Vers le haut
       *[down] Vers le bas
    }
