import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersNarrowToo } from './parts/axe.ts';
import { awake, expect, frames, test, visit } from './parts/fixtures.ts';
import { cards, chooseDates, expectNoSidewaysScroll, panelOf } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

test('the histogram, the found prices and the bounds of the inputs stand by the price range', async ({ page }) => {
  await visit(page, '/stays');
  const range = page.getByRole('group', { name: 'Price range' });
  await expect(range.locator('svg path').first()).toHaveAttribute('d', /^(?:M[\d. ]+v-[\d.]+h[\d.]+v[\d.]+z){5,}$/);
  await expect(range.getByText(/^These stays cost ₹[\d,]+ to ₹[\d,]+ a night$/)).toBeVisible();
  for (const label of ['Min price', 'Max price']) {
    await expect(range.getByLabel(label)).toHaveAttribute('min', '0');
    await expect(range.getByLabel(label)).toHaveAttribute('max', '50000');
  }
  // the minimum is not above the maximum
  await range.getByLabel('Max price').fill('4000');
  await range.getByLabel('Max price').press('Enter');
  await expect(page).toHaveURL(/max=4000/);
  await range.getByLabel('Min price').fill('9000');
  await range.getByLabel('Min price').press('Enter');
  await expect(range.getByLabel('Min price')).toHaveValue('4000');
});

test('a list that fails to load says so, and can be tried again', async ({ page, ears }) => {
  await visit(page, '/stays?location=Rishikesh');
  ears.expect(/refused: GET \/stays\.data.* 500/);
  // one route for both, because a loading script can hang while routes change
  let answer: { status?: number; contentType?: string; body: string } = { status: 500, body: 'broken' };
  await page.route('**/stays.data**', (route) => route.fulfill(answer));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Rating');
  await expect(page.getByRole('heading', { name: 'Error loading stays' })).toBeVisible();
  await expect(page.getByText('Failed to fetch stays')).toBeVisible();
  // only the results are gone
  await expect(page.getByRole('heading', { level: 1, name: 'Find your perfect stay' })).toBeVisible();
  await expect(page.getByRole('search').getByLabel('Location')).toHaveValue('Rishikesh');
  const types = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Property types' });
  await expect(types.getByLabel(/^Hotels/)).toBeEnabled();
  await expectNoBarriers(page, 'list, failed', { within: 'main' });
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/sort=rating/);
  // a foreign server answers
  answer = { contentType: 'text/html', body: '<h1>Room?</h1>' };
  await awake(page);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Recommended');
  await expect(page.getByRole('heading', { name: 'Error loading stays' })).toBeVisible();
  await expect(page.getByText('Invalid data structure received from API')).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the list is marked busy during another search', async ({ page }) => {
  await visit(page, '/stays?location=Rishikesh');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/stays.data**', async (route) => {
    await released;
    await route.fallback();
  });
  const box = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group', { name: 'Property types' })
    .getByLabel(/^Hotels/);
  await expect(page.locator('.underway')).toHaveCount(0);
  await box.check();
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.locator('.underway')).toBeVisible();
  await expect(box).toBeChecked();
  await expectNoBarriers(page, 'list, busy', { within: 'main' });
  release();
  await expect(page.getByRole('heading', { name: /hotels? in Rishikesh$/ })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('.underway')).toHaveCount(0);
});

/** Delays React's deferred rendering until released; clicks are still handled at once. */
async function holdDrawing(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { postMessage } = MessagePort.prototype;
    const waiting: MessagePort[] = [];
    MessagePort.prototype.postMessage = function hold(this: MessagePort) {
      waiting.push(this);
    };
    return () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const port of waiting) port.postMessage(null);
    };
  });
  return () => held.evaluate((letGo) => letGo());
}

test('the results of one filter do not undo the next', async ({ page }) => {
  await visit(page, '/car-rentals/delhi');
  const ratings = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Rating' });
  const [first, second] = [ratings.getByLabel('3 and up'), ratings.getByLabel('3.5 and up')];
  let sent = () => {};
  const last = new Promise<void>((resolve) => {
    sent = resolve;
  });
  await page.route('**/*.data?*rating=3.5*', async (route) => {
    await last;
    await route.fallback();
  });
  const letGo = await holdDrawing(page);
  await Promise.all([page.waitForURL(/rating=3$/), first.check()]);
  // its results have arrived but are not rendered yet
  await second.check();
  await letGo();
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await frames(page);
  await expect(second).toBeChecked();
  sent();
  await expect(page).toHaveURL(/rating=3\.5$/);
  await expect(second).toBeChecked();
});

test('hearts keep a stay on the device, from the list to its page', async ({ page }) => {
  await visit(page, `/stays?location=${encodeURIComponent(tapovan.name)}`);
  const heart = cards(page).getByRole('button', { name: `Save ${tapovan.name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBe(`["stay:${tapovan.slug}"]`);
  await page.getByRole('link', { name: tapovan.name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('in forced colours buttons and selected items stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/stays?location=Rishikesh');
  const search = page.getByRole('search').getByRole('button', { name: 'Search' });
  expect(await search.evaluate((button) => getComputedStyle(button).borderTopStyle)).toBe('solid');
  const heart = cards(page).first().getByRole('button');
  const looks = () =>
    heart.evaluate((button) => {
      const [ground, drawn] = [getComputedStyle(button), getComputedStyle(button, '::before')];
      return { ground: ground.backgroundColor, drawn: drawn.backgroundColor };
    });
  const before = await looks();
  expect(before.drawn).not.toBe(before.ground);
  await heart.click();
  const after = await looks();
  expect(after.ground).not.toBe(before.ground);
  expect(after.drawn).not.toBe(after.ground);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a visitor finds and books a stay', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('search').getByLabel('Location').fill('Rishikesh');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/stays?location=Rishikesh');
    await awake(page);
    await expectNoSidewaysScroll(page, 'list');
    await page.getByRole('link', { name: /^Change your search/ }).click();
    await page.getByRole('search').getByLabel('Check-in').click();
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
    const weeks = await calendar.getByRole('grid').first().boundingBox();
    expect((weeks?.x ?? 0) + (weeks?.width ?? 320)).toBeLessThanOrEqual(320);
    await calendar.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel(/^Free WiFi/).check();
    await sheet.getByRole('button', { name: /^Show \d+ stays?$/ }).click();
    await expect(page).toHaveURL(/amenity=Free\+WiFi/);
    await page.getByRole('link', { name: tapovan.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: tapovan.name })).toBeVisible();
    await expectNoSidewaysScroll(page, 'stay');
    await page.getByRole('heading', { name: 'About this place' }).scrollIntoViewIfNeeded();
    const over = () =>
      page.evaluate(
        () =>
          document
            .elementsFromPoint(160, 10)
            .concat(document.elementsFromPoint(160, 246))
            .filter((element) => element.matches('header, .booking-bar')).length,
      );
    expect(await over(), 'nothing stands over what is read').toBe(0);
    await page.getByRole('button', { name: 'Choose dates' }).click();
    const panel = page.getByRole('dialog', { name: 'Your stay' });
    const dates = nightsFrom(240);
    await panel.getByLabel('Check-in').fill(dates.checkIn);
    await panel.getByLabel('Check-out').fill(dates.checkOut);
    await panel.getByRole('button', { name: 'Book now' }).click();
    await page.waitForURL('/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'cart');
  });
});

// the stay itself: axe.test.ts
test('every state of a stay is accessible', async ({ page }) => {
  await visit(page, `/stays/${tapovan.slug}`);
  await page.locator('summary', { hasText: 'Share' }).click();
  await expectNoBarriersNarrowToo(page, 'share menu', { within: 'main details[open]' });
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Show more/ })
    .first()
    .click();
  const dates = nightsFrom(247);
  const calendarIn = async (panel: Locator) => {
    await chooseDates(panel, dates);
    await panel.getByLabel('Check-in').click();
    await expect(page.getByRole('button', { name: /₹/ }).first()).toBeVisible();
  };
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Choose dates' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your stay' });
  await calendarIn(sheet);
  await expectNoBarriers(page, 'calendar with prices in the sheet', { colours: false });
  await sheet.getByRole('grid').first().press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await calendarIn(panelOf(page));
  await expectNoBarriers(page, 'calendar with prices', { within: 'main aside:has([role=grid])' });
  await visit(page, `/stays?location=Rishikesh&propertyType=hotels&amenity=Free+WiFi&max=9000&view=list`);
  await expectNoBarriersNarrowToo(page, 'list with filters');
});
