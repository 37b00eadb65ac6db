import { expect, test, visit } from './parts/fixtures.ts';
import { cards, expectNoSidewaysScroll } from './parts/screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/stays', '/stays?view=list', '/all-attractions', '/tour-packages/india', '/car-rentals/all']) {
  test(`${path} begins with 24 cards at most on a phone`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByText(/^Showing (24|12) of \d+$/)).toBeVisible();
    expect(await cards(page).count()).toBeLessThanOrEqual(24);
    await expectNoSidewaysScroll(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
  });
}

test('Show more goes on by 24 cards, and the way back and a reload find as many', async ({ page }) => {
  const address = '/stays?amenity=Free+WiFi&sort=price-low';
  await visit(page, address);
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();
  const more = page.getByRole('link', { name: 'Show more' });
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page.getByText(/^Showing 48 of/)).toBeVisible();
  await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(address);

  const link = cards(page).nth(40).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(cards(page)).toHaveCount(48);

  for (const shown of [72, 96]) {
    await more.click();
    await expect(cards(page)).toHaveCount(shown);
  }
  await more.click();
  await expect(cards(page)).toHaveCount(100);
  await expect(more).toHaveCount(0);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(124);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Show more shows the rest of the page, and Load More leads on, both with the filters', async ({ page }) => {
    await page.goto('/stays?amenity=Free+WiFi&sort=price-low');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(100);
    await expect(cards(page).nth(24)).toBeInViewport();
    await expect(page).toHaveURL(/\/stays\?amenity=Free\+WiFi&sort=price-low#/);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL('/stays?amenity=Free+WiFi&sort=price-low&pages=2');
    await expect(cards(page)).toHaveCount(124);

    await page.goto('/all-attractions?sort=price-low');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL('/all-attractions?sort=price-low&pages=2');
    await expect(cards(page)).toHaveCount(48);
  });
});
