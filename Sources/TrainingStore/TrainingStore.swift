/// The training store: one SQLite file with an append-only journal.
