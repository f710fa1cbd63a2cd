# Aan een tafel: plaatsen, aanbiedingen, klokken, slot, gesprek.

open-seat = Vrije plaats
coming-in = Je komt binnen…
closed-table = Niet aan deze tafel
sent-away = De host heeft je van deze tafel weggestuurd. Er zijn andere tafels, en je kunt er zelf een openen.
a-table = Aan tafel
seats = Plaatsen
ready = Ik ben klaar
not-ready = Wacht, nog niet
waiting-for-other = Je bent klaar. De partij begint zodra de ander dat ook is.
ready-what = De partij begint zodra jullie allebei klaar zijn.
take-seat = Ga hier zitten
get-up = Alleen toekijken
is-ready = klaar
is-not-ready = nog niet klaar
away = weg
that-is-you = jij
host = host
invite = Uitnodigen
invite-what = Wie deze link opent, schuift bij je aan.
link = Link naar deze tafel
share = Delen
qr = De link als plaatje voor de camera van een telefoon
scan = Of scan hem met een telefoon.
agreed-2 = Wat er is afgesproken
change-agreed = Iets anders afspreken
agree-on-this = Dit afspreken
seat-a-bot = Liever tegen een bot
remove-bot = Wegsturen
you-look-on = Je kijkt toe.
offer-draw = Remise aanbieden
draw-offered = Je hebt remise aangeboden.
takeback-asked = Je hebt gevraagd je zet terug te nemen.
accept = Aannemen
decline = Nee, doorspelen
allow = Toestaan
draw-declined = Het remiseaanbod is afgewezen.
takeback-declined = De zet blijft zoals hij was.
taken-back = De zet is teruggenomen.
call-off = De partij afbreken
resign-yes = Ja, ik geef op
another = Nog een partij, kleuren gewisseld
another-asked = Je wilt nog een partij. Wachten op antwoord.
they-want-another = De ander wil nog een partij.
look-at-it = De partij bekijken
leave = De tafel verlaten
leave-sure = Weggaan en de partij opgeven
chat = Gesprek
chat-empty = Niemand heeft nog iets gezegd. Zeg eens hallo.
say = Zeg iets
send = Zeg het
report = Melden
reported = Gemeld. Dank je.
report-reason = Gemeld vanaf de tafel
mute = Dempen
unmute = Laten praten
kick = Wegsturen
you-are-muted = Je mag hier van de host niets zeggen.
people = Wie er is
other-opponent = Opnieuw beginnen met een andere tegenstander
thinks = denkt na
your-move = Jij bent aan zet
measure-thumb = Wie heeft de kortste vingers?
shortest-begins = De kortste duim begint, als er twee of meer zijn gemeten.
longest-begins = De langste duim zit eerst in het midden, als er twee of meer zijn gemeten.
measure-how = Leg je duim op het vlak, vanaf de onderrand, of sleep de schuif tot aan je duimtop.
thumb-length = Lengte
sent-away-people = Weggestuurd
let-in = Weer binnenlaten
seat-a-feeler = Een bot op een vrije plaats zetten
all-ready-what = De partij begint zodra iedereen aan tafel klaar is. Vrije plaatsen blijven leeg.
waiting-for-others = Wachten op de anderen.
bot-choice = { $name } · { $level }
looks-on = { $count ->
        [0] niemand kijkt toe
        [one] 1 kijkt toe
       *[other] { $count } kijken toe
    }
invites = { $name } heeft een plaats voor je.
says = { $name } zegt: { $text }
sits-down = { $name } gaat zitten.
gets-up = { $name } staat op.
is-away = { $name } is weg.
is-back = { $name } is terug.
away-without-clock = { $name } is weg, en er is geen klok. Je hoeft hier niet te wachten: de tafel bewaart de partij, en jullie vinden die allebei bij de voordeur onder ‘Jouw tafels’.
ready-now = { $name } is klaar.
wants-rematch = { $name } wil nog een partij.
game-begins = De partij begint. { $white } heeft wit, { $black } heeft zwart.
offers-draw = { $name } biedt remise aan.
asks-takeback = { $name } vraagt of de laatste zet terug mag.
ended-aborted = Afgebroken
ended-winner = { $winner } wint
ended-none = Remise
ending-flag = { $winner } wint. { $loser } heeft geen tijd meer.
ending-flag-none = Remise. De tijd is om.
ending-aborted = De partij is afgebroken.
time-left = { $seconds ->
        [60] Nog één minuut.
       *[other] Nog { $seconds } seconden.
    }
you-play = { $side ->
        [white] Je hebt wit.
       *[black] Je hebt zwart.
    }
report-line = Melden wat { $name } zei
my-thumb = Dat is mijn duim: { $mm } mm
thumb-told = { $mm } mm dus. De anderen mogen proberen korter te zijn.
credit = +{ $seconds } s voor de verbinding
