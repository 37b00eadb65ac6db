import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf } from '../../service/api/calls.ts';
import { book } from '../travellers.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
let asha: Awaited<ReturnType<World['signUp']>>;

beforeAll(async () => {
  world = await makeWorld();
  asha = await world.signUp();
});
afterAll(() => world.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function paths(): string[] {
  const declared = callsOf(world.ctx().config).map(({ path }) => path);
  return [...new Set(declared.filter((path) => /^\/api\/(bookings|payments)/.test(path)))];
}

async function storable(answers: [name: string, answer: Awaited<ReturnType<World['call']>>][]) {
  return answers.filter(([, { headers }]) => headers['cache-control'] !== 'no-store').map(([name]) => name);
}

test('nothing under /api/payments or /api/bookings may be stored: the page, a payment, and each refusal', async () => {
  const { body } = await book(world, asha.token);
  const { search } = new URL(body.paymentLink);
  const key = new URLSearchParams(search).get('key');
  const started = await world.call('POST', '/api/payments', {
    body: { bookingId: body.bookingId, key, method: 'upi' },
  });
  expect(started.status).toBe(200);
  const path = `/api/payments/${body.bookingId}`;
  const page = await world.call('GET', `${path}${search}`);
  const taken = await world.call('POST', `/api/payments/test/${started.body.reference}`, { body: { outcome: 'paid' } });
  expect([page.status, taken.status]).toEqual([200, 200]);
  const refusals: [number, Awaited<ReturnType<World['call']>>][] = [
    [404, await world.call('GET', path)],
    [404, await world.call('GET', `/api/%70ayments/${body.bookingId}`)],
    [404, await world.call('GET', '/api/payments/one/two/three')],
    [400, await world.call('GET', '/api/payments/%zz')],
    [400, await world.call('GET', `/api/payments/${'x'.repeat(70)}`)],
    [400, await world.call('POST', '/api/payments', { body: '{' })],
    [415, await world.call('POST', '/api/payments', { body: '<a/>', headers: { 'content-type': 'application/xml' } })],
    [401, await world.call('GET', path, { token: 'nobody' })],
    [409, await world.call('POST', '/api/payments', { body: { bookingId: body.bookingId, key, method: 'upi' } })],
  ];
  for (const [status, answer] of refusals) expect(answer.status).toBe(status);
  const all = [started, page, taken, ...refusals.map(([, answer]) => answer)];
  expect(await storable(all.map((answer, index) => [`${index}: ${answer.status}`, answer]))).toEqual([]);
});

test('every call of the table, asked in every way, and when there were too many', async () => {
  expect(paths().length).toBeGreaterThanOrEqual(8);
  for (const path of paths()) {
    const asked = path.replaceAll(/:\w+/g, 'x');
    const answers: [string, Awaited<ReturnType<World['call']>>][] = [];
    for (const method of methods) answers.push([`${method} ${asked}`, await world.call(method, asked)]);
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    answers.push([`preflight of ${asked}`, await world.call('OPTIONS', asked, { headers: preflight })]);
    expect(await storable(answers)).toEqual([]);
    expect(answers.some(([, { status }]) => status === 405)).toBe(true);
  }
  let last = await world.call('GET', '/api/payments/x');
  for (let round = 0; round < 130 && last.status !== 429; round += 1) last = await world.call('GET', '/api/payments/x');
  expect(last.status).toBe(429);
  expect(last.headers['cache-control']).toBe('no-store');
});
