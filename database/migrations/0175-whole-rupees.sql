lock table room_types, stays, attractions, tour_packages, car_rentals, seasons, allotments, sellables in access exclusive mode;
-- A price is whole rupees: what is shown is what is charged. What has paise goes to the nearest rupee, and nothing becomes free.
create or replace function pg_temp.whole(paise bigint) returns bigint language sql immutable as $$
  select case when paise > 0 then greatest(100, (paise + 50) / 100 * 100) else paise end
$$;

update room_types set price_paise = pg_temp.whole(price_paise) where price_paise % 100 <> 0;
update stays set price_paise = pg_temp.whole(price_paise), original_price_paise = pg_temp.whole(original_price_paise)
  where price_paise % 100 <> 0 or original_price_paise % 100 <> 0;
update attractions set price_paise = pg_temp.whole(price_paise), original_price_paise = pg_temp.whole(original_price_paise),
    adult_price_paise = pg_temp.whole(adult_price_paise), child_price_paise = pg_temp.whole(child_price_paise),
    senior_price_paise = pg_temp.whole(senior_price_paise), infant_price_paise = pg_temp.whole(infant_price_paise)
  where price_paise % 100 <> 0 or original_price_paise % 100 <> 0 or adult_price_paise % 100 <> 0
    or child_price_paise % 100 <> 0 or senior_price_paise % 100 <> 0 or infant_price_paise % 100 <> 0;
update tour_packages set price_paise = pg_temp.whole(price_paise), original_price_paise = pg_temp.whole(original_price_paise),
    adult_price_paise = pg_temp.whole(adult_price_paise), child_price_paise = pg_temp.whole(child_price_paise),
    senior_price_paise = pg_temp.whole(senior_price_paise), infant_price_paise = pg_temp.whole(infant_price_paise)
  where price_paise % 100 <> 0 or original_price_paise % 100 <> 0 or adult_price_paise % 100 <> 0
    or child_price_paise % 100 <> 0 or senior_price_paise % 100 <> 0 or infant_price_paise % 100 <> 0;
update car_rentals set price_paise = pg_temp.whole(price_paise), original_price_paise = pg_temp.whole(original_price_paise),
    extra_km_rate_paise = pg_temp.whole(extra_km_rate_paise)
  where price_paise % 100 <> 0 or original_price_paise % 100 <> 0 or extra_km_rate_paise % 100 <> 0;
update seasons set price_paise = pg_temp.whole(price_paise) where price_paise % 100 <> 0;
update allotments set price_paise = pg_temp.whole(price_paise) where price_paise % 100 <> 0;
update sellables set price_paise = pg_temp.whole(price_paise) where price_paise % 100 <> 0;

alter table room_types add check (price_paise % 100 = 0);
alter table stays add check (price_paise % 100 = 0 and original_price_paise % 100 = 0);
alter table attractions add check (price_paise % 100 = 0 and original_price_paise % 100 = 0 and adult_price_paise % 100 = 0
  and child_price_paise % 100 = 0 and senior_price_paise % 100 = 0 and infant_price_paise % 100 = 0);
alter table tour_packages add check (price_paise % 100 = 0 and original_price_paise % 100 = 0 and adult_price_paise % 100 = 0
  and child_price_paise % 100 = 0 and senior_price_paise % 100 = 0 and infant_price_paise % 100 = 0);
alter table car_rentals add check (price_paise % 100 = 0 and original_price_paise % 100 = 0 and extra_km_rate_paise % 100 = 0);
alter table seasons add check (price_paise % 100 = 0);
alter table allotments add check (price_paise % 100 = 0);
alter table sellables add check (price_paise % 100 = 0);

-- Fees of stays: amounts and caps likewise.
update settings set value = (
  select jsonb_agg(e.entry || jsonb_build_object('cleaning', c.fee, 'service', s.fee) order by e.place)
  from jsonb_array_elements(value) with ordinality e(entry, place)
    cross join lateral (select e.entry -> 'cleaning' || case when e.entry -> 'cleaning' -> 'amount' is not null
      then jsonb_build_object('amount', round((e.entry #>> '{cleaning,amount}')::numeric))
      else jsonb_build_object('cap', round((e.entry #>> '{cleaning,cap}')::numeric)) end as fee) c
    cross join lateral (select e.entry -> 'service' || case when e.entry -> 'service' -> 'amount' is not null
      then jsonb_build_object('amount', round((e.entry #>> '{service,amount}')::numeric))
      else jsonb_build_object('cap', round((e.entry #>> '{service,cap}')::numeric)) end as fee) s
) where key = 'stay-fees' and jsonb_array_length(value) > 0;

-- From that day on what is sold has a commission in whole rupees; a statement of before stays as it was paid.
create table whole_rupees (since date not null);
insert into whole_rupees
select case when exists (select from bookings) then (now() at time zone 'Asia/Kolkata')::date + 1 else date '2017-07-01' end;
