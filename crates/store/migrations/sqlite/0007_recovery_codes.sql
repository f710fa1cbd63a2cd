-- What somebody who forgot a password shows instead, once each. Only hashes; the codes are on paper.
CREATE TABLE recovery_codes (
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (person_id, code_hash)
) WITHOUT ROWID;
