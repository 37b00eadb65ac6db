-- What people ask of what is kept about them (DPDP Act 2023, sections 11 and 12), and until when it is to be answered.
create table data_requests (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  kind text not null check (kind in ('access', 'correction', 'deletion')),
  -- who asks; null once that person is forgotten
  email text check (email = lower(email)),
  came_on date not null,
  due_on date not null,
  -- words of the house; they go with the address
  note text not null default '' check (length(note) <= 2000),
  -- the enquiry by which it came
  enquiry text,
  -- null: open
  outcome text check (outcome in ('done', 'refused')),
  -- who did it, and when
  ended_by text,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null))
);
-- the open ones by when they are due, the others by when they ended, and those of somebody
create index data_requests_open on data_requests (due_on, id) where ended_at is null;
create index data_requests_ended on data_requests (ended_at desc, id desc) where ended_at is not null;
create index data_requests_of on data_requests (email) where email is not null;
-- of one enquiry one of a kind
create unique index data_requests_enquiry on data_requests (enquiry, kind) where enquiry is not null;
