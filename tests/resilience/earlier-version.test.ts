import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { startProcess } from './server-process.ts';

const where = inject('ground');
const cluster = where.kind === 'postgres' ? where.cluster : '';
const name = `earlier_${process.pid}`;
const log = makeLog({ logLevel: 'error' });
let admin: pg.Client;
let folder: string;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: `${cluster}postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  folder = await mkdtemp(join(tmpdir(), 'padharo-earlier-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

/** Leftovers of such a version: its own migrations table, and tables with the same names as today's. */
const earlier = `
  create table migrations (name text primary key, hash text not null, ran_at timestamptz not null default now());
  insert into migrations (name, hash) values ('0001-house.sql', 'x'), ('0002-catalogue-types.sql', 'y');
  create table bookings (id int primary key, customer_name text not null);
  insert into bookings values (1, 'Asha')`;

/** The whole content of the database: relations, schemas, and the rows of both tables. */
async function contents({ pool }: OpenDatabase): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select json_agg(m order by name) from migrations m) as ran, (select json_agg(b) from bookings b) as sold,
      (select json_agg(relname order by relname) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select json_agg(nspname order by nspname) from pg_namespace where nspname !~ '^pg_') as schemas`,
  );
  return rows;
}

test.each(['DATABASE_URL', 'DATA_DIR'])(
  'a database of a version before 1.0 in %s is left unchanged, and the start says what to do',
  async (variable) => {
    const value = variable === 'DATABASE_URL' ? `${cluster}${name}` : join(folder, 'data');
    const open = () =>
      openDatabase(
        variable === 'DATABASE_URL'
          ? { databaseUrl: value, databasePool: 2, dataDir: '' }
          : { databaseUrl: undefined, databasePool: 2, dataDir: value },
        log,
      );
    const created = await open();
    await created.pool.query(earlier);
    const before = await contents(created);
    await created.close();
    const { code, output } = await startProcess('server.ts', 1, {
      DATA_DIR: join(folder, 'data'),
      APP_SECRET: 'a secret of thirty-two characters, for tests',
      [variable]: value,
    }).ended;
    expect(code).toBe(1);
    expect(
      output,
    ).toContain(`This database is from a version before 1.0 and cannot be upgraded. Nothing in it was changed.
To use it, start that version.
To start with an empty database, set ${variable} to `);
    expect(output, 'words for an operator, no stack').not.toContain('migrate.ts');
    const after = await open();
    expect(await contents(after)).toEqual(before);
    await after.close();
  },
);
