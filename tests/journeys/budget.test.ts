import type { Page } from '@playwright/test';
import { awake, expect, test } from './parts/journey.ts';

/** Bytes as sent, by kind; a preload counts as what it is. */
async function sentFor(page: Page, path: string, whole = false): Promise<Record<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  const encodings: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.request().url().endsWith('.js')) encodings.push(response.headerValue('content-encoding'));
  });
  page.on('requestfinished', (request) => {
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  if (whole) await awake(page);
  const sent: Record<string, number> = {};
  for (const [url, size] of sizes) {
    const kind = /\.(js|css|woff2)$/.exec(url)?.[1] ?? 'other';
    sent[kind] = (sent[kind] ?? 0) + (await size);
  }
  expect(await Promise.all(encodings), 'scripts are sent as brotli').toContain('br');
  return sent;
}

const first = (type: string, at: string) => async (page: Page) => {
  const response = await page.request.get(`/api/${type}?fields[0]=slug&pagination[pageSize]=1`);
  const { data }: { data: { slug: string }[] } = await response.json();
  return `${at}/${data[0]?.slug}`;
};

// React and its router are 85 kB of the script (docs/decisions/0011)
// of each the script of the first view, and of all that comes by itself
for (const [name, most, whole, path] of [
  ['home', 100_000, 115_000, async () => '/'],
  ['list', 105_000, 115_000, async () => '/stays'],
  ['detail', 100_000, 130_000, first('stays', '/stays')],
  ['attraction', 100_000, 130_000, first('attractions', '/attraction/booking')],
  ['tour', 100_000, 130_000, first('tour-packages', '/tour-packages/booking')],
  ['car', 100_000, 130_000, first('car-rentals', '/car-rentals/booking')],
  ['attractions', 100_000, 115_000, async () => '/attractions'],
  ['attraction list', 105_000, 115_000, async () => '/attraction/goa'],
  ['tours', 100_000, 115_000, async () => '/tour-packages'],
  ['car rentals', 100_000, 115_000, async () => '/car-rentals'],
  ['car list', 105_000, 115_000, async () => '/car-rentals/all'],
] as const) {
  test(`the ${name} page sends no more than its budget of script, style and fonts`, async ({ page, device }) => {
    // the first view alone: the browser is never idle
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const sent = await sentFor(page, await path(page));
    expect(sent['js']).toBeLessThanOrEqual(most);
    expect(sent['js'], 'scripts were counted').toBeGreaterThan(60_000);
    expect(sent['css']).toBeLessThanOrEqual(15_000);
    expect(sent['woff2']).toBeLessThanOrEqual(45_000);
    // and all that comes by itself after it
    const all = await sentFor(await device(), await path(page), true);
    expect(all['js']).toBeLessThanOrEqual(whole);
    expect(all['js'], 'more came').toBeGreaterThan(sent['js'] ?? 0);
  });
}
