-- A product that is not among those whose names every process holds is suggested by the words of its name.
do $$
declare
  one text;
begin
  foreach one in array array['stays', 'attractions', 'tour_packages', 'car_rentals']
  loop
    execute format('create index %I on %I using gin (to_tsvector(''simple'', search_text)) where published_at is not null',
      one || '_words', one);
  end loop;
end $$;
