-- Emails that the service writes. A job sends them.

-- Partitioned by month of writing (UTC); service/platform/partitions adds the partitions. Each has keys of its own: a key of the whole
-- would have to contain the time (docs/decisions/0097).
create table emails (
  id bigint generated always as identity,
  kind text not null,
  recipient text not null,
  -- where answers go, if not to the sender
  reply_to text,
  subject text not null,
  html text not null,
  plain text not null,
  message_id text not null,
  -- where the reader's mail program may end a subscription (RFC 8058); null: not a newsletter
  unsubscribe_url text,
  booking_id bigint references bookings on delete cascade,
  user_id int references users on delete cascade,
  -- whether it counts for the budget of the installation: anyone could have caused it, to an address of their choice
  counted boolean not null default false,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- without a mail server, emails stay in the mailbox of the trial: they are done, and were not sent
  stored_in_mailbox boolean not null default false
) partition by range (created_at);
create index emails_booking on emails (booking_id);
create index emails_counted on emails (created_at) where counted;
create index emails_unsent on emails (created_at) where sent_at is null;
create index emails_recipient on emails (recipient);
create index emails_user on emails (user_id) where user_id is not null;
-- Rows outside of all months. Months that are added later copy its keys.
create table emails_other partition of emails (primary key (id), unique (message_id)) default;

-- The operator's own words for sentences of emails.
create table email_words (
  -- the id of the message, such as 'emails/hold.title'
  message text not null check (length(message) between 1 and 200),
  -- of the emails that have these words
  language text not null check (length(language) between 2 and 20),
  own text not null check (length(own) between 1 and 2000),
  changed_at timestamptz not null,
  primary key (message, language)
);

-- Notices to the operator that will go out together in one email, because many came within an hour. The rows are deleted with
-- that email.
create table operator_notices (
  id bigint generated always as identity primary key,
  kind text not null,
  -- the booking that it is about, if any
  booking_id text,
  recipient text not null,
  at timestamptz not null
);
