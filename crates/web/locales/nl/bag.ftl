# In de donkere zak.

the-bag = De zak. Pijltjes: je vingertop bewegen. Spatie: je hand sluiten of openen. D: in het midden prikken. X: afschudden. Enter: trekken.
mouth = opening van de zak
your-hand = Je hand
glow = Gloed in de zak
glow-what = Een lichtje bij je vingertop, waar je hout raakt. Uit: alleen geluid, trillen en woorden.
in-the-bag = In de zak
arrows = Pijlknoppen in de zak
arrows-what = Voor wie met een schakelaar speelt of liever niet sleept. Houd een knop ingedrukt, of druk één keer om te gaan en één keer om te stoppen.
voice = Roepen met je stem
voice-what = Met een korte, luide kreet roep je kameel. De browser vraagt eerst toestemming en luistert alleen zolang je hand in de zak zit. Niets daarvan verlaat dit apparaat.
listens = ● luistert of je roept
deaf = geen microfoon: gebruik de knop
asks-for-microphone = vraagt om de microfoon…
too-early = Te vroeg! Handen weg tot er geroepen is.
felt-flat = een rechte kant
felt-round = een ronding
felt-edge = een scherpe rand
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
felt-empty = niets in je hand: pak eerst iets, of trek nog eens om er leeg uit te komen
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
