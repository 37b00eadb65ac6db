import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked({ PUBLIC_URL: 'http://padharo.test:3000' });
});
afterAll(() => harness.close());

const askAs = async (host: string, more = '') => {
  const answer = await harness.raw(`GET /mailbox HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
};

test('the test mailbox answers its own host names only, so a foreign name that points here cannot read it', async () => {
  for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000', 'padharo.test:3000', 'PADHARO.test']) {
    expect(await askAs(host), host).toBe(200);
  }
  for (const host of [
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    '@localhost',
  ]) {
    expect([400, 404], host).toContain(await askAs(host));
  }
});

test('the test mailbox does not answer a foreign name through a proxy either', async () => {
  expect(await askAs('localhost', 'X-Forwarded-For: 127.0.0.1\r\n')).toBe(404);
});
