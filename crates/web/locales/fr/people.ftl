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
log-out-everywhere = Se déconnecter partout
change-password = Changer le mot de passe
old-password = Ton mot de passe actuel
new-password = Ton nouveau mot de passe
password-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
forgot-password = Mot de passe oublié ?
recover-what = Avec ton identifiant, un code de secours et un nouveau mot de passe, tu reviens. Chaque code sert une fois.
recovery-code = Code de secours
recover = Fixer le nouveau mot de passe
recovery-codes = Codes de secours
codes-what = Note ces codes ou imprime-les. Si tu oublies ton mot de passe, chacun te laisse entrer une fois. Ils ne seront plus montrés.
codes-noted = Je les ai notés
new-codes = Faire de nouveaux codes
new-codes-what = Les nouveaux codes remplacent ceux que tu as.
codes-left-none = Il ne reste aucun code de secours.
codes-left = { $count ->
        [one] Il reste 1 code de secours.
       *[other] Il reste { $count } codes de secours.
    }
strength-guessed-at-once = Deviné tout de suite.
strength-guessed-soon = Vite deviné.
strength-will-do = Ça suffit.
strength-good = C’est bien.
strength-hardly-guessed = Presque personne ne le devinera.
weak-keys = Des touches voisines, beaucoup les prennent.
weak-repeats = C’est toujours la même chose.
weak-sequence = Ça ne fait que compter.
weak-date = Les dates sont essayées en premier.
weak-common = Beaucoup de gens ont celui-là.
weak-word = Un mot ne suffit pas ; prends-en plusieurs.
weak-name = Les noms sont essayés en premier.
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
