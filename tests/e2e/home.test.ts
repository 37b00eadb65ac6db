import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { awake, expect, frames, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const tourNames = (page: Page) =>
  section(page, 'Popular tour packages').getByRole('heading', { level: 3 }).allTextContents();

test('the home page, read from top to bottom', async ({ page }) => {
  await visit(page, '/');
  await test.step('what lies below is laid out while the reader is still above', async () => {
    const waiting = () =>
      page.evaluate(() => {
        const pieces = [...document.querySelectorAll('.offscreen')];
        return pieces.filter((piece) => getComputedStyle(piece).contentVisibility === 'auto').length;
      });
    await expect.poll(waiting).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('the sections stand in the specified order', async () => {
    await expect(page).toHaveTitle('travel and tourism');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Explore India's Finest Destinations & Experiences",
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Top Picks for Indian Travelers',
      'What we offer',
      'Stay the way you like',
      'Explore India',
      'Featured holiday homes',
      'Featured hotels',
      'Popular tour packages',
      'How it works',
      'What travellers say',
    ]);
    await expect(section(page, 'Padharo in figures').getByRole('definition')).toHaveText([
      '5000+',
      '500+',
      '20,000+',
      '18000+',
      '1000+',
      '300+',
    ]);
    await expect(section(page, 'How it works').getByRole('listitem')).toHaveCount(4);
  });
  await test.step('what we offer informs and leads nowhere', async () => {
    const offers = section(page, 'What we offer');
    await expect(offers.getByRole('listitem')).toHaveCount(8);
    await expect(offers.getByRole('link')).toHaveCount(0);
    await expect(offers.getByRole('button')).toHaveCount(0);
  });
  await test.step('places lead to their attractions and types to their stays', async () => {
    for (const [region, tile, address, heading] of [
      ['Top Picks for Indian Travelers', /^Rishikesh/, '/attraction/rishikesh', />Attractions in Rishikesh</],
      ['Stay the way you like', 'Guest Houses', '/stays?propertyType=guest%20houses', />\d+ guest houses/i],
      ['Explore India', /^Bangalore/, '/attraction/bangalore', />Attractions in Bangalore</],
    ] as const) {
      const href = (await section(page, region).getByRole('link', { name: tile }).getAttribute('href')) ?? '';
      expect(href.replaceAll('+', '%20')).toBe(address);
      const html = await (await page.request.get(href)).text();
      expect(html.replace(/<!--.*?-->/g, ''), address).toMatch(heading);
    }
  });
  await test.step('text uses the site’s own fonts', async () => {
    const loaded = await page.evaluate(async () => {
      const of = async (font: string) => (await document.fonts.load(font, 'abc')).map(({ status }) => status);
      return [await of('400 16px Figtree'), await of('700 16px Figtree'), await of('500 32px Fraunces')];
    });
    expect(loaded).toEqual([['loaded'], ['loaded'], ['loaded']]);
  });
  await test.step('a tour says what it is, for how long, for whom, and for how much', async () => {
    for (const tour of await section(page, 'Popular tour packages').getByRole('article').all()) {
      await expect(tour).toContainText(/, India/);
      await expect(tour).toContainText(/\d+ (days|hours|minutes)/);
      await expect(tour).toContainText('2 Person');
      await expect(tour).toContainText(/Rated \d\.\d of 5|New/);
      await expect(tour).toContainText(/₹[\d,]+ per person\s*₹[\d,]+ total · 2 Person with GST/);
      const link = tour.getByRole('link', { name: /^Book Now/ });
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).toMatch(/^\/tour-packages\/booking\/[a-z0-9-]+$/);
      expect((await page.request.get(address)).status()).toBe(200);
      const slug = address.split('/').at(-1) ?? '';
      const found = await page.request.get(`/api/tour-packages?filters[slug][$eq]=${slug}&fields[0]=type`);
      const { data }: { data: { type: string | null }[] } = await found.json();
      // a tour need not be of a category
      await expect(tour).toContainText(new RegExp(data[0]?.type ?? '', 'i'));
    }
  });
  await test.step('a heart keeps the home on this device', async () => {
    const heart = section(page, 'Featured holiday homes')
      .getByRole('button', { name: /^Save / })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('featured homes and hotels show what is specified of each', async () => {
    const homes = section(page, 'Featured holiday homes').getByRole('article');
    const hotels = section(page, 'Featured hotels').getByRole('article');
    await expect(homes).toHaveCount(12);
    await expect(hotels).toHaveCount(12);
    for (const home of await homes.all()) {
      await expect(home).toContainText(/Starting from\s*₹[\d,]+/);
      await expect(home).toContainText(/Rated \d\.\d of 10(Exceptional|Superb|Excellent|Very Good|Good|Fair)|New/);
      await expect(home).not.toContainText('Per night');
      await expect(home.getByRole('button', { name: /^Save / })).toHaveCount(1);
    }
    for (const hotel of await hotels.all()) {
      await expect(hotel).toContainText(/Starting from\s*(Original price ₹[\d,]+)?\s*₹[\d,]+\s*Per night/);
      await expect(hotel).toContainText(/\d+ reviews?/);
      await expect(hotel.getByRole('button', { name: /^Save / })).toHaveCount(1);
      expect(await hotel.getByRole('listitem').count()).toBeLessThanOrEqual(3);
      expect(await hotel.getByRole('listitem').count()).toBeGreaterThan(0);
    }
    expect(await hotels.locator('s').count(), 'recorded old prices').toBeGreaterThan(6);
    await hotels.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/stays\/[a-z0-9-]+$/);
  });
});

test('another three tours for each visit, from one page for everyone', async ({ page, browser, baseURL }) => {
  await expect(async () => {
    // other end-to-end tests may change the site between the two
    const served = await Promise.all([1, 2].map(async () => (await page.request.get('/')).text()));
    expect(served[0]).toBe(served[1]);
  }).toPass();
  // the page before a script chooses
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto('/');
  const written = await tourNames(plain);
  await plain.close();
  expect(written).toHaveLength(3);
  const seen = new Set<string>();
  // two visits in a row may show the same tours
  for (let times = 0; times < 6 && seen.size < 2; times += 1) {
    await page.goto('/');
    // other tours are chosen when the visitor scrolls towards them
    await section(page, 'How it works').scrollIntoViewIfNeeded();
    await expect.poll(() => tourNames(page)).not.toEqual(written);
    seen.add((await tourNames(page)).join(', '));
  }
  expect(seen.size).toBeGreaterThan(1);
});

/** Stops the page's clock until the test advances it, however busy the machine is. */
async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1_000);
}

test.describe('what travellers say', () => {
  const read = (page: Page) => section(page, 'What travellers say').getByRole('figure');
  const names = ['Shalini Raghavan', 'Gurpreet Sandhu', 'Ishita Banerjee'];

  test('is steered by hand, and goes on by itself', async ({ page }) => {
    await visit(page, '/');
    await stopClock(page);
    await test.step('goes on by itself after five seconds, and waits under the pointer and the focus', async () => {
      const quotes = section(page, 'What travellers say');
      const next = quotes.getByRole('button', { name: 'Next quote' });
      await quotes.getByRole('button', { name: 'Quote 1 of 3' }).click();
      await page.mouse.move(5, 5);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await expect(read(page)).toContainText(names[0] ?? '');
      await page.clock.runFor(4_900);
      await expect(read(page)).toContainText(names[0] ?? '');
      await page.clock.runFor(200);
      await expect(read(page)).toContainText(names[1] ?? '');
      await page.clock.runFor(5_000);
      await page.clock.runFor(5_000);
      await expect(read(page)).toContainText(names[0] ?? '');
      await quotes.hover();
      await page.clock.runFor(15_000);
      await expect(read(page)).toContainText(names[0] ?? '');
      await page.mouse.move(5, 5);
      await next.focus();
      await page.clock.runFor(15_000);
      await expect(read(page)).toContainText(names[0] ?? '');
    });
    await test.step('is steered by buttons and dots, goes round, and can be paused', async () => {
      const quotes = section(page, 'What travellers say');
      await quotes.getByRole('button', { name: 'Quote 3 of 3' }).click();
      await expect(read(page)).toHaveAttribute('aria-label', '3 of 3');
      await expect(quotes.getByRole('button', { name: 'Quote 3 of 3' })).toHaveAttribute('aria-current', 'true');
      await quotes.getByRole('button', { name: 'Next quote' }).click();
      await expect(read(page)).toContainText(names[0] ?? '');
      await quotes.getByRole('button', { name: 'Previous quote' }).click();
      await expect(read(page)).toContainText(names[2] ?? '');
      await quotes.getByRole('button', { name: 'Pause the quotes' }).click();
      await page.mouse.move(5, 5);
      await page.clock.runFor(15_000);
      await expect(read(page)).toContainText(names[2] ?? '');
      // after a click the pointer stays on the button, and it still continues
      await quotes.getByRole('button', { name: 'Play the quotes' }).press('Enter');
      await expect(quotes.getByRole('button', { name: 'Pause the quotes' })).toBeVisible();
      // on a slow machine its clock starts late
      await expect(async () => {
        await page.clock.runFor(1_000);
        await expect(read(page)).toContainText(names[0] ?? '', { timeout: 500 });
      }).toPass();
    });
  });

  test.describe('for those who want less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('does not move', async ({ page }) => {
      await visit(page, '/');
      await stopClock(page);
      await section(page, 'What travellers say').getByRole('button', { name: 'Quote 2 of 3' }).click();
      await page.mouse.move(5, 5);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await page.clock.runFor(20_000);
      await expect(read(page)).toContainText(names[1] ?? '');
      await expect(page.getByRole('button', { name: 'Play the quotes' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is read whole, like everything else on the page', async ({ page }) => {
      await page.goto('/');
      for (const name of names) await expect(page.getByText(name)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next quote' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Subscribe to Updates' })).toBeHidden();
      expect(await tourNames(page)).toHaveLength(3);
      await section(page, 'Explore India').getByRole('link', { name: /^Goa/ }).click();
      await expect(page.getByRole('heading', { name: 'Attractions in Goa' })).toBeVisible();
    });
  });
});

test('what opens under the search is in view', async ({ page }) => {
  await visit(page, '/');
  const form = page.getByRole('search');
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await form.getByLabel('Location').click();
    for (const end of [/^Uttarakhand/, /^New Delhi/]) {
      await expect(form.getByRole('option', { name: end })).toBeInViewport({ ratio: 1 });
    }
    await form.getByLabel('Check-in').click();
    for (const month of await form.getByRole('grid').all()) await expect(month).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, 'home with its calendar');
    await form.getByRole('button', { name: 'Close' }).click();
    await form.locator('summary').click();
    await expect(form.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('a list that comes as something else says so, and the page is asked for again', async ({ page }) => {
  await visit(page, '/about');
  // a captive portal answers every request with its own page
  await page.route('**/_.data**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Room?</h1>' }));
  await page.getByRole('banner').getByRole('link', { name: 'Padharo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Explore India's Finest Destinations & Experiences");
  for (const [name, heading] of [
    ['Featured holiday homes', 'Unable to load holiday homes'],
    ['Featured hotels', 'Unable to load hotels'],
    ['Popular tour packages', 'Unable to load tour packages'],
  ] as const) {
    await expect(section(page, name).getByRole('heading', { name: heading })).toBeVisible();
    await expect(section(page, name).getByText('Invalid data structure received from API')).toBeVisible();
  }
  await expectNoBarriers(page, 'home, data of somebody else');
  await page.getByRole('link', { name: 'Try again' }).first().click();
  await expect(section(page, 'Featured hotels').getByRole('article').first()).toBeAttached();
});

test('the whole page has no barriers and fits', async ({ page }) => {
  await standStill(page);
  await visit(page, '/');
  await page.addStyleTag({ content: '.offscreen { content-visibility: visible !important }' });
  await expectNoBarriersNarrowToo(page, 'home', { footer: true });
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await frames(page);
    await expectNoSidewaysScroll(page, `home at ${width}`);
  }
});

test('one search leads to the lists of all kinds, by the keys and by one press for a weekend', async ({ page }) => {
  await visit(page, '/');
  const form = page.getByRole('search');
  await form.getByRole('button', { name: 'Next weekend' }).click();
  await expect(form.getByRole('button', { name: 'Next weekend' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByLabel('Flexible ±3 days').check();
  await form.getByLabel('Location').fill('Jaipur');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?location=Jaipur&checkIn=[\d-]+&checkOut=[\d-]+&flexible=3$/);
  await expect(
    page.getByText(/^Showing the cheapest 2 nights for each stay, with check-in on any day of /),
  ).toBeVisible();
  const found = page.getByRole('region', { name: 'Results' }).getByRole('article').first();
  const to = (await found.getByRole('link').getAttribute('href')) ?? '';
  const [, from, until] = /checkIn=([\d-]+)&checkOut=([\d-]+)$/.exec(to) ?? [];
  expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(2 * 86_400_000);
  await expect(found).toContainText(new RegExp(`${Number(until?.slice(-2))} [A-Z][a-z]{2}\\s*₹`));
  await page.getByRole('link', { name: 'Remove filter ±3 days' }).click();
  await expect(page).not.toHaveURL(/flexible/);
  await expect(page.getByRole('link', { name: 'Flexible ±3 days' })).toBeVisible();

  await visit(page, '/');
  const tab = (name: string) => page.getByRole('radio', { name, exact: true });
  await tab('Stays').focus();
  for (const [key, name, field, value, address] of [
    ['ArrowRight', 'Attractions', 'Destination', 'Goa', /\/attraction\/goa\?date=[\d-]+$/],
    ['ArrowLeft', 'Cars', 'Location', 'New Delhi', '/car-rentals/new-delhi'],
  ] as const) {
    await tab('Stays').focus();
    await page.keyboard.press(key);
    await expect(tab(name)).toBeChecked();
    await form.getByLabel(field).fill(value);
    if (name === 'Attractions') {
      // before its scripts run, the form does not know the key
      await expect(form.getByRole('combobox', { name: field })).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await form.getByRole('button', { name: 'Next Saturday' }).click();
      await expect(form.getByRole('button', { name: 'Next Saturday' })).toHaveAttribute('aria-pressed', 'true');
      await form.getByRole('combobox', { name: field }).focus();
    }
    await expectNoBarriers(page, name, { within: '.search-tabs' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await page.goBack();
    await awake(page);
    await tab('Stays').check({ force: true });
  }
});
