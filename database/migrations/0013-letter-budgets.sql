-- How many emails, and forms without proof of work, a stranger caused within an hour. Keys are keyed hashes: no address
-- and no network stands here in clear.
create table hourly_counts (
  key text primary key,
  began timestamptz not null,
  count int not null check (count > 0)
);
create index hourly_counts_began on hourly_counts (began);

-- Whether it counts for the budget of the whole installation: anybody could have caused it, to an address of his choice.
alter table letters add column counted boolean not null default false;
create index letters_counted on letters (created_at) where counted;

-- Forms that were let in, by the id that the sender made for one filling: the same again changes nothing.
create table sent_forms (
  id text primary key,
  -- SHA-256 of what it said
  fingerprint text not null,
  created_at timestamptz not null
);
create index sent_forms_created on sent_forms (created_at);

-- The codes that end a subscription, one for each letter, as SHA-256; those of letters sent before keep working.
create table newsletter_leave_codes (
  code_hash text primary key,
  subscriber_id int not null references newsletter_subscribers on delete cascade,
  created_at timestamptz not null
);
create index newsletter_leave_codes_subscriber on newsletter_leave_codes (subscriber_id);
insert into newsletter_leave_codes (code_hash, subscriber_id, created_at)
  select encode(sha256(convert_to(leave_code, 'UTF8')), 'hex'), id, created_at from newsletter_subscribers;
alter table newsletter_subscribers drop column leave_code;
