# Ce qu’une page dit d’elle-même avant d’être là : dans une liste de résultats, et sous un lien que quelqu’un envoie.

front-house = Caravanserai : deux jeux, un chameau
front-dschamal = Dschamál : les mains dans le sac noir
front-gimel = Gimel : scarabées, chats et faucons
front-learn-gimel-what = Poser, sauter, capturer : tout le jeu en quelques minutes, directement sur le plateau.
front-learn-dschamal-what = Tâter le bois dans le noir, le tirer du sac, annoncer le chameau : pas à pas.
front-seat = Une place t’attend
front-seat-what = Quelqu’un te garde une place à cette table. Pas besoin de compte : ouvre le lien et dis-nous ton nom.
front-again-what = Coup par coup, telle qu’elle a été jouée.

page-waiting = On allume les lampes…
page-needs = Caravanserai a besoin de JavaScript et de WebAssembly. Active-les, ou ouvre cette adresse dans un autre navigateur.
page-old = Ce navigateur est trop ancien pour Caravanserai. Mets-le à jour, ou ouvre cette adresse dans un navigateur plus récent.
