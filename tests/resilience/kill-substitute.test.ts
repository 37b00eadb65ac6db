import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, makeCluster } from '../setup/postgres.ts';
import { brokenInvariants } from '../travellers.ts';
import { confirmedTravellers, send } from './client.ts';
import { groundAt, type KillGround } from './ground.ts';
import { forgetKilledWorkers, missingEmails } from './inspection.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { changed, paidNight, places, refuseAll, type StopPlace, stateOf, stopEach } from './refused-bookings.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

// The server is killed at each place of the transaction in which a refused guest, or support for them, takes another
// stay, and after it. Nothing or all of it has happened, and the same press again answers with all of it.

let cluster: Cluster;
let folder: string;
let mail: MailServer;
const servers = new Set<ServerProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-substitute-'));
  cluster = await makeCluster();
});
afterAll(async () => {
  for (const server of servers) await kill(server);
  await mail.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start(ground: KillGround, port: number): Promise<ServerProcess> {
  const server = startProcess('tests/resilience/api-server.ts', port, {
    ...ground.env,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    APP_SECRET: 'the same secret after every restart, for tests',
    EMAIL_WORKERS: '10',
  });
  servers.add(server);
  await server.ready();
  return server;
}

async function kill(server: ServerProcess): Promise<void> {
  server.signal('SIGKILL');
  await server.ended;
  servers.delete(server);
}

const accounts = 2;
const arrivedAt = ({ received }: MailServer) => new Set(received.flatMap(({ messageIds }) => messageIds)).size;

interface Refused {
  readonly bookingId: string;
  readonly path: string;
  /** Of the traveller, or of support. */
  readonly token: string;
}

const takeIn = (server: ServerProcess, { path, token }: Refused, chosen: object) =>
  send(server.url, 'POST', `${path}/substitute`, { token, body: chosen });

async function offeredIn(server: ServerProcess, { path, token }: Refused) {
  const { body } = await send(server.url, 'GET', `${path}/substitutes`, { token });
  const all: { slug: string; stay: string; roomType: string; refund: number }[] = body.data;
  expect(all.map(({ slug }) => slug)).toEqual(['cheaper-hotel', 'dearer-hotel']);
  return all.map(({ stay, roomType, refund }) => ({ stay, roomType, refund }));
}

async function refusedBookings(
  ground: KillGround,
  server: ServerProcess,
  count: number,
  wait: string,
): Promise<Refused[]> {
  const tokens = await confirmedTravellers(server.url, mail, accounts);
  const all: Refused[] = [];
  for (let number = 0; number < count; number += 1) {
    const bookingId = await paidNight(server.url, tokens[0] ?? '', 30 + number);
    const { body } = await send(server.url, 'GET', `/api/bookings/${bookingId}`, { token: tokens[0] });
    const path = `/api/bookings/${bookingId}/items/${body.data.bookingItems[0].lineId}`;
    all.push({ bookingId, path, token: tokens[number % accounts] ?? '' });
  }
  await kill(server);
  await ground.inspect(({ pool }) => refuseAll(pool, wait));
  return all;
}

/** A way to stop a server within a statement, to know that it has, and to let the database go on. */
interface Stop {
  readonly places: readonly StopPlace[];
  readonly wait: string;
  readonly reached: (server: ServerProcess) => Promise<void>;
  readonly release: () => Promise<void>;
  /** How it ends if the server is killed there, or after its answer. */
  readonly endAt: (place: StopPlace | undefined) => 'before' | 'after';
}

async function survive(ground: KillGround, { places, wait, reached, release, endAt }: Stop) {
  mail = await startMailServer();
  const port = await quietPort();
  const all = await refusedBookings(ground, await start(ground, port), places.length + 1, wait);
  const statesNow = () => ground.inspect(({ pool }) => Promise.all(all.map((one) => stateOf(pool, one.bookingId))));
  const before = await statesNow();
  await ground.inspect(({ pool }) => stopEach(pool, all, places));
  const killed: unknown[] = [];
  let server = await start(ground, port);
  // each is killed at a place of its own, the last after its answer
  for (const [number, refused] of all.entries()) {
    const [cheaper = {}] = await offeredIn(server, refused);
    const place = places[number];
    const answer = takeIn(server, refused, cheaper);
    await (place ? reached(server) : answer);
    await kill(server);
    await release();
    expect((await answer).status, place).toBe(place ? 'lost' : 200);
    await ground.inspect(async (database) => {
      killed.push(await stateOf(database.pool, refused.bookingId));
      expect(await brokenInvariants({ database }), place).toEqual([]);
      await database.pool.query('delete from stopped where place = $1', [place]);
      await forgetKilledWorkers(database);
    });
    server = await start(ground, port);
    const answers = [await takeIn(server, refused, cheaper), await takeIn(server, refused, cheaper)];
    expect(answers).toMatchObject([{ status: 200 }, { status: 200, body: answers[0]?.body }]);
  }
  const written = all.length * ((before[0]?.emails.length ?? 0) + 2) + accounts;
  await expect.poll(() => arrivedAt(mail), { timeout: 120_000, interval: 100 }).toBe(written);
  await kill(server);
  const after = await statesNow();
  expect(after).toEqual(before.map(changed));
  expect(killed).toEqual(all.map((_, number) => (endAt(places[number]) === 'before' ? before : after)[number]));
  expect(await ground.inspect((database) => missingEmails(database, mail))).toEqual([]);
  await mail.close();
}

const backends = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

test('on PostgreSQL a substitute is taken wholly or not at all, wherever the server is killed', async () => {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const count = async (sql: string) => (await client.query(sql)).rowCount;
  await client.query('select pg_advisory_lock(4711)');
  await survive(groundAt({ databaseUrl: cluster.url('postgres') }), {
    places,
    wait: 'perform pg_advisory_xact_lock(4711);',
    reached: () => expect.poll(() => count(`${backends} and wait_event = 'advisory'`), { interval: 50 }).toBe(1),
    // what the killed server had sent is done to its end
    release: async () => {
      await client.query('select pg_advisory_unlock(4711)');
      await expect.poll(() => count(backends), { interval: 50 }).toBe(0);
      await client.query('select pg_advisory_lock(4711)');
    },
    endAt: (place) => (place === undefined || place === 'commit' ? 'after' : 'before'),
  });
  await client.end();
});

test('on the embedded database a substitute is taken wholly or not at all, wherever the server is killed', async () => {
  await survive(groundAt({ dataDir: folder }), {
    // a start takes several times as long
    places: ['booking_lines', 'emails', 'commit'],
    // the database dies with the server, which answers nothing while a statement runs
    wait: 'loop end loop;',
    reached: ({ url }) => {
      const answers = () =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
          () => true,
          () => false,
        );
      return expect.poll(answers, { interval: 50 }).toBe(false);
    },
    release: async () => {},
    endAt: (place) => (place === undefined ? 'after' : 'before'),
  });
});

test('of two stays that two tabs take at once, at two servers, one is booked', async () => {
  const ground = groundAt({ databaseUrl: cluster.url('tabs') });
  await groundAt({ databaseUrl: cluster.url('postgres') }).inspect(({ pool }) => pool.query('create database tabs'));
  mail = await startMailServer();
  const all = await refusedBookings(ground, await start(ground, await quietPort()), 4, 'null;');
  const tabs = [await start(ground, await quietPort()), await start(ground, await quietPort())];
  for (const refused of all) {
    const [server] = tabs;
    if (!server) throw new Error('No server');
    const choices = await offeredIn(server, refused);
    const answers = await Promise.all(
      tabs.flatMap((tab, at) => [takeIn(tab, refused, choices[at] ?? {}), takeIn(tab, refused, choices[at] ?? {})]),
    );
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort(), server.output()).toEqual([200, 200, 409, 409]);
    const booked = statuses[0] === 200 ? 'Cheaper Hotel' : 'Dearer Hotel';
    const { lines, refunds } = await ground.inspect(({ pool }) => stateOf(pool, refused.bookingId));
    expect(lines).toEqual(['Lake House replaced', `${booked} live`]);
    expect(refunds).toEqual(booked === 'Cheaper Hotel' ? [118_000] : []);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.error.message).toContain('Another stay was booked');
  }
  expect(await ground.inspect((database) => brokenInvariants({ database }))).toEqual([]);
});
