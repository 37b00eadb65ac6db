-- Reviews of products, and what travellers report about them.

-- A review of one stay, attraction, tour package or car.
create table reviews (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  stay_id int references stays on delete cascade,
  attraction_id int references attractions on delete cascade,
  tour_package_id int references tour_packages on delete cascade,
  car_rental_id int references car_rentals on delete cascade,
  user_id int references users on delete set null,
  name text not null,
  traveller_type text check (traveller_type in ('solo', 'couple', 'family', 'friends', 'business')),
  rating int not null check (rating between 1 and 5),
  -- scores of single aspects, where the author gave them
  cleanliness int check (cleanliness between 1 and 5),
  location int check (location between 1 and 5),
  value int check (value between 1 and 5),
  service int check (service between 1 and 5),
  comment text not null,
  -- the account has a completed booking of the product
  verified boolean not null default false,
  -- came with the catalogue or from the operator's own program, not from the form that is open to everyone
  recorded boolean not null default false,
  -- a keyed hash of product and network: shows whether both are the same again, and nothing else; wider_hashes are those
  -- of the wider IPv6 networks (/56, /48)
  network_hash text unique,
  wider_hashes text[] not null default '{}',
  hidden boolean not null default false,
  hidden_because text,
  -- the operator's
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now(),
  constraint reviews_of_one_product check (num_nonnulls(stay_id, attraction_id, tour_package_id, car_rental_id) = 1),
  constraint reviews_answer check ((answer is null) = (answered_at is null))
);
create index reviews_stay on reviews (stay_id, created_at desc);
create index reviews_attraction on reviews (attraction_id, created_at desc);
create index reviews_tour_package on reviews (tour_package_id, created_at desc);
create index reviews_car_rental on reviews (car_rental_id, created_at desc);
create unique index reviews_stay_user on reviews (stay_id, user_id) where stay_id is not null and user_id is not null;
create unique index reviews_attraction_user on reviews (attraction_id, user_id)
  where attraction_id is not null and user_id is not null;
create unique index reviews_tour_package_user on reviews (tour_package_id, user_id)
  where tour_package_id is not null and user_id is not null;
create unique index reviews_car_rental_user on reviews (car_rental_id, user_id)
  where car_rental_id is not null and user_id is not null;
create index reviews_latest on reviews (created_at desc) where published_at is not null;
create index reviews_hidden on reviews (id desc) where hidden;
create index reviews_unanswered on reviews (id desc) where answer is null and not hidden and published_at is not null;
create index reviews_rating on reviews (rating, id desc);
create index reviews_named on reviews (name, id);
create index reviews_changed on reviews (updated_at, id);
create index reviews_drafts on reviews (id) where published_at is null;
create index reviews_found on reviews using gin (entry_words(name, ''));

-- What travellers say is wrong with a review. Kept beside the reviews, so that a report does not change a page that is kept.
create table review_reports (
  id int generated always as identity primary key,
  review_id int not null references reviews on delete cascade,
  reason text not null check (reason in ('wrong', 'offensive', 'no-guest')),
  -- a keyed hash of the review with the account or the network that reports it: each reports a review once, dismissed or
  -- not
  by_hash text not null,
  created_at timestamptz not null,
  unique (review_id, by_hash)
);

-- How often each reason was given since a member of staff looked at the review. No row: nothing waits.
create table reported_reviews (
  review_id int primary key references reviews on delete cascade,
  wrong int not null default 0,
  offensive int not null default 0,
  no_guest int not null default 0,
  last_at timestamptz not null
);
