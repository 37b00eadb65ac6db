-- What a sale changes is told by statements that are planned once: those of 0074 were put together each time.
create function search_days_changed() returns trigger language plpgsql as $$
begin
  insert into search_changes (sellable_id, first_day, last_day)
  select sellable_id, min(day), max(day) from changed group by 1;
  return null;
end $$;

do $$
declare
  one record;
begin
  for one in select * from (values
    ('allotments', 'insert', 'new'), ('allotments', 'update', 'new'), ('allotments', 'delete', 'old'),
    ('holds', 'update', 'new'), ('holds', 'delete', 'old')
  ) as v(of, event, told) loop
    execute format('create or replace trigger search_changed_by_%s after %s on %I referencing %s table as changed
      for each statement execute function search_days_changed()', one.event, one.event, one.of, one.told);
  end loop;
end $$;
