import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffToken } from '../staff.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked({}, { pages: true });
}, 300_000);
afterAll(() => harness.close());

const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';

/** Sends a body in pieces until the server stops reading. Returns its answer and the number of bytes sent. */
async function pour(line: string, headers: string[], { pieces = 6_400, piece = 'a'.repeat(2 ** 16) } = {}) {
  const socket = connect(harness.port, '127.0.0.1');
  let answer = '';
  let sent = 0;
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const chunked = headers.some((header) => header.startsWith('Transfer-Encoding'));
  socket.write(`${[line, 'Host: padharo.test', ...headers].join('\r\n')}\r\n\r\n`);
  for (let at = 0; at < pieces; at += 1) {
    // read any answer before sending more
    await new Promise((resolve) => setImmediate(resolve));
    if (socket.destroyed) break;
    sent += piece.length;
    const taken = socket.write(chunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
    // the kernel buffers some bytes even if the server does not read
    if (!taken) await Promise.race([once(socket, 'drain'), once(socket, 'data'), closed]).catch(() => {});
  }
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), sent, answer };
}

const own = 'Origin: http://padharo.test';
const announced = `Content-Length: ${400 * 2 ** 20}`;
const chunked = 'Transfer-Encoding: chunked';

describe('a body over the limit of a form or call is refused and not read further', () => {
  test.each([
    ['a page', 'POST /report-review/x HTTP/1.1', [form, announced]],
    ['a page, of no said length', 'POST /report-review/x HTTP/1.1', [form, chunked]],
    ['the contact form', 'POST /contact-us HTTP/1.1', [form, chunked]],
    ['a page that takes no form', 'POST /about HTTP/1.1', [form, chunked]],
    [
      'a form with files where none are taken',
      'POST /contact-us HTTP/1.1',
      ['Content-Type: multipart/form-data; boundary=x', chunked],
    ],
    ['the data of a page', 'POST /confirm-email.data HTTP/1.1', [form, chunked]],
    ['what mail programs call', 'POST /newsletter/unsubscribe?code=x HTTP/1.1', [form, chunked]],
    ['the sign-in of the back office', 'POST /admin/login HTTP/1.1', [form, own, announced]],
    ['the sign-in of the back office, of no said length', 'POST /admin/login HTTP/1.1', [form, own, chunked]],
    ['pictures from a stranger', 'POST /admin/pictures HTTP/1.1', [form, own, chunked]],
    ['a file of content from a stranger', 'POST /admin/content-file HTTP/1.1', [form, own, chunked]],
    ['a call', 'POST /api/reviews HTTP/1.1', [json, announced]],
    ['a call, of no said length', 'POST /api/reviews HTTP/1.1', [json, chunked]],
    ['no method of ours', 'PUT /about HTTP/1.1', [json, chunked]],
  ])('%s', async (_, line, headers) => {
    const before = process.memoryUsage().rss;
    const { status, sent } = await pour(line, headers);
    expect(status).toBe(413);
    // the connection ends some hundredths of a second later
    expect(sent).toBeLessThan(300 * 2 ** 20);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
  });

  test('a form of 64 kB is still read', async () => {
    const typed = `name=${'a'.repeat(60_000)}`;
    const answer = await harness.ask('POST', '/contact-us', {
      body: typed,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a megabyte of brackets is refused before it is parsed', () => {
  const brackets = '['.repeat(2 ** 20);
  test.each([
    ['no such call', 'POST', '/api/nothing', 404],
    ['no such file', 'POST', '/media/nothing', 404],
    ['nobody signed in', 'POST', '/api/send-booking-email', 401],
    ['a write of content by nobody', 'POST', '/api/stays', 401],
    ['a wrong method', 'POST', '/api/users/me/data', 405],
    ['more than it takes', 'POST', '/api/auth/local', 413],
  ])('%s', async (_, method, path, status) => {
    const answered = await harness.app.inject({
      method: method === 'POST' ? 'POST' : 'PUT',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: brackets,
    });
    expect(answered.statusCode).toBe(status);
  });

  test('people with a large limit are quickly refused a body that is nested too deeply', async () => {
    const token = await staffToken(harness, 'editor');
    const times: number[] = [];
    // other programs may use the processor during one of them, or two
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const began = performance.now();
      const answer = await harness.call('POST', '/api/stays', { token, body: brackets.slice(0, 2 ** 20) });
      times.push(performance.now() - began);
      expect(answer).toMatchObject({ status: 400, body: { error: { message: 'The body is nested too deeply' } } });
    }
    expect(Math.min(...times)).toBeLessThan(150);
  });
});

test('the rate limit is counted before the body is read', async () => {
  const broken = () => harness.ask('POST', '/api/auth/reset-password', { body: '{"broken', from: '203.0.113.140' });
  const statuses = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await broken()).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});
