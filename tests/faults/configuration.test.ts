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

// which value is wrong: service/platform/config.test.ts
test.each<[variable: string, env: Record<string, string>]>([
  ['PORT', { PORT: 'abc' }],
  ['RAZORPAY_KEY_ID', { ...production, ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' }],
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
