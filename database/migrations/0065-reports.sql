-- What reports are read by: when a document was issued, and when something of a booking ended.
create index invoices_issued on invoices (issued_at);
create index booking_changes_ended on booking_changes (at) where kind in ('line-cancelled', 'cancelled', 'expired');

-- Cancelled bookings are found by their days, too.
create index booking_lines_ended on booking_lines (start_day) where state in ('cancelled', 'expired');

-- Long reports, made by a job; kept for a week.
create table reports (
  id uuid primary key,
  -- who wants it
  user_id int references users on delete cascade,
  kind text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- of so many parts so many are made; all: it is done
  parts int not null check (parts > 0),
  parts_made int not null default 0 check (parts_made between 0 and parts),
  -- its rows so far
  rows jsonb not null,
  -- why it could not be made
  problem text,
  created_at timestamptz not null
);
create index reports_of on reports (user_id, created_at desc);
