import { expect, test } from './parts/journey.ts';

// the aim is 110 kB; React and its router are 97 of what is sent (docs/decisions/0009)
const most = 123_000;

test('the list of stays sends no more JavaScript than its budget', async ({ page }) => {
  const sizes = new Map<string, number>();
  const encodings = new Set<string | null>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.headerValue('content-encoding').then((encoding) => encodings.add(encoding));
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' && !request.url().endsWith('.js')) return;
    void request.sizes().then(({ responseBodySize }) => sizes.set(request.url(), responseBodySize));
  });
  await page.goto('/stays', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(3);
  expect(encodings).toContain('br');
  expect(total, [...sizes].map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(most);
  expect(total, 'scripts were counted').toBeGreaterThan(20_000);
});
