-- What the desk lists of content and finds in it, however much there is: by name, by when it was changed, and what is a draft.

-- The words of what an entry is called and where it is: found whole or by how they begin.
create function entry_words(title text, place text) returns tsvector language sql immutable parallel safe cost 60 as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(lower(left(concat_ws(' ', title, place), 700)), '[\s,.;:/()&''"-]+'), ''))
$$;

do $$
declare
  one text;
  title text;
begin
  foreach one in array array['stays', 'attractions', 'tour_packages', 'car_rentals', 'room_types', 'nearby_places', 'faqs',
    'reviews', 'house_rules', 'destinations']
  loop
    title := case one when 'faqs' then 'question' when 'house_rules' then 'document_id' else 'name' end;
    -- rows of the same name follow each other by their ids
    execute format('create index %I on %I (%I, id)', one || '_named', one, title);
    execute format('create index %I on %I (updated_at, id)', one || '_changed', one);
    execute format('create index %I on %I (id) where published_at is null', one || '_drafts', one);
    continue when title = 'document_id';
    execute format('create index %I on %I using gin (entry_words(%I, %s))', one || '_found', one, title,
      case when one in ('stays', 'attractions', 'tour_packages', 'car_rentals') then 'location' else quote_literal('') end);
  end loop;
end $$;
