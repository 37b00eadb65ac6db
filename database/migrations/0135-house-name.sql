-- What the operator calls the house, for who may not read settings: emails are signed with it.
create function house_name() returns text language sql stable as $$
  select coalesce((select nullif(regexp_replace(btrim(value->>'name'), '\s+', ' ', 'g'), '') from settings where key = 'contact'), 'Padharo')
$$;

create function house_name_as_html() returns text language sql stable as $$
  select replace(replace(replace(replace(house_name(), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;')
$$;
