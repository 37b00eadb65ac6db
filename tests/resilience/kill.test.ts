import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, makeCluster } from '../setup/postgres.ts';
import { confirmedTravellers, send } from './client.ts';
import { groundAt, type KillGround } from './ground.ts';
import { contradictions, forgetKilledWorkers, missingEmails } from './inspection.ts';
import { type Entry, emailsOf, possibleStates, proceed, underLoad } from './ledger.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

const long = Boolean(process.env['TEST_LONG']);
const clients = 8;
const timeout = long ? 3_600_000 : 900_000;

let cluster: Cluster;
let folder: string;
let mail: MailServer;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-kill-'));
  cluster = await makeCluster();
});
afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  server.signal('SIGKILL');
  await server.ended;
}

/** Checks acknowledged orders through the API right after a restart. */
async function forgotten(entries: readonly Entry[]): Promise<string[]> {
  const findings: string[] = [];
  for (const entry of entries) {
    const { bookingId } = entry.order;
    const { status, body } = await send(server.url, 'GET', `/api/bookings/${bookingId}`, { token: entry.token });
    const state = status === 200 ? String(body.data.bookingStatus) : status === 404 ? 'none' : `answered ${status}`;
    if (!possibleStates(entry).includes(state)) findings.push(`${bookingId} is ${state}, not ${possibleStates(entry)}`);
  }
  return findings;
}

/** Repeats every request that was not acknowledged: orders twice at once, as an impatient traveller would. */
async function repeat(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    if (entry.sale === 'unknown') {
      const { token, order: body } = entry;
      const ask = () => send(server.url, 'POST', '/api/send-booking-email', { token, body });
      const [first, second] = await Promise.all([ask(), ask()]);
      expect(second.status).toBe(first.status);
      // refusals carry quotes, which end at slightly different moments
      if (first.status === 200) expect(second.body).toEqual(first.body);
    }
    expect(await proceed(server.url, entry)).toBeUndefined();
  }
}

async function survive(ground: KillGround, kills: number): Promise<void> {
  const port = await quietPort();
  const entries: Entry[] = [];
  mail = await startMailServer();
  const start = async (workers: number) => {
    const fixed = {
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      APP_SECRET: 'the same secret after every restart, for tests',
    };
    server = startProcess('tests/resilience/api-server.ts', port, {
      ...fixed,
      ...ground.env,
      EMAIL_WORKERS: String(workers),
    });
    await server.ready();
  };
  try {
    await start(4);
    const tokens = await confirmedTravellers(server.url, mail, clients);
    for (let killed = 1; killed <= kills; killed += 1) {
      const round: Entry[] = [];
      const over = new AbortController();
      const load = underLoad(server.url, tokens, round, over.signal);
      await wait(200 + Math.random() * 1_000);
      // a slow machine may have acknowledged nothing yet
      const acknowledged = () => [...entries, ...round].filter(({ change }) => change === 'acknowledged').length;
      await expect.poll(acknowledged, { timeout: 120_000, interval: 5 }).toBeGreaterThan(killed);
      await kill();
      over.abort();
      expect(await load, 'answers of a server under load').toEqual([]);
      entries.push(...round);
      const last = killed === kills;
      // every second time the server itself must recover first
      if (last || killed % 2 === 0) {
        expect(await ground.inspect((database) => contradictions(database, entries))).toEqual([]);
      }
      if (last) await ground.inspect(forgetKilledWorkers);
      await start(last ? 20 : 4);
      expect(await forgotten(round)).toEqual([]);
      await repeat(round);
    }
    const emails = clients + entries.flatMap((entry) => possibleStates(entry).flatMap(emailsOf)).length;
    const arrived = () => new Set(mail.received.flatMap(({ messageIds }) => messageIds)).size;
    await expect.poll(arrived, { timeout: 120_000 + emails * 1_000, interval: 100 }).toBe(emails);
    // even if the last email is not noted as sent yet
    await kill();
    const found = await ground.inspect(async (database) => [
      ...(await contradictions(database, entries)),
      ...(await missingEmails(database, mail)),
    ]);
    expect(found).toEqual([]);
    expect(entries.filter(({ change }) => change === 'acknowledged').length).toBeGreaterThan(kills);
  } catch (error) {
    throw new Error(`${String(error)}\nThe server said:\n${server.output()}`, { cause: error });
  } finally {
    await kill();
    await mail.close();
  }
}

test('on PostgreSQL nothing acknowledged is lost and nothing is half-written, however the server is killed', {
  timeout,
}, async () => {
  await survive(groundAt({ databaseUrl: cluster.url('postgres') }), long ? 50 : 2);
});

test('on the embedded database nothing acknowledged is lost and nothing is half-written, however the server is killed', {
  timeout,
}, async () => {
  await survive(groundAt({ dataDir: folder }), long ? 50 : 2);
});
