import { expect, test, visit } from './parts/fixtures.ts';
import { site } from './parts/site.ts';

test('text never becomes code: what writes markup or code past our policy is refused', async ({ page, ears }) => {
  await visit(page, '/');
  ears.expect(/Trusted/);
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      markup: () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      },
      code: () => {
        document.createElement('script').text = 'alert(1)';
      },
      address: () => {
        document.createElement('script').src = 'https://evil.example/a.js';
      },
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch (error) {
        return `${name}: ${error instanceof TypeError ? 'refused' : String(error)}`;
      }
    });
  });
  expect(refused).toEqual(['markup: refused', 'code: refused', 'address: refused']);
});

test('an address that carries a code is told to no one and kept nowhere', async ({ request }) => {
  for (const path of [
    '/payment/BOOK_1?key=x',
    '/reset-password?code=x',
    '/confirm-email?code=x',
    '/newsletter/confirm?code=x',
    '/newsletter/unsubscribe?code=x',
    '/review-emails?key=x',
    '/booking/BOOK_1?key=x',
    '/login?code=x',
    '/payment/BOOK_1.data?key=x',
  ]) {
    const answer = await request.get(site + path);
    expect(answer.headers()['referrer-policy'], path).toBe('no-referrer');
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
});
