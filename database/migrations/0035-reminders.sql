-- What the clock has written of a booking before, and that it is written once: the row is made with its email.
create table reminders (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  -- null: of the whole booking
  line_id bigint references booking_lines on delete cascade,
  kind text not null check (kind in ('hold-ends', 'free-cancellation-ends', 'begins', 'review')),
  at timestamptz not null,
  unique nulls not distinct (booking_id, kind, line_id)
);

create index booking_lines_starting on booking_lines (start_day) where state = 'live';
create index booking_lines_free_until on booking_lines ((details #>> '{cancellation,freeUntil}')) where state = 'live';
create index bookings_completed on bookings (updated_at) where status = 'completed';

-- Whether the account is asked for reviews after its trips.
alter table users add column review_emails boolean not null default true;
create function wants_review_emails(account int) returns boolean language sql stable parallel safe as $$
  select exists (select from users u where u.id = account and u.review_emails)
$$;
