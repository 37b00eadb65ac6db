-- What changed of what a search reads, in the transaction that changed it: each process keeps an index of its own and reads
-- here what to read anew (decision 71). Rows come to be seen in the order of commits, not in that of their transactions.
create table search_changes (
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  -- A table of products, or '*'; null: their stock.
  kind text,
  -- Null: all of that kind.
  product_id int,
  sellable_id int,
  -- Both included; null: all days.
  first_day date,
  last_day date
);
create index search_changes_xid on search_changes (xid);
create index search_changes_at on search_changes (at);

-- The products of that table (first argument) whose rows changed; the column (second) names them. Of very many at once
-- all are read anew.
create function search_changed() returns trigger language plpgsql as $$
begin
  if tg_nargs = 1 or (select count(*) from changed) > 5000 then
    insert into search_changes (kind) select tg_argv[0] where exists (select from changed);
  else
    execute format('insert into search_changes (kind, product_id) select distinct %L, %I from changed', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

-- The same of stock; with an argument that is a column, on the days that it names.
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

-- All at once is gone.
create function search_emptied() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind) values ('*');
  return null;
end $$;

do $$
declare
  one record;
  told text[];
begin
  for one in select * from (values
    ('stays', 'search_changed', '''stays'', ''id''', array['insert', 'update', 'delete']),
    ('room_types', 'search_changed', '''stays'', ''stay_id''', array['insert', 'update', 'delete']),
    ('features', 'search_changed', '''stays''', array['insert', 'update', 'delete']),
    ('car_rentals', 'search_changed', '''car_rentals'', ''id''', array['insert', 'update', 'delete']),
    ('sellables', 'search_stock_changed', '''id''', array['update']),
    ('seasons', 'search_stock_changed', '''sellable_id''', array['insert', 'update', 'delete']),
    ('allotments', 'search_stock_changed', '''sellable_id'', ''day''', array['insert', 'update', 'delete']),
    -- what is taken stands in allotments too; here, until when
    ('holds', 'search_stock_changed', '''sellable_id'', ''day''', array['update', 'delete'])
  ) as v(of, function, arguments, events) loop
    execute format('create trigger search_emptied after truncate on %I
      for each statement execute function search_emptied()', one.of);
    foreach told slice 1 in array array[['insert', 'new'], ['update', 'new'], ['delete', 'old']] loop
      continue when not told[1] = any(one.events);
      execute format('create trigger search_changed_by_%s after %s on %I referencing %s table as changed
        for each statement execute function %I(%s)', told[1], told[1], one.of, told[2], one.function, one.arguments);
    end loop;
  end loop;
end $$;

-- When stock that is held unpaid at that instant comes free by itself: the next time of each sellable.
create function ending_stock(at timestamptz, of int[]) returns table (sellable_id int, ends_at timestamptz)
language sql stable parallel safe as $$
  select h.sellable_id, min(h.ends_at) from holds h
  where h.ends_at > at and (of is null or h.sellable_id = any(of)) group by 1
$$;

-- The text of `free_stock` without what rests: that asks again for each day, and whoever reads all days of all has the days after
-- it at hand. Made anew whenever `free_stock` is.
do $$
declare
  one regprocedure;
  made text;
begin
  foreach one in array array['free_stock(date, date, timestamptz)', 'free_stock(date, date, timestamptz, int[])']::regprocedure[] loop
    made := regexp_replace(pg_get_functiondef(one), 'when k\.turnaround_days > 0 then .*?, at\)\)\)', '');
    if made like '%left_after%' then
      raise exception 'free_stock says of rest what nobody expects here';
    end if;
    execute replace(made, 'free_stock', 'stock_but_for_rest');
  end loop;
end $$;
