-- What people ask about the data that is kept of them (DPDP Act 2023, sections 11 and 12), and by when it is answered.

create table data_requests (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  kind text not null check (kind in ('access', 'correction', 'deletion')),
  -- the person who asks; null once their data is deleted
  email text check (email = lower(email)),
  came_on date not null,
  due_on date not null,
  -- written by staff; deleted with the address
  note text not null default '' check (length(note) <= 2000),
  -- the enquiry by which it came
  enquiry text,
  -- null: open
  outcome text check (outcome in ('done', 'refused')),
  -- who closed it, and when
  ended_by text,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((outcome is null) = (ended_at is null) and (outcome is null) = (ended_by is null))
);
create index data_requests_open on data_requests (due_on, id) where ended_at is null;
create index data_requests_ended on data_requests (ended_at desc, id desc) where ended_at is not null;
create index data_requests_of on data_requests (email) where email is not null;
-- An enquiry makes one request of each kind.
create unique index data_requests_enquiry on data_requests (enquiry, kind) where enquiry is not null;
