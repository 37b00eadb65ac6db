-- What the operator says of many days at once, and the one rule that resolves it with all else to a day of stock.

-- What of an ordinary day a season can ask for: its price, and the times at which the product is sold ('': none).
alter table sellables add column price_paise bigint;
alter table sellables add column slots text[] not null default '{""}';
-- How long before its time, or before the day begins, the sale of a day ends; null: with the first day, or at its time.
alter table sellables add column cut_off_hours int check (cut_off_hours between 0 and 720);
-- Days after it was used on which it is not sold yet again.
alter table sellables add column turnaround_days int not null default 0 check (turnaround_days between 0 and 14);
create index sellables_terms on sellables (id) where cut_off_hours is not null or turnaround_days > 0;

create function price_of_stock() returns trigger language plpgsql as $$
begin
  update sellables s set price_paise = c.price_paise from changed c
  where s.id = c.sellable_id and s.price_paise is distinct from c.price_paise;
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['room_types', 'attractions', 'tour_packages', 'car_rentals'] loop
    execute format('update sellables s set price_paise = p.price_paise from %I p where p.sellable_id = s.id', t);
    execute format('create trigger price_of_stock_added after insert on %I referencing new table as changed
      for each statement execute function price_of_stock()', t);
    execute format('create trigger price_of_stock_changed after update on %I referencing new table as changed
      for each statement execute function price_of_stock()', t);
  end loop;
end $$;

create function slots_of_stock() returns trigger language plpgsql as $$
begin
  update sellables s set slots = own.slots
  from (
    select e.sellable_id, coalesce(array_agg(distinct x.time order by x.time) filter (where x.time is not null), '{""}') as slots
    from (
      select a.id, a.sellable_id, 'attraction' as kind from attractions a
      where a.id in (select attraction_id from changed)
      union all
      select p.id, p.sellable_id, 'tour' from tour_packages p where p.id in (select tour_package_id from changed)
    ) e
      left join time_slots t on case when e.kind = 'tour' then t.tour_package_id else t.attraction_id end = e.id
      left join unnest(t.available_times) as x(time) on true
    group by e.sellable_id
  ) own
  where s.id = own.sellable_id and s.slots <> own.slots;
  return null;
end $$;
create trigger slots_of_stock_added after insert on time_slots referencing new table as changed
  for each statement execute function slots_of_stock();
create trigger slots_of_stock_changed after update on time_slots referencing new table as changed
  for each statement execute function slots_of_stock();
create trigger slots_of_stock_removed after delete on time_slots referencing old table as changed
  for each statement execute function slots_of_stock();
update time_slots set name = name;

-- A day's own number and closing: null where nothing is said of the day. What `capacity` is then follows the seasons.
alter table allotments add column own_capacity int check (own_capacity >= 0);
alter table allotments alter column closed drop not null, alter column closed drop default;
update allotments a set own_capacity = a.capacity from sellables s where s.id = a.sellable_id and s.units <> a.capacity;
update allotments set closed = null where not closed;

-- A season, or without days a weekly pattern. What is null, it says nothing of.
create table seasons (
  id int generated always as identity primary key,
  sellable_id int not null references sellables on delete cascade,
  name text not null,
  -- Both included.
  first_day date,
  last_day date,
  -- From that day of the year to that one, in every year.
  yearly boolean not null default false,
  -- Month and day: 1231.
  first_date int generated always as (extract(month from first_day) * 100 + extract(day from first_day)) stored,
  last_date int generated always as (extract(month from last_day) * 100 + extract(day from last_day)) stored,
  -- Monday is 1, Tuesday 2, Wednesday 4.
  weekdays int not null default 127 check (weekdays between 1 and 127),
  price_paise bigint check (price_paise >= 0),
  -- Of the ordinary price: 120 is a fifth dearer.
  percent int check (percent between 1 and 1000),
  min_stay int check (min_stay between 1 and 90),
  no_arrival boolean,
  capacity int check (capacity between 0 and 100000),
  closed boolean,
  check ((first_day is null) = (last_day is null) and first_day <= last_day),
  check (not yearly or (first_day is not null and last_day < first_day + 366)),
  check (price_paise is null or percent is null)
);
create index seasons_sellable on seasons (sellable_id);

-- Whether the sale of that day and time has ended before its end, in India; null: it ends by itself.
create function sale_ended(day date, slot text, cut_off_hours int, at timestamptz) returns boolean
language sql stable parallel safe as $$
  select (day + coalesce(nullif(slot, ''), '00:00')::time) at time zone 'Asia/Kolkata'
    - make_interval(hours => cut_off_hours) <= at
$$;

drop function free_stock(date, date, timestamptz);
-- Two of each: of all sellables, and of a few, which what stands in comments makes of it.
do $both$
declare made text;
begin
  foreach made in array array[
-- What seasons and weekly patterns say of the days [from_day, to_day), each thing by the one that reaches over fewest
-- days, then the one that was set last (a weekly pattern reaches over all). A day that something is said of has a row, and
-- each day of what has terms of sale. service/stock/season.ts says the same.
$rule$
create function seasons_on(from_day date, to_day date /*, of int[]*/)
returns table (
  sellable_id int, day date, price_paise bigint, capacity int, closed boolean, min_stay int, no_arrival boolean
) language sql stable parallel safe as $$
  select m.sellable_id, m.day,
    (min(array[m.rank, m.price_paise]) filter (where m.price_paise is not null))[2],
    (min(array[m.rank, m.capacity]) filter (where m.capacity is not null))[2]::int,
    (min(array[m.rank, m.closed::int]) filter (where m.closed is not null))[2] = 1,
    (min(array[m.rank, m.min_stay]) filter (where m.min_stay is not null))[2]::int,
    (min(array[m.rank, m.no_arrival::int]) filter (where m.no_arrival is not null))[2] = 1
  from (
    select q.sellable_id, d.day, coalesce(q.last_day - q.first_day, 1000000) * 4294967296 - q.id as rank,
      -- to the rupee, half a rupee up
      coalesce(q.price_paise, (s.price_paise * q.percent + 5000) / 10000 * 100) as price_paise,
      q.capacity, q.closed, q.min_stay, q.no_arrival
    from seasons q join sellables s on s.id = q.sellable_id
      join (
        select g.day, 1 << (extract(isodow from g.day)::int - 1) as weekday,
          (extract(month from g.day) * 100 + extract(day from g.day))::int as date
        from (select from_day + n as day from generate_series(0, to_day - from_day - 1) n) g
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
$$ $rule$,
-- Stock at that instant on the days [from_day, to_day) that differ from the ordinary. What is said of the day itself goes
-- before what seasons and weekly patterns say. An unpaid hold that has ended is free, swept or not; a day whose sale has
-- ended is closed. What has no row here has its ordinary units free, at its own price.
-- Its plan is kept: to plan the rule would cost a search more than its answer.
$rule$
create function free_stock(from_day date, to_day date, at timestamptz /*, of int[]*/)
returns table (
  sellable_id int, day date, slot text, capacity int, taken int, free int, price_paise bigint, closed boolean,
  min_stay int, no_arrival boolean
) language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin return query
  select k.sellable_id, k.day, k.slot, k.capacity, k.taken - coalesce(e.units, 0),
    case when k.closed then 0
      when k.turnaround_days > 0 then greatest(0, least(k.capacity - k.taken + coalesce(e.units, 0),
        left_after(k.sellable_id, k.day, k.slot, k.turnaround_days, at)))
      else greatest(0, k.capacity - k.taken + coalesce(e.units, 0)) end,
    k.price_paise, k.closed, k.min_stay, k.no_arrival
  from (
    select coalesce(a.sellable_id, r.sellable_id) as sellable_id, coalesce(a.day, r.day) as day,
      coalesce(a.slot, r.slot) as slot, coalesce(a.capacity, r.capacity) as capacity, coalesce(a.taken, 0) as taken,
      coalesce(a.price_paise, r.price_paise) as price_paise,
      coalesce(r.ended, false) or coalesce(a.closed, r.closed, false) as closed,
      coalesce(r.min_stay, 1) as min_stay, coalesce(r.no_arrival, false) as no_arrival,
      coalesce(r.turnaround_days, 0) as turnaround_days
    from (
      select o.sellable_id, o.day, o.slot, o.capacity, o.taken, o.price_paise, o.closed from allotments o
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
end $$ $rule$
  ] loop
    execute made;
    execute replace(replace(made, '/*', ''), '*/', '');
  end loop;
end $both$;

-- The same of a few sellables, its plan kept.
create function seasons_of(of int[], from_day date, to_day date)
returns table (
  sellable_id int, day date, price_paise bigint, capacity int, closed boolean, min_stay int, no_arrival boolean
) language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
begin return query
  select q.* from seasons_on(from_day, to_day, of) q;
end $$;

-- The least that is left on the days after it on which what is used on that day is not ready again.
create function left_after(sellable int, on_day date, at_slot text, turnaround int, at timestamptz) returns int
language sql stable parallel safe as $$
  select min(coalesce(a.capacity, r.capacity, s.units) - coalesce(a.taken, 0) + (
    select coalesce(sum(h.units), 0)::int from holds h
    where h.sellable_id = sellable and h.day = on_day + n and h.slot = at_slot and h.ends_at <= at))
  from generate_series(1, turnaround) n join sellables s on s.id = sellable
    left join allotments a on a.sellable_id = sellable and a.day = on_day + n and a.slot = at_slot
    left join seasons_of(array[sellable], on_day + 1, on_day + turnaround + 1) r on r.day = on_day + n
$$;

drop function ordinary_units();
-- How many there are on an ordinary day, at which times, and how long before the start their sale ends.
create function ordinary_units() returns table (sellable_id int, units int, slots text[], cut_off_hours int)
language sql stable parallel safe as $$
  select s.id, s.units, s.slots, s.cut_off_hours from sellables s
$$;

drop index allotments_day;
create index allotments_day on allotments (day, sellable_id);
