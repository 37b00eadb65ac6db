-- Unpaid holds have a budget per account, mailbox and network; without an account they are short until the address is
-- confirmed.

-- Who is buying: a sale locks the rows of its buyer, so that two at once count each other. Forgotten when nobody needs it.
create table buyers (
  -- 'account 12', 'mailbox asha@example.in', 'network 203.0.113.7'
  key text primary key,
  last_sale timestamptz not null
);
create index buyers_last_sale on buyers (last_sale);

-- The address as it is counted, and where the sale came from while it is unpaid; until when its hold can be extended by
-- the link of the email, and when it was.
alter table bookings add column mailbox text;
alter table bookings add column network text;
alter table bookings add column keep_until timestamptz;
alter table bookings add column kept_at timestamptz;

update bookings set mailbox = regexp_replace(email, '^([^+@]+)\+[^@]*@', '\1@');
update bookings set mailbox = replace(split_part(mailbox, '@', 1), '.', '') || '@gmail.com'
  where split_part(mailbox, '@', 2) in ('gmail.com', 'googlemail.com');
alter table bookings alter column mailbox set not null;

create index bookings_pending_user on bookings (user_id) where status = 'pending';
create index bookings_pending_mailbox on bookings (mailbox) where status = 'pending';
create index bookings_pending_network on bookings (network) where status = 'pending';
