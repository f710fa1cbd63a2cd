# Dieses Gerät: was es behält, und in welchem Tab.

tab-there = Diese Partie ist in einem anderen Tab offen.
tab-taken = Die Partie geht im anderen Tab weiter.
tab-take = Hier weiterspielen
nothing-kept = Dieser Browser behält nichts: Partien, Namen und Einstellungen sind weg, sobald die Seite geschlossen wird. Solange sie offen ist, geht alles.
no-sound-here = Dieser Browser macht für uns keine Töne. Im Beutel sagen Glimmen und Schrift dasselbe.
no-vibration-here = An diesem Gerät oder Browser vibriert nichts.
