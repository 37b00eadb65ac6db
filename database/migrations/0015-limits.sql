-- What limits have counted, for all processes on this database together. Unlogged: it is written often and worth little;
-- after a crash of the database every window begins anew. The key is a hash, so no address of anybody stands here.
create unlogged table limit_windows (
  key text collate "C" primary key,
  calls int not null,
  ends_at timestamptz not null
) with (fillfactor = 70);

create index limit_windows_ended on limit_windows (ends_at);
