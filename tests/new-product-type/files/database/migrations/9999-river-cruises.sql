-- A ship with cabins that are all alike, sold by the night.
create table river_cruises (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  slug text not null unique,
  name text not null,
  description text not null,
  destination_id int references destinations,
  location text not null,
  river text not null,
  -- a cabin for a night
  price_paise bigint not null check (price_paise >= 0),
  cabin_guests int not null check (cabin_guests > 0),
  rating float8 not null default 0 check (rating between 0 and 5),
  reviews int not null default 0 check (reviews >= 0),
  free_cancellation boolean not null default false,
  cancellation_policy text,
  -- cabins a night
  sellable_id int not null unique references sellables,
  image_id int references media,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
call list_in_sitemap('river_cruises');
create trigger content_changed after insert or update or delete on river_cruises
  for each statement execute function content_changed();
create trigger price_of_stock_added after insert on river_cruises referencing new table as changed
  for each statement execute function price_of_stock();
create trigger price_of_stock_changed after update on river_cruises referencing new table as changed
  for each statement execute function price_of_stock();

alter table reviews add column river_cruise_id int references river_cruises on delete cascade;
alter table reviews drop constraint reviews_of_one_product;
alter table reviews add constraint reviews_of_one_product
  check (num_nonnulls(stay_id, attraction_id, tour_package_id, car_rental_id, river_cruise_id) = 1);
create index reviews_river_cruise on reviews (river_cruise_id, created_at desc);
create unique index reviews_river_cruise_user on reviews (river_cruise_id, user_id)
  where river_cruise_id is not null and user_id is not null;
