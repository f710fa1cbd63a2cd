# Dit apparaat: wat het bewaart, en in welk tabblad.

tab-there = Deze partij staat open in een ander tabblad.
tab-taken = De partij gaat verder in het andere tabblad.
tab-take = Hier verder spelen
nothing-kept = Deze browser bewaart niets: partijen, namen en instellingen zijn weg zodra de pagina wordt gesloten. Zolang ze open is, werkt alles.
no-sound-here = Deze browser maakt voor ons geen geluid. In de zak zeggen de gloed en de bijschriften hetzelfde.
no-vibration-here = Op dit apparaat of in deze browser trilt er niets.
