-- Who may see a finished game: everybody, or those who were there.
ALTER TABLE games ADD COLUMN public BIGINT NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
UPDATE games SET public = 1 WHERE table_id IN (SELECT id FROM tables WHERE public = 1);
CREATE INDEX games_public ON games (public, ended_at, id);

-- Those who were there and did not play. No reference to people, as with players.
CREATE TABLE game_watchers (
    game_id   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL,
    PRIMARY KEY (game_id, person_id)
) WITHOUT ROWID;
CREATE INDEX watched_by_person ON game_watchers (person_id);
