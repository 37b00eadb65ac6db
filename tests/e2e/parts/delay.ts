import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Tolerance in milliseconds for a slow and busy machine. */
const slack = 12_000;

/**
 * Expects that `next` comes the specified time after `act`, not earlier, and soon. `seen` waits for what shows that
 * the time has begun.
 */
export async function expectDelay(
  milliseconds: number,
  { act, seen, next }: { act: () => Promise<void>; seen: () => Promise<void>; next: () => Promise<void> },
): Promise<void> {
  const before = Date.now();
  await act();
  await seen();
  const begun = Date.now();
  await next();
  const now = Date.now();
  expect(now - before, 'not earlier').toBeGreaterThanOrEqual(milliseconds);
  expect(now - begun, 'soon after').toBeLessThan(milliseconds + slack);
}

/** On pages opened later, timers of that many milliseconds fire minutes later, so the state before stays visible. */
export async function drawOut(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((drawnOut) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (real, self, [act, after, ...rest]) =>
        Reflect.apply(real, self, [act, after === drawnOut ? 100 * after : after, ...rest]),
    });
  }, milliseconds);
}
