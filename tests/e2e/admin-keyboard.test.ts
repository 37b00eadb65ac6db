import type { Locator, Page } from '@playwright/test';
import { signInToAdmin } from './parts/admin.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

test.beforeEach(async ({ page }) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  await signInToAdmin(page, 'admin');
});

test('by keyboard the focus moves to the next page, message or step, and is never lost', async ({ page }) => {
  const { press, type, tabTo } = hands(page);
  await visit(page, '/admin/bookings');
  await tabTo(page.getByRole('link', { name: 'Enquiries' }));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('p[aria-live]')).toHaveText('Enquiries · Padharo');
  const words = page.getByLabel('Name, email, phone or subject');
  await tabTo(words);
  await type('nobody of this name');
  await press('Enter');
  await expect(page).toHaveURL(/q=nobody/);
  await expect(words).toBeFocused();

  await visit(page, '/admin/bookings/new');
  await page.getByLabel('Product or place').fill(tapovan.name);
  await press('Enter');
  await expect(page.getByRole('list', { name: 'Products found' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: `Choose ${tapovan.name}` }), 2);
  await press('Enter');
  const product = page.getByRole('region', { name: tapovan.name });
  await expect(product).toBeFocused();
  const { checkIn, checkOut } = nightsFrom(418);
  await product.getByLabel('Check-in').fill(checkIn);
  await product.getByLabel('Check-out').fill(checkOut);
  await press('Enter');
  await expect(page.getByRole('list', { name: 'Available' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: `Add ${tapovan.hill.roomType}` }), 4);
  await press('Enter');
  await expect(page.getByRole('list', { name: 'Items of the booking' })).toBeFocused();

  await visit(page, '/admin/settings/tcs');
  const percent = page.getByLabel(/^Rate/);
  await percent.fill('much');
  await page.getByLabel(/^Deduct/).focus();
  await tabTo(page.getByRole('button', { name: 'Preview change' }), 1);
  await press('Enter');
  await expect(percent).toBeFocused();
  await percent.fill('0.5');
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused();

  await visit(page, `/admin/calendar?${new URLSearchParams({ product: tapovan.name, from: checkIn })}`);
  await page.getByRole('gridcell', { name: /free/ }).first().waitFor();
  await page.getByRole('grid').focus();
  await type('5');
  await expect(page.getByLabel('Price (₹)')).toBeFocused();
  await type('200');
  await press('Enter');
  const preview = page.getByRole('dialog', { name: 'Preview changes' });
  await expect(preview.locator(':focus')).toContainText('will change');
  await tabTo(preview.getByRole('button', { name: 'Back' }), 2);
  await press('Enter');
  await expect(page.getByLabel('Price (₹)')).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('grid')).toBeFocused();
});

/** True if the sticky bar at the bottom covers the focused element. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.admin-bar');
    if (!focused || !bar || bar.contains(focused)) return false;
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  });

test('the sticky bar of a long form never covers the focused field', async ({ page }) => {
  await visit(page, '/admin/content/stay/new');
  const save = page.getByRole('button', { name: 'Save draft' });
  await page.getByLabel('Slug').focus();
  for (let field = 0; field < 40; field += 1) {
    await page.keyboard.press('Tab');
    expect(await isCovered(page), await page.evaluate('document.activeElement?.outerHTML')).toBe(false);
  }
  await expect(save).toBeInViewport();
});

test('fields beside each other are aligned, whatever their labels and hints', async ({ page }) => {
  const tops = (...fields: readonly Locator[]) =>
    Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/admin/calendar?from=2027-01-10');
  await page.getByRole('button', { name: 'Filter calendar' }).click();
  await expect(page.getByRole('search').getByText('Sun, 10 Jan 2027', { exact: true })).toBeVisible();
  const [product, day] = await tops(page.getByLabel('Product'), page.getByLabel('First day'));
  expect(product).toBe(day);
  await visit(page, '/admin/bookings');
  const filters = page.getByRole('search').getByText('Filters', { exact: true });
  const [words, button] = await tops(page.getByLabel('Number, name, email or phone'), filters);
  expect(words).toBe(button);
  await visit(page, '/admin/reports');
  for (const day of ['First day', 'Last day']) {
    const { x = 0, width = 0 } = (await page.getByLabel(day).boundingBox()) ?? {};
    expect(x + width, day).toBeLessThanOrEqual(390 - 16);
  }
  await visit(page, '/admin/settings/api-tokens');
  await page.getByText('Choose by content type').click();
  await expectNoSidewaysScroll(page, 'a token for some kinds of content');
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/admin/settings/limits');
  const limits = await tops(...(await page.getByRole('main').getByRole('textbox').all()));
  expect(limits.slice(0, 6).filter((_, at) => at % 2 === 0)).toEqual(
    limits.slice(0, 6).filter((_, at) => at % 2 === 1),
  );
});
