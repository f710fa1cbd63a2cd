-- Times are milliseconds since 1970, ids are random texts, truth is 0 or 1, bodies are JSON.

CREATE TABLE people (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    kind       TEXT   NOT NULL CHECK (kind IN ('guest', 'account')),
    created_at BIGINT NOT NULL,
    last_seen  BIGINT NOT NULL
);

CREATE TABLE accounts (
    person_id     TEXT NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    login         TEXT NOT NULL,
    -- The login as it is compared: case folded.
    login_key     TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL
);

CREATE TABLE sessions (
    -- The hash of the token; the token itself is only in the browser.
    id         TEXT   NOT NULL PRIMARY KEY,
    person_id  TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    last_seen  BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    user_agent TEXT   NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    public     BIGINT NOT NULL CHECK (public IN (0, 1)),
    status     TEXT   NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    seats      TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, public, updated_at);

-- Who sits at which table. No reference to people: a table outlives a person who leaves the house.
CREATE TABLE table_people (
    table_id  TEXT NOT NULL REFERENCES tables (id),
    person_id TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id)
) WITHOUT ROWID;
CREATE INDEX tables_by_person ON table_people (person_id);

-- The sequence number is the fence: two writers cannot both have it.
CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL CHECK (seq > 0),
    at       BIGINT NOT NULL,
    kind     TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE games (
    id         TEXT   NOT NULL PRIMARY KEY,
    table_id   TEXT   NOT NULL,
    game       TEXT   NOT NULL,
    options    TEXT   NOT NULL,
    result     TEXT   NOT NULL,
    reason     TEXT   NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at   BIGINT NOT NULL,
    record     TEXT   NOT NULL
);
CREATE INDEX games_by_end ON games (ended_at, id);
CREATE INDEX games_by_game ON games (game, ended_at, id);

CREATE TABLE game_players (
    game_id   TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    person_id TEXT,
    name      TEXT   NOT NULL,
    -- The name as it is searched: case folded.
    name_key  TEXT   NOT NULL,
    won       BIGINT NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX games_by_person ON game_players (person_id);

CREATE TABLE reports (
    id           INTEGER NOT NULL PRIMARY KEY,
    table_id     TEXT    NOT NULL,
    by_person    TEXT    NOT NULL,
    about_person TEXT,
    text         TEXT    NOT NULL,
    at           BIGINT  NOT NULL
);
