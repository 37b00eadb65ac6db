import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let port: number;
beforeAll(async () => {
  harness = await startHarness();
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = harness.app.server.address() as AddressInfo);
});
afterAll(() => harness.close());

/** Sends these bytes and gives everything that is returned until the other side hangs up. */
async function send(bytes: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const long = 'x'.repeat(40_000);

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400, 'BadRequestError', 'The request is not valid'],
  [
    'has an unknown method',
    'FOO /api/stays HTTP/1.1\r\nHost: a\r\n\r\n',
    400,
    'BadRequestError',
    'The request is not valid',
  ],
  [
    'has a length that is none',
    'POST /api/reviews HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
    400,
    'BadRequestError',
    'The request is not valid',
  ],
  [
    'tells two lengths',
    'POST /api/reviews HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'BadRequestError',
    'The request is not valid',
  ],
  [
    'has an endless address',
    `GET /api/stays?${long} HTTP/1.1\r\nHost: a\r\n\r\n`,
    431,
    'RequestHeaderFieldsTooLargeError',
    'The address and the headers are too long',
  ],
  [
    'has an endless header',
    `GET /api/stays HTTP/1.1\r\nHost: a\r\nX-Long: ${long}\r\n\r\n`,
    431,
    'RequestHeaderFieldsTooLargeError',
    'The address and the headers are too long',
  ],
])('what %s is answered in the wire format', async (_what, bytes, status, name, message) => {
  expect(await send(bytes)).toEqual({ status, body: { data: null, error: { status, name, message, details: {} } } });
});

test('a query that is too long is refused with a message', async () => {
  const search = Array.from({ length: 20 }, (_, index) => `a${index}=${'x'.repeat(900)}`).join('&');
  const answer = await send(`GET /api/stays?${search} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatchObject({ status: 400, body: { error: { message: 'The query string is too long' } } });
});
