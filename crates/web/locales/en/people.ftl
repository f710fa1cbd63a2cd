# Who somebody is.

your-name = What shall we call you?
name-what = A name is enough; no account. This browser remembers it.
come-in = Come in
you = You
name = Name
keep-name = Keep this name
name-kept = From now on, that is your name.
account = Account
account-what = An account keeps your games across devices. Without one this browser remembers you.
login-name = Login
password = Password, at least eight characters
register = Make an account
log-in = Log in
log-out = Log out
log-out-everywhere = Log out everywhere
change-password = Change the password
old-password = The password you have
new-password = The password you want
password-changed = The password is changed. Every other browser is logged out.
forgot-password = Forgot the password?
recover-what = With your login, one of your recovery codes and a new password you are in again. Each code is good once.
recovery-code = Recovery code
recover = Set the new password
recovery-codes = Recovery codes
codes-what = Write these codes down or print them. If you forget the password, each of them lets you in once. They are not shown again.
codes-noted = I have written them down
new-codes = Make new codes
new-codes-what = New codes take the place of those you have.
codes-left-none = No recovery code is left.
codes-left = { $count ->
        [one] 1 recovery code is left.
       *[other] { $count } recovery codes are left.
    }
# How soon somebody guesses a password.
strength-guessed-at-once = Guessed at once.
strength-guessed-soon = Guessed soon.
strength-will-do = It will do.
strength-good = A good one.
strength-hardly-guessed = Hardly anybody guesses it.
# What is wrong with a password, after one of the lines above.
weak-keys = Keys in a row are what many people take.
weak-repeats = It says the same thing again and again.
weak-sequence = It only counts on.
weak-date = Dates are tried first.
weak-common = Many people have it.
weak-word = One word is not enough; take several.
weak-name = Names are tried first.
# A heading above the browsers in which this person has a name or is logged in.
sessions = Browsers that know you
this-browser = this browser
end-session = End
delete-me = Delete my data
delete-what = Name, account and devices are gone for good. Finished games stay, without your name.
delete-sure = Yes, forget me
deleted = You are forgotten. Come back whenever you like.
known-as = You are logged in as { $login }.
seen = since { $created }, last seen { $last }
end-session-of = End { $what }
