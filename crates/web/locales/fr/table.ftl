# À une table : places, propositions, pendules, fins, conversation.

open-seat = Place libre
coming-in = On entre…
closed-table = Pas à cette table
sent-away = L’hôte t’a fermé cette table. Il y en a d’autres, et tu peux en ouvrir une.
a-table = À la table
seats = Places
ready = C’est bon pour moi
not-ready = Un instant, pas encore
waiting-for-other = C’est bon pour toi. La partie commence dès que c’est bon en face.
ready-what = La partie commence quand c’est bon pour les deux.
take-seat = S’asseoir ici
get-up = Seulement regarder
is-ready = c’est bon
is-not-ready = pas encore
away = pas là
that-is-you = toi
host = hôte
invite = Inviter
invite-what = Qui ouvre ce lien vient s’asseoir avec toi.
link = Lien vers cette table
share = Partager
qr = Le lien en image pour l’appareil photo d’un téléphone
scan = Ou scanne-le avec un téléphone.
agreed-2 = Ce qui est convenu
change-agreed = Convenir d’autre chose
agree-on-this = C’est convenu
seat-a-bot = Jouer plutôt contre un robot
remove-bot = Le renvoyer
you-look-on = Tu regardes.
offer-draw = Proposer la nulle
draw-offered = Tu as proposé la nulle.
takeback-asked = Tu as demandé à reprendre ton coup.
accept = Accepter
decline = Non, on continue
allow = Autoriser
draw-declined = La nulle a été refusée.
takeback-declined = Le coup reste joué.
taken-back = Le coup est repris.
call-off = Annuler la partie
resign-yes = Oui, j’abandonne
another = Encore une partie, couleurs échangées
another-asked = Tu veux encore une partie. On attend la réponse.
they-want-another = Ton adversaire veut encore une partie.
look-at-it = Revoir la partie
leave = Quitter la table
leave-sure = Partir et abandonner la partie
chat = Conversation
chat-empty = Personne n’a rien dit. Dis bonjour.
say = Dire quelque chose
send = Envoyer
report = Signaler
reported = Signalé. Merci.
report-reason = Signalé depuis la table
mute = Couper la parole
unmute = Rendre la parole
kick = Renvoyer
you-are-muted = L’hôte t’a coupé la parole ici.
people = Qui est là
other-opponent = Recommencer contre quelqu’un d’autre
thinks = réfléchit
your-move = À toi
measure-thumb = Qui a les doigts les plus courts ?
shortest-begins = Le pouce le plus court commence, si deux au moins sont mesurés.
longest-begins = Le pouce le plus long s’assoit d’abord au milieu, si deux au moins sont mesurés.
measure-how = Pose le pouce sur la zone, sa base au bord inférieur, ou tire le curseur jusqu’au bout du pouce.
thumb-length = Longueur
sent-away-people = Renvoyés
let-in = Laisser rentrer
seat-a-feeler = Mettre un robot à une place libre
all-ready-what = La partie commence quand c’est bon pour tout le monde à la table. Les places vides restent vides.
waiting-for-others = On attend les autres.
bot-choice = { $name } · { $level }
looks-on = { $count ->
        [0] personne ne regarde
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
invites = { $name } te garde une place.
says = { $name } dit : { $text }
sits-down = { $name } s’assoit.
gets-up = { $name } se lève.
is-away = { $name } n’est plus là.
is-back = { $name } est de retour.
away-without-clock = { $name } n’est plus là, et il n’y a pas de pendule. Inutile d’attendre ici : la table garde la partie, et chacun de vous la retrouve à l’entrée, sous « Tes tables ».
ready-now = C’est bon pour { $name }.
wants-rematch = { $name } veut encore une partie.
game-begins = La partie commence. { $white } a les Blancs, { $black } a les Noirs.
offers-draw = { $name } propose la nulle.
asks-takeback = { $name } demande à reprendre le dernier coup.
ended-aborted = Annulée
ended-winner = { $winner } gagne
ended-none = Nulle
ending-flag = { $winner } gagne. { $loser } n’a plus de temps.
ending-flag-none = Partie nulle. Le temps est écoulé.
ending-aborted = La partie a été annulée.
time-left = { $seconds ->
        [60] Encore une minute.
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
you-play = { $side ->
        [white] Tu as les Blancs.
       *[black] Tu as les Noirs.
    }
report-line = Signaler ce qu’a dit { $name }
my-thumb = C’est mon pouce : { $mm } mm
thumb-told = Va pour { $mm } mm. Aux autres d’essayer plus court.
credit = +{ $seconds } s pour la connexion
