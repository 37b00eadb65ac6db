-- What is owed back of a payment, and how far it has come: a row for each time, never deleted. Money that was taken stays
-- captured, whatever of it goes back; what is left of it is the one minus the others.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete cascade,
  amount_paise bigint not null check (amount_paise > 0),
  -- by which the provider knows that it was asked before
  idempotency_key text not null unique,
  -- due: nobody has sent it yet; sent: the provider has it and has not sent it on; failed: it has to be sent by hand
  state text not null default 'due' check (state in ('due', 'sent', 'done', 'failed')),
  -- the provider's or the bank's name for it
  reference text,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'done') = (settled_at is not null))
);
create index refunds_payment on refunds (payment_id);
create index refunds_open on refunds (payment_id) where state <> 'done';

-- The gateway's name for the money that came, where it is not that of the order.
alter table payments add column paid_as text unique;
update payments set paid_as = case gateway when 'test' then replace(reference, 'test_', 'test_paid_') else reference end
  where status in ('captured', 'refund_due', 'refunded');

insert into refunds (payment_id, amount_paise, idempotency_key, state, created_at, settled_at)
select id, refund_paise, 'refund_of_' || id, case status when 'refunded' then 'done' else 'due' end,
  coalesce(settled_at, created_at), case status when 'refunded' then coalesce(settled_at, created_at) end
from payments where status in ('refund_due', 'refunded') and refund_paise > 0 order by id;

alter table payments drop constraint no_money_to_send_back;
update payments set status = 'captured' where status in ('refund_due', 'refunded');
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in ('open', 'captured', 'failed'));
alter table payments drop column refund_paise;

-- Who owes a refund waits here for who owes another of the same money: together they are never more than was taken.
create function refund_what_was_captured() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
begin
  select * into paid from payments where id = new.payment_id for update;
  if paid.status <> 'captured' or paid.amount_paise < new.amount_paise
    + (select coalesce(sum(amount_paise), 0) from refunds where payment_id = new.payment_id)
  then
    raise exception 'More would go back than was captured'
      using errcode = 'check_violation', constraint = 'refunds_within_captures';
  end if;
  if paid.mode = 'test' and new.state <> 'due' then
    raise exception 'No money came, so none goes back'
      using errcode = 'check_violation', constraint = 'no_money_to_send_back';
  end if;
  return new;
end $$;
create trigger refund_within_capture before insert on refunds for each row execute function refund_what_was_captured();

create function keep_refund_as_owed() returns trigger language plpgsql as $$
begin
  if (old.payment_id, old.amount_paise, old.idempotency_key)
    is distinct from (new.payment_id, new.amount_paise, new.idempotency_key)
  then
    raise exception 'The payment, the amount and the key of a refund stay as it was owed'
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> 'due' and exists (select from payments where id = new.payment_id and mode = 'test') then
    raise exception 'No money came, so none goes back'
      using errcode = 'check_violation', constraint = 'no_money_to_send_back';
  end if;
  if old.state = 'done' and new.state <> 'done' then
    raise exception 'Money that went back does not come again' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger refund_stays_as_owed before update on refunds for each row execute function keep_refund_as_owed();
