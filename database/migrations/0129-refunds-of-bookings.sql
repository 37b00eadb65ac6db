-- Which bookings had money back is read from one index, however many payments there are: a refund knows its booking.
alter table refunds add column booking_id bigint;
alter table refunds disable trigger refund_stays_as_owed;
update refunds r set booking_id = p.booking_id from payments p where p.id = r.payment_id;
alter table refunds enable trigger refund_stays_as_owed;
alter table refunds alter column booking_id set not null;
create index refunds_done on refunds (booking_id) where state = 'done';

-- That of its payment, whoever writes it.
create function refund_of_booking() returns trigger language plpgsql as $$
begin
  select booking_id into new.booking_id from payments where id = new.payment_id;
  return new;
end $$;
create trigger refund_of_booking before insert or update of booking_id on refunds
  for each row execute function refund_of_booking();

-- Of which bookings lines ended is read from the index alone. A sale that is not paid yet writes nothing here.
drop index booking_lines_ended;
create index booking_lines_ended on booking_lines (start_day) include (product_type, booking_id)
  where state in ('cancelled', 'expired');
