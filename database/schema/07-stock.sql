-- How much there is to sell on each day, before bookings: units, seasons, and what is set for single days. What bookings hold of
-- it, and what is free, is in 16-stock-holds.sql.

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
  turnaround_days int not null default 0 check (turnaround_days between 0 and 14),
  -- of start times that are not offered all year their seasons, copied too: {"18:00": [{first, last, yearly}]}
  slot_seasons jsonb
);
create index sellables_terms on sellables (id)
  where cut_off_hours is not null or turnaround_days > 0 or slot_seasons is not null;

-- Copies the price of a product or room type to its sellable.
create function price_of_stock() returns trigger language plpgsql as $$
declare
  ids int[];
  prices bigint[];
begin
  select array_agg(sellable_id), array_agg(price_paise) into ids, prices from changed;
  update sellables s set price_paise = c.price_paise from unnest(ids, prices) as c(sellable_id, price_paise)
  where s.id = c.sellable_id and s.price_paise is distinct from c.price_paise;
  return null;
end $$;

-- The ordinary number of units, the start times, and when sales end, for other modules.
create view ordinary_units as
  select id as sellable_id, units, slots, cut_off_hours, turnaround_days, slot_seasons from sellables;

-- Whether a start time is not offered on that day: it has seasons, and the day is in none of them. A season without a first day has
-- begun, one without a last day does not end. service/stock/slot-season.ts states the same rule.
create function out_of_season(seasons jsonb, slot text, day date) returns boolean language plpgsql stable parallel safe as $$
declare
  whole constant text := to_char(day, 'YYYY-MM-DD');
  date constant text := to_char(day, 'MM-DD');
begin
  return coalesce(seasons ? slot, false) and not exists (
    select from (
      select one ->> 'first' as first, one ->> 'last' as last, (one ->> 'yearly')::boolean as yearly,
        substr(one ->> 'first', 6) as first_date, substr(one ->> 'last', 6) as last_date
      from jsonb_array_elements(seasons -> slot) as one
    ) s
    where case
      when not s.yearly then whole between coalesce(s.first, whole) and coalesce(s.last, whole)
      when s.first_date <= s.last_date then date between s.first_date and s.last_date
      else date >= s.first_date or date <= s.last_date end);
end $$;

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
create index allotments_day on allotments (day, sellable_id) include (capacity, taken);
create index allotments_elsewhere on allotments (day, sellable_id) where elsewhere > 0;

-- Allotments of sellables that have no start times, for the search index: of those that plainly_sold names they are all there is.
create view plain_stock as
  select sellable_id, day, case when closed then 0 else greatest(0, capacity - elsewhere - taken) end as free, price_paise,
    coalesce(min_stay, 1) as min_stay, coalesce(no_arrival, false) as no_arrival
  from allotments where slot = '';

-- Changes that the back office made of the stock of days, so that they can be undone.
create table stock_changes (
  id uuid primary key,
  at timestamptz not null,
  -- until when it can be undone
  keep_until timestamptz not null,
  -- a rule, which is undone day by day; otherwise a change of the grid, which is undone whole
  is_rule boolean not null default false,
  -- what was set for its days and seasons, before and after; what was taken is in the second. Of a rule the second lists the days
  -- with what was set for them before and after.
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz
);
create index stock_changes_kept on stock_changes (keep_until);
