-- What people write to the operator by a form, and the newsletter.

-- A question, or a request to advertise or become a partner. Staff answer it in the back office.
create table enquiries (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  kind text not null check (kind in ('contact', 'advertise', 'partner')),
  status text not null default 'new' check (status in ('new', 'in-hand', 'answered', 'closed')),
  assigned_to int references users on delete set null,
  -- the day on which it returns to the inbox
  snoozed_until date,
  name text not null,
  email text not null check (email = lower(email)),
  phone text,
  subject text not null,
  message text not null,
  -- of the page with the form: answers are worded in it
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- SHA-256 of the sum that the sender solved: a question lets one enquiry in, however often it is sent
  question_hash text not null unique,
  created_at timestamptz not null
);
create index enquiries_by_status on enquiries (status, id desc);
create index enquiries_by_kind on enquiries (kind, id desc);
create index enquiries_assigned on enquiries (assigned_to, id desc);
create index enquiries_open on enquiries (id desc) where status in ('new', 'in-hand');
create index enquiries_words on enquiries using gin (booking_words(document_id, name, subject, email, phone));
create index enquiries_made on enquiries (created_at);

-- What staff noted about an enquiry or answered to it.
create table enquiry_entries (
  id bigint generated always as identity primary key,
  enquiry_id int not null references enquiries on delete cascade,
  -- a note is for staff, an answer was sent
  kind text not null check (kind in ('note', 'answer')),
  -- the name as it was
  author text not null,
  text text not null check (length(text) between 1 and 5000),
  -- what its form calls it: sent again, it is the same
  form text not null,
  at timestamptz not null,
  unique (enquiry_id, kind, form)
);

-- Forms that were accepted, by the id that the sender made for one filling: sending the same again changes nothing.
create table sent_forms (
  id text primary key,
  -- SHA-256 of what it said
  fingerprint text not null,
  created_at timestamptz not null
);
create index sent_forms_created on sent_forms (created_at);

-- Addresses for the newsletter, by double opt-in.
create table newsletter_subscribers (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  email text not null check (email = lower(email)) unique,
  -- SHA-256 of the code in the last email that asked for confirmation, and until when it is valid
  confirm_hash text unique,
  confirm_until timestamptz,
  -- the hour in which emails to this address are counted
  hour_began timestamptz not null,
  emails_this_hour int not null check (emails_this_hour >= 0),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  check ((confirm_hash is null) = (confirm_until is null))
);
create index newsletter_subscribers_unconfirmed on newsletter_subscribers (hour_began) where confirmed_at is null;
create index newsletter_subscribers_words on newsletter_subscribers using gin (booking_words('', '', '', email, ''));
create index newsletter_subscribers_waiting on newsletter_subscribers (id desc) where confirmed_at is null;
create index newsletter_subscribers_left on newsletter_subscribers (id desc) where left_at is not null;

-- Codes that end a subscription, one for each email.
create table newsletter_leave_codes (
  code_hash text primary key,
  subscriber_id int not null references newsletter_subscribers on delete cascade,
  created_at timestamptz not null
);
create index newsletter_leave_codes_subscriber on newsletter_leave_codes (subscriber_id);
