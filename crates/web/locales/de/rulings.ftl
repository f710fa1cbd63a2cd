# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

equal = Niemand war schneller. Alles geht ungesehen in den Beutel zurück, und dieselben versuchen es noch einmal.
equal-three = Die Reihenfolge ist nicht zu erkennen. Alles geht in den Beutel zurück, und dieselben drei versuchen es noch einmal.
equal-quartet = Niemand war schneller. Beide Teile gehen in den Beutel zurück, und dieselben zwei versuchen es noch einmal.
foul = { $offender } hat unfair gespielt. Alles geht in den Beutel zurück, und der Griff wird wiederholt.
foul-loses = { $offender } hat unfair gespielt und verliert. Alles Gezogene geht in den Beutel zurück.
nobody = Niemand hat rechtzeitig etwas gezogen. Hände heraus, und noch einmal.
nobody-deciding = Niemand hat rechtzeitig etwas gezogen. Ein Entscheidungsteil kommt in die Mitte, und dieselben versuchen es noch einmal.
passed-over = Dieser Griff ist oft genug wiederholt worden. Niemand gewinnt ihn, und die Nächsten sind an der Reihe.
several-coloured = { $quicker } hat mehr als ein Teil gezogen und verliert. { $winner } bekommt { $gain }; Schwarzes geht zurück.
several-black = { $quicker } hat mehr als ein Teil gezogen, nichts Farbiges darunter, und verliert.
both-wrong = Beide haben das Kamel gerufen, und niemand hat es. Alles geht in den Beutel zurück, und sie versuchen es noch einmal.
wrong-call-coloured = { $quicker } hat das Kamel gerufen, aber { $pull } gezogen. { $winner } gewinnt und bekommt das Teil.
wrong-call-black = { $quicker } hat das Kamel gerufen, aber ein schwarzes Teil gezogen. { $winner } gewinnt.
slower-wrong-call-coloured = { $loser } war langsamer, hat aber fälschlich das Kamel gerufen. { $winner } gewinnt und bekommt { $gain }.
slower-wrong-call-black = { $loser } war langsamer, hat aber fälschlich das Kamel gerufen. { $winner } gewinnt.
camel-called = { $quicker } hat das Kamel gezogen, rechtzeitig gerufen und gewinnt.
camel-silent = { $quicker } hat das Kamel gezogen, aber nicht rechtzeitig gerufen. { $winner } gewinnt.
black-pulled = { $quicker } hat ein schwarzes Teil gezogen. { $winner } gewinnt.
own-shape = { $quicker } hat { $pull } gezogen und besitzt diese Form schon: { $quicker } gewinnt und behält das Teil.
opponents-shape = { $quicker } hat { $pull } gezogen. { $loser } besitzt diese Form und { $quicker } nicht: { $quicker } gewinnt, behält das Teil und bekommt von { $loser } eines dieser Form.
nobodys-shape = { $quicker } hat { $pull } gezogen, aber von beiden besitzt niemand diese Form. { $winner } gewinnt und bekommt das Teil.
deciding-matched = { $quicker } hat { $pull } gezogen, die gesuchte Form, und gewinnt { $gain }.
deciding-camel = { $quicker } hat das Kamel gezogen, rechtzeitig gerufen und gewinnt das Duell.
deciding-missed = { $quicker } hat die gesuchte Form nicht herausgebracht. { $winner } gewinnt und bekommt das Entscheidungsteil.
tower-several = { $quicker } hat mehr als ein Teil gezogen und verliert: Alles Gezogene geht zurück, und was es den Turm kostet, auch. { $winner } gewinnt das Duell.
tower-keep = { $quicker } hatte als Erstes { $pull }, besitzt diese Form noch nicht und baut sie ein.
tower-give = { $quicker } hatte als Erstes { $pull }, besitzt diese Form aber schon und muss das Teil verschenken.
tower-black = { $quicker } hatte als Erstes ein schwarzes Teil und behält es.
tower-camel = { $quicker } hatte als Erstes das Kamel und darf ein schwarzes Teil verschieben.
tower-camel-idle = { $quicker } hatte als Erstes das Kamel und gewinnt das Duell, aber es gibt kein schwarzes Teil zu verschieben.
tower-camel-silent = { $quicker } hatte als Erstes das Kamel und gewinnt das Duell, hat es aber nicht gerufen: Kein schwarzes Teil wechselt den Platz.
first-by-shape = Am schnellsten war { $quicker } und brachte { $pull }, eine Form am Beutel: { $quicker } gewinnt das Teil und von allen anderen am Beutel, die eines haben, je eines dieser Form.
first-by-camel = Am schnellsten war { $quicker }, hat das Kamel gezogen, gerufen und gewinnt.
second-by-shape = Der schnellste Griff brachte nichts Brauchbares. { $quicker } brachte als Zweites { $pull }, eine Form am Beutel: { $quicker } gewinnt das Teil und von allen anderen am Beutel, die eines haben, je eines dieser Form.
second-by-camel = Der schnellste Griff brachte nichts Brauchbares. { $quicker } war an zweiter Stelle, hat das Kamel gezogen, gerufen und gewinnt.
third-wins = Die beiden schnelleren Griffe brachten nichts Brauchbares. { $winner } war am langsamsten und gewinnt, was davon farbig ist.
three-deciding-matched = Am schnellsten war { $quicker } und brachte { $pull }, die gesuchte Form: { $quicker } gewinnt { $gain }.
three-deciding-camel = Am schnellsten war { $quicker }, hat das Kamel gezogen, gerufen und gewinnt.
three-deciding-second = Der schnellste Griff brachte nicht die gesuchte Form. { $winner } an zweiter Stelle bekommt das Entscheidungsteil; wer am langsamsten war, bekommt das Teil des schnellsten, wenn es farbig ist.
three-deciding-second-alone = Der schnellste Griff brachte nicht die gesuchte Form. { $winner } an zweiter Stelle hat es besser gemacht und bekommt das Entscheidungsteil.
three-deciding-third = Keiner der beiden schnelleren Griffe brachte die gesuchte Form. Die zweite Stelle bekommt das Entscheidungsteil, und { $winner }, am langsamsten, gewinnt, was farbig ist.
quicker-keeps = { $quicker } brachte schneller { $pull }, besitzt diese Form schon und behält das Teil.
slower-may-keep = { $loser } muss das Teil zurücklegen. { $winner } war langsamer, besitzt aber die Form und darf das Teil behalten.
nobody-keeps = Von beiden besitzt niemand die Form dessen, was gezogen wurde. Beide Teile gehen in den Beutel zurück.

## What is due after a ruling

due-take = { $seat } sucht sich ein Teil von { $from } aus.
due-hand-over = { $seat } sucht ein eigenes Teil aus und gibt es ab.
due-console = Es gibt nichts zu nehmen; { $seat } darf einmal zum Trost in den Beutel greifen.
due-give = { $seat } bestimmt, wer es bekommt.
due-build = { $seat } baut { $piece } ein.
due-keep = { $seat } behält es oder legt es zurück.

## Before the first reach

remind-jewellery = Ringe, Armbänder und Uhren ab, bei allen.
remind-gently = Sachte: nicht entreißen, nicht festhalten, niemanden mit Absicht behindern.
remind-touch = In den Beutel schauen nur die Finger.
remind-any-hand = Eine Hand hält den Beutel am Saum, die andere geht hinein.
remind-left-hand = Die linke Hand hält den Beutel am Saum, die rechte geht hinein.
remind-right-hand = Die rechte Hand hält den Beutel am Saum, die linke geht hinein.
remind-once = Wer etwas herausgenommen hat, greift nicht noch einmal hinein.
remind-piece-down = Vorn ist, wessen Teil zuerst auf dem Tisch liegt.
remind-hand-down = Vorn ist, wessen geschlossene Hand zuerst auf dem Tisch liegt.
remind-beside = Duelliert euch neben dem Tisch: Er wird für die Türme gebraucht.
remind-out = Vorn ist, wessen Teil zuerst aus dem Beutel ist.
remind-head = Vorn ist, wessen Teil zuerst aus dem Beutel und auf dem Kopf ist.
remind-push = Was gebaut ist, wird nur mit dem neuen Teil geschoben.
remind-wait = Wer zuerst fertig ist, wartet, bis auch das Gegenüber ein Teil hat.

## Pieces, as the object of a sentence

the-ball = die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Kugel
the-egg = das { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Ei
the-cube = den { $colour ->
    [blue] blauen
    [yellow] gelben
    [white] weißen
   *[brown] braunen
} Würfel
the-disc = die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Scheibe
the-narrow-roof = das { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Spitzdach
the-wide-roof = das { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Flachdach
the-cylinder = den { $colour ->
    [blue] blauen
    [yellow] gelben
    [white] weißen
   *[brown] braunen
} Zylinder
the-bridge = die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Brücke
the-dome = die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Kuppel
the-cross = das { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Kreuz
the-step = die { $colour ->
    [blue] blaue
    [yellow] gelbe
    [white] weiße
   *[brown] braune
} Stufe
the-brick = den { $colour ->
    [blue] blauen
    [yellow] gelben
    [white] weißen
   *[brown] braunen
} Ziegel
the-black = das schwarze Teil { $number }
the-camel = das Kamel
the-nothing = nichts
list-last = { $before } und { $last }
