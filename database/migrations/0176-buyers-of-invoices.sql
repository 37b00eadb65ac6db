-- Whom invoices name: a name that is not the booker's, an address and a State can be given without a business. A GSTIN still
-- needs the name of who holds it; which numbers there are, the service knows (UIN, deductors and others too).
alter table bookings add column invoice_state text check (char_length(invoice_state) between 1 and 60);
do $$
declare own record;
begin
  for own in
    select c.conname from pg_constraint c
    where c.conrelid = 'bookings'::regclass and c.contype = 'c' and pg_get_constraintdef(c.oid) like '%gstin%'
  loop
    execute format('alter table bookings drop constraint %I', own.conname);
  end loop;
end $$;
alter table bookings
  add constraint bookings_gstin check (gstin ~ '^\d\d[0-9A-Z]{13}$'),
  add constraint bookings_gstin_of check (company is not null or gstin is null);
