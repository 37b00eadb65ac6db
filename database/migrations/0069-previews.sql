-- What somebody of the staff has typed into the form of an entry and looks at before it is saved; kept for a day.
create table entry_previews (
  user_id int not null references users on delete cascade,
  subject_type text not null,
  document_id text not null,
  -- the fields, links and parts that differ from what is saved, as the body of an update has them
  data jsonb not null,
  made_at timestamptz not null,
  primary key (user_id, subject_type, document_id)
);
create index entry_previews_made on entry_previews (made_at);
