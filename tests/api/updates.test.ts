import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clock, operator } from '../../service/core/viewer.ts';
import { checkUpdates, showUpdate } from '../../service/platform/check-updates.ts';
import { readConfig } from '../../service/platform/config.ts';
import { release } from '../../service/platform/release.ts';
import { adminForms } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

const newer = { version: '1000.0.0', notes: 'https://releases.example/1000' };
let body: string;
let requests: { readonly url: string | undefined; readonly headers: object }[] = [];
let server: Server;
let harness: Harness;
let silent: Harness;
beforeAll(async () => {
  server = createServer(({ url, headers }, answer) => {
    requests.push({ url, headers });
    answer.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = Object(server.address()).port;
  harness = await startHarness({ UPDATES_URL: `http://127.0.0.1:${port}/newest.json` }, { pages: true });
  silent = await startHarness();
});
afterAll(async () => {
  server.close();
  await Promise.all([harness.close(), silent.close()]);
});
afterEach(() => {
  requests = [];
});

const answers = (value: unknown) => {
  body = typeof value === 'string' ? value : JSON.stringify(value);
};
const check = () => checkUpdates(harness.ctx(clock));
const found = () => showUpdate(harness.ctx(operator));

test('without an address no one is asked', async () => {
  await checkUpdates(silent.ctx(clock));
  expect(await showUpdate(silent.ctx(operator))).toBeUndefined();
  expect(requests).toEqual([]);
});

test('a release that is not newer is not shown', async () => {
  answers({ version: release, notes: newer.notes });
  await check();
  expect(await found()).toBeUndefined();
});

test('a newer release is shown to admins only, recorded once, and the request says nothing about the site', async () => {
  answers(newer);
  await check();
  await check();
  expect(await found()).toEqual(newer);
  const sent = { host: expect.any(String), connection: expect.any(String), accept: 'application/json' };
  const usual = {
    'user-agent': 'Padharo',
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'accept-encoding': 'gzip, deflate',
  };
  expect(requests.map(({ url }) => url)).toEqual(['/newest.json', '/newest.json']);
  expect(requests[0]?.headers).toEqual({ ...sent, ...usual });
  const { rows } = await harness.database.pool.query(`select after from audit_rows where action = 'find-release'`);
  expect(rows.map(({ after }) => after.version)).toEqual([release, newer.version]);
  const settings = async (role: 'admin' | 'editor') =>
    (await adminForms(harness, await adminSession(harness, role)).open('/admin/settings')).body;
  const shown = await settings('admin');
  expect(shown).toContain('Version 1000.0.0 is available.');
  expect(shown).toContain(`href="${newer.notes}"`);
  const forEditors = await settings('editor');
  expect(forEditors).toContain(`Padharo version ${release}`);
  expect(forEditors).not.toContain('1000.0.0');
});

test.each([
  ['text', 'soon'],
  ['a version in words', { ...newer, version: 'latest' }],
  ['notes that run', { version: '1001.0.0', notes: 'javascript:alert(1)' }],
  ['more fields', { version: '1001.0.0', notes: newer.notes, command: 'upgrade' }],
  ['more than 10,000 bytes', JSON.stringify({ ...newer, version: '1001.0.0' }) + ' '.repeat(10_000)],
])('an answer with %s is ignored', async (_name, value) => {
  answers(value);
  await check();
  expect(requests).toHaveLength(1);
  expect(await found()).toEqual(newer);
});

test('the address must use https, but for this machine', () => {
  const read = (UPDATES_URL: string) =>
    readConfig({ UPDATES_URL }, () => 'a secret of thirty-two characters, for tests').updatesUrl;
  expect(read('https://releases.example/newest.json')).toBe('https://releases.example/newest.json');
  expect(() => read('http://releases.example/newest.json')).toThrow('UPDATES_URL: must use https');
  expect(() => read('http://localhost.example/newest.json')).toThrow('UPDATES_URL: must use https');
});
