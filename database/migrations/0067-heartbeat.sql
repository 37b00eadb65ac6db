-- The one row that /readyz writes: a database that answers may still take no writes.
create table heartbeat (
  only_row boolean primary key default true check (only_row),
  beat_at timestamptz not null default now()
);
insert into heartbeat default values;
