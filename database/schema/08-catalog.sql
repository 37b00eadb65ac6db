-- What all products share: settings, places, features, old addresses, and the sitemap.

-- What the operator decides in the back office, by name, as JSON. A setting that is not public is invisible to the content API.
create table settings (
  id int generated always as identity unique,
  document_id text not null default new_document_id() unique,
  key text primary key,
  value jsonb not null,
  -- whether the content API shows it
  public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create trigger content_changed after insert or update or delete on settings
  for each statement execute function content_changed();

-- The name of the company as the operator set it, for modules that may not read settings: emails are signed with it.
create function site_name() returns text language plpgsql stable as $$
begin
  return coalesce(
    (select nullif(regexp_replace(btrim(value ->> 'name'), '\s+', ' ', 'g'), '') from settings where key = 'contact'),
    'Padharo');
end $$;
create function site_name_as_html() returns text language plpgsql stable as $$
begin
  return replace(replace(replace(replace(site_name(), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
end $$;

-- Old addresses of the website, and where they lead now.
create table redirects (
  id int generated always as identity primary key,
  -- without query
  path text not null check (path ~ '^/[^?#]' and length(path) <= 500) unique,
  target text not null check (length(target) between 1 and 1000),
  permanent boolean not null,
  created_at timestamptz not null
);
create trigger content_changed after insert or update or delete on redirects
  for each statement execute function content_changed();

-- Places that travellers look for. A product belongs to the place that its location names.
create table destinations (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  slug text not null unique,
  name text not null,
  region text not null,
  latitude float8 not null,
  longitude float8 not null,
  -- other names that people use
  aliases text[] not null default '{}',
  description text not null,
  -- its name in the script of its state, and the language of that name
  local_name text not null default '',
  local_language text,
  -- what visitors should know, a sentence each
  guide text[] not null default '{}',
  -- numbers of months, '1' to '12'
  best_months text[] not null default '{}',
  -- the nearest ones by name, and their distance by road; no distance: it is in town
  airport text not null default '',
  airport_km int,
  station text not null default '',
  station_km int,
  other_way text not null default '',
  image_id int references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz
);
create index destinations_named on destinations (name, id);
create index destinations_changed on destinations (updated_at, id);
create index destinations_drafts on destinations (id) where published_at is null;
create index destinations_found on destinations using gin (entry_words(name, ''));
create trigger content_changed after insert or update or delete on destinations
  for each statement execute function content_changed();

-- Amenities, meal options, room facilities and activities that stays can have.
create table features (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  kind text not null check (kind in ('amenity', 'meal_option', 'room_facility', 'activity')),
  name text not null,
  icon text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now(),
  unique (kind, name)
);
create trigger content_changed after insert or update or delete on features
  for each statement execute function content_changed();

-- Languages in which tours and attractions are guided.
create table languages (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  name text not null unique,
  code text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create trigger content_changed after insert or update or delete on languages
  for each statement execute function content_changed();

-- What travellers filter tours and attractions by before anything else.
create table popular_filters (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  name text not null unique,
  -- what programs look at: 'skip_line'
  code text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz default now()
);
create trigger content_changed after insert or update or delete on popular_filters
  for each statement execute function content_changed();

-- A file of the sitemap lists this many ids of a product type (service/catalog/sitemap/sitemap.ts knows the number too).
create function sitemap_part(id int) returns int language sql immutable strict parallel safe as $$
  select (id - 1) / 20000 + 1
$$;

-- When something left a file of the sitemap: the row itself no longer says when.
create table sitemap_removals (
  kind text not null,
  part int not null,
  at timestamptz not null,
  primary key (kind, part, at)
);

-- The argument is the table of products.
create function left_sitemap() returns trigger language plpgsql as $$
begin
  insert into sitemap_removals (kind, part, at) values (tg_argv[0], sitemap_part(old.id), now()) on conflict do nothing;
  return null;
end $$;

-- Prepares the table of a product type for the sitemap: indexes from which its files, their latest changes and those of a
-- destination are read however many products there are, and triggers for what leaves.
create procedure list_in_sitemap(kind regclass) language plpgsql as $$
begin
  execute format('create index %I on %s (sitemap_part(id), greatest(updated_at, published_at) desc)
    where published_at is not null', kind || '_sitemap', kind);
  execute format('create index %I on %s (destination_id, updated_at desc) where published_at is not null',
    kind || '_changed_there', kind);
  execute format('create trigger left_sitemap_by_delete after delete on %s
    for each row when (old.published_at is not null) execute function left_sitemap(%L)', kind, kind);
  execute format('create trigger left_sitemap_by_update after update of published_at on %s
    for each row when (old.published_at is not null and new.published_at is null) execute function left_sitemap(%L)', kind, kind);
end $$;
