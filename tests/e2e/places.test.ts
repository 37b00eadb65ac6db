import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { site } from './parts/site.ts';

test('a place says its name in its script, what to know, when to come and how, and what is best of each type', async ({
  page,
}) => {
  await standStill(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, '/places/hampi');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Hampi' })).toBeInViewport();
    await expect(main.locator('[lang=kn]')).toHaveText('ಹಂಪಿ');
    await expect(main.getByText('Climb Matanga Hill')).toBeInViewport();
    await expect(main.getByText('Best from October to February')).toBeVisible();
    await expect(main.getByText('Hosapete Junction, about 13 km')).toBeVisible();
    // nothing of the picture's subject is under the header
    const head = await page.locator('.site-header').boundingBox();
    const name = await main.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.y ?? 0).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0) + 100);
    await expectNoSidewaysScroll(page, '/places/hampi');
  }
  for (const [heading, all, address] of [
    ['Stays in Hampi', 'All stays in Hampi', '/stays?location=Hampi'],
    ['Attractions in Hampi', 'All attractions in Hampi', '/attraction/hampi'],
  ] as const) {
    const best = page.getByRole('region', { name: heading });
    await expect(best.getByRole('article').first()).toBeVisible();
    expect(await best.getByRole('article').count()).toBeLessThanOrEqual(3);
    await expect(best.getByRole('article').first().locator('strong')).toHaveText(/^₹/);
    await expect(best.getByRole('link', { name: all })).toHaveAttribute('href', address);
  }
  await expectNoBarriersNarrowToo(page, 'a place');
});

test('a list leads to the page of its place, which a card of the best leaves for a product', async ({ page }) => {
  for (const list of ['/stays?location=Udaipur', '/attraction/udaipur', '/car-rentals/udaipur']) {
    await visit(page, list);
    await expect(page.getByRole('link', { name: 'Guide to Udaipur' })).toHaveAttribute('href', '/places/udaipur');
  }
  await page.getByRole('link', { name: 'Guide to Udaipur' }).click();
  await expect(page).toHaveURL('/places/udaipur');
  const card = page.getByRole('region', { name: 'Stays in Udaipur' }).getByRole('article').first();
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  // a state has no such page
  await visit(page, '/stays?location=Rajasthan');
  await expect(page.getByRole('link', { name: /^Guide to/ })).toHaveCount(0);
});

test('another name of a place leads to its own, and what is no place is not found', async ({ request }) => {
  const answers = ['benares', 'atlantis', 'rajasthan', 'varanasi'].map(async (name) => {
    const answer = await request.get(`${site}/places/${name}`, { maxRedirects: 0 });
    return [name, answer.status(), answer.headers()['location']];
  });
  expect(await Promise.all(answers)).toEqual([
    ['benares', 301, '/places/varanasi'],
    ['atlantis', 404, undefined],
    ['rajasthan', 404, undefined],
    ['varanasi', 200, undefined],
  ]);
});

test('the Hindi page of a place is in Hindi', async ({ page }) => {
  await visit(page, '/hi/places/hampi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हम्पी');
  await expect(page.getByText('सबसे अच्छा समय: अक्टूबर से फ़रवरी')).toBeVisible();
  await expect(page.getByText(/होसपेटे जंक्शन, लगभग 13 किमी/)).toBeVisible();
  await expect(page.getByText(/सूर्योदय के लिए मातंग पहाड़ी/)).toBeVisible();
});
