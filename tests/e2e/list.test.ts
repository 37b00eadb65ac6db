import type { Locator, Page } from '@playwright/test';
import { english } from '../../messages/translate.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { cards } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const headline = (page: Page) => results(page).getByRole('heading', { level: 2 }).first();
const group = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name });

/** The count after a filter value. */
async function countBehind(value: Locator): Promise<number> {
  return Number(/(\d+)$/.exec((await value.locator('xpath=ancestor::label').textContent()) ?? '')?.[1]);
}

async function prices(page: Page): Promise<number[]> {
  // far below the view nothing is rendered, and has no inner text
  const texts = await cards(page).locator('strong').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

const isSorted = (amounts: readonly number[]) =>
  amounts.length > 3 && amounts.every((amount, index) => index === 0 || (amounts[index - 1] ?? 0) <= amount);

test('filters narrow the list, and each says before how many it leaves', async ({ page }) => {
  await visit(page, '/stays?location=Rishikesh');
  const all = (await headline(page).textContent()) ?? '';
  const hotels = group(page, 'Property types').getByLabel(/^Hotels/);
  const left = await countBehind(hotels);
  expect(left).toBeGreaterThan(0);
  await hotels.check();
  await expect(headline(page)).toHaveText(`${left} ${left === 1 ? 'hotel' : 'hotels'} in Rishikesh`);
  await expect(cards(page)).toHaveCount(left);
  await expect(page).toHaveURL(/propertyType=hotels/);

  const wifi = group(page, 'Amenities').getByLabel(/^Free WiFi/);
  const withWifi = await countBehind(wifi);
  await wifi.check();
  await expect(cards(page)).toHaveCount(withWifi);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveText([/Rishikesh/, /Hotels/, /Free WiFi/, 'Clear all filters']);

  await page.goBack();
  await expect(wifi).not.toBeChecked();
  await expect(hotels).toBeChecked();
  await page.goForward();
  await expect(wifi).toBeChecked();
  await page.reload();
  await awake(page);
  await expect(cards(page)).toHaveCount(withWifi);

  await chips.getByRole('link', { name: /Hotels/ }).click();
  await expect(hotels).not.toBeChecked();
  await expect(wifi).toBeChecked();
  await chips.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/stays');
  await expect(headline(page)).not.toHaveText(all);
  await expect(chips).toHaveCount(0);
});

test('prices sort and bound the list', async ({ page }) => {
  await visit(page, '/stays?location=Uttarakhand');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price (Low to High)');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect.poll(async () => isSorted(await prices(page))).toBe(true);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price (High to Low)');
  await expect(page).toHaveURL(/sort=price-high/);
  await expect.poll(async () => isSorted((await prices(page)).reverse())).toBe(true);
  const range = group(page, 'Price range');
  await range.getByLabel('Min price').fill('3000');
  await range.getByLabel('Max price').fill('6000');
  await range.getByLabel('Max price').press('Enter');
  await expect(page).toHaveURL(/min=3000.*max=6000/);
  await expect.poll(async () => (await prices(page)).every((price) => price >= 3000 && price <= 6000)).toBe(true);
  // STAY-8: the maximum is at least the minimum, the minimum at most the maximum; what was not typed stays
  await range.getByLabel('Max price').fill('2000');
  await range.getByLabel('Max price').press('Enter');
  await expect(page).toHaveURL(/min=3000.*max=3000/);
  await expect(range.getByLabel('Max price')).toHaveValue('3000');
  await expect(range.getByLabel('Min price')).toHaveValue('3000');
  await range.getByLabel('Min price').fill('7000');
  await range.getByLabel('Min price').press('Enter');
  await expect(range.getByLabel('Min price')).toHaveValue('3000');
  await range.getByLabel('Max price').fill('99999');
  await range.getByLabel('Max price').press('Enter');
  await expect(page).not.toHaveURL(/max=/);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Rating');
  await expect(page).toHaveURL(/sort=rating/);
  await expect(cards(page).first()).toContainText(/Rated\s*\d/);
});

test('the list can be read as a grid or as rows', async ({ page }) => {
  await visit(page, '/stays?location=Rishikesh');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const side = async () => [await first.boundingBox(), await second.boundingBox()].map((box) => box?.y);
  expect(new Set(await side()).size).toBe(1);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect.poll(async () => new Set(await side()).size).toBe(2);
});

test('the specified addresses work, also misspelt', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Villas', exact: true }).first().click();
  await expect(page).toHaveURL('/stays?propertyType=villas');
  await expect(headline(page)).toHaveText(/^\d+ villas in India$/);
  for (const [typed, place] of [
    ['Banglore', 'Bangalore'],
    ['Himanchal', 'Himachal Pradesh'],
    ['bengaluru', 'Bangalore'],
    ['RISHIKESH', 'Rishikesh'],
    ['Rishikseh', 'Rishikesh'],
  ] as const) {
    const list = await (await page.request.get(`/stays?location=${typed}`)).text();
    expect(list, typed).toMatch(new RegExp(`<h2[^>]*>[1-9]\\d* stays in ${place}</h2>`));
  }
  await visit(page, '/stays?location=New%20Delhi&propertyType=HOTELS&stars=5&sort=nonsense&checkIn=yesterday');
  await expect(group(page, 'Property types').getByLabel(/^Hotels/)).toBeChecked();
});

test('the search bar searches here on the list, and in a new tab elsewhere', async ({ page, context }) => {
  await visit(page, '/stays');
  const bar = page.getByRole('search');
  await bar.getByLabel('Location').focus();
  await expect(bar.getByRole('listbox', { name: 'Trending Destinations' })).toBeVisible();
  await expect(bar.getByRole('option')).toHaveText(['Ramnagar', 'Mumbai', 'Kolhapur', 'Pune', 'New Delhi']);
  await bar.getByLabel('Location').fill('pu');
  await bar.getByRole('option', { name: /^Pune Destination · Maharashtra \d+ stays$/ }).click();
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(headline(page)).toHaveText(/stays? in Pune/);
  await visit(page, `/stays/${tapovan.slug}`);
  await page.getByRole('link', { name: 'Search other stays' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('search').getByLabel('Location').fill('Goa');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/stays\?location=Goa/);
  await expect(page).toHaveURL(`/stays/${tapovan.slug}#search`);
});

test('the back button restores filters, loaded pages and scroll position', async ({ page }) => {
  // two hundred cards on a busy machine
  const patiently = expect.configure({ timeout: 60_000 });
  // what other end-to-end tests publish has no amenities
  await visit(page, '/stays?amenity=Free+WiFi&sort=price-low');
  await page.getByRole('link', { name: 'Load More' }).click();
  await patiently(cards(page)).toHaveCount(200);
  const card = cards(page).nth(150);
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
  const link = card.getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await link.click();
  await patiently(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await patiently(cards(page)).toHaveCount(200);
  await expect(page).toHaveURL('/stays?amenity=Free+WiFi&sort=price-low&pages=2');
  await expect(card.getByRole('link')).toHaveText(name);
  // laid out by then, rows above it are not as high as they were guessed
  await expect.poll(top).toBeGreaterThan(0);
  await expect(link).toBeInViewport();
});

test('impossible dates get a message, and a single date stays in its field', async ({ page }) => {
  await visit(page, '/stays?checkIn=2030-01-05&checkOut=2030-01-02');
  await expect(page.getByText('Check-out date must be after check-in date. Showing')).toBeVisible();
  const bar = page.getByRole('search');
  const { checkIn } = nightsFrom(30);
  await bar.getByLabel('Check-in').fill(checkIn);
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Please select check-out date. Showing stays for any dates.')).toBeVisible();
  await expect(bar.getByLabel('Check-in')).toHaveValue(dayInField(english, checkIn));
});

test('the listing shows the specified texts: heading, guests, orders', async ({ page }) => {
  await visit(page, '/stays');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your perfect stay');
  const summary = page.getByRole('search').locator('summary');
  await expect(summary).toContainText('1 Adult, 1 Room');
  await summary.click();
  const panel = page.getByRole('search').locator('details');
  await expect(panel).toContainText(/Adults\s*Ages 13 or above/);
  await expect(panel).toContainText(/Children\s*Ages 0-12/);
  await panel.getByRole('button', { name: 'More: Adults' }).click();
  await panel.getByRole('button', { name: 'More: Children' }).click();
  await expect(summary).toContainText('2 Adults, 1 Child, 1 Room');
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByRole('button', { name: 'Done' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Sort' }).getByRole('option')).toHaveText([
    'Recommended',
    'Price (Low to High)',
    'Price (High to Low)',
    'Rating',
  ]);
  await expect(cards(page)).toHaveCount(100);
});
