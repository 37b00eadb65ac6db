import type { Page, Request } from '@playwright/test';
import { expectNoBarriers, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { tapovan } from './parts/stays.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const pins = (page: Page) => map(page).getByRole('list', { name: 'Stays on the map' }).getByRole('button');
/** Pins of one stay, with its price. */
const prices = (page: Page) => pins(page).filter({ hasText: '₹' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Map', exact: true });

/** What a map draws, without its scripts: addresses of assets and the places. */
const drawn = /^\/assets\/.*\.(?:json|pbf|svg)$|^\/assets\/\d+-[\w-]+\.webp$|^\/map\//;

/** Requests from now on by address, and the bytes of their answers as sent. */
function sentTo(page: Page) {
  const sent = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    sent.set(new URL(request.url()).pathname, request);
  });
  const bytes = async (of: RegExp, except: readonly string[] = []) => {
    const requests = [...sent].filter(([path]) => of.test(path) && !except.includes(path));
    const sizes = await Promise.all(requests.map(([, request]) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { sent, bytes };
}

test('the map beside the list opens on request, cards and pins highlight each other, and its area can be searched', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: GET \/map\/stays\?.* 503/);
  const { sent, bytes } = sentTo(page);
  let broken = true;
  await page.route('**/map/stays?**', (route) =>
    broken ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  // the CPU renders each frame of a moving map here
  await standStill(page);
  await visit(page, '/stays?location=Rishikesh');
  const before = [...sent.keys()];
  expect(before.filter((path) => /maplibre|list-map|land-|map-marks|\.pbf$|^\/map\//.test(path))).toEqual([]);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(map(page).getByText('The map could not be loaded.')).toBeVisible();
  await expectNoBarriers(page, 'map, failed', { within: '[aria-label="Map of the results"]' });
  broken = false;
  await map(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(pins(page).first()).toBeVisible();
  await expect(page).toHaveURL(/#map$/);
  await expectNoBarriers(page, 'map', { within: '[aria-label="Map of the results"]' });

  // MapLibre, and 9 kB for the ground and the addresses of its tiles; a test below counts the data
  const scripts = await bytes(/\.js$/, before);
  expect(scripts).toBeGreaterThan(200_000);
  expect(scripts).toBeLessThanOrEqual(308_000);
  await expect(map(page).getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );

  // the other way round, too
  const pin = prices(page).first();
  await pin.hover();
  const card = page.locator('article[data-marked]');
  await expect(card).toHaveCount(1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card).toHaveCount(0);
  await page.getByRole('article').filter({ hasText: name }).hover();
  await expect(map(page).locator('button[data-marked]')).toContainText(name);
  // from a card straight to a pin
  await prices(page).nth(1).hover();
  await expect(card).toHaveCount(1);
  await expect(card).not.toContainText(name);
  await pin.click();
  await expect(map(page).getByRole('list', { name: 'Selected on the map' }).getByRole('link', { name })).toBeVisible();

  await expect(map(page).getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  for (const _ of [1, 2]) await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await map(page).getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/area=7\d\.[\d.]+%2C.*#map$/);
  await expect(page.getByRole('heading', { name: /^\d+ stays in this area$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Remove filter\s+Map area/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

  // the back button finds the map open
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/stays\/[a-z-]+/);
  await page.goBack();
  await expect(pins(page).first()).toBeVisible();
});

for (const [view, search, parts] of [
  ['India', '', /\/sea-/],
  ['mountains', '?area=74,29,80.5,33.5', /\/roads-north-/],
  ['a district', '?area=77,31.8,77.5,32.3', /\.pbf$/],
  ['a town', '?area=72.8,18.9,72.88,18.98', /\/mumbai-/],
] as const) {
  test(`the first view of ${view} takes at most 300 kB, and asks only for what it shows`, async ({ page }) => {
    await standStill(page);
    await visit(page, `/stays${search}`);
    const { sent, bytes } = sentTo(page);
    await toggle(page).click();
    await expect(map(page).locator('[data-drawn]')).toBeVisible();
    await expect.poll(() => [...sent.keys()].filter((path) => parts.test(path))).not.toEqual([]);
    // what is asked for last has arrived
    await expect
      .poll(async () => {
        const before = sent.size;
        await page.waitForTimeout(1_500);
        return sent.size - before;
      })
      .toBe(0);
    expect(await bytes(drawn)).toBeGreaterThan(100_000);
    expect(await bytes(drawn)).toBeLessThanOrEqual(300_000);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

  test('the map fills the screen, with cards to leaf through, by finger and by keyboard', async ({ page }) => {
    await visit(page, `/stays?location=${encodeURIComponent(tapovan.name)}`);
    await toggle(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Map' });
    await expect(pins(page).first()).toBeVisible();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const cards = map(page).getByRole('list', { name: 'The same stays as cards' });
    await expect(cards.getByRole('link', { name: tapovan.name })).toBeInViewport();
    await expectNoSidewaysScroll(page, 'map');
    await expectNoBarriers(page, 'map, phone', { colours: false });
    const { press, tabTo } = hands(page);
    const pin = prices(page).filter({ hasText: tapovan.name });
    await tabTo(pin);
    await press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await tabTo(cards.getByRole('link', { name: tapovan.name }));
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(page).not.toHaveURL(/#map/);
  });
});

test('a browser without WebGL gets a message, loads no map, and shows the whole list', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, '/attraction/goa');
  await toggle(page).click();
  await expect(map(page)).toContainText('Your browser cannot show the map');
  expect(requests.filter((path) => /^\/map\/|\.json$/.test(path))).toEqual([]);
  await expect(page.getByRole('article').first()).toBeVisible();
});
