# For whoever runs the house: reports, tables, people.

keeper = The keeper’s desk
keeper-what = For whoever runs this house. The token was printed when the house was first opened; the command caravanserai keeper-token makes a new one.
keeper-token = Token
keeper-leave = Leave the desk
look-again = Look again
reports = Reports
no-reports = Nobody has reported anything.
reported-by = reported by { $name }, { $day }
reported-about = About { $name },
settle = Looked into
settled = looked into
keeper-tables = Tables
keeper-no-tables = No table is open.
table-public = for everybody
table-invited = by invitation
close-table = Close
keeper-people = Here now
keeper-nobody = Nobody is here.
nameless = Somebody without a name
silence = Silence
silenced = silenced
ban = Keep out
ban-range = Keep this address out
range = Address or range
range-what = An address such as 192.0.2.7, or a range such as 192.0.2.0/24. Nobody comes in from there, and whoever is here leaves.
# What stands until it is lifted.
bans = What stands
no-bans = Nothing: everybody may come in and speak.
ban-person = may not come in
ban-mute = may not speak
ban-table = is closed
ban-from = nobody comes in from there
lift = Lift
deed-reason = Reason, for the log
word-list = Words
word-list-what = Words that are not said here, one a line. They are covered in what is said, and no name may have them.
keep-words = Keep the list
keeper-log = What was done
keeper-log-empty = Nothing yet.
deed-done = Done, and written down.
deed-upon = { $deed }: { $what }
deed-settle = Report looked into
deed-mute = Silenced
deed-ban = Kept out
deed-ban-range = Address kept out
deed-close-table = Table closed
deed-lift = Lifted
deed-words = Words changed
windows = { $count ->
        [one] 1 window
       *[other] { $count } windows
    }
