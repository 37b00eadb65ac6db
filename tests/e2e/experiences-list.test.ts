import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers, standStill } from './parts/axe.ts';
import { expect, frames, test, visit } from './parts/fixtures.ts';
import { cards } from './parts/screens.ts';
import { nightsFrom } from './parts/stays.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headline = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 }).first();
const group = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name });

const allLaidOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.offscreen')].every(
      (entry) => getComputedStyle(entry).contentVisibility === 'visible',
    ),
  );

/** The count after a filter value. */
async function countBehind(value: Locator): Promise<number> {
  return Number(/(\d+)$/.exec((await value.locator('xpath=ancestor::label').textContent()) ?? '')?.[1]);
}

test('attractions are searched by destination and date, filtered and ordered', async ({ page }) => {
  const { checkIn: day } = nightsFrom(60);
  await visit(page, '/attractions');
  const form = page.getByRole('search');
  // nothing happens without a destination
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(form.getByRole('combobox', { name: 'Destination' })).toBeFocused();
  await expect(page).toHaveURL('/attractions');
  await form.getByRole('combobox', { name: 'Destination' }).fill('RISHIKESH');
  await form.getByLabel('Date').fill(day);
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/attraction/rishikesh?date=${day}`);
  await expect(heading(page)).toHaveText('Attractions in Rishikesh');
  await expect(form.getByLabel('Guests')).toHaveValue('2');
  await expect(cards(page).first().getByRole('link', { name: 'See availability' })).toHaveAttribute(
    'href',
    new RegExp(`^/attraction/booking/[a-z0-9-]+\\?date=${day}$`),
  );

  await form.getByRole('combobox', { name: 'Destination' }).fill('New Delhi');
  await form.getByLabel('Guests').fill('3');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/attraction/new-delhi?date=${day}&guests=3`);
  await expect(heading(page)).toHaveText('Attractions in New Delhi');
  const skip = group(page, 'Popular filters').getByLabel(/^Skip the line/);
  const left = await countBehind(skip);
  await skip.check();
  await expect(headline(page)).toHaveText(`${left} ${left === 1 ? 'attraction' : 'attractions'}`);
  await expect(cards(page)).toHaveCount(left);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveText([/^Remove filter \w{3}, \d/, /Skip the line/, 'Clear all']);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price (Low to High)');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(skip).toBeChecked();
  await group(page, 'Languages').getByRole('button', { name: 'Show more' }).click();
  await expect(group(page, 'Languages').getByLabel(/^Arabic/)).toBeVisible();
  await group(page, 'Languages').getByRole('button', { name: 'Show less' }).click();
  await expect(group(page, 'Languages').getByLabel(/^Arabic/)).toBeHidden();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/attraction/new-delhi');
});

test('tours are found by place, by category, and among the featured ones', async ({ page, ears }) => {
  await visit(page, '/tour-packages');
  await expect(heading(page)).toHaveText('Discover Amazing Tour Packages');
  for (const title of [
    'Featured Tour Packages',
    'Browse by Category',
    'Browse by Location',
    'Why Choose Our Tour Packages',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const featured = page.getByRole('region', { name: 'Featured Tour Packages' }).getByRole('article');
  await expect(featured).toHaveCount(8);
  await page.getByRole('button', { name: 'Show all 12 featured' }).click();
  await expect(featured).toHaveCount(12);
  await page.getByRole('link', { name: /^Wildlife Tours 6 tours$/ }).click();
  await expect(page).toHaveURL('/tour-packages/category/wildlife-tours');
  await expect(heading(page)).toHaveText('Wildlife Tours');
  await expect(page.getByText('CATEGORY')).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('search').getByRole('combobox', { name: 'Destination' }).fill('Udaipur');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(heading(page)).toHaveText('Tour Packages in Udaipur');
  const name = (await cards(page).getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await cards(page).getByRole('link', { name: 'See availability' }).first().click();
  await expect(page).toHaveURL(/^[^?]*\/tour-packages\/booking\/[a-z0-9-]+$/);
  await expect(heading(page)).toHaveText(name);
  ears.expect(/refused: GET \/tour-packages\/category\/castles 404/);
  await visit(page, '/tour-packages/category/castles');
  await expect(page.getByText('No tour packages found in this category.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View all tour packages' })).toHaveAttribute('href', '/tour-packages');
});

test('Load More asks for a page alone, by the address of its list', async ({ request }) => {
  const page = await request.get('/more/attraction/goa?sort=price-low&pages=1');
  expect(page.headers()['cache-control']).toContain('private');
  const { cards, loadMore }: { cards: { to: string }[]; loadMore: string | null } = await page.json();
  expect(cards).toHaveLength(4);
  expect(cards[0]?.to).toMatch(/^\/attraction\/booking\//);
  expect(loadMore).toBeNull();
  expect((await request.get('/more/attraction/goa?pages=2').then((answer) => answer.json())).cards).toEqual([]);
  expect((await request.get('/more/stays')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('attractions are searched and filtered by forms and links', async ({ page }) => {
    await page.goto('/attractions');
    await page.getByRole('link', { name: 'View all attractions' }).click();
    await expect(page).toHaveURL('/all-attractions');
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByText('Showing 24 of 93')).toBeVisible();
    await page.goto('/attractions');
    await page.getByRole('search').getByRole('combobox', { name: 'Destination' }).fill('banglore');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/attraction/banglore');
    await expect(heading(page)).toHaveText('Attractions in Bangalore');
    const morning = group(page, 'Time of day').getByLabel(/^Morning/);
    const left = await countBehind(morning);
    await morning.check();
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL('/attraction/banglore?time=morning');
    await expect(cards(page)).toHaveCount(left);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('lists and landing pages fit at every width, and have no barriers', async ({ page }) => {
    await standStill(page);
    for (const path of [
      '/attractions',
      '/attraction/rishikesh?rating=4',
      '/attraction/atlantis',
      '/tour-packages',
      '/tour-packages/category/pilgrimage-tours',
    ]) {
      await visit(page, path);
      // elements not laid out yet keep the colours of the other scheme
      await expect.poll(() => allLaidOut(page), { message: path }).toBe(true);
      // a list without cards and the list of a category have the same colours
      const colours = !path.endsWith('/atlantis') && !path.includes('/category/');
      await expectNoBarriers(page, path, { colours });
      for (const width of [768, 1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await frames(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
        // the widest shows the same in other places
        const another = width === 1440 && path === '/attraction/rishikesh?rating=4';
        if (another) await expectNoBarriers(page, `${path} at ${width}`, { colours: false });
      }
    }
    await visit(page, '/attraction/rishikesh');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel(/^Evening/).check();
    await expectNoBarriers(page, 'filters');
    await sheet.getByRole('button', { name: /^Show \d+ attractions?$/ }).click();
    await expect(page).toHaveURL('/attraction/rishikesh?time=evening');
    await page.getByRole('link', { name: /^Change your search/ }).click();
    await page.getByRole('search').getByLabel('Date').click();
    await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
    await expectNoBarriers(page, 'calendar');
  });
});
