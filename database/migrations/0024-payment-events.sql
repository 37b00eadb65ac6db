-- What providers told of our payments: each message once, however often it is told.
create table payment_events (
  gateway text not null,
  -- the provider's name for the message
  event text not null,
  what text not null check (what in ('paid', 'failed', 'refunded')),
  payment_id bigint not null references payments on delete cascade,
  received_at timestamptz not null,
  primary key (gateway, event)
);
create index payment_events_payment on payment_events (payment_id);

-- held: another amount came than was asked for; it buys nothing, and waits for a person
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in ('open', 'captured', 'failed', 'held'));
create index payments_held on payments (booking_id) where status = 'held';
