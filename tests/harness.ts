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

/** What a call answered. `body` is the parsed JSON, or the text when it is none. */
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
  /** As a process does: looks for changes that nobody told of. */
  readonly follow: () => void;
  /** With METRICS_PORT in its environment; no port is opened. */
  readonly metrics: Metrics | undefined;
  readonly close: () => Promise<void>;
}

/** By which addresses a world reaches the PostgreSQL at that one. */
export type Through = (url: string) => Promise<Pick<Address, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrls'>>;

let worlds = 0;

/** A house of that schema in the database of another world, which drops it. */
async function groundBeside(
  url: string | undefined,
  databaseSchema: string,
  log: ReturnType<typeof makeLog>,
  through: Through,
) {
  if (url === undefined) throw new Error('The embedded database is of one house');
  const database = await openDatabase({ ...(await through(url)), databaseSchema, databasePool: 20, dataDir: '' }, log);
  await prepare(database);
  return { database, url, remove: async () => {} };
}

async function ground(
  log: ReturnType<typeof makeLog>,
  through: Through,
): Promise<{ database: OpenDatabase; url: string | undefined; remove: () => Promise<void> }> {
  const where = inject('ground');
  if (where.kind === 'embedded') {
    const embedded = await openEmbedded({ loadDataDir: new Blob([readFileSync(where.snapshot)]) });
    return { database: embeddedDatabase(embedded, log), url: undefined, remove: async () => {} };
  }
  worlds += 1;
  const name = `world_${process.pid}_${worlds}`;
  const admin = new pg.Client({ connectionString: `${where.cluster}postgres` });
  await admin.connect();
  // copying a template fails while another copy is being made
  for (let attempt = 0; ; attempt += 1) {
    try {
      await admin.query(`create database ${name} template template_world`);
      break;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const url = `${where.cluster}${name}`;
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
 * A whole service on a fresh database with the small catalogue, with a clock that stands still at
 * 20 November 2026, 10:00 in India. Jobs do not run unless started. With `pages` its pages are built if they are not;
 * it reaches PostgreSQL by the addresses that `through` gives. `beside` another world its house is a schema of the same
 * database (DATABASE_SCHEMA). `ahead`: milliseconds that the clock of its machine is ahead of the database's.
 */
export async function startHarness(
  environment: Record<string, string> = {},
  {
    pages = false,
    timeouts,
    through = async (databaseUrl) => ({ databaseUrl }),
    beside,
    ahead,
  }: {
    pages?: boolean;
    timeouts?: Timeouts;
    through?: Through;
    beside?: Pick<Harness, 'url'>;
    ahead?: () => number;
  } = {},
): Promise<Harness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'padharo-world-'));
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
    ? await groundBeside(beside.url, config.databaseSchema, log, through)
    : await ground(log, through);
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
    search: process.env['TEST_SEARCH'] === 'database' ? false : 'exact',
  });
  await service.app.ready();
  let travellers = 0;
  const signedUp = new Set<string>();

  /** A traveller's device renews its token; here, where the clock jumps, that is done for those who signed up. */
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
      const { body } = await call('POST', '/api/auth/local/register', {
        body: { username: name, email, password },
        headers: { 'x-forwarded-for': `10.0.0.${travellers}` },
      });
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
