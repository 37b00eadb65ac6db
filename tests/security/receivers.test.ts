import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchCalendar } from '../../service/channels/fetch-calendar.ts';
import { type Post, postDelivery } from '../../service/webhooks/post-delivery.ts';
import { staffToken } from '../staff.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
let admin: string;
beforeAll(async () => {
  harness = await openAttacked();
  admin = await staffToken(harness, 'admin');
});
afterAll(() => harness.close());

const make = (url: string) =>
  harness.ask('POST', '/api/admin/webhooks', { token: admin, body: { name: 'Shop', url, events: ['entry.create'] } });

const inside = [
  '127.0.0.1',
  '127.1',
  '0',
  '0.0.0.0',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '0x7f.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',

  'localhost',
  'LOCALHOST.',
  'a.localhost',
  'db.internal',
  'printer.local',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '127.0.0.1.',
];

test.each(inside)('a webhook to %s is refused', async (host) => {
  for (const port of ['', ':5432']) {
    const { status, body } = await make(`https://${host}${port}/`);
    expect([status, body.error.message]).toEqual([400, 'url must not point to a private address']);
  }
});

test.each(inside)('a calendar at %s is not fetched', async (host) => {
  const request = { etag: null, lastModified: null, toPrivate: false };
  expect(await fetchCalendar({ url: `https://${host}/1.ics`, ...request })).toEqual({
    kind: 'failed',
    problem: 'the address must not point to a private address',
  });
});

test.each([
  'http://shop.example/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/x',
  'https://a:b@shop.example/',
])('%s is no receiver', async (url) => {
  expect((await make(url)).status).toBe(400);
});

test('a host name that resolves to a private address only at delivery is not connected to', async () => {
  let connections = 0;
  const server = createServer(() => {
    connections += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const found of ['127.0.0.1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '::127.0.0.1', '::1']) {
    const url = `https://rebound.example:${port}/`;
    const reach: Pick<Post, 'toPrivate' | 'resolve'> = {
      toPrivate: false,
      resolve: (_name, _options, answer) => answer(null, [{ address: found, family: found.includes(':') ? 6 : 4 }]),
    };
    const sent = await postDelivery({ url: new URL(url), body: '{}', headers: {}, ...reach });
    const fetched = await fetchCalendar({ url, etag: null, lastModified: null, ...reach });
    expect([found, sent.problem, fetched]).toEqual([
      found,
      'the address is private',
      { kind: 'failed', problem: 'the address is private' },
    ]);
  }
  expect(connections).toBe(0);
  server.close();
});
