-- The house: catalogue of stays, accounts, inventory, bookings, payments, letters.

create function new_document_id() returns text language sql volatile as
  $$ select substr(replace(gen_random_uuid()::text, '-', ''), 1, 24) $$;

-- Every write to the catalogue drops the cached pages of every process.
create function content_changed() returns trigger language plpgsql as
  $$ begin perform pg_notify('content_changed', ''); return null; end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Catalogue ---------------------------------------------------------------------------------------

create table media (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  url text not null unique,
  alternative_text text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  mime text not null,
  formats jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table destinations (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  slug text not null unique,
  name text not null,
  region text not null,
  latitude float8 not null,
  longitude float8 not null,
  aliases text[] not null default '{}',
  description text not null,
  image_id int references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);

create table stays (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  slug text not null unique,
  name text not null,
  destination_id int references destinations,
  location text not null,
  latitude float8,
  longitude float8,
  description text not null,
  type text not null default 'Hotels',
  property_rating int check (property_rating between 1 and 5),
  -- 0 to 10, from the visible reviews; 0 while there are none
  rating float8 not null default 0 check (rating between 0 and 10),
  reviews int not null default 0 check (reviews >= 0),
  price_paise bigint check (price_paise >= 0),
  original_price_paise bigint check (original_price_paise > 0),
  max_guests int not null default 2 check (max_guests > 0),
  bedrooms int not null default 1 check (bedrooms >= 0),
  bathrooms int not null default 1 check (bathrooms >= 0),
  free_cancellation boolean not null default false,
  no_card boolean not null default false,
  no_prepayment boolean not null default false,
  image_id int references media,
  -- lower case, no accents: what a free-text search reads
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
create index stays_type on stays (type) where published_at is not null;
create index stays_destination on stays (destination_id) where published_at is not null;

create table stay_images (
  stay_id int not null references stays on delete cascade,
  media_id int not null references media,
  position int not null,
  primary key (stay_id, position)
);

create table features (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  kind text not null check (kind in ('amenity', 'meal_option', 'room_facility', 'activity')),
  name text not null,
  icon text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now(),
  unique (kind, name)
);

create table stay_features (
  stay_id int not null references stays on delete cascade,
  feature_id int not null references features on delete cascade,
  position int not null,
  primary key (stay_id, feature_id)
);
create index stay_features_feature on stay_features (feature_id);

-- What can run out: a room type, later a tour's places or a car. Units are per day and slot.
create table sellables (
  id int generated always as identity primary key,
  product_type text not null,
  units int not null check (units >= 0)
);

create table room_types (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  stay_id int not null references stays on delete cascade,
  sellable_id int not null unique references sellables,
  position int not null default 0,
  name text not null,
  price_paise bigint not null check (price_paise >= 0),
  max_guests int not null check (max_guests > 0),
  description text not null,
  bed_configuration text not null,
  image_id int references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now(),
  unique (stay_id, name)
);

create table nearby_places (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  stay_id int not null references stays on delete cascade,
  name text not null,
  type text not null check (type in ('restaurant', 'transport', 'nature', 'airport', 'other')),
  description text not null,
  distance float8 not null,
  walking_time text not null,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index nearby_places_stay on nearby_places (stay_id);

create table faqs (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  stay_id int not null references stays on delete cascade,
  question text not null,
  answer text not null,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index faqs_stay on faqs (stay_id);

create table house_rules (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  stay_id int not null unique references stays on delete cascade,
  check_in_time text not null,
  check_out_time text not null,
  -- policies are a text or a list of rich-text blocks (S1 §3)
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

-- Accounts ----------------------------------------------------------------------------------------

create table users (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  username text not null,
  email text not null unique check (email = lower(email)),
  password_hash text,
  provider text not null default 'local',
  role text not null default 'traveller' check (role in ('traveller', 'partner', 'editor', 'support', 'admin')),
  confirmed boolean not null default false,
  blocked boolean not null default false,
  phone text,
  address text,
  date_of_birth date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table one_time_codes (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  -- SHA-256 of the code; the code itself is only in the letter
  code_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_codes_user on one_time_codes (user_id, purpose);

create table reviews (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  stay_id int references stays on delete cascade,
  name text not null,
  rating int not null check (rating between 1 and 5),
  comment text not null,
  verified boolean not null default false,
  hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create index reviews_stay on reviews (stay_id, created_at desc);

-- Inventory ---------------------------------------------------------------------------------------

-- A row exists once a day was sold or changed by the operator; otherwise sellables.units applies.
create table allotments (
  sellable_id int not null references sellables on delete cascade,
  day date not null,
  slot text not null default '',
  capacity int not null check (capacity >= 0),
  taken int not null default 0 check (taken >= 0),
  price_paise bigint check (price_paise >= 0),
  closed boolean not null default false,
  primary key (sellable_id, day, slot),
  constraint never_oversold check (taken <= capacity)
);

-- Bookings ----------------------------------------------------------------------------------------

create table bookings (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  booking_id text not null unique,
  user_id int references users,
  customer_name text not null,
  email text not null,
  status text not null check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  cancelled_because text check (cancelled_because in ('unpaid', 'traveller', 'operator')),
  payment_method text not null check (payment_method in ('upi', 'card', 'netbanking', 'wallet')),
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  total_paise bigint not null,
  -- the rules it was priced with; a later change of the setting does not touch it
  tax_rules jsonb not null,
  request_hash text not null,
  hold_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  check (total_paise = subtotal_paise + tax_paise),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create index bookings_user on bookings (user_id, created_at desc);
create index bookings_pending on bookings (hold_until) where status = 'pending';

create table booking_lines (
  id int generated always as identity primary key,
  booking_id int not null references bookings on delete cascade,
  position int not null,
  product_type text not null,
  product_id int not null,
  sellable_id int not null references sellables,
  -- what was sold, as it was called and shown then
  name text not null,
  option_name text,
  location text not null,
  image_url text not null,
  start_day date not null,
  end_day date not null,
  slot text not null default '',
  units int not null check (units > 0),
  quantity int not null check (quantity > 0),
  guests int not null check (guests > 0),
  unit_paise bigint not null check (unit_paise >= 0),
  subtotal_paise bigint not null,
  tax_paise bigint not null check (tax_paise >= 0),
  -- unit price per day, fees, cancellation terms: frozen at the sale
  details jsonb not null,
  check (end_day >= start_day),
  check (subtotal_paise = unit_paise * quantity),
  unique (booking_id, position)
);

-- Stock that a live booking takes: allotments.taken is always the sum of these.
create table holds (
  line_id int not null references booking_lines on delete cascade,
  sellable_id int not null,
  day date not null,
  slot text not null default '',
  units int not null check (units > 0),
  primary key (line_id, sellable_id, day, slot),
  foreign key (sellable_id, day, slot) references allotments
);
create index holds_allotment on holds (sellable_id, day, slot);

create table payments (
  id int generated always as identity primary key,
  booking_id int not null references bookings on delete cascade,
  gateway text not null,
  -- the gateway's name for the order
  reference text not null unique,
  method text not null check (method in ('upi', 'card', 'netbanking', 'wallet')),
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('open', 'captured', 'failed', 'refund_due', 'refunded')),
  -- how much goes back to the payer; set with refund_due
  refund_paise bigint check (refund_paise between 0 and amount_paise),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payments_booking on payments (booking_id);

-- Letters -----------------------------------------------------------------------------------------

create table letters (
  id int generated always as identity primary key,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  message_id text not null unique,
  booking_id int references bookings on delete cascade,
  user_id int references users on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index letters_booking on letters (booking_id);

create trigger content_changed after insert or update or delete on settings for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on media for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on destinations for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on stays for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on stay_images for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on features for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on stay_features for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on room_types for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on nearby_places for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on faqs for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on house_rules for each statement execute function content_changed();
create trigger content_changed after insert or update or delete on reviews for each statement execute function content_changed();
