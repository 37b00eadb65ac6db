-- Several houses may lie in one database, each in a schema of its own. A change is told to the processes of its own house: the
-- channel carries the schema, but for the one that always was. And a transaction makes a step of the version when it tells of
-- itself, and only then: who counts both knows what he missed.
do $$
declare
  one record;
  channel constant text := 'concat_ws(''_'', ''content_changed'', nullif(tg_table_schema, ''public''))';
  step text;
  made text;
begin
  for one in
    select p.proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prosrc like '%pg_notify(%'
  loop
    made := replace(one.text, 'pg_notify(''content_changed'',', 'pg_notify(' || channel || ',');
    if one.name = 'product_changed' then
      step := substring(made from '  update content_versions [^;]*;\n');
      made := replace(made, step, '');
      made := replace(made, '  if total > most then' || chr(10) || '    perform',
        '  if total = 0 then return null; end if;' || chr(10) || step || '  if total > most then' || chr(10) || '    perform');
      if made is null or made not like '%total = 0 then return null%' then
        raise exception 'product_changed says what nobody expects here';
      end if;
    end if;
    execute made;
  end loop;
end $$;
