-- Uploaded pictures, kept in the database, and webhooks: who wants to hear of what, and what was sent.

alter table media
  -- the name of the file that was sent; drawn pictures have none
  add column name text,
  add column caption text,
  -- what must stay in view when the picture is cut: {"x": 50, "y": 30} in per cent from the top left
  add column focal_point jsonb,
  -- of the picture that url leads to
  add column bytes int check (bytes > 0);

-- The files of an uploaded picture, /media/{hash}/{file}: each size as WebP and as AVIF.
create table media_files (
  media_id int not null references media on delete cascade,
  -- of all bytes of the set, so that other bytes have another address
  hash text not null,
  file text not null,
  mime text not null,
  content bytea not null,
  primary key (hash, file)
);
create index media_files_media on media_files (media_id);
-- pictures are compressed already
alter table media_files alter column content set storage external;

create table webhooks (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  name text not null,
  url text not null,
  events text[] not null,
  -- the signing secret, encrypted under the secret of the installation
  sealed_secret text not null,
  enabled boolean not null default true,
  -- why it was disabled by itself
  disabled_because text,
  -- of the tries since the last good one: when the first of them failed, and how many
  failing_since timestamptz,
  failures int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  webhook_id int not null references webhooks on delete cascade,
  event text not null,
  -- what is sent, byte for byte
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- of the last try
  attempted_at timestamptz,
  response_status int,
  response_ms int,
  problem text,
  created_at timestamptz not null
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);
