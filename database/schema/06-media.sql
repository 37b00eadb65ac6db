-- Pictures: drawn by the service, or uploaded and kept in the database.

-- One picture, whatever sizes it is served in.
create table media (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  -- the name of the file that was uploaded, or of the drawing
  name text not null,
  url text not null unique,
  alternative_text text not null,
  caption text,
  width int not null check (width > 0),
  height int not null check (height > 0),
  mime text not null,
  ext text generated always as (coalesce(substring(url, '\.[a-z0-9]+$'), '')) stored,
  -- of the picture that url leads to
  bytes int check (bytes > 0),
  -- kilobytes with two decimals
  size float8 generated always as (round(bytes::numeric / 10.24)::float8 / 100) stored,
  -- of all WebP bytes of an upload, or of the drawing
  hash text,
  formats jsonb,
  -- what must stay in view when the picture is cropped: {"x": 50, "y": 30} in per cent from the top left
  focal_point jsonb,
  provider text not null default 'database',
  provider_metadata jsonb,
  preview_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A new picture is shown nowhere yet: the row that shows it is written later and notifies. Processes hear only of the picture.
create function picture_added() returns trigger language plpgsql as $$
begin
  perform notify_change(tg_table_schema, tg_table_name, 'media');
  return null;
end $$;
create trigger content_changed after update or delete on media
  for each statement execute function content_changed();
create trigger picture_added after insert on media
  for each statement execute function picture_added();

-- Pictures as other modules read them.
create view pictures as
  select id, url, alternative_text, width, height, mime, formats, focal_point, caption from media;

-- The files of an uploaded picture, /media/{hash}/{file}: each size as WebP and, soon after the upload, as AVIF.
create table media_files (
  media_id int not null references media on delete cascade,
  -- of all WebP bytes of the set, so that other bytes have another address
  hash text not null,
  file text not null,
  mime text not null,
  content bytea not null,
  primary key (hash, file)
);
create index media_files_media on media_files (media_id);
-- pictures are compressed already
alter table media_files alter column content set storage external;
