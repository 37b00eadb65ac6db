-- Whether money moved through a payment: decided by its gateway when it was opened, and never again. What the test
-- gateway took is no money, whatever becomes of its booking.
alter table payments add column mode text check (mode in ('live', 'test'));
update payments set mode = case gateway when 'test' then 'test' else 'live' end;
alter table payments alter column mode set not null;
alter table payments add constraint test_gateway_moves_no_money check (gateway <> 'test' or mode = 'test');
alter table payments add constraint no_money_to_send_back check (gateway <> 'test' or status <> 'refunded');

create function keep_payment_as_opened() returns trigger language plpgsql as $$
begin
  raise exception 'The gateway, the mode and the amount of a payment stay as they were opened'
    using errcode = 'integrity_constraint_violation';
end $$;

create trigger payment_stays_as_opened before update on payments for each row
  when ((old.gateway, old.mode, old.reference, old.amount_paise)
    is distinct from (new.gateway, new.mode, new.reference, new.amount_paise))
  execute function keep_payment_as_opened();
