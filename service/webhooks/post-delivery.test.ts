import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postDelivery } from './post-delivery.ts';

let server: Server;
let origin: string;
let connections: number;
let answer: (path: string) => { status: number; headers?: Record<string, string>; body?: string } | 'nothing';
beforeEach(async () => {
  connections = 0;
  answer = () => ({ status: 204 });
  server = createServer((request, response) => {
    request.resume();
    const given = answer(request.url ?? '');
    if (given !== 'nothing') response.writeHead(given.status, given.headers).end(given.body);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://hooks.example:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

type Resolve = NonNullable<Parameters<typeof postDelivery>[0]['resolve']>;
const names =
  (...answers: string[][]): Resolve =>
  (_name, _options, found) =>
    found(null, (answers.length > 1 ? answers.shift() : answers[0])?.map((address) => ({ address, family: 4 })) ?? []);

function post(own: Partial<Parameters<typeof postDelivery>[0]> = {}) {
  return postDelivery({
    url: new URL(`${origin}/in`),
    body: '{}',
    headers: {},
    toPrivate: true,
    resolve: names(['127.0.0.1']),
    ...own,
  });
}

test('an accepted delivery has no problem', async () => {
  expect(await post()).toMatchObject({ responseStatus: 204, problem: undefined });
});

test('an unsuccessful answer is a problem', async () => {
  answer = () => ({ status: 500 });
  expect(await post()).toMatchObject({ responseStatus: 500, problem: 'answered 500' });
});

test('a redirect is not followed', async () => {
  answer = () => ({ status: 302, headers: { location: '/elsewhere' } });
  expect(await post()).toMatchObject({ responseStatus: 302, problem: expect.stringContaining('not followed') });
  expect(connections).toBe(1);
});

test('a name that resolves to a private address is not connected to, even beside a public one', async () => {
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1']]) {
    const sent = await post({ toPrivate: false, resolve: names(addresses) });
    expect(sent).toMatchObject({ responseStatus: undefined, problem: 'the address is private' });
  }
  expect(connections).toBe(0);
});

test('a name that changes its address cannot be used to get in: it is resolved once, and that address is connected to', async () => {
  let asked = 0;
  const resolve: Resolve = (name, options, found) => {
    asked += 1;
    names(asked === 1 ? ['192.0.2.1'] : ['127.0.0.1'])(name, options, found);
  };
  await post({ timeouts: 200, resolve });
  expect(asked).toBe(1);
  expect(connections).toBe(0);
});

test('an address without a name is checked too', async () => {
  const { port } = new URL(origin);
  expect(await post({ toPrivate: false, url: new URL(`http://127.0.0.1:${port}/`) })).toMatchObject({
    problem: 'the address is private',
  });
  expect(await post({ toPrivate: false, url: new URL(`http://[::ffff:127.0.0.1]:${port}/`) })).toMatchObject({
    problem: 'the address is private',
  });
  expect(connections).toBe(0);
});

test('a silent receiver times out', async () => {
  answer = () => 'nothing';
  expect(await post({ timeouts: 100 })).toMatchObject({ responseStatus: undefined, problem: 'no answer within 0.1 s' });
});

test('an endless answer is not read to its end', async () => {
  answer = () => ({ status: 200, body: 'x'.repeat(5_000_000) });
  expect(await post()).toMatchObject({ responseStatus: 200, problem: undefined });
});

test('no receiver is a named problem', async () => {
  expect(await post({ url: new URL('http://hooks.example:1/') })).toMatchObject({ problem: 'ECONNREFUSED' });
});
