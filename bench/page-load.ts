import type { Browser, Page } from '@playwright/test';

/** A phone of the lower middle on a slow 4G network, as Lighthouse has it; bytes a second. */
const phone = { processor: 4, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Opens an empty page on the phone, which notes what is seen of the next address. */
async function openOnPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    extraHTTPHeaders: { 'x-forwarded-for': `10.200.${Math.floor(Math.random() * 250)}.7` },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocked: 0, ready: 0, answered: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime;
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry) seen.shift += Number(entry.value);
    });
    watch('longtask', ({ duration }) => {
      seen.blocked += duration - 50;
    });
    const timer = setInterval(() => {
      if (document.documentElement.dataset['ready'] !== undefined) seen.ready ||= performance.now();
      if (document.querySelector('main [aria-pressed=true]')) seen.answered ||= performance.now();
      if (seen.ready && seen.answered) clearInterval(timer);
    }, 20);
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...phone });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.processor });
  return page;
}

/** The page at that address, loaded for a reader who waits: milliseconds, bytes as sent, and the layout shift. */
export async function loadPage(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await openOnPhone(browser);
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined, undefined, { polling: 50 });
  await page.waitForTimeout(300);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const seen: Record<string, number> = await page.evaluate(() => Reflect.get(window, 'seen'));
  const bytes = await Promise.all(scripts);
  await page.context().close();
  return {
    'ms to the first paint': paint,
    'ms to the largest paint': seen['largest'] ?? Number.NaN,
    'ms until all is hydrated': seen['ready'] ?? Number.NaN,
    'ms beyond 50 of long tasks': seen['blocked'] ?? Number.NaN,
    'bytes of all scripts': bytes.reduce((sum, size) => sum + size, 0),
    'layout shift, thousandths': (seen['shift'] ?? Number.NaN) * 1000,
  };
}

const mostPresses = 20;

/**
 * Milliseconds until the first heart is full for a reader who presses it at the first paint and again after each second,
 * and how often they pressed it.
 */
export async function pressHeart(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await openOnPhone(browser);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const heart = page.locator('main button[aria-pressed]').first();
  const answered = () => page.evaluate((): number => Reflect.get(window, 'seen').answered);
  let presses = 0;
  while ((await answered()) === 0 && presses < mostPresses) {
    presses += 1;
    await heart.evaluate((button) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    for (let waited = 0; waited < 1_000 && (await answered()) === 0; waited += 50) await page.waitForTimeout(50);
  }
  const ms = await answered();
  await page.context().close();
  return { 'ms until a press is answered': ms || Number.NaN, 'presses until then': presses };
}
