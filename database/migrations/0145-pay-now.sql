-- Who pays now holds what they need for some minutes; who pays later holds a share of it for hours. Both have a budget in
-- units on days and in rupees.
alter table bookings add column pays_now boolean not null default false;
-- Of an IPv6 address the wider networks that it counts under too, while the booking is unpaid.
alter table bookings add column networks_around text[] not null default '{}';

create index bookings_pending_around on bookings using gin (networks_around) where status = 'pending';
create index bookings_pay_now_user on bookings (user_id, created_at) where pays_now;
create index bookings_pay_now_mailbox on bookings (mailbox, created_at) where pays_now;
-- What costs nothing is never given back by the clock.
create index bookings_free_user on bookings (user_id) where status = 'confirmed' and total_paise = 0;
create index bookings_free_mailbox on bookings (mailbox) where status = 'confirmed' and total_paise = 0;

-- What a booking holds at that instant, until `ends_at` or for good, and how much there is of it for everybody.
create function held_by(booking bigint, at timestamptz)
returns table (sellable_id int, day date, slot text, units int, capacity int, ends_at timestamptz)
language sql stable parallel safe as $$
  select h.sellable_id, h.day, h.slot, h.units, greatest(a.capacity - a.elsewhere, a.taken), h.ends_at
  from holds h join allotments a using (sellable_id, day, slot)
  where h.booking_id = booking and (h.ends_at is null or h.ends_at > at)
$$;

-- What is new in this setting has its default until it is saved: the release before, which sells on meanwhile, reads no
-- setting with a name that it does not know. For that release `held_stock` stays too.
update settings set value = value || '{"shareOfStock": 50, "leastShare": 6}'
  where key = 'booking-limits' and jsonb_typeof(value) = 'object'
    and value ->> 'shareOfStock' = '30' and value ->> 'leastShare' = '2';
