# Pour qui tient la maison : signalements, tables, gens.

keeper = Le bureau de la maison
keeper-what = Pour qui tient cette maison. La clé a été affichée à la première ouverture ; la commande caravanserai keeper-token en fait une nouvelle.
keeper-token = Clé
keeper-leave = Quitter le bureau
look-again = Regarder à nouveau
reports = Signalements
no-reports = Personne n’a rien signalé.
reported-by = signalé par { $name }, { $day }
reported-about = À propos de { $name },
settle = Traité
settled = traité
keeper-tables = Tables
keeper-no-tables = Aucune table n’est ouverte.
table-public = pour tout le monde
table-invited = sur invitation
close-table = Fermer
keeper-people = Ici en ce moment
keeper-nobody = Personne n’est ici.
nameless = Quelqu’un sans nom
silence = Faire taire
silenced = sans parole
ban = Ne plus laisser entrer
ban-range = Ne plus laisser entrer depuis cette adresse
range = Adresse ou plage
range-what = Une adresse comme 192.0.2.7, ou une plage comme 192.0.2.0/24. Personne n’entre plus de là, et qui est ici s’en va.
bans = Ce qui tient
no-bans = Rien : tout le monde peut entrer et parler.
ban-person = ne peut plus entrer
ban-mute = ne peut plus parler
ban-table = est fermée
ban-from = personne n’entre plus de là
lift = Lever
deed-reason = Raison, pour le journal
word-list = Mots
word-list-what = Les mots qu’on ne dit pas ici, un par ligne. Dans les conversations, ils sont cachés, et aucun nom ne peut les porter.
keep-words = Garder la liste
keeper-log = Ce qui a été fait
keeper-log-empty = Rien pour l’instant.
deed-done = C’est fait, et noté.
deed-upon = { $deed } : { $what }
deed-settle = Signalement traité
deed-mute = Sans parole
deed-ban = N’entre plus
deed-ban-range = Adresse refusée
deed-close-table = Table fermée
deed-lift = Levé
deed-words = Mots changés
windows = { $count ->
        [one] 1 fenêtre
       *[other] { $count } fenêtres
    }
