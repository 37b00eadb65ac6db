-- The ordinary price is looked up only where per cent of it is asked, and each day is taken apart once: what most seasons
-- do is close. Else as before: of all sellables, and of a few, which what stands in comments makes of it.
do $both$
declare made text := $rule$
create or replace function seasons_on(from_day date, to_day date /*, of int[]*/)
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
end $both$;
