-- Where the same rooms and vehicles are sold on other platforms. The two sides exchange calendars (iCal).

create table channels (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  sellable_id int not null references sellables on delete cascade,
  -- which of several alike is sold there: channels of one unit close it once
  unit int not null check (unit between 1 and 1000),
  name text not null check (length(name) between 1 and 60),
  -- the partner who gave the address: partners take turns when calendars are read; null: the operator
  connected_by int references users on delete set null,
  -- of their calendar; null: none is read
  address text check (length(address) <= 2000),
  -- of the key of our calendar for them: with another number no earlier address opens it
  key_version int not null default 1,
  -- the days that our calendar called taken when they read it last
  exported_days text[] not null default '{}',
  exported_at timestamptz,
  -- when theirs is read next; null: never
  next_at timestamptz,
  -- when it was last read well, and when last in full rather than found unchanged
  read_at timestamptz,
  whole_at timestamptz,
  etag text,
  last_modified text,
  body_hash text,
  -- what is wrong with events whose dates could not be read, in words; '{}': all were read
  unread text[] not null default '{}',
  failures int not null default 0,
  problem text,
  created_at timestamptz not null
);
create index channels_of on channels (sellable_id);
create index channels_due on channels (next_at) where next_at is not null;
create index channels_failing on channels (failures) where failures > 0;
create index channels_connected_by on channels (connected_by) where connected_by is not null;
create index channels_unread on channels (id) where unread <> '{}';

-- Days that the calendar of the other platform calls taken.
create table channel_days (
  channel_id int not null references channels on delete cascade,
  day date not null,
  -- they only repeat what our calendar exported: it takes nothing from us
  echo boolean not null,
  primary key (channel_id, day)
);

-- Days of each event of that calendar when it was last read: an event that can no longer be read keeps them. An event without days
-- has one row that begins where it ends.
create table channel_spans (
  channel_id int not null references channels on delete cascade,
  uid text not null,
  starts date not null,
  ends date not null,
  check (ends >= starts),
  primary key (channel_id, uid, starts)
);
