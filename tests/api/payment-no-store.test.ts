import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf } from '../../service/api/calls.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function paths(): string[] {
  const declared = callsOf(harness.ctx().config).map(({ path }) => path);
  return [...new Set(declared.filter((path) => /^\/api\/(bookings|payments)/.test(path)))];
}

async function storable(answers: [name: string, answer: Awaited<ReturnType<Harness['call']>>][]) {
  return answers.filter(([, { headers }]) => headers['cache-control'] !== 'no-store').map(([name]) => name);
}

test('nothing under /api/payments or /api/bookings may be stored: the page, a payment, and each refusal', async () => {
  const { body } = await book(harness, asha.token);
  const { search } = new URL(body.paymentLink);
  const key = new URLSearchParams(search).get('key');
  const started = await harness.call('POST', '/api/payments', {
    body: { bookingId: body.bookingId, key, method: 'upi' },
  });
  expect(started.status).toBe(200);
  const path = `/api/payments/${body.bookingId}`;
  const page = await harness.call('GET', `${path}${search}`);
  const payment = await harness.call('POST', `/api/payments/test/${started.body.reference}`, {
    body: { outcome: 'paid' },
  });
  expect([page.status, payment.status]).toEqual([200, 200]);
  const refusals: [number, Awaited<ReturnType<Harness['call']>>][] = [
    [404, await harness.call('GET', path)],
    [404, await harness.call('GET', `/api/%70ayments/${body.bookingId}`)],
    [404, await harness.call('GET', '/api/payments/one/two/three')],
    [400, await harness.call('GET', '/api/payments/%zz')],
    [400, await harness.call('GET', `/api/payments/${'x'.repeat(70)}`)],
    [400, await harness.call('POST', '/api/payments', { body: '{' })],
    [
      415,
      await harness.call('POST', '/api/payments', { body: '<a/>', headers: { 'content-type': 'application/xml' } }),
    ],
    [401, await harness.call('GET', path, { token: 'nobody' })],
    [409, await harness.call('POST', '/api/payments', { body: { bookingId: body.bookingId, key, method: 'upi' } })],
  ];
  for (const [status, answer] of refusals) expect(answer.status).toBe(status);
  const all = [started, page, payment, ...refusals.map(([, answer]) => answer)];
  expect(await storable(all.map((answer, index) => [`${index}: ${answer.status}`, answer]))).toEqual([]);
});

test('every call of the table, asked in every way, and when there were too many', async () => {
  expect(paths().length).toBeGreaterThanOrEqual(8);
  for (const path of paths()) {
    const url = path.replaceAll(/:\w+/g, 'x');
    const answers: [string, Awaited<ReturnType<Harness['call']>>][] = [];
    for (const method of methods) answers.push([`${method} ${url}`, await harness.call(method, url)]);
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    answers.push([`preflight of ${url}`, await harness.call('OPTIONS', url, { headers: preflight })]);
    expect(await storable(answers)).toEqual([]);
    expect(answers.some(([, { status }]) => status === 405)).toBe(true);
  }
  let last = await harness.call('GET', '/api/payments/x');
  for (let round = 0; round < 130 && last.status !== 429; round += 1)
    last = await harness.call('GET', '/api/payments/x');
  expect(last.status).toBe(429);
  expect(last.headers['cache-control']).toBe('no-store');
});
