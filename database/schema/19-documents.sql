-- Invoices and credit notes as they were issued, what was billed, and used vouchers.

-- A series of numbers in a financial year. Whoever issues a document locks its row, so numbers have neither gaps nor doubles.
create table invoice_series (
  -- IN invoices, CN credit notes; TI and TC the same of test payments, which are no money
  series text not null check (series in ('IN', 'CN', 'TI', 'TC')),
  financial_year text not null check (financial_year ~ '^\d\d-\d\d$'),
  primary key (series, financial_year)
);

-- An invoice or a credit note. The database refuses a number whose predecessor is missing.
create table invoices (
  id bigint generated always as identity primary key,
  series text not null,
  financial_year text not null,
  number int not null check (number between 1 and 9999999),
  previous int generated always as (nullif(number - 1, 0)) stored,
  -- at most 16 emails, digits and strokes (CGST Rules 2017, rule 46)
  name text generated always as ((((series || '/') || financial_year) || '/') || lpad(number::text, 7,
    '0')) stored not null unique,
  booking_id bigint not null references bookings,
  -- the invoice that a credit note corrects
  corrects bigint references invoices,
  -- what it was issued for, once: a payment, or a refund
  cause text not null unique,
  issued_at timestamptz not null,
  total_paise bigint not null check (total_paise > 0),
  -- all that it says
  content jsonb not null,
  check ((series in ('CN', 'TC')) = (corrects is not null)),
  unique (series, financial_year, number),
  foreign key (series, financial_year) references invoice_series (series, financial_year),
  foreign key (series, financial_year, previous) references invoices (series, financial_year, number)
);
create index invoices_booking on invoices (booking_id);
create index invoices_issued on invoices (issued_at);

create function keep_invoice_as_issued() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice stays as it was issued' using errcode = 'integrity_constraint_violation';
end $$;

-- What was billed for real money, line by line. Sections are the tables of GSTR-1: a supply between two states to a buyer without a
-- GSTIN is listed on its own from an invoice of more than a lakh of rupees on (table 5, since August 2024), and so are the credit
-- notes for it (table 9B). Other credit notes to buyers without a GSTIN reduce table 7.
create view billed_lines as
  select i.id as invoice_id, (i.issued_at at time zone 'Asia/Kolkata')::date as day, i.series = 'CN' as credit,
    case when i.series = 'CN' and s.gstin is not null then '9B CDNR'
      when s.gstin is not null then '4A B2B'
      when p.igst > 0 and coalesce(o.total_paise, i.total_paise) > 10000000
        then case when i.series = 'CN' then '9B CDNUR' else '5 B2CL' end
      else '7 B2CS' end as section,
    i.name, s.gstin, i.content ->> 'placeOfSupply' as place, l.tax ->> 'percent' as percent, l.sac, l.quantity, l.taxable,
    (l.tax ->> 'amount')::bigint as tax, p.igst, p.cgst, p.sgst
  from invoices i left join invoices o on o.id = i.corrects
    cross join lateral (select i.content -> 'buyer' ->> 'gstin' as gstin) s
    cross join lateral jsonb_to_recordset(i.content -> 'lines')
      as l(sac text, quantity bigint, taxable bigint, tax jsonb)
    cross join lateral (
      select coalesce(sum(amount) filter (where name = 'IGST'), 0) as igst,
        coalesce(sum(amount) filter (where name = 'CGST'), 0) as cgst,
        coalesce(sum(amount) filter (where name = 'SGST'), 0) as sgst
      from jsonb_to_recordset(l.tax -> 'parts') as x(name text, amount bigint)
    ) p
  where i.series in ('IN', 'CN');

-- The same by day, as billed_taxes groups it. '' where an invoice says nothing.
create view billed_by_day as
  select invoice_id, day, section, credit,
    case when section = '7 B2CS' then '' else name end as document, coalesce(gstin, '') as gstin,
    coalesce(place, '') as place, coalesce(percent, '') as percent, coalesce(sac, '') as sac, coalesce(quantity, 0) as quantity,
    coalesce(taxable, 0) as taxable, coalesce(tax, 0) as tax, igst, cgst, sgst
  from billed_lines;

-- The sums of billed_by_day, for reports: issued documents never change. Amounts are paise.
create table billed_taxes (
  day date not null,
  section text not null,
  credit boolean not null,
  -- its name where it is listed on its own: to a buyer with a GSTIN, and large; '': added up
  document text not null,
  gstin text not null,
  place text not null,
  percent text not null,
  sac text not null,
  quantity bigint not null,
  taxable bigint not null,
  tax bigint not null,
  igst bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  primary key (day, section, credit, document, gstin, place, percent, sac)
) with (fillfactor = 70);

-- Adds a new document to the sums. Whoever issues holds the row of its series until the end, so no two of a series add at once.
create function add_billed_taxes() returns trigger language plpgsql as $$
declare
  added record;
begin
  for added in
    select day, section, credit, document, gstin, place, percent, sac, sum(quantity) as quantity, sum(taxable) as taxable,
      sum(tax) as tax, sum(igst) as igst, sum(cgst) as cgst, sum(sgst) as sgst
    from billed_by_day where invoice_id = new.id
    group by day, section, credit, document, gstin, place, percent, sac order by 1, 2, 3, 4, 5, 6, 7, 8
  loop
    insert into billed_taxes as t (day, section, credit, document, gstin, place, percent, sac, quantity, taxable, tax, igst, cgst, sgst)
    values (added.day, added.section, added.credit, added.document, added.gstin, added.place, added.percent, added.sac,
      added.quantity, added.taxable, added.tax, added.igst, added.cgst, added.sgst)
    on conflict (day, section, credit, document, gstin, place, percent, sac) do update set
      quantity = t.quantity + excluded.quantity, taxable = t.taxable + excluded.taxable, tax = t.tax + excluded.tax,
      igst = t.igst + excluded.igst, cgst = t.cgst + excluded.cgst, sgst = t.sgst + excluded.sgst;
  end loop;
  return null;
end $$;
create trigger invoice_stays_as_issued before update or delete on invoices
  for each row execute function keep_invoice_as_issued();
create trigger invoice_added_up after insert on invoices
  for each row execute function add_billed_taxes();

-- Vouchers that were used: the line of each, and the identity document that the guest showed. No copy and no whole
-- number of it is ever stored; both fields are emptied after a year, and when the person is erased.
create table check_ins (
  line_id bigint primary key references booking_lines on delete cascade,
  checked_in_at timestamptz not null,
  id_document text check (id_document in ('aadhaar', 'passport', 'driving-licence', 'voter-id', 'other')),
  id_ending text check (id_ending ~ '^[0-9A-Z]{4}$'),
  check ((id_document is null) = (id_ending is null))
);
create index check_ins_with_id on check_ins (checked_in_at) where id_document is not null;
