-- The number beside a score is the number of reviews that make it (decision 21): where three are verified it was already; else
-- those that came with the catalogue or are verified, where there are any.
do $$
declare one record;
begin
  for one in
    select * from (values ('stays', 'stay_id'), ('attractions', 'attraction_id'), ('tour_packages', 'tour_package_id'),
      ('car_rentals', 'car_rental_id')) as kinds(product, key)
  loop
    execute format($update$
      update %1$I p set reviews = seen.base
      from (
        select r.%2$I as id, count(*) filter (where verified)::int as verified,
          count(*) filter (where verified or recorded)::int as base
        from reviews r where r.%2$I is not null and not hidden and published_at is not null group by 1
      ) seen
      where p.id = seen.id and seen.verified < 3 and seen.base > 0 and p.reviews <> seen.base
    $update$, one.product, one.key);
  end loop;
end $$;
