# Für alle, die das Haus führen: Meldungen, Tische, Leute.

keeper = Das Pult des Hauses
keeper-what = Für alle, die dieses Haus führen. Der Schlüssel stand da, als das Haus zum ersten Mal öffnete; der Befehl caravanserai keeper-token macht einen neuen.
keeper-token = Schlüssel
keeper-leave = Pult verlassen
look-again = Neu ansehen
reports = Meldungen
no-reports = Niemand hat etwas gemeldet.
reported-by = gemeldet von { $name }, { $day }
reported-about = Über { $name },
settle = Erledigt
settled = erledigt
keeper-tables = Tische
keeper-no-tables = Kein Tisch ist offen.
table-public = für alle
table-invited = auf Einladung
close-table = Schließen
keeper-people = Gerade hier
keeper-nobody = Niemand ist hier.
nameless = Jemand ohne Namen
silence = Stumm schalten
silenced = stumm
ban = Aussperren
ban-range = Diese Adresse aussperren
range = Adresse oder Bereich
range-what = Eine Adresse wie 192.0.2.7 oder ein Bereich wie 192.0.2.0/24. Von dort kommt niemand herein, und wer da ist, geht.
bans = Was gilt
no-bans = Nichts: Alle dürfen herein und reden.
ban-person = darf nicht herein
ban-mute = darf nicht reden
ban-table = ist geschlossen
ban-from = von dort kommt niemand herein
lift = Aufheben
deed-reason = Grund, für das Protokoll
word-list = Wörter
word-list-what = Wörter, die hier nicht fallen, eins je Zeile. Im Gespräch werden sie verdeckt, und kein Name darf sie haben.
keep-words = Liste übernehmen
keeper-log = Was getan wurde
keeper-log-empty = Noch nichts.
deed-done = Getan und aufgeschrieben.
deed-upon = { $deed }: { $what }
deed-settle = Meldung erledigt
deed-mute = Stumm geschaltet
deed-ban = Ausgesperrt
deed-ban-range = Adresse ausgesperrt
deed-close-table = Tisch geschlossen
deed-lift = Aufgehoben
deed-words = Wörter geändert
windows = { $count ->
        [one] 1 Fenster
       *[other] { $count } Fenster
    }
