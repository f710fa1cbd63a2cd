-- What somebody who forgot a password shows instead, once each. Only hashes; the codes are on paper.
CREATE TABLE recovery_codes (
    person_id TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    code_hash TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person_id, code_hash)
);
