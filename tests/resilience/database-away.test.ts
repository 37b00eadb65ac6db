import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { type Cluster, makeCluster } from '../setup/postgres.ts';
import { confirmedTravellers, type Reply, send } from './client.ts';
import { contradictions } from './inspection.ts';
import { type Entry, newEntry, proceed } from './ledger.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

let cluster: Cluster;
let mail: MailServer;
let server: ServerProcess;
let tokens: string[];
let database: OpenDatabase;
let changes = 0;
const entries: Entry[] = [];

beforeAll(async () => {
  [cluster, mail] = await Promise.all([makeCluster(), startMailServer()]);
  server = startProcess('tests/resilience/api-server.ts', await quietPort(), {
    DATABASE_URL: cluster.url('postgres'),
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    APP_SECRET: 'a secret of thirty-two characters, for tests',
    LOG_LEVEL: 'error',
    EMAIL_WORKERS: '4',
  });
  await server.ready();
  tokens = await confirmedTravellers(server.url, mail, 6);
  const log = makeLog({ logLevel: 'silent' });
  database = await openDatabase({ databaseUrl: cluster.url('postgres'), databasePool: 2, dataDir: '' }, log);
  await database.onContentChange(() => {
    changes += 1;
  });
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await database.close();
  await mail.close();
  await cluster.remove();
});

/** Collects all answers to clients that keep sending, except those to successful orders. */
async function everyReply(replies: Reply[], until: AbortSignal): Promise<void> {
  await Promise.all(
    tokens.map(async (token) => {
      while (!until.aborted) {
        const entry = await newEntry(server.url, token);
        if (entry) entries.push(entry);
        const reply = entry ? await proceed(server.url, entry) : await send(server.url, 'GET', '/api/stays');
        if (reply) replies.push(reply);
        await wait(20);
      }
    }),
  );
}

const acknowledged = () => entries.filter(({ sale }) => sale === 'acknowledged').length;

async function changeCatalogue(): Promise<void> {
  await database.pool.query(`update stays set updated_at = now() where slug = 'lake-house'`);
}

test('while PostgreSQL is down every call gets a quick 503 in the wire format, and later everything recovers', async () => {
  const over = new AbortController();
  const ofTheLoad: Reply[] = [];
  const load = everyReply(ofTheLoad, over.signal);
  await expect.poll(acknowledged).toBeGreaterThan(0);
  await cluster.stop('immediate');
  await expect.poll(() => ofTheLoad.length).toBeGreaterThan(0);
  const away = [
    await send(server.url, 'GET', '/api/stays'),
    await send(server.url, 'GET', '/api/users/me', { token: tokens[0] }),
    await send(server.url, 'POST', '/api/auth/local', {
      body: { identifier: 'guest0@example.in', password: 'lamps-on-the-ganga' },
    }),
    await send(server.url, 'GET', '/api/bookings', { token: tokens[0] }),
  ];
  const healthz = await send(server.url, 'GET', '/healthz');
  const readyz = await send(server.url, 'GET', '/readyz');
  await cluster.start();
  await server.ready();
  const before = acknowledged();
  await expect.poll(acknowledged, { message: 'orders are taken again' }).toBeGreaterThan(before);
  over.abort();
  await load;
  const replies = [...away, ...ofTheLoad];

  expect(away.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect([healthz.status, readyz.status]).toEqual([200, 503]);
  for (const reply of replies.filter(({ status }) => status !== 200)) {
    expect(reply).toMatchObject({
      status: 503,
      body: {
        data: null,
        error: { status: 503, name: 'ServiceUnavailableError', message: expect.any(String), details: {} },
      },
    });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(5_000);
});

test('nothing acknowledged before or during the outage is lost, and unanswered orders can be repeated', async () => {
  for (const entry of entries) expect(await proceed(server.url, entry)).toBeUndefined();
  expect(acknowledged()).toBeGreaterThan(0);
  expect(await contradictions(database, entries)).toEqual([]);
});

test('jobs resume without a restart: the email of a new booking is sent', async () => {
  const entry = await newEntry(server.url, tokens[0] ?? '');
  if (!entry) throw new Error('no quote');
  await proceed(server.url, entry);
  expect(entry.sale).toBe('acknowledged');
  const email = () =>
    mail.received.filter(({ subject }) => subject === `Booking confirmation ${entry.order.bookingId}`).length;
  await expect.poll(email, { timeout: 60_000, interval: 200 }).toBe(1);
});

test('catalogue changes are noticed again', async () => {
  const before = changes;
  await expect
    .poll(
      async () => {
        await changeCatalogue();
        return changes;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBeGreaterThan(before + 1);
});
