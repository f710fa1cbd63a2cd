# Wie iemand is.

your-name = Hoe zullen we je noemen?
name-what = Een naam is genoeg, geen account. Deze browser onthoudt hem.
come-in = Kom binnen
you = Jij
you-what = Naam, account, apparaten
name = Naam
keep-name = Deze naam houden
name-kept = Vanaf nu heet je zo.
account = Account
account-what = Een account bewaart je partijen op al je apparaten. Zonder account onthoudt deze browser je.
login-name = Inlognaam
password = Wachtwoord, minstens acht tekens
register = Account maken
log-in = Inloggen
log-out = Uitloggen
sessions = Waar men je kent
this-browser = deze browser
end-session = Beëindigen
delete-me = Mijn gegevens wissen
delete-what = Naam, account en apparaten zijn voorgoed weg. Afgelopen partijen blijven, zonder je naam.
delete-sure = Ja, vergeet me
deleted = Je bent vergeten. Kom terug wanneer je wilt.
known-as = Je bent ingelogd als { $login }.
seen = sinds { $created }, laatst gezien { $last }
end-session-of = { $what } beëindigen
