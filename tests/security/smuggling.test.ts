import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const hidden = 'GET /healthz HTTP/1.1\r\nHost: padharo.test\r\n\r\n';
const start = 'POST /api/auth/forgot-password HTTP/1.1\r\nHost: padharo.test\r\nContent-Type: application/json\r\n';
const chunked = `0\r\n\r\n${hidden}`;

// a proxy may read each of these differently, and the rest would then become another visitor's request
test.each([
  ['a length and chunks', `Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked\r\n`, chunked],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n`, chunked],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n`, hidden],
  ['a list of lengths', `Content-Length: 0, ${hidden.length}\r\n`, hidden],
  ['a length with a sign', `Content-Length: +${hidden.length}\r\n`, hidden],
  ['a negative length', 'Content-Length: -1\r\n', hidden],
  ['a length in hex', 'Content-Length: 0x10\r\n', hidden],
  ['a length beyond counting', 'Content-Length: 99999999999999999999\r\n', hidden],
  ['a space before the colon', `Content-Length: 0\r\nTransfer-Encoding : chunked\r\n`, chunked],
  ['an encoding that is none', 'Transfer-Encoding: xchunked\r\n', chunked],
  ['chunks that are not last', 'Transfer-Encoding: chunked, identity\r\n', chunked],
  ['chunks in quotes', 'Transfer-Encoding: "chunked"\r\n', chunked],
  ['two encodings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', chunked],
  ['a header on two lines', `Content-Length: 0\r\nX-A: b\r\n Transfer-Encoding: chunked\r\n`, chunked],
  ['an encoding on two lines', 'Transfer-Encoding:\r\n chunked\r\n', chunked],
  ['a vertical tab', 'Transfer-Encoding:\x0bchunked\r\n', chunked],
  ['NUL in a header', 'X-A: b\0c\r\nContent-Length: 0\r\n', hidden],
  ['a bare carriage return', 'X-A: b\rTransfer-Encoding: chunked\r\n', chunked],
  ['a bare line feed', 'X-A: b\nTransfer-Encoding: chunked\r\n', chunked],
  ['a header without a name', ': b\r\nContent-Length: 0\r\n', hidden],
  ['a chunk of a wrong size', 'Transfer-Encoding: chunked\r\n', `1\r\nabc\r\n${chunked}`],
  ['a chunk of no size', 'Transfer-Encoding: chunked\r\n', `-1\r\n\r\n${chunked}`],
  ['a chunk beyond counting', 'Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n\r\n${chunked}`],
  ['a chunk that ends in a line feed', 'Transfer-Encoding: chunked\r\n', `1\n \n0\n\n${hidden}`],
])('%s: the hidden bytes are not answered as a second request', async (_, headers, body) => {
  const answer = await harness.raw(`${start}${headers}\r\n${body}`);
  expect(answer).not.toContain('"status":"up"');
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
  expect((await harness.ask('GET', '/healthz')).status).toBe(200);
});

test('two whole requests on one connection get two answers in their order', async () => {
  const answer = await harness.raw(
    `${start}Content-Length: 2\r\n\r\n{}${hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
  );
  expect([...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)).toEqual(['400', '200']);
});
