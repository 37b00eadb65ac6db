-- What is said of a day itself can be a least stay and whether one may arrive, too.
alter table allotments add column min_stay int check (min_stay between 1 and 90);
alter table allotments add column no_arrival boolean;

-- As before, but for these two. Of all sellables, and of a few, which what stands in comments makes of it.
do $both$
declare made text := $rule$
create or replace function free_stock(from_day date, to_day date, at timestamptz /*, of int[]*/)
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
      coalesce(a.min_stay, r.min_stay, 1) as min_stay,
      coalesce(a.no_arrival, r.no_arrival, false) as no_arrival,
      coalesce(r.turnaround_days, 0) as turnaround_days
    from (
      select o.sellable_id, o.day, o.slot, o.capacity, o.taken, o.price_paise, o.closed, o.min_stay, o.no_arrival
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

-- What the grid of the desk wrote, so that it can be taken back.
create table stock_changes (
  id uuid primary key,
  at timestamptz not null,
  -- What was said of its days and seasons before it and after it; what was taken is with the latter.
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz
);
create index stock_changes_at on stock_changes (at);
