import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './parts/axe.ts';
import { expect, frames, test, visit } from './parts/fixtures.ts';
import { slugOf } from './parts/pages.ts';
import { cards, panelOf } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

// a picture that is not loaded has no size
test.use({ pictures: 'plain' });

const phone = { width: 390, height: 844 };
const admin = { width: 1440, height: 900 };

interface State {
  readonly at: string;
  readonly heading: RegExp | string;
  readonly advice: RegExp | string;
  readonly way: RegExp | string;
  /** True if it replaces the results of a list. */
  readonly list?: true;
}

const states: readonly State[] = [
  { at: '/cart', heading: 'Your Cart is Empty', advice: /Pick dates/, way: 'Browse Stays' },
  { at: '/saved', heading: 'Nothing Saved Yet', advice: /Tap the heart/, way: 'Browse Stays' },
  { at: '/no', heading: 'Page not found', advice: /does not exist/, way: 'Browse stays' },
  { at: '/stays/no', heading: 'Error Loading Stay', advice: /check the URL/, way: 'Browse All Stays' },
  { at: '/attraction/booking/no', heading: 'Error', advice: /No attraction found/, way: 'Back to Attractions' },
  {
    at: '/car-rentals/booking/no',
    heading: 'Car Not Found',
    advice: /could not be loaded/,
    way: 'Back to Car Rentals',
  },
  {
    at: '/payment/BOOK_1795000000000_ABCDEF?key=no',
    heading: /not valid/,
    advice: /Open the link/,
    way: 'Sign in',
  },
  {
    at: '/booking/BOOK_1795000000000_ABCDEF?key=no',
    heading: /not valid/,
    advice: /Open the link/,
    way: 'Sign in',
  },
  { at: '/verify/no', heading: /not one of our vouchers/, advice: /did not issue/, way: 'Ask us about this voucher' },
  { at: '/stays?location=Atlantis', heading: /found$/, advice: /./, way: /./, list: true },
  { at: '/attraction/atlantis', heading: 'No Attractions Found', advice: /./, way: /./, list: true },
  { at: '/tour-packages/atlantis', heading: 'No Tour Packages Found', advice: /./, way: /./, list: true },
  { at: '/car-rentals/atlantis', heading: 'No car rentals found.', advice: /./, way: /./, list: true },
];

const main = (page: Page) => page.getByRole('main');

/** Expects everything above the fold and no horizontal scrolling. */
async function expectInView(page: Page, label: string, parts: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? phone;
  for (const part of parts) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect.soft((box?.y ?? 0) + (box?.height ?? 0), `${label} at ${width}: ${part}`).toBeLessThanOrEqual(height);
  }
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), label).toBeLessThanOrEqual(width);
}

/** Expects one primary button on an empty list. */
async function expectOneWay(page: Page, at: string): Promise<void> {
  const links = main(page).getByRole('region', { name: 'Results' }).getByRole('link');
  const filled = await links.evaluateAll((all) => all.filter((link) => link.classList.contains('bg-accent')).length);
  expect.soft(filled, `ways that stand out at ${at}`).toBe(1);
}

const wayOn = (page: Page, name: RegExp | string) =>
  main(page).getByRole('link', { name }).or(main(page).getByRole('button', { name })).first();

test('every empty and failed state says what it is, what to do and the way on before the first scroll', async ({
  page,
  device,
  ears,
}) => {
  ears.expect(/ 404|ERR_INTERNET_DISCONNECTED|manifest patches|route module|dynamically imported module/);
  for (const { at, heading, advice, way, list } of states) {
    await page.setViewportSize(phone);
    await visit(page, at);
    const results = main(page).getByRole('region', { name: 'Results' });
    const parts = list
      ? [
          results.getByRole('heading', { name: heading }).last(),
          results.getByRole('heading', { name: heading }).last().locator('~ p').first(),
          results.getByRole('heading', { name: heading }).last().locator('~ *').getByRole('link').first(),
        ]
      : [main(page).getByRole('heading', { name: heading }), main(page).getByText(advice).first(), wayOn(page, way)];
    await expectInView(page, at, parts);
    await page.setViewportSize(admin);
    await expectInView(page, at, parts);
    if (list) await expectOneWay(page, at);
  }

  await page.setViewportSize(phone);
  await visit(page, '/about');
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  const offline = main(page).getByRole('heading', { name: 'You are offline' });
  await expectInView(page, 'offline', [offline, main(page).getByText(/needs a connection/), wayOn(page, 'Try Again')]);
  await page.context().setOffline(false);

  const ownPage = await device({ traveller: await traveller('Kavya Menon') }, { viewport: phone });
  for (const [view, heading, way] of [
    ['dashboard', 'No Bookings Found', 'Start Booking'],
    ['modify', 'Nothing to Modify', 'Start Booking'],
    ['vouchers', 'No Vouchers Yet', 'See your bookings'],
  ] as const) {
    await visit(ownPage, `/dashboard?view=${view}`);
    const title = main(ownPage).getByRole('heading', { name: heading });
    await expectInView(ownPage, view, [title, title.locator('~ p').first(), wayOn(ownPage, way)]);
  }
});

test('a list gives its first screen to what was found: on a phone a whole card, on a desktop three with their prices', async ({
  page,
}) => {
  const { checkIn, checkOut } = nightsFrom(321);
  for (const [at, pill] of [
    [`/stays?location=Jaipur&checkIn=${checkIn}&checkOut=${checkOut}&adults=2`, /Jaipur · .* · 2 guests$/],
    ['/attraction/jaipur', /Jaipur · Any date · 2 guests$/],
    ['/tour-packages/rishikesh', /Rishikesh · Any date · 2 guests$/],
    ['/car-rentals/jaipur', /Jaipur · Any dates$/],
  ] as const) {
    await page.setViewportSize(phone);
    await visit(page, at);
    const open = main(page).getByRole('link', { name: pill });
    await expectInView(page, at, [open, page.getByRole('button', { name: 'Filters' }), cards(page).first()]);
    await expect(page.getByRole('search')).toBeHidden();
    await cards(page).nth(1).scrollIntoViewIfNeeded();
    await frames(page);
    for (const tool of [page.getByRole('button', { name: 'Filters' }), page.getByRole('combobox', { name: 'Sort' })]) {
      await expect(tool, 'stays in reach').toBeInViewport({ ratio: 1 });
    }

    await page.setViewportSize(admin);
    await page.evaluate(() => window.scrollTo(0, 0));
    await frames(page);
    await expect(open).toBeHidden();
    await expectInView(
      page,
      at,
      [0, 1, 2].map((index) => cards(page).nth(index).locator('strong').first()),
    );
    const hero = main(page).locator('section').first();
    const head = await page.locator('.site-header').boundingBox();
    const box = await hero.boundingBox();
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
    expect(below, `the picture of ${at} below the header`).toBeLessThanOrEqual(120);
    const photo = await cards(page).first().locator('img').boundingBox();
    expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(1.6, 1);
  }

  // a product says what it costs and has its button beside pictures of a limited height, and the home page lets search
  for (const at of [
    `/stays/${tapovan.slug}`,
    `/attraction/booking/${await slugOf('attractions')}`,
    '/tour-packages/booking/rishikesh-rope-and-river-weekend',
    `/car-rentals/booking/${await slugOf('car-rentals')}`,
  ]) {
    await page.setViewportSize(admin);
    await visit(page, at);
    const panel = panelOf(page);
    const book = panel.getByRole('button', { name: /^(?:Book now|Reserve Now|Continue)$/ });
    await expectInView(page, at, [panel.locator('strong').first(), panel.getByText(/with .*GST$/), book]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '40px');
    const gallery = main(page)
      .getByRole('list')
      .filter({ has: page.locator('[data-viewer]') })
      .first();
    expect((await gallery.boundingBox())?.height, `the gallery of ${at}`).toBeLessThanOrEqual(380);
    expect((await gallery.boundingBox())?.y, `the gallery of ${at}`).toBeLessThanOrEqual(400);

    await page.setViewportSize(phone);
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = page.locator('.booking-bar');
    await expectInView(page, at, [bar.locator('strong'), bar.getByRole('button').or(bar.getByRole('link'))]);
    const { x, width } = (await gallery.boundingBox()) ?? { x: 0, width: 0 };
    expect({ x, width }, 'from edge to edge').toEqual({ x: 0, width: phone.width });
  }
  await page.setViewportSize(phone);
  await visit(page, '/');
  await expectInView(page, 'home', [page.getByRole('search').getByRole('button', { name: 'Search' })]);

  // the search opens by its pill, and is folded again once something was searched for
  await page.setViewportSize(phone);
  await visit(page, '/stays?location=Jaipur');
  await main(page)
    .getByRole('link', { name: /^Change your search/ })
    .click();
  const form = page.getByRole('search');
  await expect(form.getByLabel('Location')).toHaveValue('Jaipur');
  await expectNoBarriers(page, 'the search of a list, open');
  await main(page).getByRole('link', { name: 'Close', exact: true }).click();
  await expect(form).toBeHidden();
  await main(page)
    .getByRole('link', { name: /^Change your search/ })
    .click();
  await form.getByLabel('Location').fill('Udaipur');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(main(page).getByRole('link', { name: /Udaipur · Any dates · 1 guest$/ })).toBeVisible();
  await expect(form).toBeHidden();
});
