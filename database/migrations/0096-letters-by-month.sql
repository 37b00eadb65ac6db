-- Emails by the month (UTC) in which they were written: service/platform/months makes the parts. Each part has keys of its
-- own: a key of the whole would have to contain the time (decision 97).

-- those that sales write come first: who is within one ends it before this begins
lock table bookings, users in share row exclusive mode;
lock table letters in access exclusive mode;

alter table letters rename to letters_earlier;
alter table letters_earlier rename constraint letters_pkey to letters_earlier_pkey;
alter table letters_earlier rename constraint letters_message_id_key to letters_earlier_message_id_key;
alter table letters_earlier rename constraint letters_booking_id_fkey to letters_earlier_booking_id_fkey;
alter table letters_earlier rename constraint letters_user_id_fkey to letters_earlier_user_id_fkey;
alter index letters_booking rename to letters_earlier_booking;
alter index letters_counted rename to letters_earlier_counted;
alter index letters_unsent rename to letters_earlier_unsent;
alter sequence letters_id_seq rename to letters_earlier_id_seq;

create table letters (
  id bigint generated always as identity,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  message_id text not null,
  booking_id bigint references bookings on delete cascade,
  user_id int references users on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  unsubscribe_url text,
  reply_to text,
  counted boolean not null default false
) partition by range (created_at);
create index letters_booking on letters (booking_id);
create index letters_counted on letters (created_at) where counted;
create index letters_unsent on letters (created_at) where sent_at is null;

-- What has no month of its own; the months that are made later have its keys.
create table letters_other partition of letters (primary key (id), unique (message_id)) default;

select setval('letters_id_seq', nextval('letters_earlier_id_seq'), false);
alter table letters_earlier alter column id drop identity;

-- As the first part, or, where nothing is in it, not at all.
create function be_first_part(earlier regclass, whole regclass) returns void language plpgsql as $$
declare
  filled boolean;
  until timestamptz;
begin
  execute format('select exists (select from %s)', earlier) into filled;
  if not filled then
    execute format('drop table %s', earlier);
    return;
  end if;
  select substring(pg_get_expr(conbin, conrelid) from '''([^'']+)''')::timestamptz into strict until
    from pg_constraint where conrelid = earlier and conname = 'first_part';
  execute format('alter table %s attach partition %s for values from (minvalue) to (%L)', whole, earlier, until);
  execute format('alter table %s drop constraint first_part', earlier);
end $$;
select be_first_part('letters_earlier', 'letters');
