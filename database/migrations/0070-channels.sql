-- What other channels have sold or closed: units of a day that are not there for us.
alter table allotments add column elsewhere int not null default 0 check (elsewhere >= 0);
create index allotments_elsewhere on allotments (day, sellable_id) where elsewhere > 0;

-- As before, but for what is sold elsewhere: it lowers what is there, never below what is taken. Of all sellables, and of a
-- few, which what stands in comments makes of it.
do $both$
declare made text := $rule$
create or replace function free_stock(from_day date, to_day date, at timestamptz /*, of int[]*/)
returns table (
  sellable_id int, day date, slot text, capacity int, taken int, free int, price_paise bigint, closed boolean,
  min_stay int, no_arrival boolean
) language plpgsql stable parallel safe set plan_cache_mode = force_generic_plan as $$
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
  execute made;
  execute replace(replace(made, '/*', ''), '*/', '');
end $both$;

create or replace function left_after(sellable int, on_day date, at_slot text, turnaround int, at timestamptz) returns int
language sql stable parallel safe as $$
  select min(coalesce(a.capacity, r.capacity, s.units) - coalesce(a.elsewhere, 0) - coalesce(a.taken, 0) + (
    select coalesce(sum(h.units), 0)::int from holds h
    where h.sellable_id = sellable and h.day = on_day + n and h.slot = at_slot and h.ends_at <= at))
  from generate_series(1, turnaround) n join sellables s on s.id = sellable
    left join allotments a on a.sellable_id = sellable and a.day = on_day + n and a.slot = at_slot
    left join seasons_of(array[sellable], on_day + 1, on_day + turnaround + 1) r on r.day = on_day + n
$$;

-- Where the same rooms and vehicles are sold beside us, each known by two calendars: theirs, which we read, and ours.
create table channels (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  sellable_id int not null references sellables on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- which of several alike is sold there: channels of one unit close it once
  unit int not null check (unit between 1 and 1000),
  -- of their calendar; null: none is read
  address text check (length(address) <= 2000),
  -- of the key of our calendar for them: another number, and no address from before opens it
  key_version int not null default 1,
  -- the days that our calendar called taken when they read it last
  told text[] not null default '{}',
  told_at timestamptz,
  -- when theirs is read next; null: never
  next_at timestamptz,
  -- when it was last read well, and when last in full rather than found unchanged
  read_at timestamptz,
  whole_at timestamptz,
  etag text,
  last_modified text,
  body_hash text,
  failures int not null default 0,
  problem text,
  created_at timestamptz not null
);
create index channels_of on channels (sellable_id);
create index channels_due on channels (next_at) where next_at is not null;
create index channels_failing on channels (failures) where failures > 0;

-- The days that their calendar calls taken.
create table channel_days (
  channel_id int not null references channels on delete cascade,
  day date not null,
  -- they only repeat what ours has told them: it takes nothing from us
  echo boolean not null,
  primary key (channel_id, day)
);
