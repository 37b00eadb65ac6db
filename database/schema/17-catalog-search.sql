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
-- A schema that moves from one worker of Citus to another needs to tell deleted rows apart; a key would cost every sale an index.
alter table search_changes replica identity full;

-- The products of a table (first argument) whose rows changed; the second argument is the column that names them. Without it, or
-- when very many changed, all are read again. Here and below a trigger reads the rows that changed in a statement of their own,
-- because Citus joins them with no table.
create function search_changed() returns trigger language plpgsql as $$
declare
  most constant int := 5000;
  ids int[];
  total bigint;
begin
  select count(*) into total from changed;
  if tg_nargs = 1 or total > most then
    if total > 0 then
      insert into search_changes (kind) values (tg_argv[0]);
    end if;
  else
    execute format('select array_agg(distinct %1$I) from changed where %1$I is not null', tg_argv[1]) into ids;
    insert into search_changes (kind, product_id) select tg_argv[0], one from unnest(ids) as one;
  end if;
  return null;
end $$;

-- The sellables whose rows changed; the argument is the column that names them.
create function search_stock_changed() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  insert into search_changes (sellable_id) select one from unnest(ids) as one;
  return null;
end $$;

-- The same for allotments and holds, with the days; planned once, because every sale writes these.
create function search_days_changed() returns trigger language plpgsql as $$
declare
  ids int[];
  first_days date[];
  last_days date[];
begin
  select array_agg(sellable_id), array_agg(first), array_agg(last) into ids, first_days, last_days
  from (select sellable_id, min(day) as first, max(day) as last from changed group by 1) c;
  insert into search_changes (sellable_id, first_day, last_day)
  select c.sellable_id, c.first, c.last from unnest(ids, first_days, last_days) as c(sellable_id, first, last);
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
    -- what is held is also in allotments.taken; this reports until when
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
