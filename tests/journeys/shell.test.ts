import { awake, expect, test, visit } from './parts/journey.ts';

test('first light', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/stays');
  await awake(page);
  console.log(await page.locator('h2').first().textContent());
});
