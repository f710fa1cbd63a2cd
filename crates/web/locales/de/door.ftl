# Die Haustür, und die eigene Seite jedes Spiels.

door-dschamal = Zwei Hände in einem dunklen Beutel: Ertaste die richtige Form und zieh sie als Erste heraus.
door-dschamal-facts = 3–8 Spieler · 15 Minuten
door-dschamal-play = Hineingreifen
door-dschamal-play-what = gegen drei Bots, sofort
door-gimel = Setzen, springen und schlagen auf einem langen Brett; sechzig Punkte gewinnen.
door-gimel-facts = 2 Spieler · 10–30 Minuten
door-gimel-play = Spielen
door-gimel-play-what = eine kurze Partie gegen das Karawanenkind, sofort
with-friends = Mit Freunden
opening-table = Ein Tisch für dich und deine Freunde …
against-bots-here = Auf diesem Gerät gegen Bots spielen
# Links back to games on this device. { $bot } is the name of a bot, such as “Caravan child”.
going-gimel = Gimel gegen { $bot }
going-dschamal = Dschamál gegen Bots: { $game }
going-beside = Gimel, zu zweit an einem Brett
going-box = Der Abend mit eurer Schachtel
done-today = Für heute geschafft
door-daily-what = Zehn Formen, für alle dieselben
door-puzzle-what = Eine Stellung, ein bester Zug
rules-door = Regeln
rules-door-what = Alle fünf Spiele, mit Bildern; jede Regel ist zu finden
four-games = Vier Spiele mit einem Beutel
choose-opponents = Gegner und Hausregeln wählen
learn-and-look-up = Lernen, nachschlagen, wiederkommen
lesson-what = Mit der eigenen Hand, in drei Minuten
rules-of-one-what = In Kürze, und jede Regel
editions-door = Gedruckte Ausgaben
editions-door-what = Was jede von ihnen anders sagt
name-for-now = Wie sollen dich deine Freunde nennen?
still-alone = Noch ist niemand gekommen.
bots-meanwhile = So lange gegen Bots spielen
waits-for-you = { $who } wartet auf jemanden zum Spielen
people-here = { $count ->
    [one] Du bist gerade allein im Haus.
   *[other] { $count } Leute sind im Haus.
}
about-duel = Zwei greifen gleichzeitig in den Beutel und suchen Formen, die vor einem von ihnen liegen. Wer mit der richtigen schneller ist, nimmt ein Teil; vollständige Formen gewinnen.
about-tower = Wer zuerst zieht, baut: Jedes Teil kommt oben auf den eigenen Turm, und was fällt, ist verloren. Der erste Turm aus sieben Teilen beendet das Spiel.
about-threesome = Drei Hände in einem Beutel, und drei Plätze: Was die schnellste Hand zieht, entscheidet, wer was bekommt.
about-quartet = Für kleine Hände: Sammle vier von einer Form. Was du schon hast, behältst du; den Rest gibst du zurück.
facts-duel = 3 bis 8 Spieler ab acht Jahren · 15 Minuten
facts-tower = 3 bis 6 Spieler ab zehn Jahren · 20 Minuten
facts-threesome = 3 bis 8 Spieler ab zehn Jahren · 20 Minuten
facts-quartet = 3 bis 6 Spieler ab fünf Jahren · 10 Minuten
# A number that a house rule or an edition leaves open.
no-number = keine
# A heading that opens seats, editions and house rules.
more-choices = Mehr: Plätze, Ausgaben, Hausregeln
# { $game } is Duel, Tower, Threesome or Quartet.
other-game-is-on = Eine Partie gegen Bots ist noch nicht zu Ende: { $game }.
begin-instead = Stattdessen neu anfangen: { $game }
