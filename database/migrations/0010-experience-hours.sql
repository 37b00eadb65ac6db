-- How long an attraction or a tour takes, read from its text: '45 minutes', '3 hours', '2 days 4 hours', '1.5 days'.
-- A day counts 24 hours (S2 §9); null when the text names no time.
create function experience_hours(duration text) returns float8 language sql immutable as $$
  select sum(found[1]::float8 * case when found[2] ~* '^m' then 1 / 60.0 when found[2] ~* '^h' then 1 else 24 end)
  from regexp_matches(duration, '(\d{1,6}(?:\.\d{1,3})?)[\s-]*(minute|min|hour|hr|h|day)', 'gi') as found
$$;

alter table attractions add column duration_hours float8 generated always as (experience_hours(duration)) stored;
alter table tour_packages add column duration_hours float8 generated always as (experience_hours(duration)) stored;
