-- Invoices and credit notes as they were issued. In a series the numbers of a financial year have neither gap nor double:
-- whoever issues one waits for the row of its series, and the database refuses a number whose predecessor is missing.
create table invoice_series (
  -- IN invoices, CN credit notes; TI and TC the same of test payments, which are no money
  series text not null check (series in ('IN', 'CN', 'TI', 'TC')),
  financial_year text not null check (financial_year ~ '^\d\d-\d\d$'),
  primary key (series, financial_year)
);

create table invoices (
  id bigint generated always as identity primary key,
  series text not null,
  financial_year text not null,
  number int not null check (number between 1 and 9999999),
  previous int generated always as (nullif(number - 1, 0)) stored,
  -- at most 16 letters, digits and strokes (CGST Rules 2017, rule 46)
  name text not null unique generated always as (series || '/' || financial_year || '/' || lpad(number::text, 7, '0')) stored,
  booking_id bigint not null references bookings,
  -- the invoice that a credit note takes back some of
  corrects bigint references invoices,
  -- what it was issued for, once: a payment, or what was given back of an invoice
  cause text not null unique,
  issued_at timestamptz not null,
  total_paise bigint not null check (total_paise > 0),
  content jsonb not null,
  foreign key (series, financial_year) references invoice_series,
  unique (series, financial_year, number),
  foreign key (series, financial_year, previous) references invoices (series, financial_year, number),
  check ((series in ('CN', 'TC')) = (corrects is not null))
);
create index invoices_booking on invoices (booking_id);

create function keep_invoice_as_issued() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice stays as it was issued' using errcode = 'integrity_constraint_violation';
end $$;

create trigger invoice_stays_as_issued before update or delete on invoices for each row
  execute function keep_invoice_as_issued();
