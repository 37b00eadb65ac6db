-- What partners sent for their listings: theirs alone to choose from, within a budget.
create table partner_pictures (
  picture text primary key references media (document_id) on delete cascade,
  partner_id int not null references partners on delete cascade,
  -- in all sizes, as they are kept
  bytes bigint not null check (bytes > 0),
  -- a proposal that names it was taken: what is said of it is the house's from then on
  taken boolean not null default false,
  at timestamptz not null
);
create index partner_pictures_of on partner_pictures (partner_id, at desc);
