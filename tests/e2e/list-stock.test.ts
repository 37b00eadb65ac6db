import type { Locator } from '@playwright/test';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { canOperate, publishStays, setRooms, unpublishStays } from './parts/operator.ts';
import { cards, chooseDates } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

test.skip(!canOperate, 'the embedded database is open in the server alone');

test('a stay that is sold out is not offered for those nights', async ({ page }) => {
  const dates = nightsFrom(177);
  await visit(page, '/stays?location=Rishikesh');
  await chooseDates(page.getByRole('search'), dates);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  const card = page.getByRole('link', { name: tapovan.name, exact: true });
  await expect(page).toHaveURL(new RegExp(`checkIn=${dates.checkIn}`));
  await expect(card).toBeVisible();
  for (const { roomType } of [tapovan.hill, tapovan.river, tapovan.suite]) {
    await setRooms(tapovan.slug, roomType, dates, { units: 0 });
  }
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: /stays? in Rishikesh/ })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Sold out for these dates: \d+ more stays?$/ })).toHaveAttribute(
    'href',
    '/stays?location=Rishikesh',
  );
  await visit(
    page,
    `/stays?location=${encodeURIComponent(tapovan.name)}&checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`,
  );
  await expect(page.getByRole('heading', { name: 'No stays found' })).toBeVisible();
  await page.getByRole('link', { name: 'Sold out for these dates: 1 stay' }).click();
  await expect(card).toBeVisible();
  await visit(page, `/stays?location=Rishikesh&checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`);
  await setRooms(tapovan.slug, tapovan.suite.roomType, dates, { units: 2 });
  await page.reload();
  await expect(cards(page).filter({ hasText: tapovan.name })).toContainText('Only 2 left');
});

/** Scrolls to it and waits until cards laid out on the way no longer move it. */
async function reach(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  let before = '';
  await expect
    .poll(
      async () => {
        const seen = before;
        before = JSON.stringify(await link.boundingBox());
        return before === seen;
      },
      { intervals: [200] },
    )
    .toBe(true);
}

test('a long list goes on with Load More, by one page at a time', async ({ page, ears }) => {
  await publishStays('Journeyganj', 230);
  try {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, '/stays?location=Journeyganj&sort=price-low');
    await expect(cards(page)).toHaveCount(100);
    await expect(page.getByText('Showing 100 of 230')).toBeVisible();
    const more = page.getByRole('link', { name: 'Load More' });
    requests.length = 0;
    await more.click();
    await expect(cards(page)).toHaveCount(200);
    await expect(page.getByText('Showing 200 of 230')).toBeVisible();
    expect(requests.filter((url) => url.includes('/more-stays?'))).toHaveLength(1);
    expect(requests.filter((url) => url.includes('/stays.data'))).toEqual([]);
    const heading = cards(page).nth(100).getByRole('heading');
    await expect(heading).toHaveText('Journeyganj House 101');
    await expect(heading.getByRole('link')).toBeFocused();

    // the same number is loaded after a reload and with the back button
    await expect(page).toHaveURL('/stays?location=Journeyganj&sort=price-low&pages=2');
    await page.reload();
    await awake(page);
    await expect(cards(page)).toHaveCount(200);

    await reach(more);
    ears.expect(/refused: GET \/more-stays\?.* 500/);
    await page.route('**/more-stays?**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch stays' })).toBeVisible();
    await page.route('**/more-stays?**', (route) => route.fulfill({ body: '<h1>Room?</h1>' }), { times: 1 });
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid data structure received from API' })).toBeVisible();
    await more.click();
    await expect(cards(page)).toHaveCount(230);
    await expect(more).toHaveCount(0);
    await expect(page.getByText('Showing 230 of 230')).toBeVisible();

    // another order begins at the first page
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price (High to Low)');
    await expect(page).toHaveURL('/stays?location=Journeyganj&sort=price-high');
    await expect(cards(page)).toHaveCount(100);
    await expect(cards(page).first()).toContainText('Journeyganj House 230');
  } finally {
    await unpublishStays('Journeyganj');
  }
});

test('an address deep in a list shows its last results, and leads to those before and from there back', async ({
  page,
}) => {
  await publishStays('Deepganj', 430);
  try {
    const site = (number: number) => cards(page).filter({ hasText: `Deepganj House ${number}` });
    const list = '/stays?location=Deepganj&sort=price-low';
    await visit(page, `${list}&pages=4`);
    await expect(cards(page)).toHaveCount(300);
    await expect(cards(page).first()).toContainText('Deepganj House 101');
    await expect(page.getByText('Showing 101 to 400 of 430')).toBeVisible();
    const earlier = page.getByRole('link', { name: 'Earlier results' });
    await expect(earlier).toHaveAttribute('href', list);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(330);
    await expect(page.getByText('Showing 101 to 430 of 430')).toBeVisible();
    // the back button finds a card that a reload would not show
    await site(150).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deepganj House 150' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${list}&pages=2`);
    await expect(cards(page)).toHaveCount(200);
    await expect(site(150).getByRole('link')).toBeInViewport();
    await expect(earlier).toHaveCount(0);
    await expect(page.getByText('Showing 200 of 430')).toBeVisible();
    await visit(page, `${list}&pages=4`);
    await earlier.click();
    await expect(page).toHaveURL(list);
    await expect(cards(page)).toHaveCount(100);
  } finally {
    await unpublishStays('Deepganj');
  }
});

test('a stay with nothing but a name says what it does not have', async ({ page }) => {
  await publishStays('Emptyganj', 1);
  try {
    await visit(page, '/stays?location=Emptyganj');
    await expect(cards(page)).toContainText('No image available');
    await expect(cards(page)).toContainText('New');
    await visit(page, '/stays/emptyganj-1');
    for (const text of [
      'No images available',
      'No features available for this stay',
      'No nearby places available for this stay',
      'No FAQs available for this stay.',
      'No reviews yet. Be the first to review!',
      'No rooms are available at the moment.',
    ]) {
      await expect(page.getByText(text).first(), text).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'House rules' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Similar stays nearby' })).toHaveCount(0);
  } finally {
    await unpublishStays('Emptyganj');
  }
});
