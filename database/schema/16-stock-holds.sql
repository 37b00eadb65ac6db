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

-- What bookings hold, and how much of it there is for everyone.
create view held_stock as
  select h.booking_id, h.sellable_id, h.day, h.slot, h.units, greatest(a.capacity - a.elsewhere, a.taken) as capacity, h.ends_at
  from holds h join allotments a using (sellable_id, day, slot);

-- When each sellable gets units back next, because a hold that is not paid ends.
create function ending_stock(at timestamptz, of int[])
returns table (sellable_id int, ends_at timestamptz) language plpgsql stable parallel safe as $$
#variable_conflict use_column
begin
  return query select h.sellable_id, min(h.ends_at) from holds h
    where h.ends_at > at and (of is null or h.sellable_id = any(of)) group by 1;
end $$;

-- Whether the sale of that day and time has ended, in India's time, before the day itself; null: it ends with the day.
create function sale_ended(day date, slot text, cut_off_hours int, at timestamptz)
returns boolean language sql stable parallel safe as $$
  select (day + coalesce(nullif(slot, ''), '00:00')::time) at time zone 'Asia/Kolkata'
    - make_interval(hours => cut_off_hours) <= at
$$;

-- The least that is left on the turnaround days after that day, on which the same unit is not yet ready again.
create function left_after(sellable int, on_day date, at_slot text, turnaround int, at timestamptz)
returns int language plpgsql stable parallel safe as $$
begin
  return (
    select min(coalesce(a.capacity, r.capacity, s.units) - coalesce(a.elsewhere, 0) - coalesce(a.taken, 0) + (
      select coalesce(sum(h.units), 0)::int from holds h
      where h.sellable_id = sellable and h.day = on_day + n and h.slot = at_slot and h.ends_at <= at))
    from generate_series(1, turnaround) n join sellables s on s.id = sellable
      left join allotments a on a.sellable_id = sellable and a.day = on_day + n and a.slot = at_slot
      left join seasons_of(array[sellable], on_day + 1, on_day + turnaround + 1) r on r.day = on_day + n);
end $$;

-- The two rules of stock, as texts from which four functions are made. Where a rule is asked for a few sellables, what is in
-- /* */ counts too: one statement for both would have one plan for both. Plans are kept: planning would cost more than the answer.
do $rules$
declare
  -- What seasons and weekly patterns set for the days [from_day, to_day). Each value comes from the season that covers the fewest
  -- days, then from the one that was added last; a weekly pattern covers all days. A day has a row where anything is set for it,
  -- and each day of a sellable that has a cut-off, turnaround days or times with seasons. service/stock/season.ts states the same
  -- rule.
  seasons constant text := $rule$
    select m.sellable_id, m.day,
      (min(array[m.rank, m.price_paise]) filter (where m.price_paise is not null))[2] as price_paise,
      (min(array[m.rank, m.capacity]) filter (where m.capacity is not null))[2]::int as capacity,
      (min(array[m.rank, m.closed::int]) filter (where m.closed is not null))[2] = 1 as closed,
      (min(array[m.rank, m.min_stay]) filter (where m.min_stay is not null))[2]::int as min_stay,
      (min(array[m.rank, m.no_arrival::int]) filter (where m.no_arrival is not null))[2] = 1 as no_arrival
    from (
      select q.sellable_id, d.day, coalesce(q.last_day - q.first_day, 1000000) * 4294967296 - q.id as rank,
        -- to the rupee, half a rupee up
        coalesce(q.price_paise, case when q.percent is not null then
          ((select s.price_paise from sellables s where s.id = q.sellable_id) * q.percent + 5000) / 10000 * 100 end
        ) as price_paise,
        q.capacity, q.closed, q.min_stay, q.no_arrival
      from seasons q
        join (
          select g.day, 1 << (extract(isodow from g.day)::int - 1) as weekday,
            (extract(month from g.day) * 100 + extract(day from g.day))::int as date
          from (select from_day + n as day from generate_series(0, to_day - from_day - 1) n) g offset 0
        ) d on q.weekdays & d.weekday <> 0 and case
          when q.first_day is null then true
          when not q.yearly then d.day between q.first_day and q.last_day
          when q.first_date <= q.last_date then d.date between q.first_date and q.last_date
          else d.date >= q.first_date or d.date <= q.last_date end
      where true /*and q.sellable_id = any(of)*/
      union all
      select s.id, from_day + n, null, null, null, null, null, null
      from sellables s cross join generate_series(0, to_day - from_day - 1) n
      where (s.cut_off_hours is not null or s.turnaround_days > 0 or s.slot_seasons is not null) /*and s.id = any(of)*/
    ) m group by m.sellable_id, m.day
  $rule$;
  -- Stock at that time on the days [from_day, to_day) that differ from an ordinary day. What is set for a day itself overrides
  -- seasons. A hold that has ended without payment is free, whether or not its row was deleted; a day whose sale has ended is
  -- closed, and so is a time out of its season. A day without a row has the ordinary units free, at the ordinary price.
  -- plainly_sold relies on this rule.
  stock constant text := $rule$
    select k.sellable_id, k.day, k.slot, greatest(k.capacity - k.elsewhere, k.taken - coalesce(e.units, 0)),
      k.taken - coalesce(e.units, 0),
      case when k.closed then 0
        <turnaround>
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
        select q.sellable_id, q.day, x.slot, coalesce(q.capacity, s.units) as capacity, q.price_paise,
          case when s.slot_seasons is not null and out_of_season(s.slot_seasons, x.slot, q.day) then true
            else q.closed end as closed,
          q.min_stay, q.no_arrival, s.turnaround_days,
          sale_ended(q.day, x.slot, s.cut_off_hours, at) as ended
        from ($rule$ || seasons || $rule$) q join sellables s on s.id = q.sellable_id cross join unnest(s.slots) as x(slot)
      ) r on r.sellable_id = a.sellable_id and r.day = a.day and r.slot = a.slot
    ) k left join (
      select h.sellable_id, h.day, h.slot, sum(h.units)::int as units from holds h
      where h.ends_at <= at and h.day >= from_day and h.day < to_day group by 1, 2, 3
    ) e on e.sellable_id = k.sellable_id and e.day = k.day and e.slot = k.slot
  $rule$;
  -- A unit is sold only if it is free on its turnaround days too.
  turnaround constant text := $rule$
        when k.turnaround_days > 0 then greatest(0, least(k.capacity - k.elsewhere - k.taken + coalesce(e.units, 0),
          left_after(k.sellable_id, k.day, k.slot, k.turnaround_days, at))) $rule$;
  of_days constant text := 'sellable_id int, day date, price_paise bigint, capacity int, closed boolean, min_stay int,
    no_arrival boolean';
  of_stock constant text := 'sellable_id int, day date, slot text, capacity int, taken int, free int, price_paise bigint,
    closed boolean, min_stay int, no_arrival boolean';
  made record;
begin
  for made in
    select signature, columns, case when signature like '%of int[]%' then replace(replace(rule, '/*', ''), '*/', '') else rule end
      as rule
    from (values
      ('seasons_of(of int[], from_day date, to_day date)', of_days, seasons),
      ('free_stock(from_day date, to_day date, at timestamptz)', of_stock, replace(stock, '<turnaround>', turnaround)),
      ('free_stock(from_day date, to_day date, at timestamptz, of int[])', of_stock, replace(stock, '<turnaround>', turnaround)),
      -- for readers of all days, who have the days after each at hand
      ('stock_but_for_rest(from_day date, to_day date, at timestamptz, of int[])', of_stock, replace(stock, '<turnaround>', ''))
    ) as list(signature, columns, rule)
  loop
    execute format($function$
      create function %s returns table (%s)
      language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
      #variable_conflict use_column
      begin
        return query %s;
      end $$
    $function$, made.signature, made.columns, made.rule);
  end loop;
end $rules$;

-- Sellables whose stock is what their allotments say: no season, no terms, and no hold that ended without payment.
create function plainly_sold(at timestamptz, of int[]) returns int[] language plpgsql stable parallel safe as $$
begin
  return (
    select coalesce(array_agg(s.id order by s.id), '{}') from sellables s
    where s.id = any(of) and s.cut_off_hours is null and s.turnaround_days = 0 and s.slots = '{""}'
      and not exists (select from seasons q where q.sellable_id = s.id)
      and not exists (select from holds h where h.sellable_id = s.id and h.ends_at <= at));
end $$;
