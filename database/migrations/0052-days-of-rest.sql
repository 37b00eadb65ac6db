drop function ordinary_units();
-- How many there are on an ordinary day, at which times, how long before the start their sale ends, and how many days they
-- are made ready after their last one.
create function ordinary_units() returns table (
  sellable_id int, units int, slots text[], cut_off_hours int, turnaround_days int
) language sql stable parallel safe as $$
  select s.id, s.units, s.slots, s.cut_off_hours, s.turnaround_days from sellables s
$$;
