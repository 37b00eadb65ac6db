-- Who sells through the house: what is theirs, what of its price is the house's, and what was paid out to them.
create table partners (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  name text not null check (length(name) between 1 and 200),
  -- whom the invitation goes to; who signs in at the desk with it is the partner
  email text not null unique check (email = lower(email)),
  created_at timestamptz not null
);

-- Whose a product is, and was: what is sold counts for who had it on the day on which it was served.
create table product_partners (
  id int generated always as identity primary key,
  partner_id int not null references partners on delete cascade,
  product_type text not null,
  product_id int not null,
  since date not null,
  -- the first day on which it is not theirs any more
  until date check (until >= since)
);
create unique index product_partners_now on product_partners (product_type, product_id) where until is null;
create index product_partners_of on product_partners (partner_id);

-- The house's part of a price, by partner and product; the newest of a day holds.
create table commission_rules (
  id int generated always as identity primary key,
  partner_id int not null references partners on delete cascade,
  -- null: all that has no rule of its own
  product_type text,
  product_id int,
  -- in hundredths of a per cent
  basis_points int not null check (basis_points between 0 and 10000),
  -- what is sold from this day on
  from_day date not null,
  created_at timestamptz not null,
  check ((product_type is null) = (product_id is null)),
  unique nulls not distinct (partner_id, product_type, product_id, from_day)
);

create table payouts (
  id int generated always as identity primary key,
  partner_id int not null references partners on delete restrict,
  -- the first day of the month of its statement
  month date not null check (extract(day from month) = 1),
  amount_paise bigint not null check (amount_paise > 0),
  -- of the bank
  reference text not null check (length(reference) between 1 and 100),
  paid_on date not null,
  recorded_by text not null,
  at timestamptz not null,
  unique (partner_id, reference)
);
create index payouts_of on payouts (partner_id, month);

-- What is theirs who signs in with that address.
create function owned_products(address text) returns table (product_type text, product_id int)
language sql stable parallel safe as $$
  select o.product_type, o.product_id from product_partners o join partners p on p.id = o.partner_id
  where p.email = address and o.until is null
$$;

create index booking_lines_of_product on booking_lines (product_type, product_id, end_day);

create or replace view colleagues as
  select u.id as user_id, u.username as name, u.role, u.email from staff s join users u on u.id = s.user_id
  where not u.blocked;
