-- Companies that sell through this one: their products, what they propose, commission, statements and payouts.

create table partners (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  name text not null check (length(name) between 1 and 200),
  -- where the invitation goes; the person who signs in to the back office with it is the partner
  email text not null check (email = lower(email)) unique,
  -- kinds of which they may propose new listings
  new_kinds text[] not null default '{}',
  created_at timestamptz not null
);

-- Who owns a product and who owned it: a sale counts for the partner who had it on the day on which it was used.
create table product_partners (
  id int generated always as identity primary key,
  partner_id int not null references partners on delete cascade,
  product_type text not null,
  product_id int not null,
  since date not null,
  -- the first day on which it is no longer theirs
  until date,
  check (until >= since)
);
create unique index product_partners_now on product_partners (product_type, product_id) where until is null;
create index product_partners_of on product_partners (partner_id);

-- Products of the partner who signs in with that address.
create function owned_products(address text)
returns table (product_type text, product_id int) language plpgsql stable parallel safe rows 100 as $$
#variable_conflict use_column
begin
  return query select o.product_type, o.product_id from product_partners o join partners p on p.id = o.partner_id
    where p.email = address and o.until is null;
end $$;

-- The address of the partner who has a product now; null: it is the company's own.
create function partner_of(kind text, product int) returns text language plpgsql stable parallel safe as $$
begin
  return (
    select p.email from product_partners o join partners p on p.id = o.partner_id
    where o.product_type = kind and o.product_id = product and o.until is null);
end $$;

-- Products that are or were a partner's.
create view ever_owned_products as select product_type, product_id from product_partners;

-- The company's share of a price, by partner and product. The newest rule of a day applies.
create table commission_rules (
  id int generated always as identity primary key,
  partner_id int not null references partners on delete cascade,
  -- null: all that has no rule of its own
  product_type text,
  product_id int,
  -- hundredths of a per cent
  basis_points int not null check (basis_points between 0 and 10000),
  -- for what is sold from this day on
  from_day date not null,
  created_at timestamptz not null,
  check ((product_type is null) = (product_id is null)),
  constraint commission_rules_of_day unique nulls not distinct (partner_id, product_type, product_id, from_day)
);

-- Money that was paid out to a partner, by month of the statement. One transfer can pay several months.
create table payouts (
  id int generated always as identity primary key,
  partner_id int not null references partners on delete restrict,
  -- the first day of the month of its statement
  month date not null check (extract(day from month) = 1),
  -- below zero: too much was paid for the month, and a transfer for other months was that much smaller
  amount_paise bigint not null check (amount_paise <> 0),
  -- of the bank
  reference text not null check (length(reference) between 1 and 100),
  paid_on date not null,
  recorded_by text not null,
  at timestamptz not null,
  unique (partner_id, month, reference)
);

-- Where a partner's payouts are sent.
create table partner_bank_accounts (
  partner_id int primary key references partners on delete cascade,
  holder text not null check (length(holder) between 1 and 70),
  -- the account number, encrypted with the secret of the installation
  sealed_number text not null,
  last_digits text not null check (last_digits ~ '^\d{4}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  changed_at timestamptz not null
);

-- Under which GSTIN a partner is registered, from a day on: earlier sales go by what applied then.
create table partner_registrations (
  partner_id int not null references partners on delete cascade,
  from_day date not null,
  -- null: not registered
  gstin text check (length(gstin) = 15),
  primary key (partner_id, from_day)
);

-- What a marketplace collects of the net value of taxable supplies (CGST Act, section 52), from a day on: within a state half as
-- CGST and half as SGST, else as IGST.
create table tcs_rates (
  from_day date primary key,
  -- hundredths of a per cent
  basis_points int not null check (basis_points between 0 and 1000),
  -- whether it is deducted from what partners get
  withheld boolean not null default false
);
-- notifications 52/2018 and 15/2024 (Central Tax)
insert into tcs_rates (from_day, basis_points) values ('2018-10-01', 100), ('2024-07-10', 50);

-- Changes of listings that partners propose. Staff accept or return them.
create table submissions (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  partner_id int not null references partners on delete cascade,
  content_type text not null,
  -- the entry that would change; null: a new one, until it is accepted
  entry text,
  -- the listing that it is or belongs to; null: a new one, until it is accepted
  product_type text,
  product_id int,
  title text not null,
  -- as the body of a write, and what it would replace, as that was when it was written
  data jsonb not null,
  before jsonb not null,
  -- draft: a new listing that its partner still writes
  state text not null default 'open' check (state in ('draft', 'open', 'returned', 'accepted')),
  -- how often it was saved: a decision names the save that was read
  saves int not null default 1,
  -- of the form that made it: sent twice, it is one
  form text not null,
  -- for the partner, from the person who decided
  note text,
  -- the names of the fields that were accepted
  taken text[],
  decided_by text,
  decided_at timestamptz,
  saved_at timestamptz not null,
  check ((product_type is null) = (product_id is null)),
  unique (partner_id, form)
);
create unique index submissions_open on submissions (partner_id, content_type, entry) where state <> 'accepted';
create index submissions_by_state on submissions (state, id);
create index submissions_of on submissions (partner_id, id);

-- Pictures that partners sent for their listings. Only they choose from them, and they have a budget.
create table partner_pictures (
  picture text primary key references media (document_id) on delete cascade,
  partner_id int not null references partners on delete cascade,
  -- in all sizes that are kept
  bytes bigint not null check (bytes > 0),
  -- a submission that names it was accepted: from then on its texts are the operator's
  taken boolean not null default false,
  at timestamptz not null
);
create index partner_pictures_of on partner_pictures (partner_id, at desc);
