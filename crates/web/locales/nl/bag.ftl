# In de donkere zak.

the-bag = De zak. Pijltjes bewegen je vingertop, spatie sluit en opent je hand, D prikt in het midden, X schudt af, Enter trekt.
mouth = opening van de zak
your-hand = Je hand
how-thumb = Sleep om de rand te volgen. Tik om in het midden te prikken. Twee vingers laten los.
how-mouse = Beweeg om de rand te volgen. Klik om in het midden te prikken. De andere knop laat los.
glow = Gloed in de zak
glow-what = Een lichtje aan je vingertop waar je hout raakte. Uit: alleen geluid, trillen en woorden.
in-the-bag = In de zak
arrows = Pijlknoppen in de zak
arrows-what = Voor een schakelaar, of een duim die niet graag sleept. Houd een knop ingedrukt, of druk één keer om te gaan en één keer om te stoppen.
voice = Roepen met je stem
voice-what = Een korte, luide kreet roept de kameel. De browser vraagt het voordat hij luistert, hij luistert alleen zolang je hand in de zak is, en niets verlaat dit apparaat.
listens = ● luistert naar je roep
deaf = geen microfoon: gebruik de knop
asks-for-microphone = vraagt om de microfoon…
too-early = Te vroeg! Handen weg tot de roep.
felt-flat = een rechte kant
felt-round = een ronding
felt-edge = een rand
felt-corner = een hoek
felt-bump = je stoot tegen hout
felt-hole = een gat in het midden
felt-solid = massief hout in het midden
felt-slipped = het glipt weg: een andere hand heeft het
felt-outside = voor de opening van de zak
felt-inside = tussen de stukken
felt-closed = er zit iets in je hand
felt-several = meer dan één stuk in je hand
felt-opened = je laat los
felt-pulling = eruit ermee
felt-reaching = je grijpt naar iets
felt-missed = hier is niets: beweeg tot je tegen hout stoot
felt-out = je hand is eruit
act-cup = Pakken
act-let-go = Loslaten
act-dip = Prikken
act-shake-off = Afschudden
act-pull = Trekken
arrow = { $way ->
        [left] Naar links
        [right] Naar rechts
        [up] Omhoog
       *[down] Omlaag
    }
