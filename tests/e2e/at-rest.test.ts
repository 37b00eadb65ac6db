import type { Page } from '@playwright/test';
import { english } from '../../messages/translate.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { awake, expect, holdScripts, test, visit } from './parts/fixtures.ts';
import { folded, pages, slugOf } from './parts/pages.ts';
import { cartLine, nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

// These tests do not scroll, tap or click unless stated.

// the state after load is measured with all pictures; the browser reports unused preloads
test.use({ pictures: 'plain' });

/** Opens a page and waits until the condition holds, without any action of the reader. */
async function opensWith(page: Page, path: string, right: (of: string) => boolean, of: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(right, of);
}

/** Saved names in full hearts, the cart counted, the account in place of 'Sign in'. */
const knowsTheDevice = (name: string) => {
  const badge = document.querySelector('header a[href="/cart"]')?.textContent ?? '';
  const account = [...document.querySelectorAll('header button')].some((entry) =>
    /My Account/.test(entry.textContent ?? ''),
  );
  const hearts = [...document.querySelectorAll('.heart, main button[aria-pressed]')];
  const saved = hearts.find((heart) =>
    heart.classList.contains('heart')
      ? heart.closest('article')?.querySelector(`a[href^="/stays/${name}"], a[href*="/${name}"]`)
      : /^Saved?$/.test(heart.textContent ?? ''),
  );
  return badge.includes('Cart, 2 items') && account && saved?.getAttribute('aria-pressed') === 'true';
};

test('data stored on the device is shown correctly after the load, below the fold too', async ({ page, device }) => {
  await page.goto('/');
  const far = page.locator('article:has(.heart)').last().getByRole('link').first();
  const home = ((await far.getAttribute('href')) ?? '').replace('/stays/', '');
  const [attraction, tour] = [await slugOf('attractions'), await slugOf('tour-packages')];
  const cart = [await cartLine(nightsFrom(40)), await cartLine(nightsFrom(44))];
  const saved = [`stay:${home}`, `stay:${tapovan.slug}`, `attraction:${attraction}`, `tour-package:${tour}`];
  const reader = await device({ traveller: await traveller('Meera Iyer'), cart, saved });
  for (const [path, slug] of [
    ['/', home],
    ['/stays?location=Rishikesh', tapovan.slug],
    [`/stays/${tapovan.slug}`, ''],
    [`/attraction/booking/${attraction}`, ''],
    [`/tour-packages/booking/${tour}`, ''],
  ] as const) {
    await opensWith(reader, path, knowsTheDevice, slug);
  }
  // and the traveller's own data in the form for a car
  const named = () => document.querySelector<HTMLInputElement>('#car-booking [name=name]')?.value === 'Meera Iyer';
  await opensWith(reader, await pages.car(), named, '');
});

test.describe('of what is sent alone', () => {
  test.use({ javaScriptEnabled: false });
  test('dates in the address are shown in words from the first byte', async ({ page, request }) => {
    const { checkIn, checkOut } = nightsFrom(61);
    const read = async (address: string) => page.setContent(await (await request.get(address)).text());
    for (const address of [
      `/stays?checkIn=${checkIn}&checkOut=${checkOut}`,
      `/stays/${tapovan.slug}?checkIn=${checkIn}&checkOut=${checkOut}`,
    ]) {
      await read(address);
      await expect(page.getByLabel('Check-in').last()).toHaveValue(dayInField(english, checkIn));
      await expect(page.getByLabel('Check-out').last()).toHaveValue(dayInField(english, checkOut));
    }
    await read(`/attraction/goa?date=${checkIn}`);
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(dayInField(english, checkIn));
    await read(`/car-rentals/all?pickupDate=${checkIn}&returnDate=${checkOut}`);
    await expect(page.getByLabel('Return date')).toHaveValue(dayInField(english, checkOut));
  });
});

test('a date can be typed in words or figures, and invalid input gets a message', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  const form = page.getByRole('search');
  const [first, last] = [form.getByLabel('Check-in'), form.getByLabel('Check-out')];
  const { checkIn, checkOut } = nightsFrom(75);
  const [year, month, day] = checkOut.split('-');
  await first.pressSequentially(dayInField(english, checkIn));
  await last.pressSequentially(`${day}/${month}/${year}`);
  await form.getByLabel('Location').focus();
  await expect(last).toHaveValue(dayInField(english, checkOut));
  await last.fill('some day');
  await form.getByLabel('Location').focus();
  await expect(last).toHaveAccessibleDescription('Type a date such as 10 Dec 2026');
  await last.fill(dayInField(english, checkOut));
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/stays\\?checkIn=${checkIn}&checkOut=${checkOut}`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, label] of [
    ['home', 'Check-in'],
    ['stays', 'Check-in'],
    ['attractions', 'Date'],
    ['car', 'Pickup date'],
  ] as const) {
    test(`the first tap on a date opens the calendar, even before its script loads: ${name}`, async ({ page }) => {
      const through = await holdScripts(page);
      await page.goto(await pages[name](), { waitUntil: 'commit' });
      if (folded.includes(name)) await page.getByRole('link', { name: /^Change your search/ }).tap();
      await page.getByLabel(label, { exact: true }).filter({ visible: true }).tap();
      await through();
      await expect(
        page
          .getByRole('dialog', { name: /^Choose/ })
          .getByRole('grid')
          .first(),
      ).toBeVisible();
    });
  }
});

test('a cart line without a picture shows the one of its product type', async ({ device }) => {
  const line = await cartLine(nightsFrom(47));
  const page = await device();
  await page.goto('/about');
  await page.evaluate((stored) => {
    localStorage.setItem('cart', JSON.stringify([{ ...JSON.parse(stored), image: null }]));
  }, JSON.stringify(line));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 3, name: tapovan.name })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: tapovan.name }).locator('img')).toHaveAttribute(
    'src',
    '/default-stay.svg',
  );
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('every page works without browser storage, and logs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  for (const path of ['/', '/stays', `/stays/${tapovan.slug}`, '/cart']) await visit(page, path);
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: tapovan.name })).toBeVisible();
  expect(warnings).toEqual([]);
});
