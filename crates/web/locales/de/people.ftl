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
