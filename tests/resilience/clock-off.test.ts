import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let ahead = 30 * 3_600_000;
beforeAll(async () => {
  harness = await startHarness({}, { ahead: () => ahead });
  await harness.startJobs();
});
afterAll(() => harness.close());

const sent = async () => (await harness.emails()).filter(({ sent_at }) => sent_at !== null).length;

test('a machine whose clock is 30 hours ahead is not ready and does no jobs, until its clock is right', async () => {
  expect(await harness.call('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: "the clock of this machine is 108000 s ahead of the database's" },
  });
  expect((await harness.call('GET', '/healthz')).status).toBe(200);
  await harness.signUp();
  // the queue is polled every second
  await wait(2_500);
  expect(await sent()).toBe(0);
  ahead = 59_000;
  expect((await harness.call('GET', '/readyz')).status).toBe(200);
  await expect.poll(sent).toBeGreaterThan(0);
  ahead = -61_000;
  expect((await harness.call('GET', '/readyz')).status).toBe(503);
});

test('a process uses the clock of the database', async ({ skip }) => {
  const { clock, pool } = harness.database;
  if (harness.database.kind === 'embedded') skip('there is one clock');
  const { rows } = await pool.query('select clock_timestamp() as at');
  expect(Math.abs(clock.now().getTime() - rows[0].at.getTime())).toBeLessThan(5_000);
});
