-- The index of searches holds attractions and tours too (decision 71): what changes of them tells it. A part of several
-- tables of products names one of them.
create or replace function search_changed() returns trigger language plpgsql as $$
begin
  if tg_nargs = 1 or (select count(*) from changed) > 5000 then
    insert into search_changes (kind) select tg_argv[0] where exists (select from changed);
  else
    execute format('insert into search_changes (kind, product_id)
      select distinct %1$L, %2$I from changed where %2$I is not null', tg_argv[0], tg_argv[1]);
  end if;
  return null;
end $$;

do $$
declare
  one record;
  told text[];
begin
  for one in select * from (values
    ('attractions', '', '''attractions'', ''id'''),
    ('time_slots', '_of_attractions', '''attractions'', ''attraction_id'''),
    ('attraction_languages', '', '''attractions'', ''attraction_id'''),
    ('attraction_popular_filters', '', '''attractions'', ''attraction_id'''),
    ('languages', '', '''attractions'''),
    ('popular_filters', '', '''attractions'''),
    ('tour_packages', '', '''tour_packages'', ''id'''),
    ('time_slots', '_of_tours', '''tour_packages'', ''tour_package_id''')
  ) as v(of, suffix, arguments) loop
    execute format('create or replace trigger search_emptied after truncate on %I
      for each statement execute function search_emptied()', one.of);
    foreach told slice 1 in array array[['insert', 'new'], ['update', 'new'], ['delete', 'old']] loop
      execute format('create trigger search_changed_by_%s%s after %s on %I referencing %s table as changed
        for each statement execute function search_changed(%s)', told[1], one.suffix, told[1], one.of, told[2], one.arguments);
    end loop;
  end loop;
end $$;
