import { expectNoBarriers } from './parts/axe.ts';
import { expect, test } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the API documentation is accessible and loads nothing from other sites', async ({ page, baseURL }) => {
      const colours = width > 390;
      const requests: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).origin));
      page.on('console', (message) => complaints.push(message.text()));
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1, name: 'The API' })).toBeVisible();
      await expectNoBarriers(page, 'guide', { colours });
      await page.getByRole('navigation').getByRole('link', { name: 'Stays' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Stays' })).toBeVisible();
      await page.getByText('Example').first().click();
      await expectNoBarriers(page, 'a type', { colours });
      await page.goto('/api/docs/webhooks');
      await expectNoBarriers(page, 'webhooks', { colours });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect([...new Set(requests)]).toEqual([new URL(baseURL ?? page.url()).origin]);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads from the guide to the example of a call with the focus always visible', async ({ page }) => {
    const { tabTo, press } = hands(page);
    await page.goto('/api/docs');
    await tabTo(page.getByRole('link', { name: 'Skip to the content' }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The API' })).toBeInViewport();
    await tabTo(page.getByRole('main').getByRole('link', { name: 'POST /api/stays', exact: true }));
    await press('Enter');
    await expect(page).toHaveURL(/\/api\/docs\/stays#createStay$/);
    const call = page.locator('#createStay');
    await expect(call.getByRole('heading', { level: 3 })).toBeInViewport();
    await tabTo(call.getByText('Example'));
    await press('Enter');
    await expect(call.getByText('Authorization: Bearer')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the documentation is readable from the guide to the example of a call', async ({ page }) => {
    await page.goto('/api/docs');
    await page.getByRole('main').getByRole('link', { name: 'POST /api/stays', exact: true }).click();
    await expect(page).toHaveURL(/\/api\/docs\/stays#createStay$/);
    const call = page.locator('#createStay');
    await call.getByText('Example').click();
    await expect(call.getByText('Authorization: Bearer')).toBeVisible();
    await page.getByRole('link', { name: 'StayCreate' }).first().click();
    await expect(page.getByRole('heading', { name: 'StayCreate' })).toBeInViewport();
  });
});
