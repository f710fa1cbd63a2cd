# The big screen, the way to a house in the room, eyes closed, and how wood sounds.

screen-address = ou ouvre { $address } et entre { $code }
screen = Grand écran
screen-what = Cette table sur un téléviseur
screen-join = Scanne pour jouer
screen-tap = Touche ici une fois, et cet écran parle.
screen-waits = La table attend des joueurs.
screen-free = libre
way-none = Cet appareil n’est sur aucun réseau : lui seul peut ouvrir ce lien.
eyes-closed = Les yeux fermés
eyes-closed-what = L’écran devient noir pour tous tant que des mains sont dans le sac : on joue à l’oreille.
eyes-closed-practice = Le sac devient noir : palpe à l’oreille seulement.
sounds = Comment sonne le bois
sounds-lead = La gauche et la droite sont dans les oreilles, le haut et le bas dans la hauteur du son. Mets un casque. Écoute chaque son, puis cherche-le dans le sac.
sound-flat = Un côté plat : sourd
sound-round = Un côté rond : chaud
sound-edge = Une arête : clair
sound-corner = Un coin : il tinte et claque
sound-left = Le côté gauche de la pièce
sound-right = Le côté droit de la pièce
sound-top = Le haut : plus aigu
sound-bottom = Le bas : plus grave
sound-hole = Un trou, quand tu piques au milieu
sound-solid = Du bois, quand tu piques au milieu
sound-two = Deux pièces dans la main : un battement
sound-thump = Quelque chose dans la foule
drag-to-seat = Glisser vers une autre place
