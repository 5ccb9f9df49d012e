-- Daily sums, kept 400 days. Client classes and families are closed lists, so a day has few rows whatever the traffic.
CREATE TABLE request_sums (
  day TEXT NOT NULL,
  client_class TEXT NOT NULL,
  family TEXT NOT NULL,
  mcp INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  PRIMARY KEY (day, client_class, family, mcp)
) WITHOUT ROWID;

-- Daily sums of page views, kept 400 days; past a number of rows a day, the rest is counted together.
CREATE TABLE page_views (
  day TEXT NOT NULL,
  path TEXT NOT NULL,
  referrer TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (day, path, referrer)
) WITHOUT ROWID;
CREATE INDEX page_views_by_path ON page_views (path, day);

-- Single requests, kept 7 days and a fixed number at most. Names and lengths of parameters, never a value.
CREATE TABLE logged_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ts TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  status INTEGER NOT NULL,
  param_lengths TEXT NOT NULL,
  client_class TEXT NOT NULL,
  result_count INTEGER
);

-- All requests ever counted: the daily sums forget.
CREATE TABLE request_total (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  requests INTEGER NOT NULL
);
INSERT INTO request_total (one, requests) VALUES (1, 0);

-- Runs of a host. One that never stopped was killed, and may lack what it had not written yet.
-- No longer written.
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  started_at TEXT NOT NULL,
  stopped_at TEXT
);
