# An einem Tisch: Plätze, Angebote, Uhren, das Ende, Gespräch.

open-seat = Freier Platz
coming-in = Du trittst ein …
closed-table = Nicht an diesem Tisch
sent-away = Der Gastgeber hat diesen Tisch für dich geschlossen. Es gibt andere, und du kannst selbst einen öffnen.
a-table = Am Tisch
seats = Plätze
ready = Ich bin so weit
not-ready = Moment, noch nicht
waiting-for-other = Du bist so weit. Die Partie beginnt, sobald die andere Seite es auch ist.
ready-what = Die Partie beginnt, wenn beide so weit sind.
take-seat = Hier hinsetzen
get-up = Nur zuschauen
is-ready = ist so weit
is-not-ready = noch nicht so weit
away = weg
that-is-you = du
host = Gastgeber
invite = Einladen
invite-what = Wer diesen Link öffnet, setzt sich zu dir.
link = Link zu diesem Tisch
share = Teilen
qr = Der Link als Bild für die Handykamera
scan = Oder mit dem Handy scannen.
agreed-2 = Was vereinbart ist
change-agreed = Etwas anderes vereinbaren
agree-on-this = So vereinbaren
seat-a-bot = Stattdessen gegen einen Bot spielen
remove-bot = Wegschicken
you-look-on = Du schaust zu.
offer-draw = Remis anbieten
draw-offered = Du hast Remis angeboten.
takeback-asked = Du möchtest deinen Zug zurücknehmen. Wir warten auf Antwort.
accept = Annehmen
decline = Nein, weiterspielen
allow = Erlauben
draw-declined = Das Remis wurde abgelehnt.
takeback-declined = Der Zug bleibt, wie er war.
taken-back = Der Zug ist zurückgenommen.
call-off = Partie abbrechen
resign-yes = Ja, ich gebe auf
another = Noch eine Partie, Farben getauscht
another-asked = Du möchtest noch eine Partie. Wir warten auf Antwort.
they-want-another = Dein Gegenüber möchte noch eine Partie.
look-at-it = Die Partie ansehen
leave = Den Tisch verlassen
leave-sure = Gehen und die Partie aufgeben
chat = Gespräch
chat-empty = Niemand hat etwas gesagt. Sag hallo.
say = Etwas sagen
send = Sagen
report = Melden
reported = Gemeldet. Danke.
report-reason = Vom Tisch aus gemeldet
mute = Stummschalten
unmute = Wieder reden lassen
kick = Wegschicken
you-are-muted = Der Gastgeber hat dich hier stummgeschaltet.
people = Wer da ist
other-opponent = Neu beginnen, gegen jemand anderen
thinks = denkt nach
your-move = Du bist dran
measure-thumb = Wer hat die kürzesten Finger?
shortest-begins = Der kürzeste Daumen beginnt, wenn mindestens zwei gemessen sind.
longest-begins = Der längste Daumen sitzt zuerst in der Mitte, wenn mindestens zwei gemessen sind.
measure-how = Leg den Daumen auf das Feld, den Ansatz an den unteren Rand, oder zieh den Schieber bis zur Spitze.
thumb-length = Länge
sent-away-people = Weggeschickt
let-in = Wieder hereinlassen
seat-a-feeler = Bot auf freien Platz setzen
all-ready-what = Die Partie beginnt, wenn alle, die sitzen, so weit sind. Leere Plätze bleiben leer.
waiting-for-others = Wir warten auf die anderen.
bot-choice = { $name } · { $level }
looks-on = { $count ->
        [0] niemand schaut zu
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
invites = { $name } hat einen Platz für dich.
says = { $name } sagt: { $text }
sits-down = { $name } setzt sich.
gets-up = { $name } steht auf.
is-away = { $name } ist weg.
is-back = { $name } ist wieder da.
away-without-clock = { $name } ist weg, und es läuft keine Uhr. Du musst nicht hier warten: Der Tisch behält die Partie, und ihr findet sie beide am Eingang unter „Deine Tische“.
ready-now = { $name } ist so weit.
wants-rematch = { $name } möchte noch eine Partie.
game-begins = Die Partie beginnt. { $white } hat Weiß, { $black } hat Schwarz.
offers-draw = { $name } bietet Remis an.
asks-takeback = { $name } möchte den letzten Zug zurücknehmen.
ended-aborted = Abgebrochen
ended-winner = { $winner } gewinnt
ended-none = Remis
ending-flag = { $winner } gewinnt. { $loser } hat keine Zeit mehr.
ending-flag-none = Remis. Die Zeit ist um.
ending-aborted = Die Partie wurde abgebrochen.
time-left = { $seconds ->
        [60] Noch eine Minute.
       *[other] Noch { $seconds } Sekunden.
    }
you-play = { $side ->
        [white] Du hast Weiß.
       *[black] Du hast Schwarz.
    }
report-line = Melden, was { $name } gesagt hat
my-thumb = Das ist mein Daumen: { $mm } mm
thumb-told = { $mm } mm also. Die anderen dürfen versuchen, kürzer zu sein.
credit = +{ $seconds } s für die Verbindung
