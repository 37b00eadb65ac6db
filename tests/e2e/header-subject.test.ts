import sharp from 'sharp';
import { expect, test, visit } from './parts/fixtures.ts';

test.use({ pictures: 'drawn' });

/** The largest step in brightness from one pixel to the next along the line: sky has none, a building has edges. */
async function steepest(line: Buffer): Promise<number> {
  const { data, info } = await sharp(line).extractChannel(1).raw().toBuffer({ resolveWithObject: true });
  const row = [...data.subarray(0, info.width)];
  return Math.max(...row.slice(1).map((value, at) => Math.abs(value - (row[at] ?? value))));
}

test('the navigation does not cross the Taj: only sky is along its lower edge', async ({ page }) => {
  for (const at of ['/attractions', '/attraction/agra']) {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, at);
      await page.locator('main [data-kind="hero"]').evaluate((image: HTMLImageElement) => image.decode());
      const header = await page.locator('.site-header').boundingBox();
      const y = Math.ceil((header?.y ?? 0) + (header?.height ?? 0)) + 1;
      // the sun is left of it
      const line = await page.screenshot({ clip: { x: width * 0.36, y, width: width * 0.54, height: 1 } });
      expect.soft(await steepest(line), `${at} at ${width}`).toBeLessThan(12);
    }
  }
});
