-- A number that changes with every committed write to the catalogue, so that a reader knows in one small statement
-- whether an answer it has kept is still true. A connection counts in a row of its own: writers do not wait for each
-- other. Their sum is the version.
create table content_versions (
  shard int primary key,
  writes bigint not null default 0
) with (fillfactor = 50);
insert into content_versions (shard) select generate_series(0, 511);

create or replace function content_changed() returns trigger language plpgsql as $$
begin
  update content_versions set writes = writes + 1 where shard = pg_backend_pid() % 512;
  perform pg_notify('content_changed', '');
  return null;
end $$;

-- how many rooms, places or vehicles there are is shown too
create trigger content_changed after update of units on sellables
  for each statement execute function content_changed();
