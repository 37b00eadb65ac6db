import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('what a function of the site names lies in its own schema, whoever calls it', async () => {
  const { rows } = await harness.database.pool.query<{ name: string; path: string[] | null }>(
    `select p.proname as name, array(select c from unnest(p.proconfig) c where c like 'search_path=%') as path
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const { name, path } of rows) expect(path, `${name}`).toEqual(['search_path=public, pg_temp']);
});

test('a change is told where the processes of its own site listen, and only there', async () => {
  const { rows } = await harness.database.pool.query<{ name: string; text: string }>(
    `select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['notify_change']);
  expect(rows[0]?.text).toContain('of_schema');
});

// a schema is moved to a worker of Citus as it is: tests/resilience/citus.test.ts runs there
test('no function in SQL reads a table: Citus plans only what PL/pgSQL asks', async () => {
  const { rows } = await harness.database.pool.query<{ name: string; text: string }>(
    `select p.proname as name, p.prosrc as text from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql'`,
  );
  const tables = await harness.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`,
  );
  expect(rows.length).toBeGreaterThan(3);
  const named = (text: string) =>
    tables.rows.filter(({ name }) => new RegExp(`\\b(?:from|join)\\s+${name}\\b`, 'i').test(text));
  for (const { name, text } of rows) expect(named(text), name).toEqual([]);
});

test('no statement inserts inside a WITH: Citus would ask every worker, and one that is away would stop all sites', () => {
  const files = globSync('service/**/*.sql.ts');
  expect(files.length).toBeGreaterThan(50);
  const inserting = (text: string) => /\bas (?:materialized )?\(\s*insert into\b/.test(text);
  expect(inserting('with locked as (\n  insert into allotments')).toBe(true);
  expect(files.filter((file) => inserting(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a statement-level trigger reads the rows that changed and nothing beside them in one statement', async () => {
  const { rows } = await harness.database.pool.query<{ name: string; text: string }>(
    `select distinct p.proname as name, p.prosrc as text from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where coalesce(t.tgoldtable, t.tgnewtable) is not null and p.pronamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(6);
  for (const { name, text } of rows)
    for (const statement of text.split(';'))
      if (/\bfrom (?:changed|gone|before)\b/.test(statement))
        expect(statement, name).not.toMatch(/\b(?:update|insert into)\b/);
});

test('each table has a key, or says that its rows are told apart whole: a schema can move between workers', async () => {
  const { rows } = await harness.database.pool.query(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relreplident <> 'f' and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  );
  expect(rows).toEqual([]);
});

test('names of tables, indexes and constraints leave room for what Citus ends them with', async () => {
  const { rows } = await harness.database.pool.query(
    `select name from (
       select relname as name from pg_class where relnamespace = 'public'::regnamespace
       union select conname from pg_constraint where connamespace = 'public'::regnamespace
       union select tgname from pg_trigger where not tgisinternal
     ) named where length(name) > 55 or name ~ '_\\d{6,}$'`,
  );
  expect(rows).toEqual([]);
});
