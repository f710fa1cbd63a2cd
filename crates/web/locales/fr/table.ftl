# À une table : places, propositions, pendules, fins, conversation.

open-seat = Place libre
coming-in = On entre…
closed-table = Pas à cette table
sent-away = Cette table vous a été fermée. Il y en a d’autres, et vous pouvez en ouvrir une.
a-table = À la table
seats = Places
ready = On peut commencer
not-ready = Attendez, pas encore
waiting-for-other = Tout est prêt de votre côté. La partie commence dès que l’autre l’est aussi.
ready-what = La partie commence quand les deux sont prêts.
take-seat = S’asseoir ici
get-up = Seulement regarder
is-ready = d’accord
is-not-ready = pas encore
away = ailleurs
that-is-you = vous
host = invite
invite = Inviter
invite-what = Qui ouvre ce lien s’assoit avec vous.
link = Lien vers cette table
share = Partager
qr = Le lien en image pour l’appareil photo d’un téléphone
scan = Ou à scanner avec un téléphone.
agreed-2 = Ce qui est convenu
change-agreed = Convenir d’autre chose
agree-on-this = En convenir
seat-a-bot = Plutôt contre un robot
remove-bot = Le renvoyer
you-look-on = Vous regardez.
offer-draw = Proposer la nulle
draw-offered = Vous avez proposé la nulle.
takeback-asked = Vous avez demandé à reprendre votre coup.
accept = Accepter
decline = Non, on continue
allow = Permettre
draw-declined = La nulle a été refusée.
takeback-declined = Le coup reste joué.
taken-back = Le coup est repris.
call-off = Annuler la partie
resign-yes = Oui, j’abandonne
another = Encore une partie, couleurs échangées
another-asked = Vous voulez encore une partie. On attend la réponse.
they-want-another = En face, on veut encore une partie.
look-at-it = Revoir la partie
leave = Quitter la table
leave-sure = Partir et abandonner la partie
chat = Conversation
chat-empty = Personne n’a rien dit. Dites bonjour.
say = Dire quelque chose
send = Le dire
report = Signaler
reported = Signalé. Merci.
report-reason = Signalé depuis la table
mute = Faire taire
unmute = Laisser parler
kick = Renvoyer
you-are-muted = On vous a fait taire ici.
people = Qui est là
looking-on = regarde
other-opponent = Recommencer contre quelqu’un d’autre
thinks = réfléchit
your-move = À vous
measure-thumb = Qui a les doigts les plus courts ?
shortest-begins = Le pouce le plus court commence, si deux au moins sont mesurés.
longest-begins = Le pouce le plus long est d’abord au milieu, si deux au moins sont mesurés.
measure-how = Posez le pouce sur le champ, sa racine au bord inférieur, ou tirez le curseur jusqu’à sa pointe.
thumb-length = Longueur
sent-away-people = Renvoyés
let-in = Laisser rentrer
seat-a-feeler = Mettre un robot à une place libre
all-ready-what = La partie commence quand tout le monde à la table est d’accord. Les places vides restent vides.
waiting-for-others = On attend les autres.
bot-choice = { $name } · { $level }
looks-on = { $count ->
        [0] personne ne regarde
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
invites = { $name } a une place pour vous.
says = { $name } dit : { $text }
sits-down = { $name } s’assoit.
gets-up = { $name } se lève.
is-away = { $name } est ailleurs.
is-back = { $name } est de retour.
away-without-clock = { $name } est ailleurs, et il n’y a pas de pendule. Inutile d’attendre ici : la table garde la partie, et chacun de vous la retrouve à l’entrée, sous « Vos tables ».
ready-now = { $name } peut commencer.
wants-rematch = { $name } veut encore une partie.
game-begins = La partie commence. { $white } a les blancs, { $black } a les noirs.
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
        [white] Vous avez les blancs.
       *[black] Vous avez les noirs.
    }
report-line = Signaler ce que dit { $name }
my-thumb = C’est mon pouce : { $mm } mm
thumb-told = Va pour { $mm } mm. Aux autres d’essayer plus court.
credit = +{ $seconds } s pour le trajet
