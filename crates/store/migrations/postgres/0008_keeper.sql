-- What whoever keeps the house has decided: who stays away, from where, who is silent, which table is closed.
CREATE TABLE bans (
    kind  TEXT COLLATE "C"   NOT NULL CHECK (kind IN ('person', 'range', 'mute', 'table')),
    value TEXT COLLATE "C"   NOT NULL,
    why   TEXT   NOT NULL,
    at    BIGINT NOT NULL,
    PRIMARY KEY (kind, value)
);

-- Everything they did.
CREATE TABLE keeper_log (
    id    BIGINT  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    deed  TEXT    NOT NULL,
    about TEXT    NOT NULL,
    why   TEXT    NOT NULL,
    at    BIGINT  NOT NULL
);

ALTER TABLE reports ADD COLUMN settled BIGINT NOT NULL DEFAULT 0 CHECK (settled IN (0, 1));
