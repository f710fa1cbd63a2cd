# The big screen, the way to a house in the room, eyes closed, and how wood sounds.

screen-address = of open { $address } en voer { $code } in
screen = Groot scherm
screen-what = Deze tafel op de televisie
screen-join = Scan om mee te doen
screen-tap = Tik hier één keer, dan spreekt dit scherm.
screen-waits = De tafel wacht op spelers.
screen-free = vrij
way-none = Dit apparaat zit nu in geen netwerk: alleen het zelf kan deze link openen.
eyes-closed = Ogen dicht
eyes-closed-what = Zolang er handen in de zak zitten, wordt het scherm voor iedereen zwart: jullie spelen op gehoor.
eyes-closed-practice = De zak wordt zwart: voel alleen op gehoor.
sounds = Hoe hout klinkt
sounds-lead = Links en rechts hoor je in je oren, boven en onder in de toonhoogte. Gebruik een koptelefoon. Speel elk geluid af en zoek het dan in de zak.
sound-flat = Een vlakke kant: dof
sound-round = Een ronde kant: warm
sound-edge = Een rand: helder
sound-corner = Een hoek: rinkelt en klikt
sound-left = De linkerkant van het stuk
sound-right = De rechterkant van het stuk
sound-top = Boven: hoger
sound-bottom = Onder: lager
sound-hole = Een gat, als je in het midden prikt
sound-solid = Hout, als je in het midden prikt
sound-two = Twee stukken in de greep: een zweving
sound-thump = Iets in het gedrang
drag-to-seat = Sleep naar een andere plaats
