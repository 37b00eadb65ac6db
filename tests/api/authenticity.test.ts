import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitor } from '../../service/core/viewer.ts';
import { quotas } from '../../service/platform/load/work-limits.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank' }, { pages: true });
});
afterAll(() => harness.close());

const network = '203.0.113.19';
function check(text: string, remoteAddress = network) {
  const { host, origin } = new URL(harness.ctx().config.publicUrl);
  return harness.app.inject({
    method: 'POST',
    url: '/verify',
    remoteAddress,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  });
}

test('the page says what is not ours, keeps nothing, and repeats no text that is too long', async () => {
  const ours = await check('Pay padharo@bank');
  expect([ours.statusCode, ours.body.includes('All of this is ours')]).toEqual([200, true]);
  expect(ours.headers['cache-control']).toContain('no-store');
  const scam = await check('Pay thief@okbad, or padharo@bank');
  expect(scam.body).toContain('This is not from us');
  expect(scam.body).toContain('thief@okbad');
  const long = await check(`thief@okbad ${'x'.repeat(5_000)}`);
  expect([long.statusCode, long.body.includes('thief@okbad')]).toEqual([400, false]);
});

test('a network that checks without end must wait, others need not', async () => {
  // the allowance is not refilled in the meantime, however slow the machine is
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    harness.ctx().quota?.spend({ viewer: visitor, network }, quotas.reads.capacity - 100);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await check('padharo@bank')).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect((await check('padharo@bank', '198.51.100.7')).statusCode).toBe(200);
  } finally {
    clock.mockRestore();
  }
});
