-- A table as it was after one of its events, so that waking it need not read its whole log. Made anew from the log at any time.
CREATE TABLE snapshots (
    table_id  TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- How often the log was rewritten because somebody was forgotten: what was read before then is not kept.
    rewritten BIGINT NOT NULL,
    seq       BIGINT NOT NULL,
    -- Which form the body has; its reader numbers them.
    format    BIGINT NOT NULL,
    body      TEXT   NOT NULL
);
