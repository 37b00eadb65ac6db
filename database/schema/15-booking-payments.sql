-- Money of bookings: payments and refunds.

-- An order at a payment gateway, or a payment that the operator recorded. A booking may have several.
create table payments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  gateway text not null,
  -- whether money moved; decided when it was opened
  mode text not null check (mode in ('live', 'test')),
  method text not null check (method in ('upi', 'card', 'netbanking', 'wallet', 'cash')),
  amount_paise bigint not null check (amount_paise > 0),
  -- held: another amount came than was asked for; staff decide
  status text not null check (status in ('open', 'captured', 'failed', 'held')),
  -- the gateway's name for the order
  reference text not null unique,
  -- the gateway's name for the payment, if that is another
  paid_as text unique,
  -- of a gateway with a page of its own: kept while the order is open, so that a payer who asks again goes on where they
  -- were
  session text,
  session_ends_at timestamptz,
  -- SHA-256 of the address that it leads back to: that address shows the booking, so no one else gets the session
  session_back text,
  created_at timestamptz not null,
  -- when the gateway was last asked about the order
  checked_at timestamptz,
  settled_at timestamptz,
  constraint test_gateway_moves_no_money check (gateway <> 'test' or mode = 'test')
);
create index payments_booking on payments (booking_id);
create index payments_held on payments (booking_id) where status = 'held';
create index payments_settled on payments (settled_at) include (amount_paise, status, mode) where settled_at is not null;
create index payments_on_trial on payments (booking_id) where mode = 'test' and status = 'captured';
create index payments_open on payments (created_at) where status = 'open';

-- What payers say about a transfer from their own UPI app, so that staff look for it: the last report counts.
create table transfer_reports (
  booking_id bigint primary key references bookings on delete cascade,
  -- the app's name for the transfer
  reference text check (reference ~ '^[A-Za-z0-9]{8,35}$'),
  reported_at timestamptz not null
);

create function keep_payment_as_opened() returns trigger language plpgsql as $$
begin
  raise exception 'The gateway, the mode and the amount of a payment stay as they were opened'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger payment_stays_as_opened before update on payments for each row
  when ((old.gateway, old.mode, old.reference, old.amount_paise)
    is distinct from (new.gateway, new.mode, new.reference, new.amount_paise))
  execute function keep_payment_as_opened();

-- Messages of gateways about our payments: each is recorded once, however often it is sent.
create table payment_events (
  gateway text not null,
  -- the gateway's name for the message
  event text not null,
  what text not null check (what in ('paid', 'failed', 'refunded', 'disputed')),
  payment_id bigint not null references payments on delete cascade,
  received_at timestamptz not null,
  primary key (gateway, event)
);
create index payment_events_payment on payment_events (payment_id);

-- Money that is refunded, and how far it has come. Rows are not deleted, and the payment stays captured: what is left of it is its
-- amount minus its refunds.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete cascade,
  -- that of its payment, set by a trigger
  booking_id bigint not null,
  -- own: we owe it and send it; outside: refunded at the gateway; dispute: taken by a chargeback
  origin text not null default 'own' check (origin in ('own', 'outside', 'dispute')),
  amount_paise bigint not null check (amount_paise > 0),
  -- due: not sent yet; sent: the gateway has it; failed: it has to be sent by hand; void: it no longer counts
  state text not null default 'due' check (state in ('due', 'sent', 'done', 'failed', 'void')),
  -- by which the gateway recognises a repeated request
  idempotency_key text not null unique,
  -- the gateway's or the bank's name for it
  reference text,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'done') = (settled_at is not null))
);
create index refunds_payment on refunds (payment_id);
create index refunds_settled on refunds (settled_at) where settled_at is not null;
create index refunds_done on refunds (booking_id) where state = 'done';
create index refunds_open on refunds (payment_id) where state in ('due', 'sent', 'failed');

-- A refund has the booking of its payment, whatever was written.
create function refund_of_booking() returns trigger language plpgsql as $$
begin
  select booking_id into new.booking_id from payments where id = new.payment_id;
  return new;
end $$;

-- What we owe stays within what was captured: whoever adds a refund waits here for others of the same payment. What happened
-- outside is recorded as it happened, because a dispute can take money that was refunded before.
create function refund_within_capture() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
begin
  select * into paid from payments where id = new.payment_id for update;
  if new.origin = 'own' and (paid.status <> 'captured' or paid.amount_paise < new.amount_paise
    + (select coalesce(sum(amount_paise), 0) from refunds where payment_id = new.payment_id and state <> 'void'))
  then
    raise exception 'More would go back than was captured'
      using errcode = 'check_violation', constraint = 'refunds_within_captures';
  end if;
  if new.origin <> 'own' and paid.status not in ('captured', 'held') then
    raise exception 'Nothing goes back of a payment that did not come'
      using errcode = 'check_violation', constraint = 'refunds_within_captures';
  end if;
  if paid.mode = 'test' and new.state <> 'due' then
    raise exception 'No money came, so none goes back'
      using errcode = 'check_violation', constraint = 'no_money_to_send_back';
  end if;
  return new;
end $$;

create function keep_refund_as_owed() returns trigger language plpgsql as $$
begin
  if (old.payment_id, old.amount_paise, old.idempotency_key, old.origin)
    is distinct from (new.payment_id, new.amount_paise, new.idempotency_key, new.origin)
  then
    raise exception 'The payment, the amount and the key of a refund stay as it was owed'
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> 'due' and exists (select from payments where id = new.payment_id and mode = 'test') then
    raise exception 'No money came, so none goes back'
      using errcode = 'check_violation', constraint = 'no_money_to_send_back';
  end if;
  if old.state = 'void' and new.state <> 'void'
    or old.state = 'done' and new.state <> 'done' and not (old.origin = 'outside' and new.state = 'void')
  then
    raise exception 'Money that went back does not come again' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger refund_within_capture before insert on refunds
  for each row execute function refund_within_capture();
create trigger refund_stays_as_owed before update on refunds
  for each row execute function keep_refund_as_owed();
create trigger refund_of_booking before insert or update of booking_id on refunds
  for each row execute function refund_of_booking();
