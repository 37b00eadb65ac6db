-- Attractions, tour packages and car rentals beside the stays (S2 §3), and settings that the public may read.

-- A setting that is not public (a marker, a secret) is invisible to the content API.
alter table settings
  add column id int generated always as identity unique,
  add column document_id text not null unique default new_document_id(),
  add column public boolean not null default false,
  add column created_at timestamptz not null default now(),
  add column published_at timestamptz default now();

create table languages (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  name text not null unique,
  code text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);

-- What travellers filter by before anything else; the code is what programs look at ('skip_line').
create table popular_filters (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  name text not null unique,
  code text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);

create table attractions (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  -- lower case: the specification filters by equality with the lower-cased place
  location text not null check (location = lower(location)),
  -- where to meet, as it is shown
  area text,
  latitude float8,
  longitude float8,
  duration text,
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
  availability text not null default 'Available daily',
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  additional_info text[] not null default '{}',
  ticket_type text not null default 'simple' check (ticket_type in ('simple', 'detailed')),
  available_ticket_types jsonb not null,
  -- something to do rather than to see: the dashboard lists it under ACTIVITIES
  activity boolean not null default false,
  -- places per day and time slot
  sellable_id int not null unique references sellables,
  image_id int references media,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
create index attractions_location on attractions (location) where published_at is not null;
create index attractions_destination on attractions (destination_id) where published_at is not null;

create table tour_packages (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  location text not null,
  latitude float8,
  longitude float8,
  type text not null check (type in ('adventure', 'cultural', 'pilgrimage', 'wildlife')),
  featured boolean not null default false,
  private_tour boolean not null default false,
  duration text not null default '5 days',
  price_paise bigint not null check (price_paise >= 0),
  adult_price_paise bigint check (adult_price_paise >= 0),
  child_price_paise bigint check (child_price_paise >= 0),
  senior_price_paise bigint check (senior_price_paise >= 0),
  infant_price_paise bigint not null default 0 check (infant_price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  rating float8 not null default 0 check (rating between 0 and 5),
  reviews int not null default 0 check (reviews >= 0),
  free_cancel boolean not null default false,
  availability text not null default 'Available daily',
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  additional_info text[] not null default '{}',
  ticket_type text not null default 'simple' check (ticket_type in ('simple', 'detailed')),
  available_ticket_types jsonb not null,
  -- places per day and time slot
  sellable_id int not null unique references sellables,
  image_id int references media,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
create index tour_packages_type on tour_packages (type) where published_at is not null;
create index tour_packages_destination on tour_packages (destination_id) where published_at is not null;

create table car_rentals (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  location text not null,
  car_type text not null check (car_type in ('Hatchback', 'Sedan', 'SUV', 'MUV', 'Luxury', 'Tempo Traveller')),
  transmission text not null check (transmission in ('Manual', 'Automatic')),
  fuel_type text not null,
  capacity int not null check (capacity > 0),
  -- a day
  price_paise bigint not null check (price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  free_kms int not null default 0 check (free_kms >= 0),
  extra_km_rate_paise bigint not null default 0 check (extra_km_rate_paise >= 0),
  rating float8 not null default 0 check (rating between 0 and 5),
  reviews int not null default 0 check (reviews >= 0),
  free_cancellation boolean not null default false,
  available text not null default 'Available daily',
  features text[] not null default '{}',
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  -- vehicles a day
  sellable_id int not null unique references sellables,
  image_id int references media,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
create index car_rentals_type on car_rentals (car_type) where published_at is not null;
create index car_rentals_destination on car_rentals (destination_id) where published_at is not null;

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

-- Parts of one attraction or one tour package.
create table time_slots (
  id int generated always as identity primary key,
  attraction_id int references attractions on delete cascade,
  tour_package_id int references tour_packages on delete cascade,
  name text not null,
  -- 'HH:MM'
  available_times text[] not null,
  position int not null default 0,
  check (num_nonnulls(attraction_id, tour_package_id) = 1)
);
create index time_slots_attraction on time_slots (attraction_id);
create index time_slots_tour_package on time_slots (tour_package_id);

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

create table itinerary_days (
  id int generated always as identity primary key,
  tour_package_id int not null references tour_packages on delete cascade,
  day int not null check (day > 0),
  title text not null,
  details text not null,
  unique (tour_package_id, day)
);

-- A review is of a stay, an attraction, a tour package or a car.
alter table reviews
  add column attraction_id int references attractions on delete cascade,
  add column tour_package_id int references tour_packages on delete cascade,
  add column car_rental_id int references car_rentals on delete cascade,
  add constraint reviews_of_one_product check (num_nonnulls(stay_id, attraction_id, tour_package_id, car_rental_id) = 1);
create index reviews_attraction on reviews (attraction_id, created_at desc);
create index reviews_tour_package on reviews (tour_package_id, created_at desc);
create index reviews_car_rental on reviews (car_rental_id, created_at desc);

do $$
declare t text;
begin
  foreach t in array array['languages', 'popular_filters', 'attractions', 'tour_packages', 'car_rentals',
    'attraction_images', 'tour_package_images', 'attraction_languages', 'tour_package_languages',
    'attraction_popular_filters', 'tour_package_popular_filters', 'time_slots', 'attraction_faqs', 'itinerary_days']
  loop
    execute format('create trigger content_changed after insert or update or delete on %I
      for each statement execute function content_changed()', t);
  end loop;
end $$;
