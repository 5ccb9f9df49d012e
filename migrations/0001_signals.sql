-- What callers report with POST /api/signal. No other data about a user, and no address (docs/rules.md#signal).
CREATE TABLE signals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  day TEXT NOT NULL,
  event TEXT NOT NULL,
  vendor TEXT NOT NULL,
  vendor_resolved INTEGER NOT NULL,
  note TEXT,
  agent TEXT
);

-- Written in the same transaction as the signal, so that a count is a read of one row and always exact.
CREATE TABLE signal_counts (
  event TEXT NOT NULL,
  vendor TEXT NOT NULL,
  signals INTEGER NOT NULL,
  PRIMARY KEY (event, vendor)
) WITHOUT ROWID;

-- For hosts without a memory of their own: requests of a client (a salted hash) in the minute under way.
CREATE TABLE signal_minutes (
  minute INTEGER NOT NULL,
  client TEXT NOT NULL,
  requests INTEGER NOT NULL,
  PRIMARY KEY (minute, client)
) WITHOUT ROWID;
