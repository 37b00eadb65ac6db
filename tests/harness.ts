import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { compose } from '../compose.ts';
import type { Emails } from '../database/tables.ts';
import { signToken } from '../service/accounts/token.ts';
import type { Timeouts } from '../service/api/timeouts.ts';
import type { Viewer } from '../service/core/viewer.ts';
import { readConfig } from '../service/platform/config.ts';
import type { Context } from '../service/platform/context.ts';
import { openEmbedded } from '../service/platform/database/embedded.ts';
import {
  type Address,
  embeddedDatabase,
  type OpenDatabase,
  openDatabase,
} from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import type { Metrics } from '../service/platform/metrics.ts';
import { openQueue } from '../service/platform/queue.ts';
import { builtPages } from './pages.ts';
import { prepare } from './setup/database.ts';

/** The answer to a call. `body` is the parsed JSON, or the text when it is not JSON. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape; a wrong guess fails the test
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Harness {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly clock: { now: Date; advance: (milliseconds: number) => void };
  readonly ctx: (viewer?: Viewer) => Context;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS',
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ) => Promise<Answer>;
  /** Every email written so far, oldest first. */
  readonly emails: () => Promise<Selectable<Emails>[]>;
  /** A new traveller with a confirmed address. */
  readonly signUp: (name?: string) => Promise<{ token: string; id: number; email: string; password: string }>;
  readonly startJobs: () => Promise<void>;
  /** Looks for unnotified content changes, as a process does. */
  readonly follow: () => void;
  /** Set when METRICS_PORT is in the environment; no port is opened. */
  readonly metrics: Metrics | undefined;
  readonly close: () => Promise<void>;
}

/** Maps the address of a PostgreSQL to the addresses that the service uses for it, for example through a proxy. */
export type Route = (url: string) => Promise<Pick<Address, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrls'>>;

const directly: Route = async (databaseUrl) => ({ databaseUrl });

let harnessCount = 0;

/** Opens a site in a schema of another harness's database; that harness drops it. */
async function openTenantSchema(
  url: string | undefined,
  databaseSchema: string,
  log: ReturnType<typeof makeLog>,
  through: Route = directly,
) {
  if (url === undefined) throw new Error('The embedded database belongs to one site');
  const database = await openDatabase({ ...(await through(url)), databaseSchema, databasePool: 20, dataDir: '' }, log);
  await prepare(database);
  return { database, url, remove: async () => {} };
}

async function openTestDatabase(
  log: ReturnType<typeof makeLog>,
  through: Route = directly,
): Promise<{ database: OpenDatabase; url: string | undefined; remove: () => Promise<void> }> {
  const place = inject('ground');
  if (place.kind === 'embedded') {
    const embedded = await openEmbedded({ loadDataDir: new Blob([readFileSync(place.snapshot)]) });
    return { database: embeddedDatabase(embedded, log), url: undefined, remove: async () => {} };
  }
  harnessCount += 1;
  const name = `test_${process.pid}_${harnessCount}`;
  const admin = new pg.Client({ connectionString: `${place.cluster}postgres` });
  await admin.connect();
  // copying a template fails while another copy is being made
  for (let attempt = 0; ; attempt += 1) {
    try {
      // by copying files, which takes half of the work of writing every page to the log
      await admin.query(`create database ${name} template template_test strategy file_copy`);
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const url = `${place.cluster}${name}`;
  const database = await openDatabase({ ...(await through(url)), databasePool: 20, dataDir: '' }, log);
  return {
    database,
    url,
    remove: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Starts the whole service on a fresh database with the small catalogue and a clock fixed at
 * 20 November 2026, 10:00 in India. Jobs do not run unless started. `pages` builds the pages if needed.
 * `through` maps the PostgreSQL address. `beside` puts the site into a schema of another harness's
 * database (DATABASE_SCHEMA). `ahead`: milliseconds by which the machine's clock is ahead of the database's.
 */
export async function startHarness(
  environment: Record<string, string> = {},
  {
    pages = false,
    timeouts,
    through,
    // only a test that cuts the connection, or floods it, wants the process to count alone
    countTimeout = through === undefined ? 60_000 : 500,
    beside,
    ahead,
  }: {
    pages?: boolean;
    timeouts?: Timeouts;
    through?: Route;
    /** Milliseconds within which the database counts calls. */
    countTimeout?: number;
    beside?: Pick<Harness, 'url'>;
    ahead?: () => number;
  } = {},
): Promise<Harness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'padharo-test-'));
  const config = readConfig(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'http://padharo.test',
      TRUST_PROXY: '1',
      ...(beside?.url && { DATABASE_URL: beside.url }),
      ...environment,
    },
    () => 'a secret of thirty-two characters, for tests',
  );
  const log = makeLog(config);
  const { url, remove, ...opened } = beside
    ? await openTenantSchema(beside.url, config.databaseSchema, log, through)
    : await openTestDatabase(log, through);
  const database = ahead ? { ...opened.database, clock: { ...opened.database.clock, ahead } } : opened.database;
  const queue = await openQueue(database, log);
  const clock = {
    now: new Date('2026-11-20T10:00:00+05:30'),
    advance: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
  if (pages) await builtPages();
  const service = await compose({
    config,
    log,
    database,
    queue,
    now: () => clock.now,
    withPages: pages,
    ...(timeouts && { timeouts }),
    countTimeout,
    search: process.env['TEST_SEARCH'] === 'database' ? false : 'exact',
  });
  await service.app.ready();
  let travellers = 0;
  const signedUp = new Set<string>();

  /** Renews an expired token, because the test clock jumps; a real device does that itself. */
  async function renewed(token: string): Promise<string> {
    if (!signedUp.has(token)) return token;
    const { id, sid, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return exp * 1000 > clock.now.getTime() ? token : signToken(config.secret, { id, sid }, clock.now);
  }

  const call: Harness['call'] = async (method, path, { body, token, headers } = {}) => {
    const answer = await service.app.inject({
      method,
      url: path,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${await renewed(token)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    let parsed: unknown = answer.body;
    try {
      parsed = JSON.parse(answer.body);
    } catch {}
    return { status: answer.statusCode, body: parsed, headers: answer.headers };
  };

  return {
    app: service.app,
    database,
    url,
    dataDir,
    clock,
    ctx: service.context,
    call,
    emails: () => database.db.selectFrom('emails').selectAll().orderBy('id').execute(),
    signUp: async (name = 'Asha Verma') => {
      travellers += 1;
      const email = `traveller${travellers}@example.in`;
      const password = 'lamps-on-the-ganga';
      const { status, body } = await call('POST', '/api/auth/local/register', {
        body: { username: name, email, password },
        headers: { 'x-forwarded-for': `10.0.0.${travellers}` },
      });
      if (status !== 200) throw new Error(`${email} is not signed up: ${status} ${JSON.stringify(body)}`);
      await database.db.updateTable('users').set({ confirmed: true }).where('id', '=', body.user.id).execute();
      signedUp.add(body.jwt);
      return { token: body.jwt, id: body.user.id, email, password };
    },
    startJobs: service.startJobs,
    follow: service.follow,
    metrics: service.metrics,
    close: async () => {
      await service.close();
      await queue.stop();
      await database.close();
      await remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
