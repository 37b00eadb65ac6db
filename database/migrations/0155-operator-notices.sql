-- What the operator is told of in one email together, where more came within an hour than is sent as single emails. What was
-- written is kept where it belongs; a row is gone with the email that names it.
create table operator_notices (
  id bigint generated always as identity primary key,
  kind text not null,
  -- the booking it is about, where it is about one
  booking_id text,
  recipient text not null,
  at timestamptz not null
);
