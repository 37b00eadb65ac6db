import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, today } from '../../service/core/day.ts';
import { type OpenDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { openRazorpayServer } from '../razorpay-server.ts';
import { type Cluster, makeCluster } from '../setup/postgres.ts';
import { brokenInvariants, orderOf, stayItem } from '../travellers.ts';
import { confirmedTravellers, type Reply, send } from './client.ts';
import { forgetKilledWorkers, missingEmails } from './inspection.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

// The server is killed at named moments: those that its partners see (the payment provider, the mail
// server), and those after an answer. The interrupted request is repeated, and must take effect once.

const entry = ['order asked', 'email begun', 'cancelled', 'refund done'] as const;
const other = ['order done', 'email taken', 'paid', 'refund asked'] as const;
const stories = process.env['TEST_LONG'] ? 25 : 1;

let cluster: Cluster;
let folder: string;
let mail: MailServer;
let provider: Awaited<ReturnType<typeof openRazorpayServer>>;
let server: ServerProcess;
let database: OpenDatabase;
let environment: Record<string, string>;
let port: number;
/** Moments at which the server still has to be killed. */
const moments = new Set<string>();
let killed = false;

/** Kills the server if it must be killed at that moment. */
function at(moment: string): boolean {
  if (!moments.delete(moment)) return false;
  killed = true;
  server.signal('SIGKILL');
  return true;
}

async function start(): Promise<void> {
  server = startProcess('tests/resilience/api-server.ts', port, environment);
  await server.ready();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-moments-'));
  cluster = await makeCluster();
  mail = await startMailServer(at);
  provider = await openRazorpayServer();
  provider.watch(at);
  port = await quietPort();
  const databaseUrl = cluster.url('postgres');
  environment = {
    ...provider.environment,
    SMTP_URL: mail.url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    APP_SECRET: 'the same secret after every restart, for tests',
  };
  await start();
  database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' }, makeLog({ logLevel: 'error' }));
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await database.close();
  await mail.close();
  await provider.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Checks that a killed server left no contradiction, and starts it again. */
async function revive(): Promise<void> {
  while (killed) {
    await server.ended;
    killed = false;
    expect(await brokenInvariants({ database })).toEqual([]);
    await forgetKilledWorkers(database);
    await start().catch((error: unknown) => {
      if (!killed) throw error;
    });
  }
}

/** Repeats a request until it is answered, as travellers and payment providers do. */
async function insist(ask: () => Promise<Reply>): Promise<Exclude<Reply, { status: 'lost' }>> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const reply = await ask();
    if (reply.status !== 'lost') return reply;
    await revive();
  }
  throw new Error(`No answer came:\n${server.output()}`);
}

/** Kills the server during scheduled work, then lets it finish. */
async function killedAt(moment: string): Promise<void> {
  await expect.poll(() => moments.has(moment), { interval: 50 }).toBe(false);
  await revive();
}

async function notify(orderId: string): Promise<Reply> {
  const { body, headers } = provider.webhook('payment.captured', provider.pay(orderId, { id: `pay_${orderId}` }));
  const message = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  const answer = await fetch(`${server.url}/api/payments/events/razorpay`, message).catch(() => undefined);
  if (!answer) return { status: 'lost', body: undefined, headers: new Headers(), ms: 0 };
  return { status: answer.status, body: await answer.json(), headers: answer.headers, ms: 0 };
}

test('everything happens once when the server is killed at any moment of a payment, refund or email', async () => {
  const [token] = await confirmedTravellers(server.url, mail, 1);
  const post = (path: string, body?: unknown) => insist(() => send(server.url, 'POST', path, { token, body }));
  for (let story = 0; story < 2 * stories; story += 1) {
    for (const moment of story % 2 === 0 ? entry : other) moments.add(moment);
    const selectedDate = addDays(today(new Date()), 30 + story * 2);
    const items = [stayItem({ selectedDate, checkOut: addDays(selectedDate, 1) })];
    const { body: quote } = await post('/api/quotes', { items });
    const order = orderOf(items, quote.totals.total);
    const { bookingId } = order;
    const sold = await post('/api/send-booking-email', order);
    expect(sold.status).toBe(200);
    await killedAt(story % 2 === 0 ? 'email begun' : 'email taken');
    const key = new URL(sold.body.paymentLink).searchParams.get('key');
    const opened = await post('/api/payments', { bookingId, key, method: 'card' });
    expect((await insist(() => notify(opened.body.reference))).status).toBe(200);
    if (at('paid')) await revive();
    expect((await insist(() => notify(opened.body.reference))).status).toBe(200);
    expect((await post(`/api/bookings/${bookingId}/cancel`)).status).toBe(200);
    if (at('cancelled')) await revive();
    await killedAt(story % 2 === 0 ? 'refund done' : 'refund asked');
    const show = () => send(server.url, 'GET', `/api/bookings/${bookingId}`, { token });
    await expect.poll(async () => (await show()).body?.data.paymentState, { interval: 200 }).toBe('refunded');
    const back = provider.refunds.filter(({ payment_id }) => payment_id === `pay_${opened.body.reference}`);
    expect(back.map(({ amount }) => amount)).toEqual([Math.round(order.totals.total * 100)]);
    expect(moments.size).toBe(0);
  }
  await expect.poll(() => missingEmails(database, mail), { interval: 500 }).toEqual([]);
  expect(await brokenInvariants({ database })).toEqual([]);
});
