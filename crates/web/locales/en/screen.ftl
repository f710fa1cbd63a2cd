# The big screen, the way to a house in the room, eyes closed, and how wood sounds.

screen-address = or open { $address } and enter
screen = Big screen
screen-what = This table on a television
screen-join = Scan to join
screen-voice = Turn the voice on
screen-speaks = This screen speaks.
screen-waits = The table waits for players.
screen-wins = wins
screen-bets = Bets
screen-own-shapes = Everybody feels for shapes of their own.
screen-any-piece = The first single piece wins.
screen-free = free
way-none = This machine is not on any network right now: only it can open this link.
eyes-closed = Eyes closed
eyes-closed-what = The screen goes black for everybody while hands are in the bag: you play by ear.
eyes-closed-practice = The bag goes black: feel by ear alone.
sounds = How wood sounds
sounds-lead = Left and right are in your ears, up and down in the pitch. Use headphones. Play each sound, then find it in the bag.
sound-flat = A straight side: dull
sound-round = A curve: warm
sound-edge = A ridge: bright
sound-corner = A corner: it rings and clicks
sound-left = The left side of the piece
sound-right = The right side of the piece
sound-top = The top: higher
sound-bottom = The bottom: lower
sound-hole = A hole, when you dip into the middle
sound-solid = Wood, when you dip into the middle
# A beat: the throbbing of two tones that are nearly equal.
sound-two = Two pieces in your hand: a beat
# The crowd: the other pieces.
sound-thump = Something in the crowd
drag-to-seat = Drag to another seat
