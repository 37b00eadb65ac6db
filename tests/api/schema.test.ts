import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('what a function of the house names lies in its own schema, whoever calls it', async () => {
  const { rows } = await world.database.pool.query<{ name: string; path: string[] | null }>(
    `select p.proname as name, array(select c from unnest(p.proconfig) c where c like 'search_path=%') as path
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const { name, path } of rows) expect(path, `${name}`).toEqual(['search_path=public, pg_temp']);
});

test('a change is told where the processes of its own house listen, and only there', async () => {
  const { rows } = await world.database.pool.query<{ name: string; text: string }>(
    `select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { name, text } of rows)
    for (const [told] of text.matchAll(/pg_notify\(.*/g)) expect(told, name).toContain('tg_table_schema');
});

test('names of tables, indexes and constraints leave room for what Citus ends them with', async () => {
  const { rows } = await world.database.pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and length(relname) > 55
     union select conname from pg_constraint where connamespace = 'public'::regnamespace and (length(conname) > 55 or conname ~ '_\\d{6,}$')
     union select tgname from pg_trigger where not tgisinternal and length(tgname) > 55`,
  );
  // nobody asks which of these did not hold
  expect(rows.map(({ name }) => name).sort()).toEqual([
    'commission_rules_partner_id_product_type_product_id_from_da_key',
    'planned_publications_subject_type_document_id_action_key',
  ]);
});
