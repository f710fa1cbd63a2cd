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
