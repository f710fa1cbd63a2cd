# Qui est qui.

your-name = Comment vous appeler ?
name-what = Un nom suffit, sans compte. Ce navigateur s’en souvient.
come-in = Entrer
you = Vous
you-what = Nom, compte, appareils
name = Nom
keep-name = Garder ce nom
name-kept = Vous vous appelez ainsi désormais.
account = Compte
account-what = Un compte garde vos parties d’un appareil à l’autre. Sans compte, c’est ce navigateur qui se souvient de vous.
login-name = Identifiant
password = Mot de passe, huit caractères au moins
register = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
sessions = Où l’on vous connaît
this-browser = ce navigateur
end-session = Fermer
delete-me = Effacer mes données
delete-what = Nom, compte et appareils disparaissent pour de bon. Les parties finies restent, sans votre nom.
delete-sure = Oui, oubliez-moi
deleted = Vous voilà dans l’oubli. Revenez quand vous voulez.
known-as = Vous êtes ici en tant que { $login }.
seen = depuis le { $created }, dernière visite le { $last }
end-session-of = Fermer { $what }
