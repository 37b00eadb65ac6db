-- What the wire says of the file of a picture, and of those of its formats.
alter table media
  -- of all bytes of an upload, of the drawing of a drawn picture
  add column hash text,
  add column ext text generated always as (coalesce(substring(url from '\.[a-z0-9]+$'), '')) stored,
  -- kilobytes with two decimals
  add column size float8 generated always as (round((bytes / 10.24)::numeric)::float8 / 100) stored,
  add column provider text not null default 'database',
  add column preview_url text,
  add column provider_metadata jsonb;

update media set name = substring(url from '[^/]+$') where name is null;
update media set hash = substring(url from '^/media/([0-9a-f]+)/') where url like '/media/%';
update media m set formats = (
  select jsonb_object_agg(f.key, f.value || jsonb_build_object(
    'name', f.key || '_' || m.name, 'hash', f.key || '_' || m.hash, 'ext', '.webp', 'path', null))
  from jsonb_each(m.formats) f)
where jsonb_typeof(m.formats) = 'object' and m.hash is not null;
alter table media alter column name set not null;

-- A tour may belong to none of the categories.
alter table tour_packages alter column type drop not null;

-- Products that belong to no place although their location names one, part by part from the right: 'New Delhi, Delhi'.
create function pg_temp.place_in(location text) returns int language sql as $$
  select d.id from unnest(string_to_array(lower(location), ',')) with ordinality as part (name, position)
  join destinations d on d.published_at is not null
    and (lower(d.name) = trim(part.name) or trim(part.name) = any(select lower(alias) from unnest(d.aliases) alias))
  order by part.position desc, d.id limit 1 $$;

do $$
declare
  product text;
begin
  foreach product in array array['stays', 'attractions', 'tour_packages', 'car_rentals'] loop
    execute format(
      'with placed as (select id, pg_temp.place_in(location) as place from %1$I where destination_id is null)
       update %1$I p set destination_id = d.id,
         search_text = trim(p.search_text || '' '' || lower(concat_ws('' '', d.name, d.region, array_to_string(d.aliases, '' ''))))
       from placed join destinations d on d.id = placed.place where p.id = placed.id', product);
  end loop;
end $$;
