import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './parts/fixtures.ts';
import { cards } from './parts/screens.ts';

test.use({ pictures: 'drawn' });

/** The first card with several pictures. */
const withSeveral = (page: Page) => cards(page).filter({ has: page.locator('[data-more]') });
const sources = (card: Locator) =>
  card.locator('img').evaluateAll((images) => images.filter((image) => image.hasAttribute('src')).length);
/** The place of the picture in view. */
const shown = (card: Locator) =>
  card.locator('.card-slides').evaluate((slides) => Math.round(slides.scrollLeft / slides.clientWidth));

for (const path of ['/stays', '/all-attractions', '/tour-packages/india', '/car-rentals/all']) {
  test(`the pictures of cards in ${path} are shown by buttons, and loaded then`, async ({ page }) => {
    await visit(page, path);
    const card = withSeveral(page).first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.hover();
    const next = card.getByRole('button', { name: `Next picture of ${name}` });
    await expect(next).toBeVisible();
    await expect(next).toHaveCSS('opacity', '1');
    const box = await next.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await sources(card)).toBe(1);
    const count = 1 + ((await card.locator('[data-more]').getAttribute('data-more')) ?? '').split(' ').length;
    expect(count).toBeLessThanOrEqual(4);
    const before = card.getByRole('button', { name: `Previous picture of ${name}` });
    await expect(before).toBeHidden();
    for (let at = 1; at <= count; at += 1) {
      await next.click();
      await expect.poll(() => shown(card)).toBe(at % count);
      await expect(card.getByRole('status')).toHaveText(`Picture ${(at % count) + 1} of ${count}`);
      expect(await sources(card)).toBe(count);
    }
    await next.press('Enter');
    await before.press('Enter');
    await expect.poll(() => shown(card)).toBe(0);
    await expect(next).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger swipes over the pictures, and a tap on one opens the product', async ({ page }) => {
    await visit(page, '/stays');
    const card = withSeveral(page).first();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(card.locator('.card-dots')).toBeVisible();
    await expect(card.getByRole('button', { name: /picture of/ })).toHaveCount(0);
    expect(await sources(card)).toBe(1);
    const picture = await card.locator('.card-slides').boundingBox();
    if (!picture) throw new Error('no picture');
    const finger = await page.context().newCDPSession(page);
    const y = picture.y + picture.height / 2;
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: picture.x + picture.width * part, y }] });
    await touch('touchStart', 0.9);
    for (let part = 0.85; part > 0.1; part -= 0.05) await touch('touchMove', part);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => shown(card)).toBe(1);
    expect(await sources(card)).toBeGreaterThan(1);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.locator('.card-slides').tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card has its first picture, and leads to its product', async ({ page }) => {
    await page.goto('/stays');
    const card = withSeveral(page).first();
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByRole('button', { name: /picture of/ })).toHaveCount(0);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
