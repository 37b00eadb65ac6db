-- What people write to the operator: questions, advertising, partnerships (S2 §2 Static pages, PRODUCT.md Forms).

create table enquiries (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  kind text not null check (kind in ('contact', 'advertise', 'partner')),
  name text not null,
  email text not null check (email = lower(email)),
  phone text,
  subject text not null,
  message text not null,
  -- SHA-256 of the sum question that it answered: a question lets one enquiry in, however often that is sent
  question_hash text not null unique,
  created_at timestamptz not null
);

-- Whom an answer to the letter goes to, when that is not its sender.
alter table letters add column reply_to text;
