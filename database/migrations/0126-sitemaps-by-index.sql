-- A file of the sitemap is of so many ids of a kind (service/catalog/sitemap/sitemap.ts knows the number).
create function sitemap_part(id int) returns int language sql immutable parallel safe strict as $$
  select (id - 1) / 20000 + 1
$$;

-- What left a file has no row that says when: noted here, once a transaction.
create table sitemap_removals (
  kind text,
  part int,
  at timestamptz,
  primary key (kind, part, at)
);
create function left_sitemap() returns trigger language plpgsql as $$
begin
  insert into sitemap_removals values (tg_table_name, sitemap_part(old.id), now()) on conflict do nothing;
  return null;
end $$;

-- Which files of a table of products there are, when each last changed, and when what stands at a place did, is read from
-- indexes, however many products there are.
create procedure list_in_sitemap(kind regclass) language plpgsql as $$
begin
  execute format('create index %I on %s (sitemap_part(id), greatest(updated_at, published_at) desc) where published_at is not null',
    kind || '_sitemap', kind);
  execute format('create index %I on %s (destination_id, updated_at desc) where published_at is not null', kind || '_changed_there', kind);
  execute format('drop index if exists %I', kind || '_destination');
  execute format('create trigger left_sitemap_by_delete after delete on %s
    for each row when (old.published_at is not null) execute function left_sitemap()', kind);
  execute format('create trigger left_sitemap_by_update after update of published_at on %s
    for each row when (old.published_at is not null and new.published_at is null) execute function left_sitemap()', kind);
end $$;
call list_in_sitemap('stays');
call list_in_sitemap('attractions');
call list_in_sitemap('tour_packages');
call list_in_sitemap('car_rentals');

-- The values that have lists of their own.
create index stays_changed_of_type on stays (type, updated_at desc) where published_at is not null;
create index tour_packages_changed_of_type on tour_packages (type, updated_at desc) where published_at is not null;
drop index stays_type;
drop index tour_packages_type;
