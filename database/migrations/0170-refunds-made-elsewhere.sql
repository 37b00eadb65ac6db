-- Money also goes back without us: the operator refunds on the gateway's own dashboard, or loses a dispute. Both lower
-- what is left of a payment. own: we owe it and send it; outside: refunded at the gateway; dispute: taken by a chargeback.
alter table refunds add column origin text not null default 'own' check (origin in ('own', 'outside', 'dispute'));

-- void: it counts no more. A refund of our own that another one made needless, or an outside one that came back.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('due', 'sent', 'done', 'failed', 'void'));
drop index refunds_open;
create index refunds_open on refunds (payment_id) where state in ('due', 'sent', 'failed');

-- What we owe stays within what was captured. What happened elsewhere is recorded as it happened: a dispute can take
-- money that was refunded before.
create or replace function refund_what_was_captured() returns trigger language plpgsql as $$
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

create or replace function keep_refund_as_owed() returns trigger language plpgsql as $$
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

alter table payment_events drop constraint payment_events_what_check;
alter table payment_events
  add constraint payment_events_what_check check (what in ('paid', 'failed', 'refunded', 'disputed'));

alter table booking_changes
  drop constraint booking_changes_kind_check,
  add constraint booking_changes_kind_check check (kind in ('sale', 'kept', 'paid', 'part-paid', 'details', 'changed',
    'change-held', 'change-dropped', 'line-cancelled', 'cancelled', 'expired', 'given-back', 'refunded',
    'refunded-outside', 'dispute-lost', 'completed', 'redeemed', 'no-show'));
