-- Ids of what grows with every sale do not run out after two thousand million rows. The identity's sequence widens with
-- its column.

drop function held_stock(int[], date[], text[], timestamptz);

alter table bookings alter column id type bigint;
alter table booking_lines alter column id type bigint, alter column booking_id type bigint;
alter table holds alter column line_id type bigint, alter column booking_id type bigint;
alter table payments alter column id type bigint, alter column booking_id type bigint;
alter table letters alter column id type bigint, alter column booking_id type bigint;

-- What bookings hold of that stock: open at that instant, or for good.
create function held_stock(sellables int[], days date[], slots text[], at timestamptz)
returns table (booking_id bigint, sellable_id int, day date, slot text, units int) language sql stable parallel safe as $$
  select h.booking_id, h.sellable_id, h.day, h.slot, h.units
  from unnest(sellables, days, slots) as k(sellable_id, day, slot)
    join holds h on h.sellable_id = k.sellable_id and h.day = k.day and h.slot = k.slot
  where h.ends_at is null or h.ends_at > at
$$;
