# The big screen, the way to a house in the room, eyes closed, and how wood sounds.

screen-address = ou ouvrez { $address } et entrez { $code }
screen = Grand écran
screen-what = Cette table sur un téléviseur
screen-join = Scannez pour jouer
screen-tap = Touchez ici une fois, et cet écran parle.
screen-waits = La table attend des joueurs.
screen-free = libre
way-none = Cet appareil n’est sur aucun réseau : lui seul peut ouvrir ce lien.
eyes-closed = Les yeux fermés
eyes-closed-what = L’écran devient noir pour tous tant que des mains sont dans le sac : on joue à l’oreille.
eyes-closed-practice = Le sac devient noir : tâtez à l’oreille seulement.
sounds = Comment sonne le bois
sounds-lead = La gauche et la droite sont dans les oreilles, le haut et le bas dans la hauteur du son. Mettez un casque. Écoutez chaque son, puis cherchez-le dans le sac.
sound-flat = Un côté plat : sourd
sound-round = Un côté rond : chaud
sound-edge = Une arête : clair
sound-corner = Un coin : il tinte et claque
sound-left = Le côté gauche de la pièce
sound-right = Le côté droit de la pièce
sound-top = Le haut : plus aigu
sound-bottom = Le bas : plus grave
sound-hole = Un trou, quand vous tâtez le milieu
sound-solid = Du bois, quand vous tâtez le milieu
sound-two = Deux pièces dans la main : un battement
sound-thump = Quelque chose dans la foule
drag-to-seat = Glisser vers une autre place
