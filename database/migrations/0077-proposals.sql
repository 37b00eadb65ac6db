-- What partners propose that their listings should say: looked at before it is in the shop.
create table proposals (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  partner_id int not null references partners on delete cascade,
  content_type text not null,
  -- the entry that would be another; null: a new one, until it is taken
  entry text,
  -- the listing that it is, or is part of; null: a new listing, until it is taken
  product_type text,
  product_id int,
  title text not null,
  -- as the body of a write, and what it would take the place of, as that was when it was written
  data jsonb not null,
  before jsonb not null,
  state text not null default 'open' check (state in ('open', 'returned', 'accepted')),
  -- how often it was written: who decides has read that one
  saves int not null default 1,
  -- of the form that made it: sent twice, it is one
  form text not null,
  -- of who decided, for the partner
  note text,
  -- the names of what was taken
  taken text[],
  decided_by text,
  decided_at timestamptz,
  saved_at timestamptz not null,
  check ((product_type is null) = (product_id is null)),
  unique (partner_id, form)
);
create unique index proposals_open on proposals (partner_id, content_type, entry) where state <> 'accepted';
create index proposals_by_state on proposals (state, id);
create index proposals_of on proposals (partner_id, id);

-- The kinds of which a partner may propose listings of his own.
alter table partners add column new_kinds text[] not null default '{}';
