# Qui est qui.

your-name = Comment t’appelles-tu ?
name-what = Un nom suffit, sans compte. Ce navigateur s’en souvient.
come-in = Entrer
you = Toi
name = Nom
keep-name = Garder ce nom
name-kept = C’est ton nom, désormais.
account = Compte
account-what = Un compte garde tes parties d’un appareil à l’autre. Sans compte, c’est ce navigateur qui se souvient de toi.
login-name = Identifiant
password = Mot de passe, huit caractères au moins
register = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
sessions = Les navigateurs qui te connaissent
this-browser = ce navigateur
end-session = Fermer
delete-me = Effacer mes données
delete-what = Nom, compte et appareils disparaissent pour de bon. Les parties finies restent, sans ton nom.
delete-sure = Oui, oubliez-moi
deleted = C’est oublié. Reviens quand tu veux.
known-as = Session ouverte : { $login }.
seen = depuis le { $created }, dernière visite le { $last }
end-session-of = Fermer la session : { $what }
