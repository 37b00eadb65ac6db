-- What travellers and staff write about bookings, and what reports are made from.

-- What the traveller and the operator write to each other about a booking.
create table booking_messages (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  author text not null check (author in ('traveller', 'operator')),
  -- null: of a booking without an account, or from the command line
  user_id int references users on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  -- what the sender calls it, so that sending it again changes nothing
  form text,
  at timestamptz not null,
  -- when the other side saw it
  read_at timestamptz,
  unique (booking_id, author, form)
);
create index booking_messages_booking on booking_messages (booking_id, at);
create index booking_messages_unread on booking_messages (booking_id, author) where read_at is null;

-- The messages about a booking as one row of the inbox of staff.
create table conversations (
  booking_id bigint primary key references bookings on delete cascade,
  last_message bigint not null references booking_messages on delete cascade,
  -- the first message of the traveller without a reply; null: no reply is due
  waiting_message bigint references booking_messages on delete set null,
  assigned_to int references users on delete set null,
  -- the day on which it returns to the inbox; a new message ends the snooze
  snoozed_until date
);
create unique index conversations_last on conversations (last_message);
create unique index conversations_waiting on conversations (waiting_message) where waiting_message is not null;

-- Enters a new message into its conversation.
create function enter_in_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations as c (booking_id, last_message, waiting_message)
  values (new.booking_id, new.id, case new.author when 'traveller' then new.id end)
  on conflict (booking_id) do update set last_message = new.id, snoozed_until = null,
    waiting_message = case new.author when 'traveller' then coalesce(c.waiting_message, new.id) end;
  return null;
end $$;
create trigger message_enters_conversation after insert on booking_messages
  for each row execute function enter_in_conversation();

-- Replies that staff save to use again. Their placeholders are filled for each booking.
create table saved_replies (
  id int generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 60),
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Files of messages: pictures as they were encoded again, and PDFs as they were sent.
create table booking_attachments (
  id bigint generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  message_id bigint not null references booking_messages on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  bytes bytea not null check (octet_length(bytes) <= 6291456)
);
create index booking_attachments_message on booking_attachments (message_id);

-- Notes of staff about a booking. Travellers do not see them.
create table booking_notes (
  id bigint generated always as identity primary key,
  booking_id int not null references bookings on delete cascade,
  -- the name as it was
  author text not null,
  text text not null check (length(text) between 1 and 2000),
  -- what its form calls it: sent again, it is the same note
  form text not null,
  at timestamptz not null,
  unique (booking_id, form)
);

-- Whether a partner expects the guest of a confirmed line: written when it is confirmed, while partners are asked.
create table acknowledgements (
  booking_id bigint not null references bookings on delete cascade,
  line_id bigint not null references booking_lines on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- null: none yet
  answer text check (answer in ('acknowledged', 'refused')),
  -- why they cannot take the guest, for staff
  reason text check (char_length(reason) between 1 and 500),
  answered_at timestamptz,
  primary key (booking_id, line_id),
  check ((answer is null) = (answered_at is null)),
  check (answer = 'refused' or reason is null)
);
-- What may wait for support.
create index acknowledgements_open on acknowledgements (booking_id, line_id) include (due_at, answer, answered_at)
  where answer is distinct from 'acknowledged';

-- Reminders that were sent. A row is written together with its email, so each is sent once.
create table reminders (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  -- null: about the whole booking
  line_id bigint references booking_lines on delete cascade,
  kind text not null check (kind in ('hold-ends', 'free-cancellation-ends', 'begins', 'review')),
  at timestamptz not null,
  unique nulls not distinct (booking_id, kind, line_id)
);

-- Views of the list of bookings that a member of staff named for themselves.
create table saved_searches (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- filters, order and columns of the list, as its address has them: 'status=pending&sort=guest'; no words that were
  -- typed, so no personal data
  query text not null check (char_length(query) <= 500),
  created_at timestamptz not null,
  unique (user_id, name)
);

-- Long reports, made by a job part by part. Kept for a week.
create table reports (
  id uuid primary key,
  user_id int references users on delete cascade,
  kind text not null,
  first_day date not null,
  last_day date not null,
  -- how many parts it has, and how many are made; all: it is done
  parts int not null check (parts > 0),
  parts_made int not null default 0,
  -- so far
  rows jsonb not null,
  -- why it could not be made
  problem text,
  created_at timestamptz not null,
  check (last_day >= first_day),
  check (parts_made >= 0 and parts_made <= parts)
);
create index reports_of on reports (user_id, created_at desc);

-- One row: the commission on what is sold from this day on is a whole number of rupees.
create table whole_rupees (
  since date primary key
);
insert into whole_rupees values ('2017-07-01');

-- What the registration officer asks about a foreign guest (Immigration and Foreigners Rules 2025, rule 17: Form III, earlier Form C).
-- Deleted a set time after the stay.
create table foreign_guests (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  line_id bigint not null references booking_lines on delete cascade,
  -- the answers as JSON, encrypted with the secret of the installation
  sealed_answers text not null,
  -- at the property
  arrived_at timestamptz not null,
  recorded_at timestamptz not null,
  -- what its form calls it: sent again, it is the same entry
  form text not null,
  unique (booking_id, line_id, form)
);
create index foreign_guests_arrived on foreign_guests (arrived_at, id);
