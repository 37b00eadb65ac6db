-- Attractions (tickets for a day or a time) and tour packages (several days), and the parts that both have.

-- Hours that a text names: '45 minutes', '3 hours', '2 days 4 hours', '1.5 days'. A day counts 24; null: it names no time.
create function experience_hours(duration text) returns float8 language sql immutable as $$
  select sum(found[1]::float8 * case when found[2] ~* '^m' then 1 / 60.0 when found[2] ~* '^h' then 1 else 24 end)
  from regexp_matches(duration, '(\d{1,6}(?:\.\d{1,3})?)[\s-]*(minute|min|hour|hr|h|day)', 'gi') as found
$$;

create table attractions (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  -- lower case: the API filters by equality with the place in lower case
  location text not null check (location = lower(location)),
  -- part of town, as it is shown
  area text,
  -- where to meet; null: the area is named instead
  meeting_point text,
  latitude float8,
  longitude float8,
  -- something to do rather than to see
  activity boolean not null default false,
  duration text,
  duration_hours float8 generated always as (experience_hours(duration)) stored,
  price_paise bigint not null check (price_paise >= 0),
  adult_price_paise bigint check (adult_price_paise >= 0),
  child_price_paise bigint check (child_price_paise >= 0),
  senior_price_paise bigint check (senior_price_paise >= 0),
  infant_price_paise bigint not null default 0 check (infant_price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  -- 0 to 5; 0 while there are none
  rating float8 not null default 0 check (rating between 0 and 5),
  reviews int not null default 0 check (reviews >= 0),
  free_cancel boolean not null default false,
  -- name of the policy; null: flexible if free_cancel, else not refundable
  cancellation_policy text,
  availability text not null default 'Available daily',
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  additional_info text[] not null default '{}',
  ticket_type text not null default 'simple' check (ticket_type in ('simple', 'detailed')),
  available_ticket_types jsonb not null,
  -- whether every traveller has to be named: for permits and personal tickets
  asks_names boolean not null default false,
  -- places a day and start time
  sellable_id int not null unique references sellables,
  image_id int references media,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  check (price_paise % 100 = 0 and original_price_paise % 100 = 0 and adult_price_paise % 100 = 0
    and child_price_paise % 100 = 0 and senior_price_paise % 100 = 0 and infant_price_paise % 100 = 0)
);
create index attractions_location on attractions (location) where published_at is not null;
create index attractions_words on attractions using gin (to_tsvector('simple', search_text)) where published_at is not null;
create index attractions_named on attractions (name, id);
create index attractions_changed on attractions (updated_at, id);
create index attractions_drafts on attractions (id) where published_at is null;
create index attractions_found on attractions using gin (entry_words(name, location));
call list_in_sitemap('attractions');
create trigger price_of_stock_added after insert on attractions referencing new table as changed
  for each statement execute function price_of_stock();
create trigger price_of_stock_changed after update on attractions referencing new table as changed
  for each statement execute function price_of_stock();

create table tour_packages (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  location text not null,
  -- where to meet; null: the first place of the itinerary is named instead
  meeting_point text,
  -- when to meet ('HH:MM'), if it has no start times
  meeting_time text,
  latitude float8,
  longitude float8,
  -- null: none of the categories
  type text check (type in ('adventure', 'cultural', 'pilgrimage', 'wildlife')),
  featured boolean not null default false,
  private_tour boolean not null default false,
  duration text not null default '5 days',
  duration_hours float8 generated always as (experience_hours(duration)) stored,
  price_paise bigint not null check (price_paise >= 0),
  adult_price_paise bigint check (adult_price_paise >= 0),
  child_price_paise bigint check (child_price_paise >= 0),
  senior_price_paise bigint check (senior_price_paise >= 0),
  infant_price_paise bigint not null default 0 check (infant_price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  -- 0 to 5; 0 while there are none
  rating float8 not null default 0 check (rating between 0 and 5),
  reviews int not null default 0 check (reviews >= 0),
  free_cancel boolean not null default false,
  -- name of the policy; null: flexible if free_cancel, else not refundable
  cancellation_policy text,
  availability text not null default 'Available daily',
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  additional_info text[] not null default '{}',
  ticket_type text not null default 'simple' check (ticket_type in ('simple', 'detailed')),
  available_ticket_types jsonb not null,
  -- whether every traveller has to be named
  asks_names boolean not null default false,
  -- places a day and start time
  sellable_id int not null unique references sellables,
  image_id int references media,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  check (price_paise % 100 = 0 and original_price_paise % 100 = 0 and adult_price_paise % 100 = 0
    and child_price_paise % 100 = 0 and senior_price_paise % 100 = 0 and infant_price_paise % 100 = 0)
);
create index tour_packages_words on tour_packages using gin (to_tsvector('simple', search_text))
  where published_at is not null;
create index tour_packages_named on tour_packages (name, id);
create index tour_packages_changed on tour_packages (updated_at, id);
create index tour_packages_drafts on tour_packages (id) where published_at is null;
create index tour_packages_found on tour_packages using gin (entry_words(name, location));
-- Types have lists of their own.
create index tour_packages_changed_of_type on tour_packages (type, updated_at desc) where published_at is not null;
call list_in_sitemap('tour_packages');
create trigger price_of_stock_added after insert on tour_packages referencing new table as changed
  for each statement execute function price_of_stock();
create trigger price_of_stock_changed after update on tour_packages referencing new table as changed
  for each statement execute function price_of_stock();

-- Further pictures, in order.
create table attraction_images (
  attraction_id int not null references attractions on delete cascade,
  media_id int not null references media,
  position int not null,
  primary key (attraction_id, position)
);
create table tour_package_images (
  tour_package_id int not null references tour_packages on delete cascade,
  media_id int not null references media,
  position int not null,
  primary key (tour_package_id, position)
);

-- Languages of the guides.
create table attraction_languages (
  attraction_id int not null references attractions on delete cascade,
  language_id int not null references languages on delete cascade,
  position int not null,
  primary key (attraction_id, language_id)
);
create table tour_package_languages (
  tour_package_id int not null references tour_packages on delete cascade,
  language_id int not null references languages on delete cascade,
  position int not null,
  primary key (tour_package_id, language_id)
);

-- Which popular filters a product answers to.
create table attraction_popular_filters (
  attraction_id int not null references attractions on delete cascade,
  popular_filter_id int not null references popular_filters on delete cascade,
  position int not null,
  primary key (attraction_id, popular_filter_id)
);
create table tour_package_popular_filters (
  tour_package_id int not null references tour_packages on delete cascade,
  popular_filter_id int not null references popular_filters on delete cascade,
  position int not null,
  primary key (tour_package_id, popular_filter_id)
);

-- Start times of an attraction or of a tour.
create table time_slots (
  id int generated always as identity primary key,
  attraction_id int references attractions on delete cascade,
  tour_package_id int references tour_packages on delete cascade,
  name text not null,
  -- 'HH:MM'
  available_times text[] not null,
  -- its season, 'YYYY-MM-DD', both included; null: it has begun, or does not end
  first_day text,
  last_day text,
  -- from that day of the year to the other, in every year
  every_year boolean not null default false,
  position int not null default 0,
  check (num_nonnulls(attraction_id, tour_package_id) = 1),
  check (case when every_year then num_nulls(first_day, last_day) = 0 else first_day <= last_day end)
);
create index time_slots_attraction on time_slots (attraction_id);
create index time_slots_tour_package on time_slots (tour_package_id);

-- Copies start times and their seasons to the sellable of the product. A time that one slot offers all year has no season.
create function slots_of_stock() returns trigger language plpgsql as $$
declare
  attraction_ids int[];
  tour_ids int[];
begin
  select array_agg(attraction_id), array_agg(tour_package_id) into attraction_ids, tour_ids from changed;
  update sellables s set slots = own.slots, slot_seasons = own.slot_seasons
  from (
    select e.sellable_id, coalesce(array_agg(distinct x.time order by x.time) filter (where x.time is not null), '{""}') as slots,
      (
        select jsonb_object_agg(one.time, one.seasons) from (
          select y.time, jsonb_agg(jsonb_build_object('first', b.first_day, 'last', b.last_day, 'yearly', b.every_year)
            order by b.position, b.id) as seasons
          from time_slots b cross join unnest(b.available_times) as y(time)
          where case when e.kind = 'tour' then b.tour_package_id else b.attraction_id end = e.id
          group by y.time having bool_and(num_nonnulls(b.first_day, b.last_day) > 0)
        ) one
      ) as slot_seasons
    from (
      select a.id, a.sellable_id, 'attraction' as kind from attractions a where a.id = any(attraction_ids)
      union all
      select p.id, p.sellable_id, 'tour' from tour_packages p where p.id = any(tour_ids)
    ) e
      left join time_slots t on case when e.kind = 'tour' then t.tour_package_id else t.attraction_id end = e.id
      left join unnest(t.available_times) as x(time) on true
    group by e.sellable_id, e.id, e.kind
  ) own
  where s.id = own.sellable_id and (s.slots <> own.slots or s.slot_seasons is distinct from own.slot_seasons);
  return null;
end $$;
create trigger slots_of_stock_added after insert on time_slots referencing new table as changed
  for each statement execute function slots_of_stock();
create trigger slots_of_stock_changed after update on time_slots referencing new table as changed
  for each statement execute function slots_of_stock();
create trigger slots_of_stock_removed after delete on time_slots referencing old table as changed
  for each statement execute function slots_of_stock();

-- Questions and answers about an attraction or a tour.
create table attraction_faqs (
  id int generated always as identity primary key,
  attraction_id int references attractions on delete cascade,
  tour_package_id int references tour_packages on delete cascade,
  question text not null,
  answer text not null,
  position int not null default 0,
  check (num_nonnulls(attraction_id, tour_package_id) = 1)
);
create index attraction_faqs_attraction on attraction_faqs (attraction_id);
create index attraction_faqs_tour_package on attraction_faqs (tour_package_id);

-- What happens on each day of a tour.
create table itinerary_days (
  id int generated always as identity primary key,
  tour_package_id int not null references tour_packages on delete cascade,
  day int not null check (day > 0),
  title text not null,
  details text not null,
  -- where the day goes, in order: [{name, latitude?, longitude?}]; without coordinates a place is known by its name
  places jsonb not null default '[]',
  meals text[] not null default '{}' check (meals <@ array['breakfast', 'lunch', 'dinner']),
  -- where the night is spent
  hotel text check (char_length(hotel) between 1 and 120),
  hotel_place text check (char_length(hotel_place) between 1 and 120),
  unique (tour_package_id, day)
);
