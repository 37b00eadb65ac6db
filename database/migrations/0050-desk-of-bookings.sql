-- What the desk finds bookings by, and what it notes about them.

-- The words by which a booking is found: whole or by how they begin. Of a telephone number the last ten digits.
create function booking_words(booking_id text, customer_name text, lead_traveller text, email text, phone text)
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(lower(left(concat_ws(' ', customer_name, lead_traveller), 400)), '\s+')
    || regexp_split_to_array(lower(left(email, 300)), '[^a-z0-9]+')
    || regexp_split_to_array(lower(left(booking_id, 100)), '[^a-z0-9]+')
    || array[lower(left(email, 300)), lower(left(booking_id, 100)),
      right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 10)], ''))
$$;
create index bookings_words on bookings using gin (booking_words(booking_id, customer_name, lead_traveller, email, phone));
create index bookings_made on bookings (created_at desc, id desc);
create index bookings_by_status on bookings (status, created_at desc, id desc);
-- every line that lasts on a day ends after it began
create index booking_lines_ending on booking_lines (end_day, start_day) where state = 'live';

-- Notes of the house about a booking: no traveller reads them.
create table booking_notes (
  id bigint generated always as identity primary key,
  booking_id int not null references bookings on delete cascade,
  -- who wrote it: the name as it was
  author text not null,
  text text not null check (length(text) between 1 and 2000),
  -- what its form calls it: sent again, it is the same note
  form text not null,
  at timestamptz not null,
  unique (booking_id, form)
);

-- More is given back than the terms say, by somebody of the house, with a reason.
alter table booking_changes
  drop constraint booking_changes_kind_check,
  add constraint booking_changes_kind_check check (kind in ('sale', 'kept', 'paid', 'part-paid', 'details', 'changed',
    'change-held', 'change-dropped', 'line-cancelled', 'cancelled', 'expired', 'given-back', 'refunded', 'completed',
    'redeemed', 'no-show'));

-- Cash is taken at the desk.
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('upi', 'card', 'netbanking', 'wallet', 'cash'));
