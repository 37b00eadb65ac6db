-- A search index reads the nights of all that can be sold (decision 100). Of what has neither seasons nor terms of its own, and of
-- which nothing that was held has come free by itself, the stock is what its allotments say: these are read without `free_stock`,
-- which joins and groups for the others. Whoever makes `free_stock` anew looks here too.
create function plainly_sold(at timestamptz, of int[]) returns int[] language sql stable parallel safe as $$
  select coalesce(array_agg(s.id order by s.id), '{}') from sellables s
  where s.id = any(of) and s.cut_off_hours is null and s.turnaround_days = 0 and s.slots = '{""}'
    and not exists (select from seasons q where q.sellable_id = s.id)
    and not exists (select from holds h where h.sellable_id = s.id and h.ends_at <= at)
$$;

create function plain_stock(from_day date, to_day date, of int[])
returns table (sellable_id int, day date, free int, price_paise bigint, min_stay int, no_arrival boolean)
language sql stable parallel safe as $$
  select a.sellable_id, a.day, case when a.closed then 0 else greatest(0, a.capacity - a.elsewhere - a.taken) end,
    a.price_paise, coalesce(a.min_stay, 1), coalesce(a.no_arrival, false)
  from allotments a
  where a.sellable_id = any(of) and a.day >= from_day and a.day < to_day and a.slot = ''
$$;
