import pg from 'pg';
import { expect } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { type Ended, startProcess } from './server-process.ts';

/** A site in a schema and with a role of its own. */
export interface CitusSite {
  readonly schema: string;
  /** Its role at the coordinator. */
  readonly url: string;
  /** Its two processes. */
  readonly one: Harness;
  readonly two: Harness;
}

/** Runs the operator command for that site. */
export const distribute = (DATABASE_URL: string, DATABASE_SCHEMA: string): Promise<Ended> =>
  startProcess('scripts/operator.ts', 1, { DATABASE_URL, DATABASE_SCHEMA }, [], ['distribute']).ended;

/** Makes a role and fills its schema, which stays at the coordinator. Returns the URL of the role. */
export async function makeSite(admin: pg.Client, coordinator: string, schema: string): Promise<string> {
  await dropSite(admin, schema);
  await admin.query(`create role ${schema} login createdb password '${schema}'`);
  const { rows } = await admin.query<{ grant: string }>(
    `select format('grant create on database %I to ${schema}', current_database()) as grant`,
  );
  await admin.query(rows[0]?.grant ?? '');
  const url = new URL(coordinator);
  url.username = schema;
  url.password = schema;
  const first = await startHarness({ DATABASE_SCHEMA: schema }, { beside: { url: url.href } });
  await first.close();
  return url.href;
}

export async function dropSite(admin: pg.Client, schema: string): Promise<void> {
  await admin.query(`drop schema if exists ${schema} cascade`);
  await admin.query(`drop schema if exists ${schema}_jobs cascade`);
  const { rows } = await admin.query('select from pg_roles where rolname = $1', [schema]);
  if (rows.length > 0) await admin.query(`drop owned by ${schema}`);
  await admin.query(`drop role if exists ${schema}`);
}

/** Makes a site, moves it to a worker and starts its two processes. */
export async function openSite(admin: pg.Client, coordinator: string, schema: string): Promise<CitusSite> {
  const url = await makeSite(admin, coordinator, schema);
  expect(await distribute(url, schema)).toMatchObject({ code: 0 });
  const start = () => startHarness({ DATABASE_SCHEMA: schema, LOG_LEVEL: 'silent' }, { beside: { url } });
  return { schema, url, one: await start(), two: await start() };
}

/** Closes its processes and drops what it had. */
export async function closeSite(admin: pg.Client, { schema, one, two }: CitusSite): Promise<void> {
  await one.close();
  await two.close();
  await dropSite(admin, schema);
}

/** The port of the worker that a site is on. */
export async function portOf(admin: pg.Client, schema: string): Promise<number> {
  const { rows } = await admin.query<{ port: number }>(
    `select nodeport as port from citus_shards where table_name = ($1 || '.bookings')::regclass`,
    [schema],
  );
  const [row] = rows;
  if (!row) throw new Error(`${schema} is on no worker`);
  return row.port;
}

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // servers are killed on purpose
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Repeats that work on several lines at once, until it is ended. */
export function repeat(works: readonly (() => Promise<void>)[]): () => Promise<void> {
  let isOver = false;
  const lines = Promise.all(
    works.map(async (work) => {
      while (!isOver) await work();
    }),
  );
  return async () => {
    isOver = true;
    await lines;
  };
}
