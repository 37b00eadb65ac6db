import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit } from './parts/fixtures.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import type { Traveller } from './parts/traveller.ts';
import { traveller } from './parts/travellers.ts';

// Compares the main screens with stored pictures. `npm run snapshots` takes them again (docs/architecture.md).
const isTaking = ({ config }: TestInfo) => config.updateSnapshots === 'all';
const albums = join(import.meta.dirname, '..', 'visual');
let album = '';

interface Screen {
  readonly name: string;
  readonly open: (page: Page, phone: boolean) => Promise<unknown>;
  /** Only at this width. */
  readonly width?: 390 | 1440;
  /** Also in the dark, at this width. */
  readonly dark?: 390 | 1440;
  /** Opens the state; the steps differ by width. */
  readonly anew?: true;
  /** Data stored on the device. */
  readonly has?: 'cart' | 'traveller';
}

const stay = '/stays/jal-sanjh-palace-udaipur';
const dates = () => nightsFrom(263);
let signedIn: Promise<Traveller> | undefined;
const guest = () => (signedIn ??= traveller());

const dialog = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toBeVisible();

const screens: readonly Screen[] = [
  { name: 'home', dark: 1440, open: (page) => visit(page, '/') },
  { name: 'list', dark: 390, open: (page) => visit(page, '/stays?location=Udaipur') },
  { name: 'list-empty', open: (page) => visit(page, '/stays?location=Atlantis') },
  {
    name: 'filters',
    width: 390,
    open: async (page) => {
      await visit(page, '/stays?location=Udaipur');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await dialog(page);
    },
  },
  { name: 'detail', dark: 390, open: (page) => visit(page, stay) },
  {
    name: 'photos',
    open: async (page) => {
      await visit(page, stay);
      await page.getByRole('button', { name: /^Show all/ }).click();
      await dialog(page);
    },
  },
  { name: 'cart-empty', open: (page) => visit(page, '/cart') },
  {
    name: 'cart',
    dark: 1440,
    has: 'cart',
    open: async (page) => {
      await visit(page, '/cart');
      await expect(page.getByRole('region', { name: 'Price details' })).toContainText('You pay');
    },
  },
  {
    name: 'login',
    anew: true,
    open: async (page, phone) => {
      await visit(page, '/');
      if (phone) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: phone ? 'Login' : 'Sign in' }).click();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    },
  },
  { name: 'sign-up', open: (page) => visit(page, '/signup') },
  {
    name: 'payment',
    has: 'traveller',
    open: async (page) => visit(page, (await book(await guest(), [await cartLine(dates())])).paymentLink),
  },
];

/** Content that changes every day. */
const ofToday = (page: Page): Locator[] => [
  page.getByRole('timer'),
  page.getByText(/\b\d{1,2} [A-Z][a-z]{2} 20\d\d\b/),
  page.getByText(/BOOK_\d+/),
  page.getByRole('img', { name: /^UPI code/ }),
];

/** Waits until fonts and visible pictures are loaded. */
const drawn = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const seen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && image.checkVisibility();
    return image.complete || !seen;
  });

test.use({ pictures: 'drawn' });

test.beforeAll(({ browser }, info) => {
  const [major] = browser.version().split('.');
  album = `chromium-${major}`;
  const others = readdirSync(albums).filter((name) => name.startsWith('chromium-') && name !== album);
  if (isTaking(info)) for (const name of others) rmSync(join(albums, name), { recursive: true });
  else if (!existsSync(join(albums, album)))
    process.stdout.write(`Looks are not compared: they are of ${others.join() || 'no Chromium'}, this is ${album}\n`);
});

// 256 colours are near enough, at a quarter of the size
test.afterAll(async ({}, info) => {
  if (!isTaking(info)) return;
  for (const name of readdirSync(join(albums, album))) {
    const file = join(albums, album, name);
    writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, effort: 10 }).toBuffer());
  }
});

for (const { name, open, width: only, dark, anew, has } of screens) {
  test(name, async ({ device }, info) => {
    test.skip(!isTaking(info) && !existsSync(join(albums, album)), 'they are of another Chromium');
    const remembered = {
      ...(has ? { traveller: await guest() } : {}),
      ...(has === 'cart' ? { cart: [await cartLine(dates())] } : {}),
    };
    const sizes = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ].filter(({ width }) => !only || only === width);
    const page = await device(remembered, { viewport: sizes[0] ?? null, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date());
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size);
      if (at === 0 || anew) await open(page, size.width === 390);
      else await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(0, 0);
      for (const colorScheme of dark === size.width ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(drawn);
        const file = `${name}-${size.width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
        await expect.soft(page).toHaveScreenshot([album, file], { animations: 'disabled', mask: ofToday(page) });
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
