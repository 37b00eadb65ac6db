-- Stays: hotels, homestays and the like, with their rooms. Triggers that report changes to search and to kept pages are listed in
-- 17-catalog-search.sql and 18-catalog-changes.sql.

create table stays (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  slug text not null unique,
  name text not null,
  destination_id int references destinations,
  location text not null,
  latitude float8,
  longitude float8,
  type text not null default 'Hotels',
  description text not null,
  -- stars
  property_rating int check (property_rating between 1 and 5),
  -- 0 to 10, from the reviews that count; 0 while there are none
  rating float8 not null default 0 check (rating between 0 and 10),
  -- the number of reviews that make the rating
  reviews int not null default 0 check (reviews >= 0),
  -- the lowest price of a night; the rooms have prices of their own
  price_paise bigint check (price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  max_guests int not null default 2 check (max_guests > 0),
  bedrooms int not null default 1 check (bedrooms >= 0),
  bathrooms int not null default 1 check (bathrooms >= 0),
  free_cancellation boolean not null default false,
  -- name of the policy; null: flexible if free_cancellation, else not refundable
  cancellation_policy text,
  no_card boolean not null default false,
  no_prepayment boolean not null default false,
  -- copied from stay_features by triggers, in order
  feature_ids int[] not null default '{}',
  -- copied from stay_facts by triggers: what lists filter by, as copy_fact_names names it
  fact_names text[] not null default '{}',
  image_id int references media,
  -- lower case, no accents: what a free-text search reads
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  check (price_paise % 100 = 0 and original_price_paise % 100 = 0)
);
-- All that filters, orders and counts, without the long texts beside it.
create index stays_searched on stays (id) include (type, property_rating, rating, reviews, price_paise, no_card,
  no_prepayment, destination_id, feature_ids, fact_names) where published_at is not null;
-- Suggestions find products that are not among the names that each process holds.
create index stays_words on stays using gin (to_tsvector('simple', search_text)) where published_at is not null;
create index stays_named on stays (name, id);
create index stays_changed on stays (updated_at, id);
create index stays_drafts on stays (id) where published_at is null;
create index stays_found on stays using gin (entry_words(name, location));
-- Types have lists of their own.
create index stays_changed_of_type on stays (type, updated_at desc) where published_at is not null;
-- Reports read where the stays of a month's sales are from this index alone.
create index stays_placed on stays (id) include (destination_id);
call list_in_sitemap('stays');

-- Further pictures, in order.
create table stay_images (
  stay_id int not null references stays on delete cascade,
  media_id int not null references media,
  position int not null,
  primary key (stay_id, position)
);

-- Which features a stay has, in order.
create table stay_features (
  stay_id int not null references stays on delete cascade,
  feature_id int not null references features on delete cascade,
  position int not null,
  primary key (stay_id, feature_id)
);
create index stay_features_feature on stay_features (feature_id);

-- Copies the features of a stay to stays.feature_ids, from which searches filter and count without a join.
create function copy_feature_ids() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(distinct stay_id) into ids from changed;
  update stays s
  set feature_ids = array(select f.feature_id from stay_features f where f.stay_id = s.id order by f.position, f.feature_id)
  where s.id = any(ids);
  return null;
end $$;
create function copy_moved_feature_ids() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  select array_agg(stay_id) into ids from (select stay_id from before union select stay_id from changed) moved;
  update stays s
  set feature_ids = array(select f.feature_id from stay_features f where f.stay_id = s.id order by f.position, f.feature_id)
  where s.id = any(ids);
  return null;
end $$;
create trigger copy_added after insert on stay_features referencing new table as changed
  for each statement execute function copy_feature_ids();
create trigger copy_removed after delete on stay_features referencing old table as changed
  for each statement execute function copy_feature_ids();
create trigger copy_moved after update on stay_features referencing old table as before new table as changed
  for each statement execute function copy_moved_feature_ids();

-- What is sold of a stay: rooms of one kind, by the night.
create table room_types (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  stay_id int not null references stays on delete cascade,
  sellable_id int not null unique references sellables,
  position int not null default 0,
  name text not null,
  description text not null,
  -- of a night
  price_paise bigint not null check (price_paise >= 0) check (price_paise % 100 = 0),
  -- adults
  max_guests int not null check (max_guests > 0),
  -- adults and children; null: max_guests adults, and children as the booking form allows
  max_occupancy int check (max_occupancy > 0),
  bed_configuration text not null,
  -- square metres
  size_m2 int check (size_m2 between 1 and 2000),
  facilities text[] not null default '{}',
  meal_plan text check (char_length(meal_plan) between 1 and 60),
  image_id int references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now(),
  unique (stay_id, name)
);
create index room_types_named on room_types (name, id);
create index room_types_changed on room_types (updated_at, id);
create index room_types_drafts on room_types (id) where published_at is null;
create index room_types_found on room_types using gin (entry_words(name, ''));
create index room_types_offered on room_types (stay_id) include (sellable_id, price_paise, max_guests, max_occupancy)
  where published_at is not null;
create trigger price_of_stock_added after insert on room_types referencing new table as changed
  for each statement execute function price_of_stock();
create trigger price_of_stock_changed after update on room_types referencing new table as changed
  for each statement execute function price_of_stock();

-- What is near a stay.
create table nearby_places (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  stay_id int not null references stays on delete cascade,
  name text not null,
  type text not null check (type in ('restaurant', 'transport', 'nature', 'airport', 'other')),
  description text not null,
  -- kilometres
  distance float8 not null,
  walking_time text not null,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index nearby_places_stay on nearby_places (stay_id);
create index nearby_places_named on nearby_places (name, id);
create index nearby_places_changed on nearby_places (updated_at, id);
create index nearby_places_drafts on nearby_places (id) where published_at is null;
create index nearby_places_found on nearby_places using gin (entry_words(name, ''));

-- Questions and answers about a stay.
create table faqs (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  stay_id int not null references stays on delete cascade,
  question text not null,
  answer text not null,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index faqs_stay on faqs (stay_id);
create index faqs_named on faqs (question, id);
create index faqs_changed on faqs (updated_at, id);
create index faqs_drafts on faqs (id) where published_at is null;
create index faqs_found on faqs using gin (entry_words(question, ''));

-- Check-in, check-out and policies of a stay.
create table house_rules (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  stay_id int not null unique references stays on delete cascade,
  check_in_time text not null,
  check_out_time text not null,
  -- policies are a text or a list of rich-text blocks
  cancellation_policy jsonb,
  children_policy jsonb,
  bed_policy jsonb,
  age_restriction jsonb,
  pets_policy jsonb,
  events_policy jsonb,
  quiet_hours jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index house_rules_named on house_rules (document_id, id);
create index house_rules_changed on house_rules (updated_at, id);
create index house_rules_drafts on house_rules (id) where published_at is null;

-- What a guest should know of a stay before paying: rules for guests, access, extras. Null: unknown.
create table stay_facts (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  stay_id int not null unique references stays on delete cascade,
  -- whether couples without a marriage certificate, and guests with an ID of the same town, may check in
  couples text check (couples in ('yes', 'no')),
  local_ids text check (local_ids in ('yes', 'no')),
  -- years, of the guest who checks in
  minimum_age int check (minimum_age between 1 and 99),
  -- years: from which age children can stay (18: adults only), and up to which they stay free in the beds of their parents
  children_from int check (children_from between 0 and 18),
  children_free_to int check (children_free_to between 0 and 17),
  extra_bed text check (extra_bed in ('yes', 'no')),
  -- of a night
  extra_bed_price_paise bigint check (extra_bed_price_paise >= 0) check (extra_bed_price_paise % 100 = 0),
  lift text check (lift in ('yes', 'no')),
  -- from the road or the car park to the entrance
  steps int check (steps between 0 and 9999),
  ground_floor text check (ground_floor in ('yes', 'no')),
  nearest_place text check (char_length(nearest_place) between 1 and 120),
  -- metres
  nearest_distance int check (nearest_distance between 0 and 100000),
  vegetarian text check (vegetarian in ('yes', 'no')),
  -- 'HH:MM'; its price is 0 if it is free
  early_check_in text check (early_check_in ~ '^\d\d:\d\d$'),
  early_check_in_price_paise bigint check (early_check_in_price_paise >= 0) check (early_check_in_price_paise % 100 = 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index stay_facts_named on stay_facts (document_id, id);
create index stay_facts_changed on stay_facts (updated_at, id);
create index stay_facts_drafts on stay_facts (id) where published_at is null;

-- Copies what lists filter by to stays.fact_names, from which searches filter and count without a join.
create function copy_fact_names() returns trigger language plpgsql as $$
declare
  ids int[] := '{}';
  gone_ids int[] := '{}';
begin
  if tg_op <> 'DELETE' then select array_agg(stay_id) into ids from changed; end if;
  if tg_op <> 'INSERT' then select array_agg(stay_id) into gone_ids from gone; end if;
  update stays s
  set fact_names = coalesce((
    select array_remove(array[case f.couples when 'yes' then 'couples' end, case f.local_ids when 'yes' then 'local-ids' end,
      case f.lift when 'yes' then 'lift' end, case f.ground_floor when 'yes' then 'ground-floor' end,
      case f.vegetarian when 'yes' then 'vegetarian' end,
      case when f.children_free_to >= coalesce(f.children_from, 0) then 'children-free' end], null)
    from stay_facts f where f.stay_id = s.id and f.published_at is not null), '{}')
  where s.id = any(ids || gone_ids);
  return null;
end $$;
create trigger copy_added after insert on stay_facts referencing new table as changed
  for each statement execute function copy_fact_names();
create trigger copy_removed after delete on stay_facts referencing old table as gone
  for each statement execute function copy_fact_names();
create trigger copy_changed after update on stay_facts referencing old table as gone new table as changed
  for each statement execute function copy_fact_names();
