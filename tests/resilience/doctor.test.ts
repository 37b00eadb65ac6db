import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { examine } from '../../scripts/operator/doctor.ts';
import { operator } from '../../service/core/viewer.ts';
import { readConfig } from '../../service/platform/config.ts';
import { recordBackup } from '../../service/platform/record-backup.ts';
import { type Harness, startHarness } from '../harness.ts';
import { openPhonePeServer } from '../phonepe-server.ts';
import { openRazorpayServer } from '../razorpay-server.ts';
import { startMailServer } from './mail-server.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

const isEmbedded = inject('ground').kind === 'embedded';
const secret = () => 'a secret of thirty-two characters, for tests';

test('a database in which no release was started is wrong, and nothing is created in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-doctor-'));
  try {
    const ask = () => startProcess('scripts/operator.ts', 1, { DATA_DIR: folder }, [], ['doctor']).ended;
    const { code, output } = await ask();
    expect(code).toBe(1);
    expect(output).toMatch(/^wrong {2}Database .*Check DATABASE_URL, and that this release was started once\.$/m);
    expect((await ask()).output).toContain('wrong  Database');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe.skipIf(isEmbedded)('a site on PostgreSQL', () => {
  let harness: Harness;
  let server: ServerProcess;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let razorpay: Awaited<ReturnType<typeof openRazorpayServer>>;
  beforeAll(async () => {
    harness = await startHarness();
    await harness.startJobs();
    [mail, razorpay] = await Promise.all([startMailServer(), openRazorpayServer()]);
    const pageless = ['--import', './tests/resilience/without-pages.ts'];
    server = startProcess('server.ts', await quietPort(), { DATABASE_URL: harness.url ?? '' }, pageless);
    await server.ready();
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await Promise.all([server.ended, mail.close(), razorpay.close(), harness.close()]);
  });

  const config = (more: Record<string, string> = {}) =>
    readConfig(
      {
        DATABASE_URL: harness.url ?? '',
        PUBLIC_URL: server.url,
        SMTP_URL: mail.url,
        DATA_DIR: tmpdir(),
        ...razorpay.environment,
        ...more,
      },
      secret,
    );
  const site = (more?: Record<string, string>) => ({
    config: { ...config(more), testPayments: false },
    database: harness.database,
    ctx: { ...harness.ctx(operator), now: new Date() },
  });

  test('that is in order is said to be well', async () => {
    await recordBackup(site().ctx);
    const expected = [
      'ok     Mail',
      'ok     Payments       Razorpay',
      'ok     Database',
      'ok     Clock',
      'ok     Backups',
    ];
    await expect
      .poll(async () => (await examine(site())).lines.join('\n'), { timeout: 60_000 })
      .toContain('ok     Server');
    const { lines, isWell } = await examine(site());
    for (const line of expected) expect(lines.join('\n')).toContain(line);
    expect(isWell).toBe(true);
  });

  test.each([
    ['Mail', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'The mail server does not accept us: connect ECONNREFUSED'],
    ['Payments', { RAZORPAY_KEY_SECRET: 'another' }, 'Razorpay does not answer or refuses our keys: Razorpay: 401'],
    ['Server', { PUBLIC_URL: 'http://127.0.0.1:1' }, 'http://127.0.0.1:1/readyz does not answer'],
    ['Disk', { DATA_DIR: join(tmpdir(), 'no such folder') }, 'ENOENT'],
  ])('%s that does not work is wrong', async (subject, more, words) => {
    const { lines, isWell } = await examine(site(more));
    const line = lines.find((one) => one.startsWith(`wrong  ${subject} `));
    expect(line).toContain(words);
    expect(isWell).toBe(false);
  });

  test('the keys of PhonePe are tried too', async ({ onTestFinished }) => {
    const phonePe = await openPhonePeServer({ now: Date.now });
    onTestFinished(() => phonePe.close());
    expect((await examine(site(phonePe.environment))).lines.join('\n')).toMatch(/^ok +Payments +Razorpay, PhonePe/m);
    const { lines } = await examine(site({ ...phonePe.environment, PHONEPE_CLIENT_SECRET: 'another' }));
    expect(lines.join('\n')).toMatch(/^wrong +Payments +PhonePe does not answer or refuses our keys/m);
  });

  test('production needs https, mail, payments that cost and a backup', async () => {
    const { config, ...rest } = site();
    const selling = { ...config, mode: 'production', smtpUrl: undefined, testPayments: true } as const;
    const { lines } = await examine({ ...rest, config: selling });
    const wrong = lines.filter((line) => line.startsWith('wrong')).map((line) => line.slice(7, 22).trim());
    expect(wrong).toEqual(['Configuration', 'Mail', 'Payments']);
  });

  test('a late backup, a failed job and one that waits are wrong', async () => {
    const { pool } = harness.database;
    const { ctx, ...rest } = site();
    const later = { ...ctx, now: new Date(Date.now() + 49 * 3_600_000) };
    const { lines } = await examine({ ...rest, ctx: later });
    expect(lines.join('\n')).toMatch(/^wrong {2}Backups +The last backup is of \d{4}-\d\d-\d\d \d\d:\d\d UTC\./m);
    const { rows } = await pool.query(`select name from jobs.queue limit 1`);
    const job = (state: string, columns: string) =>
      pool.query(`insert into jobs.job (name, state, ${columns}) values ($1, $2, now() - interval '20 minutes')`, [
        rows[0].name,
        state,
      ]);
    await job('created', 'start_after');
    expect((await examine(site())).lines.join('\n')).toContain(`Waiting: ${rows[0].name} for 20 minutes`);
    await job('failed', 'completed_on');
    expect((await examine(site())).lines.join('\n')).toContain(`Failed within a day: ${rows[0].name} (1)`);
  });

  test('a clock that is off is wrong', async ({ onTestFinished }) => {
    const real = Date.now;
    onTestFinished(() => {
      Date.now = real;
    });
    const shifted = site();
    Date.now = () => real() + 30_000;
    const { lines } = await examine(shifted);
    expect(lines.join('\n')).toMatch(/^wrong {2}Clock +(29\.9|30\.\d) s ahead of the clock of the database/m);
  });

  test('the command prints it and exits with 1', async () => {
    const env = { DATABASE_URL: harness.url ?? '', PUBLIC_URL: 'http://127.0.0.1:1', DATA_DIR: tmpdir() };
    const { code, output } = await startProcess('scripts/operator.ts', 1, env, [], ['doctor']).ended;
    expect([code, output]).toEqual([1, expect.stringMatching(/^wrong {2}Server .*Start Padharo/m)]);
  });
});
