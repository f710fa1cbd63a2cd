# Im dunklen Beutel.

the-bag = Der Beutel. Pfeile bewegen die Fingerspitze, die Leertaste schließt und öffnet die Hand, D tastet in die Mitte, X schüttelt ab, Enter zieht heraus.
mouth = Öffnung des Beutels
your-hand = Deine Hand
glow = Schimmer im Beutel
glow-what = Ein Licht an der Fingerspitze, wo Holz berührt wurde. Aus: nur Ton, Vibration und Worte.
in-the-bag = Im Beutel
arrows = Pfeilknöpfe im Beutel
arrows-what = Für einen Taster oder einen Daumen, der nicht gern wischt. Halt einen Knopf gedrückt, oder drück einmal zum Starten und noch einmal zum Anhalten.
voice = Mit der Stimme rufen
voice-what = Ein kurzer, lauter Schrei gilt als Kamelruf. Der Browser fragt, bevor er zuhört; er hört nur zu, solange deine Hand im Beutel ist, und nichts verlässt dieses Gerät.
listens = ● lauscht auf deinen Ruf
deaf = kein Mikrofon: Nimm den Knopf
asks-for-microphone = fragt nach dem Mikrofon …
too-early = Zu früh! Hände weg bis zum Ruf.
felt-flat = eine gerade Seite
felt-round = eine Rundung
felt-edge = eine Kante
felt-corner = eine Ecke
felt-bump = du stößt an Holz
felt-hole = ein Loch in der Mitte
felt-solid = festes Holz in der Mitte
felt-slipped = es entgleitet dir: Eine andere Hand hat es
felt-outside = an der Öffnung des Beutels
felt-inside = mitten zwischen den Teilen
felt-closed = etwas ist in deiner Hand
felt-several = mehr als ein Teil in deiner Hand
felt-opened = du lässt los
felt-pulling = heraus damit
felt-reaching = du greifst nach etwas
felt-missed = hier ist nichts: Such weiter, bis du an Holz stößt
felt-empty = nichts in der Hand: Umfass erst etwas, oder zieh noch einmal, um leer herauszukommen
felt-out = deine Hand ist draußen
act-cup = Umfassen
act-let-go = Loslassen
act-dip = Mitte
act-shake-off = Abschütteln
act-pull = Ziehen
arrow = { $way ->
        [left] Nach links
        [right] Nach rechts
        [up] Nach oben
       *[down] Nach unten
    }
