-- What was billed for real money, line by line. Sections are those of GSTR-1: a supply between two states to somebody without
-- a GSTIN is told by itself from an invoice of more than a lakh of rupees on (table 5, since August 2024).
create view billed_lines as
  select i.id as invoice_id, (i.issued_at at time zone 'Asia/Kolkata')::date as day, i.series = 'CN' as credit,
    case when i.series = 'CN' and s.gstin is not null then '9B Notes, registered'
      when i.series = 'CN' then '9B Notes, others'
      when s.gstin is not null then '4 B2B'
      when p.igst > 0 and i.total_paise > 10000000 then '5 B2C, large'
      else '7 B2C' end as section,
    i.name, s.gstin, i.content ->> 'placeOfSupply' as place, l.tax ->> 'percent' as percent, l.sac, l.quantity, l.taxable,
    (l.tax ->> 'amount')::bigint as tax, p.igst, p.cgst, p.sgst
  from invoices i cross join lateral (select i.content -> 'buyer' ->> 'gstin' as gstin) s
    cross join lateral jsonb_to_recordset(i.content -> 'lines')
      as l(sac text, quantity bigint, taxable bigint, tax jsonb)
    cross join lateral (
      select coalesce(sum(amount) filter (where name = 'IGST'), 0) as igst,
        coalesce(sum(amount) filter (where name = 'CGST'), 0) as cgst,
        coalesce(sum(amount) filter (where name = 'SGST'), 0) as sgst
      from jsonb_to_recordset(l.tax -> 'parts') as x(name text, amount bigint)
    ) p
  where i.series in ('IN', 'CN');

-- The same added up by day, for reports: what was issued never changes. '' where an invoice says nothing.
create table billed_taxes (
  day date not null,
  section text not null,
  credit boolean not null,
  -- what is told each by itself: to a buyer with a GSTIN, and large
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

create view billed_by_day as
  select invoice_id, day, section, credit,
    case when section in ('7 B2C', '9B Notes, others') then '' else name end as document, coalesce(gstin, '') as gstin,
    coalesce(place, '') as place, coalesce(percent, '') as percent, coalesce(sac, '') as sac, coalesce(quantity, 0) as quantity,
    coalesce(taxable, 0) as taxable, coalesce(tax, 0) as tax, igst, cgst, sgst
  from billed_lines;

create function add_billed_taxes() returns trigger language plpgsql as $$
begin
  insert into billed_taxes as t
  select day, section, credit, document, gstin, place, percent, sac, sum(quantity), sum(taxable), sum(tax), sum(igst), sum(cgst),
    sum(sgst)
  from billed_by_day where invoice_id = new.id
  group by day, section, credit, document, gstin, place, percent, sac order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (day, section, credit, document, gstin, place, percent, sac) do update set
    quantity = t.quantity + excluded.quantity, taxable = t.taxable + excluded.taxable, tax = t.tax + excluded.tax,
    igst = t.igst + excluded.igst, cgst = t.cgst + excluded.cgst, sgst = t.sgst + excluded.sgst;
  return null;
end $$;
-- to compile a plan that reads each invoice once takes longer than it saves
set local jit = off;
-- all that is there without holding anybody up; then, with nobody adding, what came meanwhile
create temp table added_up on commit drop as select id from invoices;
insert into billed_taxes
select day, section, credit, document, gstin, place, percent, sac, sum(quantity), sum(taxable), sum(tax), sum(igst), sum(cgst),
  sum(sgst)
from billed_by_day where invoice_id in (select id from added_up)
group by day, section, credit, document, gstin, place, percent, sac;

-- whoever issues holds the row of its series until the end: of one series no two add at once
create trigger invoice_added_up after insert on invoices for each row execute function add_billed_taxes();

insert into billed_taxes as t
select day, section, credit, document, gstin, place, percent, sac, sum(quantity), sum(taxable), sum(tax), sum(igst), sum(cgst),
  sum(sgst)
from billed_by_day where invoice_id in (select id from invoices except select id from added_up)
group by day, section, credit, document, gstin, place, percent, sac
on conflict (day, section, credit, document, gstin, place, percent, sac) do update set
  quantity = t.quantity + excluded.quantity, taxable = t.taxable + excluded.taxable, tax = t.tax + excluded.tax,
  igst = t.igst + excluded.igst, cgst = t.cgst + excluded.cgst, sgst = t.sgst + excluded.sgst;

-- The registration of a partner; null: none, or not told.
alter table partners add column gstin text check (length(gstin) = 15);

-- What who lets others sell collects of the net value of their taxable supplies (CGST Act, section 52), from a day on: of
-- supplies within a state half of it as CGST and half as SGST, else as IGST. In hundredths of a per cent.
create table tcs_rates (
  from_day date primary key,
  basis_points int not null check (basis_points between 0 and 1000)
);
-- notifications 52/2018 and 15/2024 (Central Tax)
insert into tcs_rates values ('2018-10-01', 100), ('2024-07-10', 50);
