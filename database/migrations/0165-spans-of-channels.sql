-- What is wrong with events of a channel's calendar whose dates could not be read, in words; '{}': all were read.
alter table channels add column unread text[] not null default '{}';
create index channels_unread on channels (id) where unread <> '{}';

-- The days of each event of a calendar when it was last read: an event that can no longer be read keeps them. An event
-- without days has one row that begins where it ends.
create table channel_spans (
  channel_id int not null references channels on delete cascade,
  uid text not null,
  starts date not null,
  ends date not null check (ends >= starts),
  primary key (channel_id, uid, starts)
);

-- Every calendar is read again in full: events that were passed over in silence are read now, or named.
update channels set etag = null, last_modified = null, body_hash = null where body_hash is not null;
