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
