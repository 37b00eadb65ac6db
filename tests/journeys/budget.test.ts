import type { Page } from '@playwright/test';
import { awake, expect, test } from './parts/journey.ts';

// with pictures on their way the network is idle when the code has begun, not before
test.use({ pictures: 'plain' });

/** Bytes as sent, by kind: of the first view, whose browser is never idle, and of all that comes by itself after it. */
async function sentFor(page: Page, path: string): Promise<Record<'first' | 'all', Record<string, number>>> {
  const sizes = new Map<string, Promise<number>>();
  const encodings: Promise<string | null>[] = [];
  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  page.on('requestfailed', () => {
    underWay -= 1;
  });
  page.on('response', (response) => {
    if (response.request().url().endsWith('.js')) encodings.push(response.headerValue('content-encoding'));
  });
  page.on('requestfinished', (request) => {
    underWay -= 1;
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  // a preload counts as what it is
  const summed = async () => {
    const sent: Record<string, number> = {};
    for (const [url, size] of sizes) {
      const kind = /\.(js|css|woff2)$/.exec(url)?.[1] ?? 'other';
      sent[kind] = (sent[kind] ?? 0) + (await size);
    }
    return sent;
  };
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    const waiting: Parameters<typeof idle>[] = [];
    window.requestIdleCallback = (...asked) => waiting.push(asked);
    window.addEventListener('let idle', () => {
      window.requestIdleCallback = idle;
      for (const asked of waiting) idle(...asked);
    });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const first = await summed();
  await page.evaluate(() => window.dispatchEvent(new Event('let idle')));
  await awake(page);
  do await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  while (underWay > 0);
  expect(await Promise.all(encodings), 'scripts are sent as brotli').toContain('br');
  return { first, all: await summed() };
}

const first = (type: string, at: string) => async (page: Page) => {
  const response = await page.request.get(`/api/${type}?fields[0]=slug&pagination[pageSize]=1`);
  const { data }: { data: { slug: string }[] } = await response.json();
  return `${at}/${data[0]?.slug}`;
};

// React and its router are 70 kB of the script (docs/decisions/0067)
// of each the script of the first view, and of all that comes by itself
for (const [name, most, whole, path] of [
  ['home', 82_000, 99_000, async () => '/'],
  ['list', 88_700, 100_200, async () => '/stays'],
  ['detail', 82_000, 116_500, first('stays', '/stays')],
  ['attraction', 82_000, 116_500, first('attractions', '/attraction/booking')],
  ['tour', 82_000, 116_500, first('tour-packages', '/tour-packages/booking')],
  ['car', 82_000, 116_500, first('car-rentals', '/car-rentals/booking')],
  ['attractions', 85_000, 100_200, async () => '/attractions'],
  ['attraction list', 88_700, 100_200, async () => '/attraction/goa'],
  ['tours', 85_000, 100_200, async () => '/tour-packages'],
  ['car rentals', 85_000, 100_200, async () => '/car-rentals'],
  ['car list', 88_700, 100_200, async () => '/car-rentals/all'],
] as const) {
  test(`the ${name} page sends no more than its budget of script, style and fonts`, async ({ page }) => {
    const sent = await sentFor(page, await path(page));
    expect(sent.first['js']).toBeLessThanOrEqual(most);
    expect(sent.first['js'], 'scripts were counted').toBeGreaterThan(60_000);
    expect(sent.first['css']).toBeLessThanOrEqual(15_800);
    expect(sent.first['woff2']).toBeLessThanOrEqual(45_000);
    expect(sent.all['js']).toBeLessThanOrEqual(whole);
    expect(sent.all['js'], 'more came').toBeGreaterThan(sent.first['js'] ?? 0);
  });
}
