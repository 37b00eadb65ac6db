import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from './server-process.ts';

const secret = 'a secret of more than thirty-two characters';
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x', APP_SECRET: secret };
const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(16) };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-configuration-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each<[variable: string, env: Record<string, string>]>([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'nonsense' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ['PAYMENTS', { PAYMENTS: 'live' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, nonsense' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
  ['FACEBOOK_CLIENT_ID', { FACEBOOK_CLIENT_SECRET: 'x' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(16) }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(16) }],
  ['RAZORPAY_KEY_ID', { ...production, ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['RAZORPAY_URL', { ...production, ...razorpay, RAZORPAY_URL: 'http://pay.example' }],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'accounts.google.com' }],
  ['GOOGLE_ISSUER', { ...production, GOOGLE_ISSUER: 'http://accounts.example' }],
  ['APP_SECRET', { APP_SECRET: 'short' }],
  ['APP_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x' }],
  ['DATABASE_URL', { NODE_ENV: 'production', APP_SECRET: secret }],
])('a wrong %s ends the start with exit code 1 and its name: %j', async (variable, env) => {
  const { code, output } = await startProcess('server.ts', 1, { DATA_DIR: join(folder, 'data'), ...env }).ended;
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^Configuration:\n${variable}: .+\n$`)),
  });
  expect(await readdir(folder), 'nothing was made before the configuration was right').toEqual([]);
});

test('a database that is not there ends the start with exit code 1 and no secrets', async () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/x', APP_SECRET: secret };
  const { code, output } = await startProcess('server.ts', 1, env).ended;
  expect(code).toBe(1);
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toMatch(/hidden-word|more than thirty-two/);
});
