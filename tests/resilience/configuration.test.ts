import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
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

// that each wrong value is found: service/platform/config.test.ts
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

test.each([
  [
    'PORT',
    'a port that another program has',
    { PORT: 'taken' },
    /another program already uses port \d+ of 127\.0\.0\.1\. Stop it/,
  ],
  [
    'METRICS_PORT',
    'a port of figures that another program has',
    { METRICS_PORT: 'taken' },
    /another program already uses port/,
  ],
  [
    'HOST',
    'an address of another machine',
    { HOST: '192.0.2.1' },
    /this machine does not have the address 192\.0\.2\.1\. Set HOST to/,
  ],
  ['HOST', 'a name that is none', { HOST: 'nowhere.invalid' }, /does not have the address or name nowhere\.invalid/],
])('%s: %s ends the start with one sentence', async (variable, _, asked, sentence) => {
  const other = createServer().listen(0, '127.0.0.1');
  try {
    await once(other, 'listening');
    const address = other.address();
    const taken = String(typeof address === 'object' && address ? address.port : 0);
    const env = Object.fromEntries(
      Object.entries(asked).map(([name, text]) => [name, text === 'taken' ? taken : text]),
    );
    const data = join(folder, 'occupied');
    const { code, output } = await startProcess('server.ts', 1, { DATA_DIR: data, SAMPLE_CATALOGUE: 'no', ...env })
      .ended;
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) });
    expect(output).toMatch(new RegExp(`\nConfiguration:\n${variable}: [^\n]+\n$`));
  } finally {
    other.close();
  }
});

test('an unreachable database ends the start with exit code 1 and prints no secrets', async () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/x', APP_SECRET: secret };
  const { code, output } = await startProcess('server.ts', 1, env).ended;
  expect(code).toBe(1);
  expect(output).toContain('ECONNREFUSED');
  expect(output).not.toMatch(/hidden-word|more than thirty-two/);
});
