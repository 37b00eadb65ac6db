-- What bookings hold of the stock, and what is free.

-- Units that a line of a booking holds. allotments.taken is always the sum of these.
create table holds (
  line_id bigint not null references booking_lines on delete cascade,
  booking_id bigint not null references bookings on delete cascade,
  sellable_id int not null,
  day date not null,
  slot text not null default '',
  units int not null check (units > 0),
  -- until when it is held unpaid; null: for good
  ends_at timestamptz,
  foreign key (sellable_id, day, slot) references allotments (sellable_id, day, slot),
  primary key (line_id, sellable_id, day, slot)
);
create index holds_allotment on holds (sellable_id, day, slot);
create index holds_unpaid on holds (ends_at) where ends_at is not null;
create index holds_booking on holds (booking_id);

-- What bookings hold of that stock, and until when: at that time, or for good.
create function held_stock(sellables int[], days date[], slots text[], at timestamptz)
returns table (booking_id bigint, sellable_id int, day date, slot text, units int, ends_at timestamptz)
language sql stable parallel safe as $$
  select h.booking_id, h.sellable_id, h.day, h.slot, h.units, h.ends_at
  from unnest(sellables, days, slots) as k(sellable_id, day, slot)
    join holds h on h.sellable_id = k.sellable_id and h.day = k.day and h.slot = k.slot
  where h.ends_at is null or h.ends_at > at
$$;

-- What one booking holds at that time, and how much of it there is for everybody.
create function held_by(booking bigint, at timestamptz)
returns table (sellable_id int, day date, slot text, units int, capacity int, ends_at timestamptz)
language sql stable parallel safe as $$
  select h.sellable_id, h.day, h.slot, h.units, greatest(a.capacity - a.elsewhere, a.taken), h.ends_at
  from holds h join allotments a using (sellable_id, day, slot)
  where h.booking_id = booking and (h.ends_at is null or h.ends_at > at)
$$;

-- When each sellable gets units back next, because a hold that is not paid ends.
create function ending_stock(at timestamptz, of int[])
returns table (sellable_id int, ends_at timestamptz) language sql stable parallel safe as $$
  select h.sellable_id, min(h.ends_at) from holds h
  where h.ends_at > at and (of is null or h.sellable_id = any(of)) group by 1
$$;

-- The least that is left on the turnaround days after that day, on which the same unit is not yet ready again.
create function left_after(sellable int, on_day date, at_slot text, turnaround int, at timestamptz)
returns int language sql stable parallel safe as $$
  select min(coalesce(a.capacity, r.capacity, s.units) - coalesce(a.elsewhere, 0) - coalesce(a.taken, 0) + (
    select coalesce(sum(h.units), 0)::int from holds h
    where h.sellable_id = sellable and h.day = on_day + n and h.slot = at_slot and h.ends_at <= at))
  from generate_series(1, turnaround) n join sellables s on s.id = sellable
    left join allotments a on a.sellable_id = sellable and a.day = on_day + n and a.slot = at_slot
    left join seasons_of(array[sellable], on_day + 1, on_day + turnaround + 1) r on r.day = on_day + n
$$;

-- Stock at that time on the days [from_day, to_day) that differ from an ordinary day. What is set for a day itself overrides
-- seasons. A hold that has ended without payment is free, whether or not its row was deleted; a day whose sale has ended is closed.
-- A day without a row has the ordinary units free, at the ordinary price.
-- The plan is kept: planning would cost a search more than the answer.
-- The text makes four functions: for all sellables, and with what stands in /* */ for a few; and the same two without turnaround
-- days (stock_but_for_rest), for readers of all days, who have the days after each at hand. plainly_sold relies on this text too.
do $four$
declare
  made text;
  one text := $rule$
create function free_stock(from_day date, to_day date, at timestamptz /*, of int[]*/)
returns table (sellable_id int, day date, slot text, capacity int, taken int, free int, price_paise bigint, closed boolean,
  min_stay int, no_arrival boolean)
language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin return query
  select k.sellable_id, k.day, k.slot, greatest(k.capacity - k.elsewhere, k.taken - coalesce(e.units, 0)),
    k.taken - coalesce(e.units, 0),
    case when k.closed then 0
      when k.turnaround_days > 0 then greatest(0, least(k.capacity - k.elsewhere - k.taken + coalesce(e.units, 0),
        left_after(k.sellable_id, k.day, k.slot, k.turnaround_days, at)))
      else greatest(0, k.capacity - k.elsewhere - k.taken + coalesce(e.units, 0)) end,
    k.price_paise, k.closed, k.min_stay, k.no_arrival
  from (
    select coalesce(a.sellable_id, r.sellable_id) as sellable_id, coalesce(a.day, r.day) as day,
      coalesce(a.slot, r.slot) as slot, coalesce(a.capacity, r.capacity) as capacity, coalesce(a.taken, 0) as taken,
      coalesce(a.elsewhere, 0) as elsewhere,
      coalesce(a.price_paise, r.price_paise) as price_paise,
      coalesce(r.ended, false) or coalesce(a.closed, r.closed, false) as closed,
      coalesce(a.min_stay, r.min_stay, 1) as min_stay,
      coalesce(a.no_arrival, r.no_arrival, false) as no_arrival,
      coalesce(r.turnaround_days, 0) as turnaround_days
    from (
      select o.sellable_id, o.day, o.slot, o.capacity, o.taken, o.elsewhere, o.price_paise, o.closed, o.min_stay,
        o.no_arrival
      from allotments o
      where o.day >= from_day and o.day < to_day /*and o.sellable_id = any(of)*/
    ) a full join (
      select q.sellable_id, q.day, x.slot, coalesce(q.capacity, s.units) as capacity, q.price_paise, q.closed, q.min_stay,
        q.no_arrival, s.turnaround_days,
        sale_ended(q.day, x.slot, s.cut_off_hours, at) as ended
      from seasons_on(from_day, to_day /*, of*/) q join sellables s on s.id = q.sellable_id
        cross join unnest(s.slots) as x(slot)
    ) r on r.sellable_id = a.sellable_id and r.day = a.day and r.slot = a.slot
  ) k left join (
    select h.sellable_id, h.day, h.slot, sum(h.units)::int as units from holds h
    where h.ends_at <= at and h.day >= from_day and h.day < to_day group by 1, 2, 3
  ) e on e.sellable_id = k.sellable_id and e.day = k.day and e.slot = k.slot;
end $$
$rule$;
begin
  foreach made in array array[
    one,
    replace(regexp_replace(one, 'when k\.turnaround_days > 0 then .*?, at\)\)\)', ''), 'free_stock', 'stock_but_for_rest')
  ] loop
    execute made;
    execute replace(replace(made, '/*', ''), '*/', '');
  end loop;
end $four$;

-- Sellables whose stock is what their allotments say: no season, no terms, and no hold that ended without payment.
create function plainly_sold(at timestamptz, of int[]) returns int[] language sql stable parallel safe as $$
  select coalesce(array_agg(s.id order by s.id), '{}') from sellables s
  where s.id = any(of) and s.cut_off_hours is null and s.turnaround_days = 0 and s.slots = '{""}'
    and not exists (select from seasons q where q.sellable_id = s.id)
    and not exists (select from holds h where h.sellable_id = s.id and h.ends_at <= at)
$$;
