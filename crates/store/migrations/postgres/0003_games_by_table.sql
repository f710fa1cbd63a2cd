-- Who watched a game at a table asks for it by the table.
CREATE INDEX games_by_table ON games (table_id, ended_at, id);
