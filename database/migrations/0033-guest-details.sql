-- Who travels, and what the places they go to should know before. Who books leads unless another is named; what is on
-- the head is of the whole trip, what is on a line of that line alone.
alter table bookings
  add column lead_traveller text check (char_length(lead_traveller) between 1 and 120),
  add column phone text check (char_length(phone) between 1 and 25),
  add column requests text check (char_length(requests) between 1 and 1000),
  -- whom the invoices from then on are for
  add column company text check (char_length(company) between 1 and 200),
  add column company_address text check (char_length(company_address) between 1 and 500),
  add column gstin text check (gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  add check (company is not null or (gstin is null and company_address is null));
alter table booking_lines
  add column arrival_time text check (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column guest_names text[] not null default '{}' check (cardinality(guest_names) <= 100);

-- Whether every traveller has to be named: for permits, and for tickets that are made out to somebody.
alter table attractions add column asks_names boolean not null default false;
alter table tour_packages add column asks_names boolean not null default false;

-- Who rents a car said it with the line: it is of the head like everything else.
with told as (
  select distinct on (booking_id) booking_id, nullif(left(btrim(details -> 'pickup' ->> 'phone'), 25), '') as phone,
    nullif(left(btrim(details -> 'pickup' ->> 'notes'), 1000), '') as notes
  from booking_lines where jsonb_typeof(details -> 'pickup') = 'object' order by booking_id, id
)
update bookings b set phone = told.phone, requests = told.notes from told where told.booking_id = b.id;
update booking_lines set details = details #- '{pickup,phone}' #- '{pickup,notes}'
  where jsonb_typeof(details -> 'pickup') = 'object';
