import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let port: number;
beforeAll(async () => {
  harness = await startHarness();
  const origin = await harness.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(origin).port);
  await harness.database.pool.query(
    `insert into reviews (stay_id, name, rating, comment, published_at)
       select 2, 'Guest ' || n, 5, repeat('Good ₹. ', 1000), now() from generate_series(1, 1000) n`,
  );
});
afterAll(() => harness.close());

const list = (query: string, headers: Record<string, string> = {}) =>
  harness.call('GET', `/api/reviews?filters[stay]=2&${query}`, { headers });

test('a thousand entries of ten megabytes arrive complete and in order, in any encoding', async () => {
  const whole = await list('sort=id&pagination[pageSize]=1000');
  expect(whole.status).toBe(200);
  expect(Buffer.byteLength(JSON.stringify(whole.body))).toBeGreaterThan(9 * 2 ** 20);
  const ids: number[] = whole.body.data.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(1000);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(whole.body.meta.pagination).toMatchObject({ page: 1, pageSize: 1000 });
  const single = await list(`filters[id]=${ids[500]}`);
  expect(single.body.data[0]).toEqual(whole.body.data[500]);
  const began = performance.now();
  const head = await harness.call('HEAD', '/api/reviews?filters[stay]=2&pagination[pageSize]=1000');
  expect([head.status, head.body]).toEqual([200, '']);
  expect((await list('pagination[pageSize]=1000')).status).toBe(200);
  // a caller who asks for the head alone takes no place in the queue
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('the same holds with everything populated', async () => {
  const { status, body } = await list('populate=*&sort=id&pagination[pageSize]=1000');
  expect(status).toBe(200);
  expect(body.data).toHaveLength(1000);
  expect(body.data[999].stay.slug).toBe('palm-villa');
});

test('one network gets one long answer at a time, and others do not wait', async () => {
  const path = '/api/reviews?filters[stay]=2&sort=id&pagination[pageSize]=1000';
  const ask = (from: string) =>
    new Promise<import('node:http').IncomingMessage>((answer, fail) => {
      request({ port, path, headers: { 'x-forwarded-for': from } }, answer)
        .on('error', fail)
        .end();
    });
  // takes the beginning and reads no further
  const slow = await ask('203.0.113.50');
  expect(slow.statusCode).toBe(200);
  let second: import('node:http').IncomingMessage | undefined;
  const waiting = ask('203.0.113.50').then((answer) => {
    second = answer;
  });
  const other = await ask('203.0.113.51');
  expect([other.statusCode, second]).toEqual([200, undefined]);
  other.destroy();
  slow.destroy();
  await waiting;
  expect(second?.statusCode).toBe(200);
  second?.destroy();
});

test('more than 16 MB is refused with a message', async () => {
  await harness.database.pool.query(`update reviews set comment = repeat('Good ₹. ', 2000) where name like 'Guest %'`);
  const { status, body } = await list('pagination[pageSize]=1000');
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining('The answer would be too long')]);
});
