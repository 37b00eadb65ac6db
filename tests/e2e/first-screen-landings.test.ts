import { expect, test, visit } from './parts/fixtures.ts';

// a picture that is not loaded has no size
test.use({ pictures: 'plain' });

const sizes = [
  { width: 1440, height: 900, cards: 2 },
  { width: 390, height: 844, cards: 1 },
] as const;

for (const [at, card] of [
  ['/', '[aria-label="Stays to book now"] li'],
  ['/stays', 'article'],
  ['/attractions', 'article'],
  ['/tour-packages', 'article'],
  ['/car-rentals', '[aria-labelledby="types"] li'],
] as const) {
  test(`${at} shows what it sells with picture, name and price before the first scroll`, async ({ page }) => {
    for (const { width, height, cards } of sizes) {
      await page.setViewportSize({ width, height });
      await visit(page, at);
      for (let place = 0; place < cards; place += 1) {
        const shown = page.getByRole('main').locator(card).nth(place);
        for (const part of [
          shown.locator('img').first(),
          shown.locator('h3, .font-display'),
          shown.getByText(/₹/).last(),
        ]) {
          await expect(part).toBeVisible();
          const box = await part.boundingBox();
          expect.soft((box?.y ?? 0) + (box?.height ?? height), `${part} at ${width}`).toBeLessThanOrEqual(height);
        }
      }
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
