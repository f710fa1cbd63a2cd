# The big screen, the way to a house in the room, eyes closed, and how wood sounds.

screen-address = or open { $address } and enter { $code }
screen = Big screen
screen-what = This table on a television
screen-join = Scan to join
screen-tap = Tap here once, and this screen speaks.
screen-waits = The table waits for players.
screen-free = free
way-none = This machine is in no network right now: only it can open this link.
eyes-closed = Eyes closed
eyes-closed-what = The screen goes black for everybody while hands are in the bag: you play by ear.
eyes-closed-practice = The bag goes black: feel by ear alone.
sounds = How wood sounds
sounds-lead = Left and right are in your ears, up and down is the pitch. Use headphones. Play each sound, then find it in the bag.
sound-flat = A flat side: dull
sound-round = A round side: warm
sound-edge = An edge: bright
sound-corner = A corner: it rings and clicks
sound-left = The left side of the piece
sound-right = The right side of the piece
sound-top = The top: higher
sound-bottom = The bottom: lower
sound-hole = A hole, when you poke the middle
sound-solid = Wood, when you poke the middle
sound-two = Two pieces in the grip: a beat
sound-thump = Something in the crowd
drag-to-seat = Drag to another seat
