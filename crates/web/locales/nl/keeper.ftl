# Voor wie het huis beheert: meldingen, tafels, mensen.

keeper = De balie van het huis
keeper-what = Voor wie dit huis beheert. De sleutel werd getoond toen het huis voor het eerst openging; de opdracht caravanserai keeper-token maakt een nieuwe.
keeper-token = Sleutel
keeper-leave = Balie verlaten
look-again = Opnieuw kijken
reports = Meldingen
no-reports = Niemand heeft iets gemeld.
reported-by = gemeld door { $name }, { $day }
reported-about = Over { $name },
settle = Afgehandeld
settled = afgehandeld
keeper-tables = Tafels
keeper-no-tables = Er is geen tafel open.
table-public = voor iedereen
table-invited = op uitnodiging
close-table = Sluiten
keeper-people = Nu hier
keeper-nobody = Er is niemand.
nameless = Iemand zonder naam
silence = Laten zwijgen
silenced = zwijgt
ban = Buitensluiten
ban-range = Dit adres buitensluiten
range = Adres of bereik
range-what = Een adres zoals 192.0.2.7, of een bereik zoals 192.0.2.0/24. Daarvandaan komt niemand meer binnen, en wie er is, gaat weg.
bans = Wat geldt
no-bans = Niets: iedereen mag binnenkomen en praten.
ban-person = mag niet binnenkomen
ban-mute = mag niet praten
ban-table = is gesloten
ban-from = daarvandaan komt niemand binnen
lift = Opheffen
deed-reason = Reden, voor het logboek
word-list = Woorden
word-list-what = Woorden die hier niet vallen, één per regel. In gesprekken worden ze bedekt, en geen naam mag ze hebben.
keep-words = Lijst houden
keeper-log = Wat er is gedaan
keeper-log-empty = Nog niets.
deed-done = Gedaan en opgeschreven.
deed-upon = { $deed }: { $what }
deed-settle = Melding afgehandeld
deed-mute = Mag niet praten
deed-ban = Buitengesloten
deed-ban-range = Adres buitengesloten
deed-close-table = Tafel gesloten
deed-lift = Opgeheven
deed-words = Woorden gewijzigd
windows = { $count ->
        [one] 1 venster
       *[other] { $count } vensters
    }
