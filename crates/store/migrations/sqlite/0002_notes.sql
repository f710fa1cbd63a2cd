-- What the house notes for itself: its key, when it was last awake.
CREATE TABLE notes (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
