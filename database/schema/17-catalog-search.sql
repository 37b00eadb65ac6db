-- What the search index of each process reads to learn what changed (docs/decisions/0071).

-- Changes of what searches read, written in the transaction that made them. A job deletes old rows.
create table search_changes (
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  -- a table of products, or '*' for everything; null: stock
  kind text,
  -- null: all of that kind
  product_id int,
  sellable_id int,
  -- both included; null: all days
  first_day date,
  last_day date
);
create index search_changes_xid on search_changes (xid);
create index search_changes_at on search_changes (at);

-- The products of a table (first argument) whose rows changed; the second argument is the column that names them. Without it, or
-- when very many changed, all are read again.
create function search_changed() returns trigger language plpgsql as $$
begin
  if tg_nargs = 1 or (select count(*) from changed) > 5000 then
    insert into search_changes (kind) select tg_argv[0] where exists (select from changed);
  else
    execute format('insert into search_changes (kind, product_id)
      select distinct %1$L, %2$I from changed where %2$I is not null', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

-- The sellables whose rows changed; the first argument is the column that names them, the second, if any, that of the day.
create function search_stock_changed() returns trigger language plpgsql as $$
begin
  if tg_argv[1] is null then
    execute format('insert into search_changes (sellable_id) select distinct %I from changed', tg_argv[0]);
  else
    execute format('insert into search_changes (sellable_id, first_day, last_day)
      select %1$I, min(%2$I), max(%2$I) from changed group by 1', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

-- The same for allotments and holds, in a statement that is planned once: every sale writes these.
create function search_days_changed() returns trigger language plpgsql as $$
begin
  insert into search_changes (sellable_id, first_day, last_day)
  select sellable_id, min(day), max(day) from changed group by 1;
  return null;
end $$;

-- A table was truncated: everything is read again.
create function search_emptied() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind) values ('*');
  return null;
end $$;

do $$
declare
  one record;
  event text[];
begin
  for one in select * from (values
    ('stays', '', 'search_changed', '''stays'', ''id''', '{insert,update,delete}'),
    ('room_types', '', 'search_changed', '''stays'', ''stay_id''', '{insert,update,delete}'),
    ('features', '', 'search_changed', '''stays''', '{insert,update,delete}'),
    ('attractions', '', 'search_changed', '''attractions'', ''id''', '{insert,update,delete}'),
    ('attraction_languages', '', 'search_changed', '''attractions'', ''attraction_id''', '{insert,update,delete}'),
    ('attraction_popular_filters', '', 'search_changed', '''attractions'', ''attraction_id''', '{insert,update,delete}'),
    ('languages', '', 'search_changed', '''attractions''', '{insert,update,delete}'),
    ('popular_filters', '', 'search_changed', '''attractions''', '{insert,update,delete}'),
    ('tour_packages', '', 'search_changed', '''tour_packages'', ''id''', '{insert,update,delete}'),
    ('time_slots', '_of_attractions', 'search_changed', '''attractions'', ''attraction_id''', '{insert,update,delete}'),
    ('time_slots', '_of_tours', 'search_changed', '''tour_packages'', ''tour_package_id''', '{insert,update,delete}'),
    ('car_rentals', '', 'search_changed', '''car_rentals'', ''id''', '{insert,update,delete}'),
    ('sellables', '', 'search_stock_changed', '''id''', '{update}'),
    ('seasons', '', 'search_stock_changed', '''sellable_id''', '{insert,update,delete}'),
    ('allotments', '', 'search_days_changed', '', '{insert,update,delete}'),
    -- what is held also stands in allotments.taken; this reports until when
    ('holds', '', 'search_days_changed', '', '{update,delete}')
  ) as list(name, suffix, function, arguments, events) loop
    execute format('create or replace trigger search_emptied after truncate on %I
      for each statement execute function search_emptied()', one.name);
    foreach event slice 1 in array array[['insert', 'new'], ['update', 'new'], ['delete', 'old']] loop
      continue when not event[1] = any(one.events::text[]);
      execute format('create trigger search_changed_by_%s%s after %s on %I referencing %s table as changed
        for each statement execute function %I(%s)', event[1], one.suffix, event[1], one.name, event[2], one.function, one.arguments);
    end loop;
  end loop;
end $$;
