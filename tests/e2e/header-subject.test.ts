import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit } from './parts/fixtures.ts';

test.use({ pictures: 'drawn' });

/** The largest step in brightness from one pixel to the next along the line: sky has none, a building has edges. */
async function steepest(line: Buffer): Promise<number> {
  const { data, info } = await sharp(line).extractChannel(1).raw().toBuffer({ resolveWithObject: true });
  const row = [...data.subarray(0, info.width)];
  return Math.max(...row.slice(1).map((value, at) => Math.abs(value - (row[at] ?? value))));
}

/** The line of the page right below the header, between two shares of its width. */
async function below(page: Page, at: string, width: number, height: number, [from, to]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await visit(page, at);
  await page.locator('main [data-kind="hero"]').evaluate((image: HTMLImageElement) => image.decode());
  const header = await page.locator('.site-header').boundingBox();
  const y = Math.ceil((header?.y ?? 0) + (header?.height ?? 0)) + 1;
  return page.screenshot({ clip: { x: width * from, y, width: width * (to - from), height: 1 } });
}

test('the navigation does not cross the Taj: only sky is along its lower edge', async ({ page }) => {
  for (const at of ['/attractions', '/attraction/agra']) {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      // the sun is left of it
      const line = await below(page, at, width, height, [0.36, 0.9]);
      expect.soft(await steepest(line), `${at} at ${width}`).toBeLessThan(12);
    }
  }
});

/** How many pixels of red paint follow each other on the line: posts and lamps are narrow, a car is broad. */
async function longestPaint(line: Buffer): Promise<number> {
  const { data, info } = await sharp(line).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [run, longest] = [0, 0];
  for (let at = 0; at < info.width * 3; at += 3) {
    run = (data[at] ?? 0) - (data[at + 1] ?? 0) > 50 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

test('the roof of the car of /car-rentals is below the navigation', async ({ page }) => {
  const line = await below(page, '/car-rentals', 1440, 900, [0.4, 0.9]);
  expect(await longestPaint(line)).toBeLessThan(24);
  const lower = await page.locator('main [data-kind="hero"]').boundingBox();
  const car = { x: 576, y: (lower?.y ?? 0) + 150, width: 720, height: 1 };
  expect(await longestPaint(await page.screenshot({ clip: car }))).toBeGreaterThan(60);
});
