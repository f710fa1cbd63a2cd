# This device: what it keeps, and in which tab.

tab-there = This game is open in another tab.
tab-taken = The game goes on in the other tab.
tab-take = Play it here
# No storage: private windows, settings.
nothing-kept = This browser keeps nothing: games, names and settings are gone when the page is closed. Everything works while it is open.
no-sound-here = This browser makes no sounds for us. In the bag, glow and captions say the same.
no-vibration-here = This device or browser has nothing that vibrates.
