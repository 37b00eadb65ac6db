import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { cards, expectNoSidewaysScroll } from './parts/screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('tours come twelve at a time and the way back finds them; a departure chooses its day, which others nearby keep', async ({
  page,
}) => {
  await standStill(page);
  await visit(page, '/tour-packages/india');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Skip to results' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards(page)).toHaveCount(24);
  const card = cards(page).nth(20);
  const link = card.getByRole('heading', { level: 3 }).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('region', { name: 'Day-wise Plan' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tour-packages/india?pages=2');
  await expect(cards(page)).toHaveCount(24);
  await expect(link).toBeInViewport();

  await visit(page, '/tour-packages/booking/kainchi-dham-and-jageshwar-from-nainital');
  await expect(page.getByText(/^(Private tour, u|U)p to \d+ people$/)).toBeVisible();
  const plan = page.getByRole('region', { name: 'Day-wise Plan' });
  await expect(plan.locator('details').first()).toHaveAttribute('open', '');
  const opened = plan.locator('details').first();
  await expect(opened).toContainText('Night: Hotel, Almora');
  await expect(opened).toContainText('Meals: Dinner');
  const route = page.getByRole('region', { name: 'The route' });
  await route.scrollIntoViewIfNeeded();
  await expect(route.getByRole('listitem').nth(1)).toHaveText('Day 2Jageshwar · Vriddha Jageshwar (not on the map)');
  const drawn = route.getByRole('region', { name: /^Route of Kainchi Dham/ });
  const mark = drawn.locator('.route-mark:not(.passed)').first();
  // the list is tied to the map once it is drawn
  await expect(mark).toBeVisible();
  await route.getByRole('listitem').first().hover();
  await expect(mark).toHaveAttribute('data-marked', '');
  await route.getByRole('heading').hover();
  await expect(route.locator('[data-marked]')).toHaveCount(0);
  await mark.hover();
  await expect(route.locator('li[data-marked]')).toHaveCount(1);
  const departures = page.getByRole('region', { name: 'Next departures' }).getByRole('link');
  await expect(departures).toHaveCount(6);
  const second = departures.nth(1);
  const day = new URL((await second.getAttribute('href')) ?? '', page.url()).searchParams.get('date') ?? '';
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'date');
  await expect(page.getByRole('button', { name: 'Reserve Now' }).last()).toBeVisible();
  const others = page.getByRole('region', { name: /^More tours from/ }).getByRole('article');
  await expect(others.first().getByRole('link')).toHaveAttribute('href', new RegExp(`\\?date=${day}$`));
  await expectNoSidewaysScroll(page, 'a tour');
  await expectNoBarriersNarrowToo(page, 'a tour with a departure chosen', { within: 'main' });

  // closed until the middle of June
  await visit(page, '/tour-packages/booking/hampta-pass-from-manali');
  const first = page.getByRole('region', { name: 'Next departures' }).getByRole('link').first();
  const opens = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams.get('date') ?? '';
  await page.getByRole('button', { name: 'Choose date' }).click();
  await page.getByRole('dialog', { name: 'Tickets and Prices' }).getByLabel('Date').click();
  await expect(page.getByRole('grid').first()).toHaveAccessibleName(
    new Date(opens).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
});
