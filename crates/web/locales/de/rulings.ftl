# What a ruling says, what is due after it, what a referee reminds of; and the pieces it speaks of.

## Rulings

# `$winner-is` and its like: `you` if it is the one who reads.

equal = Niemand war schneller. Alles geht ungesehen in den Beutel zurück, und dieselben versuchen es noch einmal.
equal-three = Die Reihenfolge ist nicht zu erkennen. Alles geht in den Beutel zurück, und dieselben drei versuchen es noch einmal.
equal-quartet = Niemand war schneller. Beide Teile gehen in den Beutel zurück, und dieselben zwei versuchen es noch einmal.
foul = { $offender-is ->
        [you] Du hast unfair gespielt.
       *[other] { $offender } hat unfair gespielt.
    } Alles geht in den Beutel zurück, und die Runde wird wiederholt.
foul-loses = { $offender-is ->
        [you] Du hast unfair gespielt und verlierst.
       *[other] { $offender } hat unfair gespielt und verliert.
    } Alles Gezogene geht in den Beutel zurück.
nobody = Niemand hat rechtzeitig etwas gezogen. Hände heraus, und noch einmal.
nobody-deciding = Niemand hat rechtzeitig etwas gezogen. Ein Entscheidungsteil kommt in die Mitte, und dieselben versuchen es noch einmal.
passed-over = Diese Runde ist oft genug wiederholt worden. Niemand gewinnt sie, und die Nächsten sind an der Reihe.
several-coloured = { $quicker-is ->
        [you] Du hast mehr als ein Teil gezogen und verlierst.
       *[other] { $quicker } hat mehr als ein Teil gezogen und verliert.
    } { $winner-is ->
        [you] Du bekommst { $gain }; Schwarzes geht zurück.
       *[other] { $winner } bekommt { $gain }; Schwarzes geht zurück.
    }
several-black = { $quicker-is ->
        [you] Du hast mehr als ein Teil gezogen, nichts Farbiges darunter, und verlierst.
       *[other] { $quicker } hat mehr als ein Teil gezogen, nichts Farbiges darunter, und verliert.
    }
both-wrong = Beide haben das Kamel gerufen, aber niemand hat es. Alles geht in den Beutel zurück, und sie versuchen es noch einmal.
wrong-call-coloured = { $quicker-is ->
        [you] Du hast das Kamel gerufen, aber { $pull } gezogen.
       *[other] { $quicker } hat das Kamel gerufen, aber { $pull } gezogen.
    } { $winner-is ->
        [you] Du gewinnst und bekommst das Teil.
       *[other] { $winner } gewinnt und bekommt das Teil.
    }
wrong-call-black = { $quicker-is ->
        [you] Du hast das Kamel gerufen, aber ein schwarzes Teil gezogen.
       *[other] { $quicker } hat das Kamel gerufen, aber ein schwarzes Teil gezogen.
    } { $winner-is ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
slower-wrong-call-coloured = { $loser-is ->
        [you] Du warst langsamer, hast aber zu Unrecht das Kamel gerufen.
       *[other] { $loser } war langsamer, hat aber zu Unrecht das Kamel gerufen.
    } { $winner-is ->
        [you] Du gewinnst und bekommst { $gain }.
       *[other] { $winner } gewinnt und bekommt { $gain }.
    }
slower-wrong-call-black = { $loser-is ->
        [you] Du warst langsamer, hast aber zu Unrecht das Kamel gerufen.
       *[other] { $loser } war langsamer, hat aber zu Unrecht das Kamel gerufen.
    } { $winner-is ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
camel-called = { $quicker-is ->
        [you] Du hast das Kamel gezogen und rechtzeitig gerufen: Du gewinnst.
       *[other] { $quicker } hat das Kamel gezogen und rechtzeitig gerufen: { $quicker } gewinnt.
    }
camel-silent = { $quicker-is ->
        [you] Du hast das Kamel gezogen, aber nicht rechtzeitig gerufen.
       *[other] { $quicker } hat das Kamel gezogen, aber nicht rechtzeitig gerufen.
    } { $winner-is ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
black-pulled = { $quicker-is ->
        [you] Du hast ein schwarzes Teil gezogen.
       *[other] { $quicker } hat ein schwarzes Teil gezogen.
    } { $winner-is ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
own-shape = { $quicker-is ->
        [you] Du hast { $pull } gezogen und besitzt diese Form schon: Du gewinnst und behältst das Teil.
       *[other] { $quicker } hat { $pull } gezogen und besitzt diese Form schon: { $quicker } gewinnt und behält das Teil.
    }
opponents-shape = { $quicker-is ->
        [you] Du hast { $pull } gezogen. { $loser } besitzt diese Form und du nicht: Du gewinnst, behältst das Teil und bekommst von { $loser } eines dieser Form.
       *[other] { $loser-is ->
            [you] { $quicker } hat { $pull } gezogen. Du besitzt diese Form und { $quicker } nicht: { $quicker } gewinnt, behält das Teil und bekommt von dir eines dieser Form.
           *[other] { $quicker } hat { $pull } gezogen. { $loser } besitzt diese Form und { $quicker } nicht: { $quicker } gewinnt, behält das Teil und bekommt von { $loser } eines dieser Form.
        }
    }
nobodys-shape = { $quicker-is ->
        [you] Du hast { $pull } gezogen, aber ihr besitzt diese Form beide nicht.
       *[other] { $winner-is ->
            [you] { $quicker } hat { $pull } gezogen, aber ihr besitzt diese Form beide nicht.
           *[other] { $quicker } hat { $pull } gezogen, aber keiner von beiden besitzt diese Form.
        }
    } { $winner-is ->
        [you] Du gewinnst und bekommst das Teil.
       *[other] { $winner } gewinnt und bekommt das Teil.
    }
deciding-matched = { $quicker-is ->
        [you] Du hast { $pull } gezogen, die gesuchte Form, und gewinnst { $gain }.
       *[other] { $quicker } hat { $pull } gezogen, die gesuchte Form, und gewinnt { $gain }.
    }
deciding-camel = { $quicker-is ->
        [you] Du hast das Kamel gezogen und rechtzeitig gerufen: Du gewinnst das Duell.
       *[other] { $quicker } hat das Kamel gezogen und rechtzeitig gerufen: { $quicker } gewinnt das Duell.
    }
deciding-missed = { $quicker-is ->
        [you] Du hast die gesuchte Form nicht gezogen.
       *[other] { $quicker } hat die gesuchte Form nicht gezogen.
    } { $winner-is ->
        [you] Du gewinnst und bekommst das Entscheidungsteil.
       *[other] { $winner } gewinnt und bekommt das Entscheidungsteil.
    }
tower-several = { $quicker-is ->
        [you] Du hast mehr als ein Teil gezogen und verlierst: Alles Gezogene geht zurück, und was dein Turm dafür verliert, auch.
       *[other] { $quicker } hat mehr als ein Teil gezogen und verliert: Alles Gezogene geht zurück, und was der Turm dafür verliert, auch.
    } { $winner-is ->
        [you] Du gewinnst das Duell.
       *[other] { $winner } gewinnt das Duell.
    }
tower-keep = { $quicker-is ->
        [you] Du warst schneller und hast { $pull } gezogen. Diese Form fehlt dir noch: Du baust das Teil ein.
       *[other] { $quicker } war schneller und hat { $pull } gezogen. Diese Form fehlt im Turm noch: { $quicker } baut das Teil ein.
    }
tower-give = { $quicker-is ->
        [you] Du warst schneller und hast { $pull } gezogen, besitzt diese Form aber schon und musst das Teil verschenken.
       *[other] { $quicker } war schneller und hat { $pull } gezogen, besitzt diese Form aber schon und muss das Teil verschenken.
    }
tower-black = { $quicker-is ->
        [you] Du warst schneller, hast ein schwarzes Teil gezogen und behältst es.
       *[other] { $quicker } war schneller, hat ein schwarzes Teil gezogen und behält es.
    }
tower-camel = { $quicker-is ->
        [you] Du warst schneller, hast das Kamel gezogen und darfst ein schwarzes Teil abgeben oder nehmen.
       *[other] { $quicker } war schneller, hat das Kamel gezogen und darf ein schwarzes Teil abgeben oder nehmen.
    }
tower-camel-idle = { $quicker-is ->
        [you] Du warst schneller, hast das Kamel gezogen und gewinnst das Duell, aber niemand hat ein schwarzes Teil.
       *[other] { $quicker } war schneller, hat das Kamel gezogen und gewinnt das Duell, aber niemand hat ein schwarzes Teil.
    }
tower-camel-silent = { $quicker-is ->
        [you] Du warst schneller, hast das Kamel gezogen und gewinnst das Duell, aber ohne Kamelruf: Kein schwarzes Teil wechselt den Besitzer.
       *[other] { $quicker } war schneller, hat das Kamel gezogen und gewinnt das Duell, aber ohne Kamelruf: Kein schwarzes Teil wechselt den Besitzer.
    }
several-in-vain = { $seat-is ->
        [you] Du hast mehr als ein Teil gezogen, { $pull }: Das zählt nicht.
       *[other] { $seat } hat mehr als ein Teil gezogen, { $pull }: Das zählt nicht.
    }
first-by-shape = { $quicker-is ->
        [you] Du warst am schnellsten und hast { $pull } gezogen, eine Form, die zählt: Du gewinnst das Teil und von den beiden anderen je eines dieser Form, wenn sie eines haben.
       *[other] { $quicker } war am schnellsten und hat { $pull } gezogen, eine Form, die zählt: { $quicker } gewinnt das Teil und von den beiden anderen je eines dieser Form, wenn sie eines haben.
    }
first-by-camel = { $quicker-is ->
        [you] Du warst am schnellsten, hast das Kamel gezogen und gerufen: Du gewinnst.
       *[other] { $quicker } war am schnellsten, hat das Kamel gezogen und gerufen: { $quicker } gewinnt.
    }
second-by-shape = Der schnellste Griff brachte nichts Brauchbares. { $quicker-is ->
        [you] Du warst an zweiter Stelle und hast { $pull } gezogen, eine Form, die zählt: Du gewinnst das Teil und von den beiden anderen je eines dieser Form, wenn sie eines haben.
       *[other] { $quicker } war an zweiter Stelle und hat { $pull } gezogen, eine Form, die zählt: { $quicker } gewinnt das Teil und von den beiden anderen je eines dieser Form, wenn sie eines haben.
    }
second-by-camel = Der schnellste Griff brachte nichts Brauchbares. { $quicker-is ->
        [you] Du warst an zweiter Stelle, hast das Kamel gezogen und gerufen: Du gewinnst.
       *[other] { $quicker } war an zweiter Stelle, hat das Kamel gezogen und gerufen: { $quicker } gewinnt.
    }
third-wins = Die beiden schnelleren Griffe brachten nichts Brauchbares. { $winner-is ->
        [you] Du warst am langsamsten und gewinnst, was davon farbig ist.
       *[other] { $winner } war am langsamsten und gewinnt, was davon farbig ist.
    }
three-deciding-matched = { $quicker-is ->
        [you] Du warst am schnellsten und hast { $pull } gezogen, die gesuchte Form: Du gewinnst { $gain }.
       *[other] { $quicker } war am schnellsten und hat { $pull } gezogen, die gesuchte Form: { $quicker } gewinnt { $gain }.
    }
three-deciding-camel = { $quicker-is ->
        [you] Du warst am schnellsten, hast das Kamel gezogen und gerufen: Du gewinnst.
       *[other] { $quicker } war am schnellsten, hat das Kamel gezogen und gerufen: { $quicker } gewinnt.
    }
three-deciding-second = Der schnellste Griff brachte nicht die gesuchte Form. { $winner-is ->
        [you] Du warst an zweiter Stelle und bekommst das Entscheidungsteil; wer am langsamsten war, bekommt das Teil der schnellsten Hand, wenn es farbig ist.
       *[other] { $winner } war an zweiter Stelle und bekommt das Entscheidungsteil; wer am langsamsten war, bekommt das Teil der schnellsten Hand, wenn es farbig ist.
    }
three-deciding-second-alone = Der schnellste Griff brachte nicht die gesuchte Form. { $winner-is ->
        [you] Du warst an zweiter Stelle, hast es besser gemacht und bekommst das Entscheidungsteil.
       *[other] { $winner } war an zweiter Stelle, hat es besser gemacht und bekommt das Entscheidungsteil.
    }
three-deciding-third = Keiner der beiden schnelleren Griffe brachte die gesuchte Form. { $winner-is ->
        [you] Das Entscheidungsteil geht an die zweite Hand. Du warst am langsamsten und gewinnst, was die beiden anderen Farbiges gezogen haben.
       *[other] Das Entscheidungsteil geht an die zweite Hand. { $winner } war am langsamsten und gewinnt, was die beiden anderen Farbiges gezogen haben.
    }
quicker-keeps = { $quicker-is ->
        [you] Du warst schneller und hast { $pull } gezogen. Diese Form hast du schon: Du behältst das Teil.
       *[other] { $quicker } war schneller, hat { $pull } gezogen, besitzt diese Form schon und behält das Teil.
    }
slower-may-keep = { $loser-is ->
        [you] Du musst dein Teil zurücklegen.
       *[other] { $loser } muss das erste Teil zurücklegen.
    } { $winner-is ->
        [you] Du warst langsamer, besitzt aber die Form deines Teils und darfst es behalten.
       *[other] { $winner } war langsamer, besitzt aber die Form des zweiten Teils und darf es behalten.
    }
nobody-keeps = Keine der beiden gezogenen Formen passt. Alles geht in den Beutel zurück.

## What is due after a ruling

due-take = { $seat-is ->
        [you] Du suchst dir ein Teil von { $from } aus.
       *[other] { $from-is ->
            [you] { $seat } sucht sich eines deiner Teile aus.
           *[other] { $seat } sucht sich ein Teil von { $from } aus.
        }
    }
due-hand-over = { $seat-is ->
        [you] Du suchst ein eigenes Teil aus und gibst es ab.
       *[other] { $seat } sucht ein eigenes Teil aus und gibt es ab.
    }
due-console = { $seat-is ->
        [you] Es gibt nichts zu nehmen; du darfst einmal zum Trost in den Beutel greifen.
       *[other] Es gibt nichts zu nehmen; { $seat } darf einmal zum Trost in den Beutel greifen.
    }
due-give = { $seat-is ->
        [you] Du bestimmst, wer es bekommt.
       *[other] { $seat } bestimmt, wer es bekommt.
    }
due-build = { $seat-is ->
        [you] Du baust { $piece } ein.
       *[other] { $seat } baut { $piece } ein.
    }
due-keep = { $seat-is ->
        [you] Du behältst es oder legst es zurück.
       *[other] { $seat } behält es oder legt es zurück.
    }

## Before the first reach

remind-jewellery = Legt alle Ringe, Armbänder und Uhren ab.
remind-gently = Spielt fair: nichts entreißen, niemanden festhalten, niemanden mit Absicht behindern.
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
remind-push = Was eingebaut ist, wird nur mit dem neuen Teil geschoben.
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
} Breitdach
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
} Quader
the-black = das schwarze Teil { $number }
the-camel = das Kamel
the-nothing = nichts
list-last = { $before } und { $last }
