-- Cars with or without a driver, rented by the day.

create table car_rentals (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  location text not null,
  car_type text not null check (car_type in ('Hatchback', 'Sedan', 'SUV', 'MUV', 'Luxury', 'Tempo Traveller')),
  transmission text not null check (transmission in ('Manual', 'Automatic')),
  fuel_type text not null,
  capacity int not null check (capacity > 0),
  -- of a day
  price_paise bigint not null check (price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  -- a day
  free_kms int not null default 0 check (free_kms >= 0),
  extra_km_rate_paise bigint not null default 0 check (extra_km_rate_paise >= 0),
  -- 0 to 5; 0 while there are none
  rating float8 not null default 0 check (rating between 0 and 5),
  reviews int not null default 0 check (reviews >= 0),
  free_cancellation boolean not null default false,
  -- name of the policy; null: flexible if free_cancellation, else not refundable
  cancellation_policy text,
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
  published_at timestamptz,
  check (price_paise % 100 = 0 and original_price_paise % 100 = 0 and extra_km_rate_paise % 100 = 0)
);
create index car_rentals_type on car_rentals (car_type) where published_at is not null;
create index car_rentals_words on car_rentals using gin (to_tsvector('simple', search_text)) where published_at is not null;
create index car_rentals_named on car_rentals (name, id);
create index car_rentals_changed on car_rentals (updated_at, id);
create index car_rentals_drafts on car_rentals (id) where published_at is null;
create index car_rentals_found on car_rentals using gin (entry_words(name, location));
call list_in_sitemap('car_rentals');
create trigger price_of_stock_added after insert on car_rentals referencing new table as changed
  for each statement execute function price_of_stock();
create trigger price_of_stock_changed after update on car_rentals referencing new table as changed
  for each statement execute function price_of_stock();

-- Further pictures, in order.
create table car_rental_images (
  car_rental_id int not null references car_rentals on delete cascade,
  media_id int not null references media,
  position int not null,
  primary key (car_rental_id, position)
);
