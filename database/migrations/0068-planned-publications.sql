-- When an entry of content is shown in the shop, or taken back, by the clock. One of each for an entry.
create table planned_publications (
  id int generated always as identity primary key,
  subject_type text not null,
  document_id text not null,
  action text not null check (action in ('publish', 'unpublish')),
  due_at timestamptz not null,
  -- when it could not be done, and why, in words for who planned it
  failed_at timestamptz,
  reason text,
  created_at timestamptz not null,
  unique (subject_type, document_id, action),
  check ((failed_at is null) = (reason is null))
);
create index planned_publications_due on planned_publications (due_at) where failed_at is null;
create index planned_publications_failed on planned_publications (failed_at) where failed_at is not null;
