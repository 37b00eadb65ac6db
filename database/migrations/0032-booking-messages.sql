-- What a traveller and the operator write to each other about a booking.
create table booking_messages (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  author text not null check (author in ('traveller', 'operator')),
  -- null: of a booking without an account, or from the command line
  user_id int references users,
  text text not null check (char_length(text) between 1 and 2000),
  -- what its sender calls it, so that sending it again changes nothing
  form text,
  at timestamptz not null,
  -- when the other side saw it
  read_at timestamptz,
  unique (booking_id, author, form)
);
create index booking_messages_booking on booking_messages (booking_id, at);
create index booking_messages_unread on booking_messages (booking_id, author) where read_at is null;
