import { type BrowserContextOptions, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { type Ears, openEars } from './ears.ts';
import { newAddress, site } from './site.ts';
import type { StoredCartLine } from './stays.ts';
import type { Traveller } from './traveller.ts';

/** Data stored on a device when an end-to-end test begins. */
interface Remembered {
  readonly traveller?: Traveller;
  readonly cart?: readonly StoredCartLine[];
  /** Names as 'stay:lake-house'. */
  readonly saved?: readonly string[];
}

type Given = 'drawn' | 'plain' | 'broken';

interface Fixtures {
  readonly ears: Ears;
  /**
   * `none`: the browser asks for none. A file whose tests look at pictures, or at what they move, cost or could carry in,
   * says which: the `drawn` ones, one `plain` one instead of each, or `broken` ones (setup/given-pictures.ts).
   */
  readonly pictures: 'none' | Given;
  /** Opens another separate browser with its stored data. */
  readonly device: (remembered?: Remembered, options?: BrowserContextOptions) => Promise<Page>;
}

function storageOf({ traveller, cart, saved }: Remembered) {
  const entries = {
    ...(traveller ? { jwt: traveller.token, user: JSON.stringify(traveller.user) } : {}),
    ...(cart ? { cart: JSON.stringify(cart) } : {}),
    ...(saved ? { saved: JSON.stringify(saved) } : {}),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: site, localStorage }] };
}

function headersOf(pictures: Fixtures['pictures'], { project }: TestInfo) {
  // tests that check pictures need them loaded
  expect(/without pictures$/.test(project.name)).toBe(pictures === 'none');
  return {
    'x-forwarded-for': newAddress(),
    ...(pictures === 'plain' || pictures === 'broken' ? { 'x-pictures': pictures } : {}),
  };
}

/** Adds the addresses of the pages and the last requests to a failure; many occur only on a busy machine. */
async function reportWhere(pages: readonly Page[], { lastRequest }: Ears, { errors }: TestInfo): Promise<void> {
  if (errors.length === 0 || pages.length === 0) return;
  const stood = await Promise.all(
    pages.map(async (page) => {
      const words = await page.locator('main').first().textContent({ timeout: 2_000 }).catch(String);
      const focus = await page.evaluate('document.activeElement?.cloneNode().outerHTML.slice(0, 200)').catch(String);
      return `${page.url()}\n${words?.replaceAll(/\s+/g, ' ').slice(0, 2_000)}\nfocus: ${focus}`;
    }),
  );
  throw new Error(
    ['It stood at', ...stood, `It is ${new Date().toISOString()}. Asked last:`, ...lastRequest()].join('\n'),
  );
}

/** An end-to-end test that fails on any unexpected error, also invisible ones. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(site);
  },
  ears: async ({ javaScriptEnabled }, use) => {
    const ears = openEars({ scripts: javaScriptEnabled !== false });
    await use(ears);
    expect(ears.heard(), 'trouble behind the screen').toEqual([]);
  },
  pictures: ['none', { option: true }],
  context: async ({ context, ears, pictures }, use, info) => {
    await context.setExtraHTTPHeaders(headersOf(pictures, info));
    ears.listenTo(context);
    await use(context);
    await reportWhere(context.pages(), ears, info);
  },
  device: async ({ browser, ears, pictures, contextOptions, viewport, colorScheme, hasTouch, isMobile }, use, info) => {
    const opened: Page[] = [];
    await use(async (remembered = {}, options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: site,
        viewport,
        colorScheme,
        hasTouch,
        isMobile,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        extraHTTPHeaders: headersOf(pictures, info),
        storageState: storageOf(remembered),
        ...options,
      });
      context.setDefaultTimeout(30_000);
      ears.listenTo(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await reportWhere(opened, ears, info);
    for (const page of opened) await page.context().close();
  },
});

/** Opens an address and waits until the page is interactive. */
export async function visit(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path);
  await awake(page);
  return answer?.status() ?? 0;
}

/** Waits until React has hydrated the whole document; input before that can be lost. */
export async function awake(page: Page): Promise<void> {
  const taken = () => document.documentElement.dataset['ready'] !== undefined;
  // looked for in every frame, it would be a tenth of the work of a visit
  await page.waitForFunction(taken, undefined, { polling: 50 });
}

/** Holds scripts back until released, so that actions happen on the page as sent. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let through = () => {};
  const released = new Promise<void>((resolve) => {
    through = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    through();
    await awake(page);
  };
}

/** Waits two frames, so that effects of earlier actions are done. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

export { expect };
