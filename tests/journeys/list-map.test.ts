import type { Page } from '@playwright/test';
import { expectNoBarriers } from './parts/axe.ts';
import { expect, test, visit } from './parts/journey.ts';
import { hands } from './parts/keyboard.ts';
import { cards, expectNoSidewaysScroll } from './parts/screens.ts';
import { tapovan } from './parts/stays.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
/** A price, or how many stays stand there. */
const markersOf = (page: Page) => map(page).locator('li > :is(a, button)');
const toggle = (page: Page) => page.getByRole('button', { name: 'Map', exact: true });

test('the map comes when it is opened, from our own server alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/stays?location=Rishikesh');
  const mapParts = () => asked.filter((path) => path === '/stay-map' || /results-map/.test(path));
  expect(mapParts()).toEqual([]);
  await expect(map(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(markersOf(page).first()).toBeVisible();
  expect(mapParts()).toContain('/stay-map');
  await expectNoBarriers(page, 'map');
  await toggle(page).click();
  await expect(map(page)).toHaveCount(0);
});

test('a marker leads to its card, a number of stays looks closer', async ({ page }) => {
  await visit(page, '/stays?location=Rishikesh');
  await toggle(page).click();
  const markers = markersOf(page);
  await expect(markers.first()).toBeVisible();
  const all = await markers.count();
  const several = map(page).getByRole('button', { name: /stays around/ });
  if ((await several.count()) > 0) {
    await several.first().click();
    await expect(map(page).getByRole('button', { name: /^Show all \d+$/ })).toBeVisible();
    await map(page)
      .getByRole('button', { name: /^Show all \d+$/ })
      .click();
    await expect(markers).toHaveCount(all);
  }
  // as close as it goes around one of them
  await visit(page, `/stays?location=${encodeURIComponent(tapovan.name)}`);
  await toggle(page).click();
  const marker = map(page).getByRole('link', { name: new RegExp(tapovan.name) });
  await expect(marker).toContainText('₹5,400');
  await marker.click();
  await expect(page.getByRole('link', { name: tapovan.name, exact: true }).last()).toBeFocused();
  await expect(cards(page).filter({ hasText: tapovan.name })).toBeInViewport();
});

test('the map is moved by button and by finger, and follows the filters', async ({ page }) => {
  await visit(page, '/stays');
  await toggle(page).click();
  const markers = markersOf(page);
  await expect(markers.first()).toBeVisible();
  const before = await markers.first().boundingBox();
  const box = await map(page).boundingBox();
  if (!before || !box) throw new Error('the map has no place');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(map(page).getByRole('button', { name: /^Show all \d+$/ })).toBeVisible();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group', { name: 'Property types' })
    .getByLabel(/^Villas/)
    .check();
  await expect(page).toHaveURL(/propertyType=villas/);
  await expect(map(page).getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  await expect.poll(() => markers.count()).toBeLessThanOrEqual(await cards(page).count());
});

test('the map is worked by keyboard', async ({ page }) => {
  await visit(page, `/stays?location=${encodeURIComponent(tapovan.name)}`);
  const { press, tabTo } = hands(page);
  await tabTo(toggle(page), 120);
  await press('Enter');
  await expect(markersOf(page).first()).toBeVisible();
  await tabTo(map(page).getByRole('link', { name: new RegExp(tapovan.name) }));
  await press('Enter');
  await expect(page.getByRole('link', { name: tapovan.name, exact: true }).last()).toBeFocused();
});

test('a map that does not come says so and can be asked for again', async ({ page, ears }) => {
  ears.expect(/refused: GET \/stay-map\?.* 503/);
  let broken = true;
  await page.route('**/stay-map?**', (route) => (broken ? route.fulfill({ status: 503, body: '' }) : route.fallback()));
  await visit(page, '/stays?location=Rishikesh');
  await toggle(page).click();
  await expect(map(page).getByText('The map could not be loaded.')).toBeVisible();
  await expectNoBarriers(page, 'map, failed');
  broken = false;
  await map(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(markersOf(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the map fits', async ({ page }) => {
    await visit(page, '/stays?location=Rishikesh');
    await toggle(page).tap();
    await expect(markersOf(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'map');
    await expectNoBarriers(page, 'map, phone', { colours: false });
  });
});
