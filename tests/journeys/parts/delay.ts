import { expect } from './journey.ts';

/** Under load nothing happens to the millisecond. */
const slack = 4_000;

/**
 * Expects that `then` comes the specified time after `act`, not earlier, and soon. `seen` waits for what shows that
 * the time has begun.
 */
export async function expectDelay(
  milliseconds: number,
  { act, seen, then }: { act: () => Promise<void>; seen: () => Promise<void>; then: () => Promise<void> },
): Promise<void> {
  const before = Date.now();
  await act();
  await seen();
  const begun = Date.now();
  await then();
  const now = Date.now();
  expect(now - before, 'not earlier').toBeGreaterThanOrEqual(milliseconds);
  expect(now - begun, 'soon after').toBeLessThan(milliseconds + slack);
}
