# Wie iemand is.

your-name = Hoe zullen we je noemen?
name-what = Een naam is genoeg, een account hoeft niet. Deze browser onthoudt je naam.
come-in = Kom binnen
you = Jij
name = Naam
keep-name = Deze naam houden
name-kept = Vanaf nu heet je zo.
account = Account
account-what = Met een account vind je je partijen op al je apparaten terug. Zonder account kent alleen deze browser je.
login-name = Inlognaam
password = Wachtwoord, minstens acht tekens
register = Account maken
log-in = Inloggen
log-out = Uitloggen
log-out-everywhere = Overal uitloggen
change-password = Wachtwoord wijzigen
old-password = Je huidige wachtwoord
new-password = Je nieuwe wachtwoord
password-changed = Het wachtwoord is gewijzigd. Alle andere browsers zijn uitgelogd.
forgot-password = Wachtwoord vergeten?
recover-what = Met je inlognaam, een herstelcode en een nieuw wachtwoord kom je weer binnen. Elke code werkt één keer.
recovery-code = Herstelcode
recover = Nieuw wachtwoord instellen
recovery-codes = Herstelcodes
codes-what = Schrijf deze codes op of print ze. Als je het wachtwoord vergeet, laat elke code je één keer binnen. Ze worden niet nog eens getoond.
codes-noted = Ik heb ze opgeschreven
new-codes = Nieuwe codes maken
new-codes-what = Nieuwe codes vervangen de codes die je hebt.
codes-left-none = Er is geen herstelcode over.
codes-left = { $count ->
        [one] Er is 1 herstelcode over.
       *[other] Er zijn { $count } herstelcodes over.
    }
strength-guessed-at-once = Meteen geraden.
strength-guessed-soon = Snel geraden.
strength-will-do = Dat kan ermee door.
strength-good = Dat is een goed wachtwoord.
strength-hardly-guessed = Bijna niemand raadt het.
weak-keys = Toetsen naast elkaar nemen veel mensen.
weak-repeats = Er staat steeds hetzelfde.
weak-sequence = Het telt alleen maar door.
weak-date = Jaren en dagen worden het eerst geprobeerd.
weak-common = Veel mensen hebben dit wachtwoord.
weak-word = Eén woord is te weinig; neem er meer.
weak-name = Namen worden het eerst geprobeerd.
sessions = Browsers die je kennen
this-browser = deze browser
end-session = Beëindigen
delete-me = Mijn gegevens wissen
delete-what = Naam, account en apparaten zijn voorgoed weg. Afgelopen partijen blijven, zonder je naam.
delete-sure = Ja, vergeet me
deleted = We zijn je vergeten. Kom terug wanneer je wilt.
known-as = Je bent ingelogd als { $login }.
seen = sinds { $created }, laatst gezien { $last }
end-session-of = { $what } beëindigen
