import type { Page } from '@playwright/test';

/** Counts what a finger or a mouse presses from now on. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem('clicks', '0');
    document.addEventListener('pointerdown', () => {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}
