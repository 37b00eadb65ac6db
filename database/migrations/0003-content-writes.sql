-- Writes of content by staff and by programs: tokens, the record of who did what, and requests that may be repeated.

-- A bearer for a program. The token itself is shown once, when it is made.
create table api_tokens (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  name text not null,
  -- SHA-256 of the token
  token_hash text not null unique,
  -- what it may do, by type: {"stay": ["find", "findOne", "update"], "*": ["find"]}
  scopes jsonb not null,
  created_by int references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- to the minute
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Who changed what. Names stay readable when the user or the token is gone.
create table audit_rows (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id int references users on delete set null,
  token_id int references api_tokens on delete set null,
  actor text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  -- what was changed: the fields as they were and as they are
  before jsonb,
  after jsonb
);
create index audit_rows_subject on audit_rows (subject_type, subject_id, id desc);
create index audit_rows_at on audit_rows (at desc);

-- A request under a key of its sender's choosing is carried out once; a repeat gets the same answer.
create table repeatable_requests (
  sender text not null,
  key text not null,
  request_hash text not null,
  answer text,
  etag text,
  created_at timestamptz not null,
  primary key (sender, key)
);
create index repeatable_requests_created on repeatable_requests (created_at);

