# De voordeur, en de eigen pagina van elk spel.

door-dschamal = Twee handen in één donkere zak: voel de juiste vorm en trek hem er als eerste uit.
door-dschamal-facts = 3–8 spelers · 15 minuten
door-dschamal-play = Steek je hand erin
door-dschamal-play-what = tegen drie bots, meteen
door-gimel = Plaatsen, springen en slaan op een lang bord; zestig punten winnen.
door-gimel-facts = 2 spelers · 10–30 minuten
door-gimel-play = Spelen
door-gimel-play-what = een korte partij tegen Karavaankind, meteen
with-friends = Met vrienden
opening-table = Een tafel voor jou en je vrienden…
against-bots-here = Op dit apparaat tegen bots spelen
# Links back to games on this device. { $bot } is the name of a bot, such as “Caravan child”.
going-gimel = Gimel tegen { $bot }
going-dschamal = Dschamál tegen bots: { $game }
going-beside = Gimel, met z’n tweeën aan één bord
going-box = De avond met jullie doos
done-today = Klaar voor vandaag
door-daily-what = Tien vormen, voor iedereen dezelfde
door-puzzle-what = Eén stelling, één beste zet
rules-door = Regels
rules-door-what = Alle vijf de spellen, met plaatjes; elke regel is te vinden
four-games = Vier spellen met één zak
choose-opponents = Tegenstanders en huisregels kiezen
learn-and-look-up = Leren, opzoeken, terugkomen
lesson-what = Met je eigen hand, in drie minuten
rules-of-one-what = In het kort, en elke regel
editions-door = Gedrukte uitgaven
editions-door-what = Wat elk daarvan anders zegt
name-for-now = Hoe moeten je vrienden je noemen?
still-alone = Er is nog niemand gekomen.
bots-meanwhile = Intussen tegen bots spelen
waits-for-you = { $who } wacht op iemand om mee te spelen
people-here = { $count ->
    [one] Je bent nu alleen in het huis.
   *[other] Er zijn { $count } mensen in het huis.
}
about-duel = Twee handen gaan tegelijk in de zak en zoeken vormen die voor een van beiden liggen. Wie met de juiste sneller is, neemt een stuk; complete vormen winnen.
about-tower = Wie het eerst trekt, bouwt: elk stuk komt boven op je toren, en wat valt ben je kwijt. De eerste toren van zeven stukken beëindigt het spel.
about-threesome = Drie handen in één zak, en drie plaatsen: wat de snelste trekt, beslist wie wat krijgt.
about-quartet = Voor kleine handen: verzamel er vier van één vorm. Wat je al hebt, hou je; de rest geef je terug.
facts-duel = 3 tot 8 spelers vanaf acht jaar · 15 minuten
facts-tower = 3 tot 6 spelers vanaf tien jaar · 20 minuten
facts-threesome = 3 tot 8 spelers vanaf tien jaar · 20 minuten
facts-quartet = 3 tot 6 spelers vanaf vijf jaar · 10 minuten
# A number that a house rule or an edition leaves open.
no-number = geen
# A heading that opens seats, editions and house rules.
more-choices = Meer: plaatsen, uitgaven, huisregels
# { $game } is Duel, Tower, Threesome or Quartet.
other-game-is-on = Er is nog een partij tegen bots bezig: { $game }.
begin-instead = In plaats daarvan opnieuw beginnen: { $game }
