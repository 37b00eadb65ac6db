import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConnections, type Timeouts, timeouts } from '../../service/api/timeouts.ts';
import { type Attacked, openAttacked } from './attacked.ts';

const hurried: Timeouts = { head: 400, body: 1_000, request: 60_000, idle: 300, silence: 1_500, checks: 50 };
let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked({}, { timeouts: hurried });
});
afterAll(() => harness.close());

/** Writes piece after piece until the server hangs up. Returns the answer and the milliseconds until then. */
async function drip(pieces: Iterable<string | Buffer>, every: number, longest = 40_000) {
  const socket = connect(harness.port, '127.0.0.1');
  const began = performance.now();
  let answer = '';
  let open = true;
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close').then(() => {
    open = false;
  });
  const timer = setTimeout(() => socket.destroy(), longest);
  for (const piece of pieces) {
    if (!open) break;
    socket.write(piece);
    await wait(every);
  }
  await closed;
  clearTimeout(timer);
  return { answer, ms: performance.now() - began };
}

function* endless(first: string, then: string): Generator<string> {
  yield first;
  for (;;) yield then;
}

const head = (length: number) =>
  `POST /api/auth/forgot-password HTTP/1.1\r\nHost: padharo.test\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

test('the default timeouts are the documented ones, and the server uses them', async () => {
  expect(timeouts).toMatchObject({ head: 15_000, body: 30_000, idle: 65_000 });
  const usual = await openAttacked();
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = usual.app.server;
  expect({ requestTimeout, headersTimeout, keepAliveTimeout, timeout }).toEqual({
    requestTimeout: 1_800_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 65_000,
    timeout: 120_000,
  });
  await usual.close();
});

test('a slowly dripping body gets 408 and is closed', async () => {
  const { answer, ms } = await drip(endless(head(5_000), ' '), 20);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"name":"RequestTimeoutError"');
  expect(ms).toBeLessThan(20_000);
  expect(ms).toBeGreaterThanOrEqual(1_000);
});

test('a dripping chunked body, and one to an address without a body, get 408 too', async () => {
  const chunked = head(1).replace('Content-Length: 1', 'Transfer-Encoding: chunked');
  for (const start of [chunked, chunked.replace('/api/auth/forgot-password', '/api/nothing')]) {
    const { ms } = await drip(endless(start, '1\r\n \r\n'), 20);
    expect(ms).toBeLessThan(20_000);
  }
});

test('a slow but steady body is accepted beyond that time', async () => {
  // twice the minimum speed, for three times as long as a silent client is allowed
  const body = JSON.stringify({ email: 'nobody@example.in' }).padEnd(49_152);
  const pieces = [head(body.length), ...(body.match(/.{1,1638}/gs) ?? [])];
  const { answer, ms } = await drip(pieces, 100);
  expect(ms).toBeGreaterThan(2_500);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('dripping headers and silent connections are closed', async () => {
  const dripped = await drip(endless('GET /healthz HTTP/1.1\r\n', 'x-a: b\r\n'), 50);
  expect(dripped.answer).toMatch(/^HTTP\/1.1 408 /);
  expect(dripped.ms).toBeLessThan(20_000);
  expect((await drip([], 0)).ms).toBeLessThan(20_000);
  const idle = await drip(['GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'], 0);
  expect(idle.answer).toMatch(/^HTTP\/1.1 200 /);
  expect(idle.ms).toBeLessThan(20_000);
});

test('an answer that the client does not read is dropped', async () => {
  const socket = connect(harness.port, '127.0.0.1').pause();
  socket.on('error', () => {});
  await once(socket, 'connect');
  const ask = 'GET /api/stays?populate=* HTTP/1.1\r\nHost: padharo.test\r\n\r\n';
  socket.write(ask.repeat(2_000));
  const gone = async () => new Promise<number>((done) => harness.app.server.getConnections((_, count) => done(count)));
  await expect.poll(gone, { interval: 200 }).toBe(0);
  socket.destroy();
});

test('one network has a limited number of connections, and can use them again', async () => {
  const direct = await openAttacked({ TRUST_PROXY: 'no' });
  try {
    limitConnections(direct.app.server, 5);
    const sockets = Array.from({ length: 12 }, () => connect(direct.port, '127.0.0.1').on('error', () => {}));
    const open = () => sockets.filter((socket) => !socket.closed && !socket.destroyed).length;
    for (const socket of sockets) socket.resume();
    await expect.poll(open).toBe(5);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await direct.ask('GET', '/healthz').catch(() => undefined))?.status).toBe(200);
  } finally {
    await direct.close();
  }
});
