# Wer jemand ist.

your-name = Wie sollen wir dich nennen?
name-what = Ein Name genügt, kein Konto. Dieser Browser merkt ihn sich.
come-in = Eintreten
you = Du
name = Name
keep-name = Namen übernehmen
name-kept = Von jetzt an heißt du so.
account = Konto
account-what = Mit einem Konto findest du deine Partien auf jedem Gerät wieder. Ohne Konto kennt dich nur dieser Browser.
login-name = Anmeldename
password = Passwort, mindestens acht Zeichen
register = Konto anlegen
log-in = Anmelden
log-out = Abmelden
log-out-everywhere = Überall abmelden
change-password = Passwort ändern
old-password = Dein jetziges Passwort
new-password = Dein neues Passwort
password-changed = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.
forgot-password = Passwort vergessen?
recover-what = Mit Anmeldename, einem Wiederherstellungscode und einem neuen Passwort kommst du wieder hinein. Jeder Code gilt einmal.
recovery-code = Wiederherstellungscode
recover = Neues Passwort setzen
recovery-codes = Wiederherstellungscodes
codes-what = Schreib diese Codes auf oder druck sie aus. Wenn du das Passwort vergisst, lässt dich jeder davon einmal hinein. Sie werden nicht noch einmal gezeigt.
codes-noted = Ich habe sie aufgeschrieben
new-codes = Neue Codes machen
new-codes-what = Neue Codes ersetzen die, die du hast.
codes-left-none = Kein Wiederherstellungscode ist übrig.
codes-left = { $count ->
        [one] 1 Wiederherstellungscode ist übrig.
       *[other] { $count } Wiederherstellungscodes sind übrig.
    }
strength-guessed-at-once = Sofort erraten.
strength-guessed-soon = Bald erraten.
strength-will-do = Das reicht.
strength-good = Das ist gut.
strength-hardly-guessed = Das errät kaum jemand.
weak-keys = Tasten nebeneinander nehmen viele.
weak-repeats = Darin steht immer wieder dasselbe.
weak-sequence = Es zählt nur weiter.
weak-date = Jahre und Tage werden zuerst probiert.
weak-common = Das haben viele.
weak-word = Ein Wort ist zu wenig; nimm mehrere.
weak-name = Namen werden zuerst probiert.
sessions = Browser, die dich kennen
this-browser = dieser Browser
end-session = Beenden
delete-me = Meine Daten löschen
delete-what = Name, Konto und Geräte sind endgültig weg. Beendete Partien bleiben, ohne deinen Namen.
delete-sure = Ja, vergesst mich
deleted = Du bist vergessen. Komm wieder, wann immer du magst.
known-as = Du bist als { $login } angemeldet.
seen = seit { $created }, zuletzt gesehen { $last }
end-session-of = Beenden: { $what }
