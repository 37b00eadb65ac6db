-- How much there is to sell on each day, before bookings: units, seasons, and what is set for single days. What bookings hold of
-- it, and what is free, stands in 16-stock-holds.sql.

-- What can run out: rooms of one type, places on a tour or at an attraction, vehicles of one model. A product has one; a stay has
-- one for each room type.
create table sellables (
  id int generated always as identity primary key,
  product_type text not null,
  -- on an ordinary day
  units int not null check (units >= 0),
  -- the ordinary price of a unit; triggers copy it from the product or room type
  price_paise bigint check (price_paise % 100 = 0),
  -- start times ('HH:MM') that triggers copy from the product; {''}: none
  slots text[] not null default '{""}',
  -- the sale of a day ends this long before its time, or before the day begins; null: with the day, or at its time
  cut_off_hours int check (cut_off_hours between 0 and 720),
  -- days after use on which a unit is not sold again
  turnaround_days int not null default 0 check (turnaround_days between 0 and 14)
);
create index sellables_terms on sellables (id) where cut_off_hours is not null or turnaround_days > 0;

-- Copies the price of a product or room type to its sellable.
create function price_of_stock() returns trigger language plpgsql as $$
begin
  update sellables s set price_paise = c.price_paise from changed c
  where s.id = c.sellable_id and s.price_paise is distinct from c.price_paise;
  return null;
end $$;

-- The ordinary number of units, the start times, and when sales end, for other modules.
create function ordinary_units()
returns table (sellable_id int, units int, slots text[], cut_off_hours int, turnaround_days int)
language sql stable parallel safe as $$
  select s.id, s.units, s.slots, s.cut_off_hours, s.turnaround_days from sellables s
$$;

-- A season, or without days a pattern of the week. What is null, the season leaves as it is.
create table seasons (
  id int generated always as identity primary key,
  sellable_id int not null references sellables on delete cascade,
  name text not null,
  -- both included; null: a pattern of the week
  first_day date,
  last_day date,
  -- from that day of the year to the other, in every year
  yearly boolean not null default false,
  -- month and day: 1231
  first_date int generated always as ((extract(month from first_day) * 100 + extract(day from first_day))) stored,
  last_date int generated always as ((extract(month from last_day) * 100 + extract(day from last_day))) stored,
  -- a sum: Monday is 1, Tuesday 2, Wednesday 4
  weekdays int not null default 127 check (weekdays between 1 and 127),
  price_paise bigint check (price_paise >= 0) check (price_paise % 100 = 0),
  -- of the ordinary price: 120 is a fifth more
  percent int check (percent between 1 and 1000),
  min_stay int check (min_stay between 1 and 90),
  no_arrival boolean,
  capacity int check (capacity between 0 and 100000),
  closed boolean,
  check ((first_day is null) = (last_day is null) and first_day <= last_day),
  check (not yearly or first_day is not null and last_day < (first_day + 366)),
  check (price_paise is null or percent is null)
);
create index seasons_sellable on seasons (sellable_id);

-- Whether the sale of that day and time has ended, in India's time, before the day itself; null: it ends with the day.
create function sale_ended(day date, slot text, cut_off_hours int, at timestamptz)
returns boolean language sql stable parallel safe as $$
  select (day + coalesce(nullif(slot, ''), '00:00')::time) at time zone 'Asia/Kolkata'
    - make_interval(hours => cut_off_hours) <= at
$$;

-- What seasons and weekly patterns set for the days [from_day, to_day). Each value comes from the season that covers the fewest
-- days, then from the one that was added last; a weekly pattern covers all days. A day has a row where anything is set for it, and
-- each day of a sellable that has a cut-off or turnaround days. service/stock/season.ts states the same rule.
-- The text makes two functions: for all sellables, and with what stands in /* */ for a few. One function for both would have one
-- plan for both.
do $two$
declare
  made text := $rule$
create function seasons_on(from_day date, to_day date /*, of int[]*/)
returns table (sellable_id int, day date, price_paise bigint, capacity int, closed boolean, min_stay int, no_arrival boolean)
language sql stable parallel safe as $$
  select m.sellable_id, m.day,
    (min(array[m.rank, m.price_paise]) filter (where m.price_paise is not null))[2],
    (min(array[m.rank, m.capacity]) filter (where m.capacity is not null))[2]::int,
    (min(array[m.rank, m.closed::int]) filter (where m.closed is not null))[2] = 1,
    (min(array[m.rank, m.min_stay]) filter (where m.min_stay is not null))[2]::int,
    (min(array[m.rank, m.no_arrival::int]) filter (where m.no_arrival is not null))[2] = 1
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
    where (s.cut_off_hours is not null or s.turnaround_days > 0) /*and s.id = any(of)*/
  ) m group by m.sellable_id, m.day
$$
$rule$;
begin
  execute made;
  execute replace(replace(made, '/*', ''), '*/', '');
end $two$;

-- The same for a few sellables, with a plan that is kept.
create function seasons_of(of int[], from_day date, to_day date)
returns table (sellable_id int, day date, price_paise bigint, capacity int, closed boolean, min_stay int, no_arrival boolean)
language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
begin return query
  select q.* from seasons_on(from_day, to_day, of) q;
end $$;

-- One day (and time) of a sellable. A row exists once the day was sold or changed by the operator; otherwise seasons and
-- sellables.units apply.
create table allotments (
  sellable_id int not null references sellables on delete cascade,
  day date not null,
  -- start time; '': none
  slot text not null default '',
  -- units for sale here and elsewhere: own_capacity, or what the season or sellables.units says
  capacity int not null check (capacity >= 0),
  -- what the operator set for this day; null: nothing
  own_capacity int check (own_capacity >= 0),
  -- units that bookings hold; only service/stock writes it
  taken int not null default 0 check (taken >= 0),
  -- units that other channels have sold or closed
  elsewhere int not null default 0 check (elsewhere >= 0),
  -- from here on null means: as the season or the product says
  price_paise bigint check (price_paise >= 0) check (price_paise % 100 = 0),
  closed boolean,
  min_stay int check (min_stay between 1 and 90),
  no_arrival boolean,
  constraint never_oversold check (taken <= capacity),
  primary key (sellable_id, day, slot)
);
create index allotments_day on allotments (day, sellable_id);
create index allotments_elsewhere on allotments (day, sellable_id) where elsewhere > 0;

-- Allotments of sellables that have neither seasons nor terms: the search index reads them without free_stock.
create function plain_stock(from_day date, to_day date, of int[])
returns table (sellable_id int, day date, free int, price_paise bigint, min_stay int, no_arrival boolean)
language sql stable parallel safe as $$
  select a.sellable_id, a.day, case when a.closed then 0 else greatest(0, a.capacity - a.elsewhere - a.taken) end,
    a.price_paise, coalesce(a.min_stay, 1), coalesce(a.no_arrival, false)
  from allotments a
  where a.sellable_id = any(of) and a.day >= from_day and a.day < to_day and a.slot = ''
$$;

-- Changes that the back office made in the stock grid, so that they can be undone.
create table stock_changes (
  id uuid primary key,
  at timestamptz not null,
  -- what was set for its days and seasons, before and after; what was taken is in the second
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz
);
create index stock_changes_at on stock_changes (at);
