-- What processes that keep pages and answers hear about changes of the catalogue (docs/decisions/0083 and 0101).

-- Columns of products that no list shows, counts or orders by, as long as it asks for no days and no party.
create function unlisted_columns(kind text) returns text[] language sql immutable parallel safe as $$
  select array['created_at', 'updated_at', 'cancellation_policy', 'not_included', 'additional_info', 'asks_names', 'meeting_point',
    'meeting_time', 'bedrooms', 'bathrooms', 'max_guests', 'child_price_paise', 'senior_price_paise', 'infant_price_paise',
    'extra_km_rate_paise']
    || case when kind in ('stays', 'car_rentals') then array['description'] else array['included'] end
$$;

-- Tells which products changed: 'stays 12;stays.listed 7 9;stays.ranked'. First products by their ids; then `listed`: the destinations (0: none) whose lists show, count or order what
-- changed; `ranked`: which products of the kind are the best. Arguments come in pairs: the table of products, and the column that
-- names them in the rows that changed. A transaction that changed no product tells nothing.
create function product_changed() returns trigger language plpgsql as $$
declare
  -- Of more at once no one keeps much.
  most constant int := 50;
  -- Parts of products that only their own pages show.
  unlisted constant text[] := '{room_types,nearby_places,faqs,house_rules,stay_facts,itinerary_days,attraction_faqs,reviews}';
  -- On a worker of Citus the table is a shard, whose name ends in a number.
  changed_table constant text := regexp_replace(tg_table_name, '_\d{6,}$', '');
  ids int[];
  places int[];
  ranked boolean;
  unnamed boolean;
  changes text[] := '{}';
  total int := 0;
  rows text := case tg_op when 'INSERT' then 'select * from changed' when 'DELETE' then 'select * from gone'
    else 'select * from changed union all select * from gone' end;
  pairs text := case tg_op when 'INSERT' then 'select null::jsonb as old, to_jsonb(c) as new from changed c'
    when 'DELETE' then 'select to_jsonb(g) as old, null::jsonb as new from gone g'
    else 'select to_jsonb(g) as old, to_jsonb(c) as new from changed c full join gone g on g.id = c.id' end;
  columns text;
begin
  select string_agg(quote_ident(tg_argv[n]), ', ') into columns from generate_series(1, tg_nargs - 1, 2) n;
  for n in 0 .. tg_nargs - 2 by 2 loop
    execute format('select array_agg(id), coalesce(bool_or(none), false) from (
      select distinct %I as id, num_nonnulls(%s) = 0 as none from (%s) r limit %s) d where id is not null or none',
      tg_argv[n + 1], columns, rows, most + 1) into ids, unnamed;
    ids := array_remove(ids, null);
    total := total + coalesce(cardinality(ids), 0);
    if unnamed then total := most + 1; end if;
    exit when total > most;
    continue when coalesce(cardinality(ids), 0) = 0;
    changes := changes || (tg_argv[n] || ' ' || array_to_string(ids, ' '));
    places := null;
    ranked := false;
    if tg_argv[n + 1] = 'id' then
      execute format($query$
        select array_agg(distinct coalesce((one ->> 'destination_id')::int, 0)),
          bool_or(array[old -> 'type', old -> 'rating', old -> 'reviews', old -> 'featured', to_jsonb(old ->> 'published_at' is null)]
            is distinct from
            array[new -> 'type', new -> 'rating', new -> 'reviews', new -> 'featured', to_jsonb(new ->> 'published_at' is null)])
        from (%s) r, unnest(array[old, new]) one
        where num_nonnulls(old ->> 'published_at', new ->> 'published_at') > 0 and one is not null
          and old - $1 is distinct from new - $1$query$,
        pairs) using unlisted_columns(tg_argv[n]) into places, ranked;
    elsif changed_table <> all (unlisted) then
      execute format('select array_agg(distinct coalesce(destination_id, 0)) from %I
        where id = any($1) and published_at is not null', tg_argv[n]) using ids into places;
    end if;
    if places is not null then changes := changes || (tg_argv[n] || '.listed ' || array_to_string(places, ' ')); end if;
    if ranked then changes := changes || (tg_argv[n] || '.ranked'); end if;
  end loop;
  if total = 0 then return null; end if;
  perform notify_change(tg_table_schema, tg_table_name, case when total > most then '' else array_to_string(changes, ';') end);
  return null;
end $$;

do $$
declare
  one record;
begin
  for one in select * from (values
    ('stays', '''stays'', ''id'''),
    ('stay_images', '''stays'', ''stay_id'''),
    ('stay_features', '''stays'', ''stay_id'''),
    ('room_types', '''stays'', ''stay_id'''),
    ('nearby_places', '''stays'', ''stay_id'''),
    ('faqs', '''stays'', ''stay_id'''),
    ('house_rules', '''stays'', ''stay_id'''),
    ('stay_facts', '''stays'', ''stay_id'''),
    ('attractions', '''attractions'', ''id'''),
    ('attraction_images', '''attractions'', ''attraction_id'''),
    ('attraction_languages', '''attractions'', ''attraction_id'''),
    ('attraction_popular_filters', '''attractions'', ''attraction_id'''),
    ('tour_packages', '''tour_packages'', ''id'''),
    ('tour_package_images', '''tour_packages'', ''tour_package_id'''),
    ('tour_package_languages', '''tour_packages'', ''tour_package_id'''),
    ('tour_package_popular_filters', '''tour_packages'', ''tour_package_id'''),
    ('itinerary_days', '''tour_packages'', ''tour_package_id'''),
    ('time_slots', '''attractions'', ''attraction_id'', ''tour_packages'', ''tour_package_id'''),
    ('attraction_faqs', '''attractions'', ''attraction_id'', ''tour_packages'', ''tour_package_id'''),
    ('car_rentals', '''car_rentals'', ''id'''),
    ('car_rental_images', '''car_rentals'', ''car_rental_id'''),
    ('reviews', '''attractions'', ''attraction_id'', ''car_rentals'', ''car_rental_id'', ''stays'', ''stay_id'', '
      '''tour_packages'', ''tour_package_id''')
  ) as list(name, arguments) loop
    execute format('create trigger product_changed_by_insert after insert on %I referencing new table as changed
      for each statement execute function product_changed(%s)', one.name, one.arguments);
    execute format('create trigger product_changed_by_delete after delete on %I referencing old table as gone
      for each statement execute function product_changed(%s)', one.name, one.arguments);
    execute format('create trigger product_changed_by_update after update on %I
      referencing old table as gone new table as changed
      for each statement execute function product_changed(%s)', one.name, one.arguments);
  end loop;
end $$;

-- How many units a product has is shown too.
create trigger content_changed after update of units on sellables
  for each statement execute function content_changed();

-- Tells which products have other translations, as product_changed does.
create function translations_changed() returns trigger language plpgsql as $$
declare
  -- as in product_changed
  most constant int := 50;
  kinds constant text[] := '{stay,attraction,tour-package,car-rental}';
  entries int;
  others boolean;
  one record;
  ids int[];
  places int[];
  changes text[] := '{}';
begin
  select count(distinct (subject_type, document_id)), bool_or(subject_type <> all (kinds)) into entries, others from changed;
  if entries = 0 then return null; end if;
  if entries > most or others then
    perform notify_change(tg_table_schema, tg_table_name, '');
    return null;
  end if;
  for one in select replace(subject_type, '-', '_') || 's' as products, array_agg(distinct document_id) as documents
    from changed group by subject_type
  loop
    execute format('select array_agg(id), array_agg(distinct coalesce(destination_id, 0)) from %I where document_id = any($1)',
      one.products) using one.documents into ids, places;
    continue when ids is null;
    changes := changes || (one.products || ' ' || array_to_string(ids, ' '))
      || (one.products || '.listed ' || array_to_string(places, ' '));
  end loop;
  if changes <> '{}' then perform notify_change(tg_table_schema, tg_table_name, array_to_string(changes, ';')); end if;
  return null;
end $$;

create trigger translations_changed_by_insert after insert on content_translations referencing new table as changed
  for each statement execute function translations_changed();
create trigger translations_changed_by_update after update on content_translations referencing new table as changed
  for each statement execute function translations_changed();
create trigger translations_changed_by_delete after delete on content_translations referencing old table as changed
  for each statement execute function translations_changed();
