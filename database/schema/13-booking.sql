-- Bookings, their lines and everything that happens to them.

-- People who are buying: a sale locks the rows of its buyer, so that two sales at once count each other. Old rows are deleted.
create table buyers (
  -- 'account 12', 'mailbox asha@example.in', 'network 203.0.113.7'
  key text primary key,
  last_sale timestamptz not null
);
create index buyers_last_sale on buyers (last_sale);

-- The words by which a booking is found, whole or by how they begin. Of a telephone number the last ten digits, and the same
-- backwards after '~': how that begins is how the number ends.
create function booking_words(booking_id text, customer_name text, lead_traveller text, email text, phone text)
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(lower(left(concat_ws(' ', customer_name, lead_traveller), 400)), '\s+')
    || regexp_split_to_array(lower(left(email, 300)), '[^a-z0-9]+')
    || regexp_split_to_array(lower(left(booking_id, 100)), '[^a-z0-9]+')
    || array[lower(left(email, 300)), lower(left(booking_id, 100)),
      right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10),
      coalesce('~' || nullif(reverse(right(regexp_replace(phone, '\D', '', 'g'), 10)), ''), '')], ''))
$$;

-- A booking: who booked, what it costs, and its status. Its lines have the items.
create table bookings (
  id bigint generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  -- the number that travellers see
  booking_id text not null unique,
  -- of booking_changes
  version int not null default 0 check (version >= 0),
  status text not null check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  user_id int references users,
  customer_name text not null,
  email text not null,
  -- the email address as the budget counts it: without dots and labels that lead to the same mailbox
  mailbox text not null,
  -- null: the person who booked
  lead_traveller text check (char_length(lead_traveller) between 1 and 120),
  phone text check (char_length(phone) between 1 and 25),
  requests text check (char_length(requests) between 1 and 1000),
  -- the name, address, state and GSTIN that invoices are made out to from then on
  company text check (char_length(company) between 1 and 200),
  company_address text check (char_length(company_address) between 1 and 500),
  invoice_state text check (char_length(invoice_state) between 1 and 60),
  gstin text,
  -- null: it is chosen on the payment page
  payment_method text check (payment_method in ('upi', 'card', 'netbanking', 'wallet')),
  -- of its emails and papers: a folder of messages/
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- pays at once and holds its stock for minutes; otherwise it pays later and holds for hours
  pays_now boolean not null default false,
  subtotal_paise bigint not null check (subtotal_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  total_paise bigint not null,
  -- the rules it was priced with; a later change of the setting does not touch it
  tax_rules jsonb not null,
  -- of the request that made it: the same request again makes no second booking
  request_hash text not null,
  -- where the sale came from while it is unpaid; of an IPv6 address also the wider networks
  network text,
  networks_around text[] not null default '{}',
  -- until when its stock is held unpaid
  hold_until timestamptz not null,
  -- until when that can be extended by the link in the email, and when it was
  extended_hold_until timestamptz,
  address_confirmed_at timestamptz,
  -- a change that waits for the payment of the difference: what the lines would be, and until when
  pending_change jsonb,
  pending_change_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_because text check (cancelled_because in ('unpaid', 'traveller', 'operator', 'partner')),
  -- when the personal data was deleted
  forgotten_at timestamptz,
  check (total_paise = (subtotal_paise + tax_paise)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((pending_change_until is null) = (pending_change is null)),
  constraint bookings_gstin check (gstin ~ '^\d\d[0-9A-Z]{13}$'),
  constraint bookings_gstin_of check (company is not null or gstin is null)
);
create index bookings_user on bookings (user_id, created_at desc);
create index bookings_pending on bookings (hold_until) where status = 'pending';
create index bookings_pending_user on bookings (user_id) where status = 'pending';
create index bookings_pending_mailbox on bookings (mailbox) where status = 'pending';
create index bookings_pending_network on bookings (network) where status = 'pending';
create index bookings_with_pending_change on bookings (pending_change_until) where pending_change_until is not null;
create index bookings_completed on bookings (updated_at) where status = 'completed';
create index bookings_guest_email on bookings (email) where user_id is null;
create index bookings_words on bookings using gin (booking_words(booking_id, customer_name, lead_traveller, email, phone));
create index bookings_made on bookings (created_at desc, id desc);
create index bookings_by_status on bookings (status, created_at desc, id desc);
create index bookings_cancelled on bookings (cancelled_at) include (created_at, id) where cancelled_at is not null;
create index bookings_pending_around on bookings using gin (networks_around) where status = 'pending';
create index bookings_pay_now_user on bookings (user_id, created_at) where pays_now;
create index bookings_pay_now_mailbox on bookings (mailbox, created_at) where pays_now;
create index bookings_free_user on bookings (user_id) where status = 'confirmed' and total_paise = 0;
create index bookings_free_mailbox on bookings (mailbox) where status = 'confirmed' and total_paise = 0;

-- The service fee of the company within the price of a line, in paise.
create function platform_fee(details jsonb, quantity int) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((f ->> 'amount')::bigint), 0)::bigint * quantity from jsonb_array_elements(details -> 'fees') f
  where f ->> 'supply' = 'service-fee'
$$;

-- One thing that was bought, with its name, price and terms as they were at the sale.
create table booking_lines (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  -- a line that replaces another has its position
  position int not null,
  -- 'proposed': held until the difference is paid; 'dropped': it was not paid, or the change was withdrawn
  state text not null default 'live' check (state in ('live', 'proposed', 'replaced', 'cancelled', 'expired', 'dropped')),
  -- the version of the booking in which it ended
  ended_in int,
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
  arrival_time text check (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- units of stock; quantity is what the price is multiplied by
  units int not null check (units > 0),
  quantity int not null check (quantity > 0),
  guests int not null check (guests > 0),
  guest_names text[] not null default '{}' check (cardinality(guest_names) <= 100),
  unit_paise bigint not null check (unit_paise >= 0),
  subtotal_paise bigint not null,
  tax_paise bigint not null check (tax_paise >= 0),
  -- what the terms kept of its price when it ended; the rest was refunded or credited
  retained_paise bigint not null default 0,
  -- what the company adds to the price of its partner, because it replaced a cheaper line that the partner of that one
  -- refused; below zero if only our own fee made it dearer
  company_share_paise bigint not null default 0,
  platform_fee_paise bigint generated always as (platform_fee(details, quantity)) stored not null,
  -- how it was taxed; null: as its type is
  supply text generated always as (details ->> 'supply') stored,
  -- price of each day, fees, pickup, cancellation terms: as they were at the sale
  details jsonb not null,
  check (end_day >= start_day),
  check (subtotal_paise = (unit_paise * quantity)),
  check ((state in ('live', 'proposed')) = (ended_in is null)),
  check (retained_paise >= 0 and retained_paise <= (subtotal_paise + tax_paise)),
  check ((state in ('replaced', 'cancelled')) or retained_paise = 0)
);
create index booking_lines_booking on booking_lines (booking_id, position);
-- The arrivals of a day in the order of their times.
create index booking_lines_starting on booking_lines (start_day, slot, id) include (booking_id) where state = 'live';
create index booking_lines_free_until on booking_lines ((details #>> '{cancellation,freeUntil}')) where state = 'live';
create index booking_lines_of_product on booking_lines (product_type, product_id, end_day);
-- Which bookings had lines that ended.
create index booking_lines_ended on booking_lines (start_day) include (product_type, booking_id)
  where state in ('cancelled', 'expired');
-- The items used in a month are together, with all that its sums take.
create index booking_lines_ending on booking_lines (end_day, start_day)
  include (booking_id, product_type, product_id, subtotal_paise, tax_paise, platform_fee_paise, company_share_paise, supply)
  where state = 'live';
-- Sales of a month are added up from this index alone: by product, place and lead time.
create unique index booking_lines_place on booking_lines (booking_id, position)
  include (product_type, product_id, name, start_day, guests, subtotal_paise, tax_paise) where state = 'live';

-- Whether an account has used a product: it has a line of it in a completed booking.
create function has_completed(account int, kind text, product int) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (
    select from booking_lines l join bookings b on b.id = l.booking_id
    where b.user_id = account and b.status = 'completed' and l.state = 'live'
      and l.product_type = kind and l.product_id = product);
end $$;

-- What happened to a booking, in order. The list only grows; the booking itself says what follows from it.
create table booking_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- of the booking, from 1 on without a gap
  version int not null check (version > 0),
  kind text not null check (kind in ('sale', 'kept', 'paid', 'part-paid', 'details', 'changed', 'change-held',
    'change-dropped', 'line-cancelled', 'cancelled', 'expired', 'given-back', 'refunded', 'refunded-outside', 'dispute-lost',
    'completed', 'redeemed', 'no-show')),
  actor text not null check (actor in ('traveller', 'operator', 'clock', 'gateway')),
  -- no reference: the list never changes, and names no one once the account is gone
  user_id int,
  at timestamptz not null,
  why text,
  -- the live lines from then on, and what they come to
  lines bigint[] not null,
  total_paise bigint not null check (total_paise >= 0),
  -- what came in with it, or below 0 what must be refunded
  money_paise bigint not null default 0,
  -- of the preview that was confirmed: it takes effect once
  token text,
  unique (booking_id, version),
  unique (booking_id, token)
);
create index booking_changes_ended on booking_changes (at) where kind in ('line-cancelled', 'cancelled', 'expired');
create index booking_changes_changed on booking_changes (at) where kind = 'changed';

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a booking is neither changed nor taken back'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger history_is_final before update or delete on booking_changes
  for each row execute function refuse_change_of_history();
