-- Old addresses of the shop, and where they lead now.
create table redirects (
  id int generated always as identity primary key,
  path text not null unique check (path ~ '^/[^?#]' and length(path) <= 500),
  target text not null check (length(target) between 1 and 1000),
  permanent boolean not null,
  created_at timestamptz not null
);
create trigger content_changed after insert or update or delete on redirects
  for each statement execute function content_changed();
