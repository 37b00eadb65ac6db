import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendInParts } from './negotiation.ts';

let app: FastifyInstance;
let address: URL;
let made: number;
const most = 2_000;

beforeEach(async () => {
  made = 0;
  app = fastify();
  async function* parts(fails: boolean) {
    for (; made < most; made += 1) {
      if (fails && made === 30) throw new Error('the database went away');
      yield randomBytes(40_000).toString('base64');
    }
  }
  for (const [path, fails] of [
    ['/whole', false],
    ['/broken', true],
  ] as const)
    app.get(path, (request, reply) => sendInParts(request, reply.header('etag', '"one"'), parts(fails)));
  address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(() => app.close());

test.each(['identity', 'gzip', 'br'])(
  'an error on the way aborts the answer without ending it: %s',
  async (encoding) => {
    const answer = await fetch(new URL('/broken', address), { headers: { 'accept-encoding': encoding } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  },
);

test.each(['identity', 'gzip', 'br'])('no more is rendered than its reader takes: %s', async (encoding) => {
  const socket = connect(Number(address.port), address.hostname);
  socket.pause();
  socket.write(`GET /whole HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  let before = -1;
  while (made === 0 || made !== before) {
    before = made;
    await wait(300);
  }
  socket.destroy();
  // the system buffers some of a connection, but not eighty megabytes
  expect(made).toBeLessThan(most / 4);
});
