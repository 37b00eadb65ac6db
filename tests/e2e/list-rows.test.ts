import type { Page } from '@playwright/test';
import { expect, test, visit } from './parts/fixtures.ts';
import { cards } from './parts/screens.ts';

/** Parts that have several heights in the cards of one row of the grid. */
const unaligned = (page: Page) =>
  page.evaluate(() => {
    const rows = new Map<number, Map<string, Set<number>>>();
    for (const card of [...document.querySelectorAll('.results article')].slice(0, 12)) {
      const top = Math.round(card.getBoundingClientRect().top + window.scrollY);
      const row = rows.get(top) ?? new Map<string, Set<number>>();
      rows.set(top, row);
      for (const part of ['h3', '.card-place', '.card-rated', '.card-price', '.card-price strong']) {
        const at = card.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN;
        row.set(part, (row.get(part) ?? new Set()).add(Math.round(at + window.scrollY)));
      }
    }
    return [...rows].flatMap(([top, parts]) =>
      [...parts].filter(([, heights]) => heights.size > 1).map(([part, heights]) => `${top} ${part} ${[...heights]}`),
    );
  });

for (const path of ['/stays', '/all-attractions', '/tour-packages/india', '/car-rentals/all']) {
  test(`name, place, rating and price of ${path} align in rows`, async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 4_000 });
      await visit(page, path);
      await expect(cards(page).nth(11).locator('strong')).toBeVisible();
      await expect.poll(() => unaligned(page), { message: `${path} at ${width}` }).toEqual([]);
    }
  });
}

test('the list view has picture, facts and price side by side, and is remembered', async ({ page }) => {
  await visit(page, '/stays');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/stays?view=list');
  const card = page.locator('.rows article').first();
  await expect(card).toBeVisible();
  const [picture, name, price] = await Promise.all(
    ['img', 'h3', '.card-price'].map((part) => card.locator(part).first().boundingBox()),
  );
  expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(price?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  await visit(page, '/stays?sort=rating');
  await expect(page).toHaveURL('/stays?sort=rating&view=list');
  await page.getByRole('link', { name: 'Grid', exact: true }).click();
  await expect(page).toHaveURL('/stays?sort=rating');
  await visit(page, '/stays');
  await expect(page.getByRole('link', { name: 'Grid', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/stays');
});
