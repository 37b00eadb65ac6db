-- Stock is one room: a hold knows its booking and its own end, so that no question about stock asks for bookings.

alter table holds add column booking_id int references bookings on delete cascade;
-- Until when it is held unpaid; null: for good.
alter table holds add column ends_at timestamptz;

update holds h set booking_id = b.id, ends_at = case when b.status = 'pending' then b.hold_until end
  from booking_lines l join bookings b on b.id = l.booking_id where l.id = h.line_id;

alter table holds alter column booking_id set not null;
create index holds_booking on holds (booking_id);
create index holds_unpaid on holds (ends_at) where ends_at is not null;

-- Stock at that instant on the days [from_day, to_day) that differ from the ordinary: an unpaid hold that has ended is
-- free, swept or not. What has no row here has its ordinary units free, at its own price.
create function free_stock(from_day date, to_day date, at timestamptz)
returns table (
  sellable_id int, day date, slot text, capacity int, taken int, free int, price_paise bigint, closed boolean
) language sql stable parallel safe as $$
  select a.sellable_id, a.day, a.slot, a.capacity, a.taken - coalesce(e.units, 0),
    case when a.closed then 0 else greatest(0, a.capacity - a.taken + coalesce(e.units, 0)) end,
    a.price_paise, a.closed
  from allotments a left join (
    select h.sellable_id, h.day, h.slot, sum(h.units)::int as units from holds h
    where h.ends_at <= at and h.day >= from_day and h.day < to_day group by 1, 2, 3
  ) e on e.sellable_id = a.sellable_id and e.day = a.day and e.slot = a.slot
  where a.day >= from_day and a.day < to_day
$$;

-- How many there are on an ordinary day.
create function ordinary_units() returns table (sellable_id int, units int) language sql stable parallel safe as $$
  select s.id, s.units from sellables s
$$;

-- What bookings hold of that stock: open at that instant, or for good.
create function held_stock(sellables int[], days date[], slots text[], at timestamptz)
returns table (booking_id int, sellable_id int, day date, slot text, units int) language sql stable parallel safe as $$
  select h.booking_id, h.sellable_id, h.day, h.slot, h.units
  from unnest(sellables, days, slots) as k(sellable_id, day, slot)
    join holds h on h.sellable_id = k.sellable_id and h.day = k.day and h.slot = k.slot
  where h.ends_at is null or h.ends_at > at
$$;

-- Whether that account has had that product: a line of a completed booking says so.
create function has_completed(account int, kind text, product int) returns boolean language sql stable parallel safe as $$
  select exists (
    select from booking_lines l join bookings b on b.id = l.booking_id
    where b.user_id = account and b.status = 'completed' and l.product_type = kind and l.product_id = product
  )
$$;
