-- Who keeps what was made of the catalogue hears which products changed: '771 stays 12 13', or several kinds,
-- '771 stays 12;attractions 4'. First the transaction, because each connection of a process hears it. Nothing else said:
-- anything may have changed, as it is of all tables whose trigger is `content_changed`.
create or replace function content_changed() returns trigger language plpgsql as $$
begin
  update content_versions set writes = writes + 1
  where shard = pg_backend_pid() % 512 and xmin <> pg_current_xact_id()::xid;
  perform pg_notify('content_changed', pg_current_xact_id() || ' ');
  return null;
end $$;

-- The arguments are pairs: the table of products, the column that names them in the rows that changed.
create function product_changed() returns trigger language plpgsql as $$
declare
  -- Of more at once nobody keeps much.
  most constant int := 50;
  ids int[];
  unnamed boolean;
  told text[] := '{}';
  total int := 0;
  rows text := case tg_op when 'INSERT' then 'select * from changed' when 'DELETE' then 'select * from gone'
    else 'select * from changed union all select * from gone' end;
  columns text;
begin
  update content_versions set writes = writes + 1
  where shard = pg_backend_pid() % 512 and xmin <> pg_current_xact_id()::xid;
  select string_agg(quote_ident(tg_argv[n]), ', ') into columns from generate_series(1, tg_nargs - 1, 2) n;
  for n in 0 .. tg_nargs - 2 by 2 loop
    execute format('select array_agg(id), coalesce(bool_or(none), false) from (
      select distinct %I as id, num_nonnulls(%s) = 0 as none from (%s) r limit %s) d where id is not null or none',
      tg_argv[n + 1], columns, rows, most + 1) into ids, unnamed;
    ids := array_remove(ids, null);
    total := total + coalesce(cardinality(ids), 0);
    if unnamed then total := most + 1; end if;
    if cardinality(ids) > 0 then told := told || (tg_argv[n] || ' ' || array_to_string(ids, ' ')); end if;
  end loop;
  if total > most then
    perform pg_notify('content_changed', pg_current_xact_id() || ' ');
  elsif total > 0 then
    perform pg_notify('content_changed', pg_current_xact_id() || ' ' || array_to_string(told, ';'));
  end if;
  return null;
end $$;

do $$
declare
  one regclass;
  arguments text;
begin
  foreach one in array array['stays', 'stay_images', 'stay_features', 'room_types', 'nearby_places', 'faqs', 'house_rules',
    'attractions', 'attraction_images', 'attraction_languages', 'attraction_popular_filters',
    'tour_packages', 'tour_package_images', 'tour_package_languages', 'tour_package_popular_filters', 'itinerary_days',
    'time_slots', 'attraction_faqs', 'car_rentals', 'reviews']::regclass[]
  loop
    select string_agg(format('%L, %L', k.kind, k.named), ', ') into arguments
    from (values ('stays', 'stay_id'), ('attractions', 'attraction_id'), ('tour_packages', 'tour_package_id'),
      ('car_rentals', 'car_rental_id')) as kinds(kind, own),
      lateral (select kind, case when one = kind::regclass then 'id' else own end as named) k
    join pg_attribute a on a.attrelid = one and a.attname = k.named and not a.attisdropped
    where k.named = 'id' or one <> all (array['stays', 'attractions', 'tour_packages', 'car_rentals']::regclass[]);
    execute format('drop trigger content_changed on %s', one);
    execute format('create trigger product_changed_by_insert after insert on %s referencing new table as changed
      for each statement execute function product_changed(%s)', one, arguments);
    execute format('create trigger product_changed_by_delete after delete on %s referencing old table as gone
      for each statement execute function product_changed(%s)', one, arguments);
    execute format('create trigger product_changed_by_update after update on %s
      referencing new table as changed old table as gone
      for each statement execute function product_changed(%s)', one, arguments);
  end loop;
end $$;
