-- A gateway whose page has an address of its own, or whose script wants a session: kept while the order is open, so that
-- who asks again goes on where they were.
alter table payments
  add column session text,
  add column session_ends_at timestamptz,
  -- SHA-256 of where it leads back to: that address lets its holder see the booking, so nobody else gets the session
  add column session_back text,
  -- when the gateway was last asked about the order
  add column asked_at timestamptz;
create index payments_open on payments (created_at) where status = 'open';
