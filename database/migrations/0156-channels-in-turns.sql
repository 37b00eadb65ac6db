-- The partner who gave a channel its address: partners take turns when calendars are read. Null: it was the operator.
alter table channels add column connected_by int references users on delete set null;
create index channels_connected_by on channels (connected_by) where connected_by is not null;
