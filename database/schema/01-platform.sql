-- What every module uses, and what the processes of an installation share.

-- The public id of a row: 24 random hexadecimal digits. Rows also have a number (id), which does not leave the service.
create function new_document_id() returns text language sql as $$ select substr(replace(gen_random_uuid()::text, '-', ''), 1, 24) $$;

-- One row, which /readyz writes: a database that answers reads may still take no writes.
create table heartbeat (
  only_row boolean default true primary key check (only_row),
  beat_at timestamptz not null default now()
);
insert into heartbeat default values;

-- Calls of each caller within the current window of a rate limit, counted for all processes together. Unlogged, because it is
-- written often and worth little: after a crash of the database every window begins again.
create unlogged table limit_windows (
  -- a hash: no address of a caller is stored
  key text collate "C" primary key,
  calls int not null,
  -- when the window ends
  ends_at timestamptz not null
) with (fillfactor = 70);
create index limit_windows_ended on limit_windows (ends_at);

-- Emails, and forms without proof of work, that one stranger caused within an hour.
create table hourly_counts (
  -- a keyed hash of an email address or a network
  key text primary key,
  -- when the hour began
  began timestamptz not null,
  count int not null check (count > 0)
);
create index hourly_counts_began on hourly_counts (began);
