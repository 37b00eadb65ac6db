import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './parts/axe.ts';
import { expect, frames, test, visit } from './parts/fixtures.ts';
import { chooseDates, expectNoSidewaysScroll, panelOf } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.setTimeout(120_000);

/** Holds page data back until released. */
async function delayed(page: Page): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.data**', async (route) => {
    await released;
    await route.fallback();
  });
  return { letGo };
}

/** From the page that is open, as far as the browser knows, back to one that was not loaded: without a visit's work. */
async function backTo(page: Page, path: string): Promise<void> {
  await page.evaluate((before) => {
    const here = location.href;
    history.pushState({ key: before, idx: 1 }, '', before);
    history.pushState({ key: `after ${before}`, idx: 2 }, '', here);
  }, path);
  await page.goBack();
}

async function slugOf(page: Page, type: string): Promise<string> {
  const response = await page.request.get(`/api/${type}?fields[0]=slug&pagination[pageSize]=1`);
  const { data }: { data: { slug: string }[] } = await response.json();
  return data[0]?.slug ?? '';
}

const widths = [390, 768, 1440] as const;

/** Height of an element in CSS pixels for each window width. */
async function heightsOf(page: Page, part: Locator): Promise<number[]> {
  const heights: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await frames(page);
    heights.push(await part.evaluate((element) => element.clientHeight));
  }
  return heights;
}

test('a loading page shows its outline and what is loading until it arrives', async ({ page }) => {
  const places = [
    ['/', 'Loading the home page...'],
    ['/stays', 'Loading stays...'],
    ['/stays?location=goa', 'Loading stays...'],
    [`/stays/${tapovan.slug}`, 'Loading stay details...'],
    ['/attraction/goa', 'Loading attractions...'],
    [`/attraction/booking/${await slugOf(page, 'attractions')}`, 'Loading attraction details...'],
    ['/tour-packages', 'Loading tour packages...'],
    [`/tour-packages/booking/${await slugOf(page, 'tour-packages')}`, 'Loading tour package details...'],
    ['/car-rentals/goa', 'Loading car rentals...'],
    [`/car-rentals/booking/${await slugOf(page, 'car-rentals')}`, 'Loading car details...'],
  ] as const;
  const shapes = new Set<string>(['/', '/stays', `/stays/${tapovan.slug}`]);
  await visit(page, '/about');
  for (const [path, text] of places) {
    await page.evaluate(() => window.scrollTo(0, 400));
    const { letGo } = await delayed(page);
    await backTo(page, path);
    const message = page.getByRole('main').getByRole('status').filter({ hasText: text });
    await expect(message, path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), `${path}: the old page has gone`).toHaveText(text);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // the home page, a list, a product: the others have the shape of one of them, and the same colours
    if (shapes.has(path)) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await frames(page);
        await expect(message, `${path} at ${width}`).toBeVisible();
        await expectNoSidewaysScroll(page, `${path} at ${width}`);
      }
      await expectNoBarriers(page, `${path}, on its way`, { colours: path === '/' });
    }
    const isList = /^\/(?:stays(?:\?|$)|attraction\/goa|car-rentals\/goa)/.test(path);
    const shape = isList ? await heightsOf(page, page.locator('.waiting-hero')) : [];
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(message).toHaveCount(0);
    // the picture of a list is as high as its shape was: nothing below it moves
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    if (isList) await expect.poll(() => heightsOf(page, hero), path).toEqual(shape);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'About Padharo' })).toBeVisible();
  }
});

test('each type of page has its own message when its data fails to load, and can be retried', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: GET .*\.data.* (?:500|503|429)/);
  await visit(page, '/about');
  const [attraction, tour, car] = await Promise.all(
    ['attractions', 'tour-packages', 'car-rentals'].map((type) => slugOf(page, type)),
  );
  for (const [path, status, message] of [
    ['/', 503, ['Unable to load holiday homes', 'Unable to load hotels', 'Unable to load tour packages']],
    ['/stays', 503, ['Error loading stays', 'Failed to fetch stays']],
    [`/stays/${tapovan.slug}`, 429, ['Error Loading Stay', /^API Error: 429/]],
    ['/attractions', 500, ['Failed to fetch attractions']],
    ['/attraction/goa', 429, ['Failed to fetch attractions']],
    [`/attraction/booking/${attraction}`, 503, ['Error', 'Failed to fetch attraction data (Status: 503)']],
    ['/tour-packages', 500, ['No Tour Packages Found']],
    ['/tour-packages/goa', 503, ['No Tour Packages Found']],
    [`/tour-packages/booking/${tour}`, 429, ['Error', 'Failed to fetch tour package data (Status: 429)']],
    ['/car-rentals', 500, ['No car rentals found.']],
    ['/car-rentals/all', 429, ['No car rentals found.']],
    [`/car-rentals/booking/${car}`, 503, ['Car Not Found']],
  ] as const) {
    const refused = `**${path === '/' ? '/_' : path}.data**`;
    await page.route(refused, (route) => route.fulfill({ status, body: '<h1>Proxy</h1>' }));
    await backTo(page, path);
    for (const text of message) await expect(page.getByText(text, { exact: true }).first(), path).toBeVisible();
    await expect(page.getByText(/^try again$/i).first(), path).toBeVisible();
    await page.unroute(refused);
  }
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Car Not Found' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('items added to the cart without a network are in it, and the cart opens', async ({ page, context, ears }) => {
  ears.expect(/failed: .* net::ERR_INTERNET_DISCONNECTED/);
  ears.expect(/console: .*ERR_INTERNET_DISCONNECTED/);
  // links that appear in the meantime are prefetched
  ears.expect(/console: Failed to fetch manifest patches/);
  // the router reports the code that did not load
  ears.expect(/console: Error loading route module/);
  ears.expect(/console: TypeError: Failed to fetch dynamically imported module/);
  await visit(page, `/stays/${tapovan.slug}`);
  // what replaces a page that does not load is fetched at the reader's first move
  const replacement = page.waitForResponse(/assets\/shown-error/);
  await page.mouse.move(200, 300);
  await replacement;
  await chooseDates(panelOf(page), nightsFrom(251));
  await expect(panelOf(page).getByText('Subtotal')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await panelOf(page).getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByText('Successfully added to cart! Redirecting to cart...').first()).toBeVisible();
  await page.waitForURL('/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await expect(page.getByText('The latest prices could not be checked.')).toBeVisible();
  await expect(page.getByText(tapovan.name).first()).toBeVisible();
  // a page whose script is missing says so, in our layout
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByText('You are still offline. Please check your connection.').first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('a page that fails to load after the dashboard shows its own message in the full layout', async ({
  device,
  ears,
}) => {
  ears.expect(/refused: GET .*\.data.* 503/);
  const page = await device({ traveller: await traveller() });
  await visit(page, '/dashboard');
  await page.route('**/*.data**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('main').getByRole('link', { name: 'Stays', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Error loading stays' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/*.data**');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attractions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /attractions/i })).toBeVisible();
});

test('the bottom bar covers none of the last links', async ({ page }) => {
  for (const path of [
    `/stays/${tapovan.slug}`,
    `/attraction/booking/${await slugOf(page, 'attractions')}`,
    `/tour-packages/booking/${await slugOf(page, 'tour-packages')}`,
    `/car-rentals/booking/${await slugOf(page, 'car-rentals')}`,
  ]) {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, path);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return last.evaluate((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            const hit = (y: number) => document.elementFromPoint(left + width / 2, y) === link;
            return hit(top + 2) && hit(top + height - 2);
          });
        }, `${path} at ${width}`)
        .toBe(true);
    }
  }
});

test('a room sold while its page is open cannot be booked, and the panel says so', async ({ page }) => {
  await visit(page, `/stays/${tapovan.slug}`);
  const panel = panelOf(page);
  await chooseDates(panel, nightsFrom(255));
  await expect(panel.getByRole('button', { name: 'Book now' })).not.toHaveAttribute('aria-disabled');
  await page.route('**/availability?**', async (route) => {
    const response = await route.fetch();
    const rooms: { nights: { left: number }[] }[] = await response.json();
    await route.fulfill({
      response,
      json: rooms.map((room) => ({ ...room, nights: room.nights.map((night) => ({ ...night, left: 0 })) })),
    });
  });
  await panel.getByRole('button', { name: 'Book now' }).click();
  await expect(panel.getByText('Selected room type is not available')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Change room' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  // without an answer the sale decides
  await page.unroute('**/availability?**');
  await visit(page, `/stays/${tapovan.slug}`);
  await chooseDates(panel, nightsFrom(255));
  await expect(panel.getByRole('button', { name: 'Book now' })).not.toHaveAttribute('aria-disabled');
  await page.route('**/availability?**', (route) => route.abort('aborted'));
  await panel.getByRole('button', { name: 'Book now' }).click();
  await page.waitForURL('/cart');
});

test('a room type or stay unpublished while its page is open cannot be booked', async ({ page }) => {
  await visit(page, `/stays/${tapovan.slug}`);
  const panel = panelOf(page);
  const book = panel.getByRole('button', { name: 'Book now' });
  await chooseDates(panel, nightsFrom(259));
  await expect(book).not.toHaveAttribute('aria-disabled');
  const radio = page.locator('#rooms :checked');
  const chosen = Number(await radio.inputValue());
  await page.route('**/availability?**', async (route) => {
    const response = await route.fetch();
    const rooms: { roomId: number }[] = await response.json();
    await route.fulfill({ response, json: rooms.filter(({ roomId }) => roomId !== chosen) });
  });
  await book.click();
  await expect(panel.getByText('Selected room type is not available')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Change room' })).toBeFocused();
  await expect(radio).toHaveValue(String(chosen));
  await page.getByRole('radio', { name: tapovan.river.roomType }).check();
  await expect(panel.getByText('Selected room type is not available')).toBeHidden();
  await page.unroute('**/availability?**');
  await page.route('**/availability?**', (route) => route.fulfill({ json: [] }));
  await book.click();
  await expect(page.getByText('No rooms are available at the moment.').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('tickets and a car sold since are not added to the cart', async ({ page }) => {
  const [attraction, car] = await Promise.all(['attractions', 'car-rentals'].map((type) => slugOf(page, type)));
  const { checkIn, checkOut } = nightsFrom(20);
  await visit(page, `/attraction/booking/${attraction}?date=${checkIn}`);
  const panel = panelOf(page);
  const time = panel.getByRole('radio').first();
  if (await time.count()) await time.check();
  const language = panel.getByRole('combobox', { name: 'Language' });
  if (await language.count()) await language.selectOption({ index: 1 });
  await page.route('**/availability?**', async (route) => {
    const response = await route.fetch();
    const days: { left?: number; slots?: object[] }[] = await response.json();
    const sold = days.map((day) => ({
      ...day,
      left: 0,
      ...(day.slots && { slots: day.slots.map((slot) => ({ ...slot, left: 0 })) }),
    }));
    await route.fulfill({ response, json: sold });
  });
  await panel.getByRole('button', { name: 'Reserve Now' }).click();
  await expect(panel.getByText('Sold out for this date')).toBeVisible();
  await page.unroute('**/availability?**');
  await visit(page, `/car-rentals/booking/${car}?pickupDate=${checkIn}&returnDate=${checkOut}&pickupLocation=Aerocity`);
  await page.route('**/availability?**', async (route) => {
    const response = await route.fetch();
    const days: object[] = await response.json();
    await route.fulfill({ response, json: days.map((day) => ({ ...day, left: 0 })) });
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Not available for these dates').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});
