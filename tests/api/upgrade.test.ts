import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../service/platform/database/embedded.ts';
import { baseline, EarlierVersionError, migrate, migrations } from '../../service/platform/database/migrate.ts';
import { embeddedDatabase, type OpenDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';

const all = migrations().map(({ name }) => name);
let database: OpenDatabase;
beforeAll(async () => {
  database = embeddedDatabase(await openEmbedded({}), makeLog({ logLevel: 'error' }));
});
afterAll(() => database.close());

test('an interrupted start continues with the next file, and one more start has nothing to do', async () => {
  const { pool } = database;
  await pool.query(
    'create table migrations (name text primary key, hash text not null, ran_at timestamptz default now())',
  );
  const ran = baseline().slice(0, 3);
  for (const { name, text, hash } of ran) {
    await pool.query(text);
    await pool.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  }
  expect(await migrate(database)).toEqual(all.slice(ran.length));
  expect(await migrate(database)).toEqual([]);
});

test('a file of the schema that was edited after it ran ends the start with its name', async () => {
  const { pool } = database;
  const [file = ''] = all;
  const set = (hash: string) =>
    pool.query(
      'update migrations m set hash = $1 from migrations old where m.name = $2 and old.name = m.name returning old.hash',
      [hash, file],
    );
  const { rows } = await set('another');
  await expect(migrate(database)).rejects.toThrow(`Migration ${file} was changed after it ran. Add a new one instead`);
  await set(rows[0].hash);
  expect(await migrate(database)).toEqual([]);
});

test('a database whose list of migrations has no file of the baseline is refused', async () => {
  const { pool } = database;
  await pool.query(`update migrations set name = replace(name, 'schema/', '')`);
  await expect(migrate(database)).rejects.toThrow(EarlierVersionError);
});
