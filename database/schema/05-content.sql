-- What every content type uses: the version of the catalogue, repeated writes, plans and previews.

-- The sum of these numbers is the version of the catalogue: every committed write changes it, so a reader learns in one small
-- statement whether an answer that it kept is still true. A connection counts in a row of its own, so that writers do not wait
-- for each other.
create table content_versions (
  shard int primary key,
  writes bigint not null default 0
) with (fillfactor = 50);
insert into content_versions (shard) select generate_series(0, 511);

-- Counts a step of the version, once a transaction, and notifies the processes of this schema of what changed ('': anything). First
-- in the message is the transaction, because each connection of a process hears it. On a worker of Citus triggers run on
-- shards, whose names end in a number: no one listens there, and a transaction on two nodes must not notify. Processes find such
-- a change by the version.
create function notify_change(of_schema text, of_table text, what text) returns void language plpgsql as $$
begin
  update content_versions set writes = writes + 1
  where shard = pg_backend_pid() % 512 and xmin <> pg_current_xact_id()::xid;
  if of_table !~ '_\d{6,}$' then
    perform pg_notify(concat_ws('_', 'content_changed', nullif(of_schema, 'public')), pg_current_xact_id() || ' ' || what);
  end if;
end $$;

-- For tables of which any page may show something. Tables that belong to products have product_changed (18-catalog-changes.sql).
create function content_changed() returns trigger language plpgsql as $$
begin
  perform notify_change(tg_table_schema, tg_table_name, '');
  return null;
end $$;

-- A write under a key of the sender's choosing is carried out once; a repeat gets the same answer.
create table repeatable_requests (
  sender text not null,
  key text not null,
  request_hash text not null,
  -- null until the request is done
  answer text,
  etag text,
  created_at timestamptz not null,
  primary key (sender, key)
);
create index repeatable_requests_created on repeatable_requests (created_at);

-- When an entry will be published or taken back. Each entry has at most one plan of each kind.
create table planned_publications (
  id int generated always as identity primary key,
  subject_type text not null,
  document_id text not null,
  action text not null check (action in ('publish', 'unpublish')),
  -- whether parts of the entry that are drafts (rooms, questions) are published with it
  drafts boolean not null default false,
  due_at timestamptz not null,
  -- when it failed, and why, in words for the person who planned it
  failed_at timestamptz,
  reason text,
  created_at timestamptz not null,
  check ((failed_at is null) = (reason is null)),
  constraint planned_publications_once unique (subject_type, document_id, action),
  constraint planned_publications_drafts check (not drafts or action = 'publish')
);
create index planned_publications_due on planned_publications (due_at) where failed_at is null;
create index planned_publications_failed on planned_publications (failed_at) where failed_at is not null;

-- What a member of staff has typed into the form of an entry and looks at before saving it. Kept for a day.
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

-- The words of an entry's name and place. The back office finds entries by them, whole or by how they begin.
create function entry_words(title text, place text) returns tsvector language sql immutable parallel safe cost 60 as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(lower(left(concat_ws(' ', title, place), 700)), '[\s,.;:/()&''"-]+'), ''))
$$;

-- What entries say in other languages than English. A translation belongs to an entry with its parts and to an English text: it is
-- shown wherever the entry says that text, so a text that was changed is shown in English until it is translated again.
create table content_translations (
  language text not null,
  subject_type text not null,
  document_id text not null,
  source text not null,
  -- texts are too long for an index
  source_hash text not null generated always as (md5(source)) stored,
  text text not null check (text <> ''),
  updated_at timestamptz not null,
  primary key (subject_type, document_id, language, source_hash)
);
