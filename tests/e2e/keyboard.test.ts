import type { Page } from '@playwright/test';
import { english } from '../../messages/translate.ts';
import { nightsBetween, today } from '../../service/core/day.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { slugOf } from './parts/pages.ts';
import { addedToCart, storedCart } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('the whole way without a mouse', async ({ page }) => {
  const user = await traveller('Kavita Rao');
  const { press, type, tabTo, focused } = hands(page);
  const dates = nightsFrom(37);

  await test.step('skips to the content', async () => {
    await visit(page, '/');
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('searches with suggestions, calendar and steppers', async () => {
    const form = page.getByRole('search');
    await tabTo(form.getByLabel('Location'));
    await expect(form.getByRole('listbox', { name: 'Trending Destinations' })).toBeVisible();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(form.getByLabel('Location')).toHaveValue('Himachal Pradesh');
    await expect(form.getByRole('listbox', { name: 'Trending Destinations' })).toBeHidden();
    await press('ControlOrMeta+a');
    await type('Rishikesh');
    await expect(form.getByLabel('Location')).toHaveValue('Rishikesh');
    await press('Escape');
    await tabTo(form.getByLabel('Check-in'));
    await press('Enter');
    const calendar = form.getByRole('grid').first();
    await expect(calendar).toBeVisible();
    await press('Escape');
    await expect(calendar).toBeHidden();
    await press('Enter');
    await tabTo(form.getByRole('button', { name: /today/i }));
    const ahead = nightsBetween(today(new Date()), dates.checkIn);
    for (let day = 0; day < ahead; day += 1) await press('ArrowRight');
    await press('Enter');
    await expect(form.getByLabel('Check-in')).toHaveValue(dayInField(english, dates.checkIn));
    await press('ArrowRight', 'ArrowRight', 'Enter');
    await expect(form.getByLabel('Check-out')).toHaveValue(dayInField(english, dates.checkOut));
    await tabTo(form.locator('summary', { hasText: '1 Adult, 1 Room' }));
    await press('Space');
    await tabTo(form.getByRole('button', { name: 'More: Adults' }));
    await press('Space', 'Escape');
    await expect(form.locator('summary')).toBeFocused();
    await tabTo(form.getByRole('button', { name: 'Search' }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: /stays in Rishikesh/ })).toBeVisible();
  });

  await test.step('opens the stay and its photos, and returns to the same place', async () => {
    await tabTo(page.getByRole('link', { name: tapovan.name }), 150);
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: tapovan.name })).toBeVisible();
    const opener = page.getByRole('button', { name: /^Show all \d+ photos$/ });
    await tabTo(opener);
    await press('Enter');
    const viewer = page.getByRole('dialog', { name: `Photos of ${tapovan.name}` });
    await expect(viewer.getByRole('button', { name: 'Next photo' })).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await press('Tab');
      expect(await focused((element) => element === document.body || element.closest('dialog') !== null)).toBe(true);
    }
    await press('Escape');
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('chooses another room by arrow and books', async () => {
    await tabTo(page.getByRole('radio', { name: new RegExp(tapovan.hill.roomType) }));
    await press('ArrowDown');
    await expect(page.getByRole('radio', { name: new RegExp(tapovan.river.roomType) })).toBeChecked();
    const panel = page.getByRole('complementary', { name: 'Booking' });
    await expect(panel).toContainText(tapovan.river.roomType);
    await tabTo(panel.getByRole('button', { name: 'Book now' }));
    // it does not stay for long
    const added = panel.getByText(addedToCart).waitFor();
    await press('Enter');
    await added;
    await page.waitForURL('/cart');
    expect(await storedCart(page)).toHaveLength(1);
  });

  await test.step('signs in: the dialog keeps the focus', async () => {
    await tabTo(page.getByRole('main').getByRole('button', { name: 'Sign in' }));
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeFocused();
    await press('Enter');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await type(user.email);
    await tabTo(dialog.getByLabel('Password', { exact: true }));
    await type(user.password);
    await press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('pays by arrow, Tab and Enter alone', async () => {
    await tabTo(page.getByRole('radio', { name: 'UPI' }));
    await press('Space', 'ArrowDown');
    await expect(page.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
    await tabTo(page.getByRole('button', { name: 'Confirm and Pay Later' }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();
    await tabTo(page.getByRole('button', { name: /^Pay ₹/ }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Test bank' })).toBeFocused();
    await tabTo(page.getByRole('button', { name: 'Approve payment' }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeFocused();
  });

  await test.step('signs out by the menu', async () => {
    await page.keyboard.press('Control+Home');
    await tabTo(page.getByRole('button', { name: 'My Account' }), 60, 'Shift+Tab');
    await press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('button', { name: 'My Account' })).toBeFocused();
    await press('Enter', 'End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

/** The focused element, if a bar covers all of it (WCAG 2.4.11). */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some((down) =>
      parts.some((across) => {
        const at = document.elementFromPoint(left + width * across, top + height * down);
        return at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused));
      }),
    );
    return seen ? null : focused.outerHTML.slice(0, 200);
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`no bar covers what has the focus, at ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const [path, presses] of [
      [`/stays/${tapovan.slug}`, 70],
      [`/attraction/booking/${await slugOf('attractions')}`, 50],
      ['/stays?location=Rishikesh', 50],
    ] as const) {
      await visit(page, path);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press(key);
          // a row scrolls to it at its own pace
          await expect.poll(() => coveredFocus(page), `${path}, ${key} ${press}`).toBeNull();
        }
      }
    }
  });
}
