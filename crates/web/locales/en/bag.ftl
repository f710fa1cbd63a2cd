# In the dark bag.

the-bag = The bag. Arrows move your fingertip, space closes and opens your hand, D dips into the middle, X shakes off, Enter pulls.
mouth = mouth of the bag
your-hand = Your hand
# To trace: to follow the outline of a piece with the fingertip.
glow = Glow in the bag
glow-what = A light at your fingertip where wood was touched. Off: only sound, buzz and words.
in-the-bag = In the bag
arrows = Arrow buttons in the bag
# A switch: an adaptive switch, pressed by people who can use neither pointer nor keyboard.
arrows-what = For a switch, or a thumb that does not like to drag. Hold one, or press it once to go and once to stop.
voice = Shout with your voice
voice-what = A short loud cry calls the camel. The browser asks before it listens, it listens only while your hand is in the bag, and nothing leaves this device.
listens = ● listening for your shout
deaf = no microphone: use the button
asks-for-microphone = asking for the microphone…
too-early = Too early! Hands off until the call.
felt-flat = a straight side
felt-round = a curve
felt-edge = a ridge
felt-corner = a corner
felt-bump = you bump into wood
felt-hole = a hole in the middle
felt-solid = solid wood in the middle
felt-slipped = it slips away: another hand has it
felt-outside = at the mouth of the bag
felt-inside = among the pieces
felt-closed = something is in your hand
felt-several = more than one piece in your hand
felt-opened = you let go
felt-pulling = out with it
felt-reaching = you reach for something
felt-missed = nothing here: move until you bump into wood
felt-empty = nothing in your hand: cup something first, or pull again to come out empty
felt-out = your hand is out
# Five buttons, each one short verb. Cup: close the hand around what is there.
act-cup = Cup
act-let-go = Let go
# Dip: poke a fingertip into the middle of the held piece, to feel whether it has a hole.
act-dip = Dip
act-shake-off = Shake off
act-pull = Pull
arrow = { $way ->
        [left] Move left
        [right] Move right
        [up] Move up
       *[down] Move down
    }
