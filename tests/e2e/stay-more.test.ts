import { english } from '../../messages/translate.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { expectNoBarriers } from './parts/axe.ts';
import { expect, frames, test, visit } from './parts/fixtures.ts';
import { canOperate, setRooms } from './parts/operator.ts';
import { cards, panelOf } from './parts/screens.ts';
import { type inWords, nightsFrom, tapovan } from './parts/stays.ts';

const address = `/stays/${tapovan.slug}`;

test('the surroundings are drawn on our own map and told as a straight line; streets come from elsewhere when asked for', async ({
  page,
  ears,
}) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  await visit(page, address);
  const area = page.getByRole('region', { name: 'Where you will be' });
  await area.scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: `Map around ${tapovan.name}` }).locator('[data-drawn]')).toBeVisible();
  const around = area.getByRole('listitem');
  await expect(around.filter({ hasText: 'Laxman Jhula' }).first()).toContainText(/\d m \w+/);
  await expect(around.filter({ hasText: 'Jolly Grant Airport' }).first()).toContainText('15 km north-west');
  await expectNoBarriers(page, 'where it is', { colours: false });
  await expect(page.getByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    /mlat=30\.\d+&mlon=78/,
  );
  expect(requests).toEqual([]);
  ears.expect(/another origin: https:\/\/www\.openstreetmap\.org/);
  await page.getByRole('button', { name: 'Show the streets' }).click();
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', `Map of the area around ${tapovan.name}`);
  expect(requests[0]).toMatch(/export\/embed\.html\?bbox=78\..*marker=30\./);
  await page.getByRole('button', { name: 'Hide the streets' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('photos, reviews and what is near', async ({ page }) => {
  await visit(page, address);
  await test.step('nearby places say how far they are by the rule', async () => {
    const nearby = page.getByRole('region', { name: 'Where you will be' }).getByRole('listitem');
    await expect(nearby.filter({ hasText: 'Tapovan beach' })).toContainText('200 m · 5 min walk');
    await expect(nearby.filter({ hasText: 'Laxman Jhula quarter' })).toContainText('1.1 km · 15 min walk');
  });
  await test.step('as many of the reviews stand beside each other as the screen is wide', async () => {
    const reviews = page.getByRole('region', { name: 'Reviews, newest first' });
    for (const [width, slides] of [
      [700, 1],
      [800, 2],
      [1100, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page);
      const box = await reviews.boundingBox();
      const slide = await reviews.getByRole('listitem').first().boundingBox();
      expect(Math.floor((box?.width ?? 0) / (slide?.width ?? 1)), `at ${width} pixels`).toBe(slides);
    }
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('the grid shows five photos, the first one large; a finger turns the pages of the viewer', async () => {
    const photos = page.getByRole('link', { name: /^Illustration.*Open photo \d of 6$/ });
    await expect(photos).toHaveCount(5);
    const widths = await photos.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
    expect(widths[0]).toBeGreaterThan(1.8 * (widths[1] ?? 0));
    await page.getByRole('button', { name: 'Show all 6 photos' }).click();
    const viewer = page.getByRole('dialog', { name: `Photos of ${tapovan.name}` });
    await expect(viewer).toHaveCSS('width', '1440px');
    const at = viewer.getByText(/^(?:Photo )?\d \/ 6$/);
    const swipe = async (from: number, to: number) => {
      await page.mouse.move(from, 400);
      await page.mouse.down();
      await page.mouse.move(to, 405, { steps: 3 });
      await page.mouse.up();
    };
    await expect(at).toContainText('1 / 6');
    await swipe(400, 700);
    await expect(at).toContainText('6 / 6');
    await swipe(700, 400);
    await expect(at).toContainText('1 / 6');
    await swipe(700, 680);
    await expect(at).toContainText('1 / 6');
    const enlarge = viewer.getByRole('button', { name: 'Enlarge photo' });
    const photo = viewer.getByRole('listitem').getByRole('img');
    const left = async () => (await photo.boundingBox())?.x ?? 0;
    const fitting = (await photo.boundingBox())?.width ?? 0;
    await page.mouse.click(700, 400);
    await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    expect((await photo.boundingBox())?.width, 'twice what fits').toBeGreaterThan(1.9 * fitting);
    const before = await left();
    await swipe(700, 600);
    expect(await left(), 'moved with the mouse').toBeCloseTo(before - 100, -1);
    await expect(at).toContainText('1 / 6');
    await page.mouse.click(700, 400);
    await expect(enlarge).toHaveAttribute('aria-pressed', 'false');
  });
});

test('what is like it keeps the dates; the way back finds the place on every list; what was looked at is remembered there until it is cleared', async ({
  page,
}) => {
  const { checkIn, checkOut } = nightsFrom(360, 2);
  await visit(page, `${address}?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`);
  const similar = page.getByRole('region', { name: 'Similar stays nearby' });
  const first = similar.getByRole('article').first();
  await expect(first).toContainText(/Rishikesh|Uttarakhand/);
  await expect(similar.getByRole('link', { name: tapovan.name })).toHaveCount(0);
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`\\?checkIn=${checkIn}&checkOut=${checkOut}&adults=2$`),
  );
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent).toHaveCount(0);
  // deleted since, which the device does not know
  await page.evaluate(() => {
    const stored: unknown[] = JSON.parse(localStorage.getItem('recent') ?? '[]');
    const missing = { name: 'stay:gone-house', title: 'Gone house', place: 'Goa', image: '', alt: '' };
    localStorage.setItem('recent', JSON.stringify([...stored, missing]));
  });

  for (const [list, at] of [
    ['/attraction/india', 20],
    ['/car-rentals/all', 20],
  ] as const) {
    await visit(page, list);
    const link = cards(page).nth(at).getByRole('heading', { level: 3 }).getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(recent.getByRole('link', { name: tapovan.name })).toHaveCount(1);
    await expect(recent.getByRole('link', { name })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(link).toBeInViewport();
    await expect(recent.getByRole('link').first()).toHaveText(name);
  }

  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link')).toHaveCount(3);
  await expect(recent.getByRole('link', { name: 'Gone house' })).toHaveCount(0);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveText('Recently viewedCleared from this device.');
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
});

test('prices, sold-out and closed nights stand under the days of two months', async ({ page }) => {
  test.skip(!canOperate, 'the embedded database is open in the server alone');
  const dates = nightsFrom(219, 1);
  const shut = nightsFrom(220, 1);
  for (const { roomType } of [tapovan.hill, tapovan.river, tapovan.suite]) {
    await setRooms(tapovan.slug, roomType, dates, { units: 0 });
    await setRooms(tapovan.slug, roomType, shut, { closed: true });
  }
  await visit(page, `${address}?checkIn=${nightsFrom(216).checkIn}&checkOut=${nightsFrom(216).checkOut}`);
  const panel = panelOf(page);
  await panel.getByLabel('Check-in').click();
  await expect(panel.getByRole('grid')).toHaveCount(2);
  const day = (on: string) => panel.getByRole('button', { name: new RegExp(on) });
  await expect(day(dayLabel(dates.checkIn))).toContainText('Sold out');
  await expect(day(dayLabel(dates.checkIn))).toBeDisabled();
  await expect(day(dayLabel(shut.checkIn))).toContainText('Closed');
  await expect(day(dayLabel(nightsFrom(218).checkIn))).toContainText('₹5,400');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the menu, the panel with its calendar and the bar are in their places', async ({ page }) => {
    await visit(page, `/stays/${tapovan.slug}`);
    await page.locator('summary', { hasText: 'Share' }).click();
    for (const name of [/^Facebook/, /^WhatsApp/]) {
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    const bar = page.locator('.booking-bar');
    const lowerEdge = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await lowerEdge()).toBe(1024);
    await page.getByRole('button', { name: 'Choose dates' }).click();
    const panel = page.getByRole('dialog', { name: 'Your stay' });
    await expect(panel).toBeVisible();
    expect(await lowerEdge(), 'the bar behind the panel').toBe(1024);
    await panel.getByLabel('Check-in').click();
    await expect(page.getByRole('dialog', { name: 'Choose your dates' }).getByRole('grid').first()).toBeInViewport({
      ratio: 1,
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('sharing uses the phone’s own dialog, and the search opens by its link', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: unknown) => Object.assign(window, { shared: data }) && Promise.resolve(),
      });
    });
    await visit(page, address);
    await page.locator('summary', { hasText: 'Share' }).tap();
    await expect
      .poll(() => page.evaluate(() => ('shared' in window ? window.shared : null)))
      .toEqual({ title: tapovan.name, url: page.url() });
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();

    await expect(page.getByRole('search')).toBeHidden();
    await page.getByRole('link', { name: 'Search other stays' }).tap();
    await expect(page.getByRole('search').getByLabel('Location')).toBeVisible();
  });

  test('price and button stay in view, and the sheet carries the choice', async ({ page }) => {
    const dates = nightsFrom(226);
    await visit(page, `${address}?checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`);
    const open = page.getByRole('button', { name: 'Book now' }).filter({ visible: true });
    await expect(open).toBeInViewport();
    await page.getByRole('heading', { name: 'House rules' }).scrollIntoViewIfNeeded();
    await expect(open).toBeInViewport();
    await open.tap();
    const sheet = page.getByRole('dialog', { name: 'Your stay' });
    await expect(sheet.getByLabel('Check-in')).toHaveValue(dayInField(english, dates.checkIn));
    await sheet.getByRole('button', { name: 'Change room' }).tap();
    await expect(page.getByRole('radio', { name: tapovan.hill.roomType })).toBeFocused();
    await page.getByRole('radio', { name: tapovan.river.roomType }).check();
    await open.tap();
    await expect(sheet).toContainText(tapovan.river.roomType);
  });
});

test('an empty slug, a failing server and a failing review speak in the specified words', async ({ page, ears }) => {
  ears.expect(/refused: GET \/stays\/%20 404/);
  await visit(page, '/stays/%20');
  await expect(page.getByText('No slug provided in URL')).toBeVisible();
  ears.expect(/refused: GET \/stays\/%00 404/);
  await visit(page, '/stays/%00');
  await expect(page.getByText('Invalid URL')).toBeVisible();
  await visit(page, address);
  ears.expect(/refused: POST \/api\/reviews 500/);
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500, json: { data: null, error: {} } }), {
    times: 1,
  });
  await page.getByText('Write a review').click();
  await page.getByLabel('Name', { exact: true }).fill('Lata Joshi');
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Comment').fill('Quiet.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit review. Please try again.' })).toBeVisible();
  await expect(page.getByLabel('Comment')).toHaveValue('Quiet.');

  ears.expect(/refused: GET \/stays\/.*\.data.* 500/);
  await page.route('**/stays/*.data**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('region', { name: 'Similar stays nearby' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Error Loading Stay' })).toBeVisible();
  await expect(page.getByText(/^API Error: 500 - /)).toBeVisible();
});

test('a stay that comes as something else says so', async ({ page }) => {
  await visit(page, address);
  await page.route('**/stays/*.data**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Room?</h1>' }));
  await page.getByRole('region', { name: 'Similar stays nearby' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Error Loading Stay' })).toBeVisible();
  await expect(page.getByText('Invalid data structure received from API')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your room' })).toBeVisible();
});

test('without a network the message names the network', async ({ page, context, ears }) => {
  ears.expect(/failed: GET .* net::ERR_INTERNET_DISCONNECTED/);
  ears.expect(/console: .* net::ERR_INTERNET_DISCONNECTED/);
  await visit(page, address);
  await context.setOffline(true);
  await page.getByRole('region', { name: 'Similar stays nearby' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Error Loading Stay' })).toBeVisible();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'About this place' })).toBeVisible();
});

/** The label of a day in the calendar for screen readers. */
function dayLabel(day: Parameters<typeof inWords>[0]): string {
  const date = new Date(`${day}T12:00:00`);
  const month = date.toLocaleString('en-US', { month: 'long' });
  return `${month} ${date.getDate()}(?:st|nd|rd|th), ${date.getFullYear()}`;
}
