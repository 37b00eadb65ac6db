-- The inbox of enquiries: how each stands, who sees to it, what was answered and what the house notes of it.

-- Who works at the desk, for the lists of other rooms.
create view colleagues as
  select u.id as user_id, u.username as name, u.role from staff s join users u on u.id = s.user_id where not u.blocked;

alter table enquiries
  add column status text not null default 'new' check (status in ('new', 'in-hand', 'answered', 'closed')),
  add column assigned_to int references users on delete set null;
-- they were sent to the operator by email, and answered there
update enquiries set status = 'closed' where created_at < now() - interval '7 days';

create index enquiries_by_status on enquiries (status, id desc);
create index enquiries_by_kind on enquiries (kind, id desc);
create index enquiries_assigned on enquiries (assigned_to, id desc);
create index enquiries_open on enquiries (id desc) where status in ('new', 'in-hand');
create index enquiries_words on enquiries using gin (booking_words(document_id, name, subject, email, phone));
drop index enquiries_latest;
create index enquiries_made on enquiries (created_at);

create table enquiry_entries (
  id bigint generated always as identity primary key,
  enquiry_id int not null references enquiries on delete cascade,
  -- a note is for the house alone, an answer was sent to who wrote
  kind text not null check (kind in ('note', 'answer')),
  -- who wrote it: the name as it was
  author text not null,
  text text not null check (length(text) between 1 and 5000),
  -- what its form calls it: sent again, it is the same
  form text not null,
  at timestamptz not null,
  unique (enquiry_id, kind, form)
);
