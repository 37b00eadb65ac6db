import { emailTo } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { addedToCart, amountOf, expectNoSidewaysScroll } from './parts/screens.ts';
import { inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, pictures: 'drawn' });

test('a traveller books on a phone', async ({ page }) => {
  const user = await traveller('Irfan Sheikh');
  const dates = nightsFrom(44);
  const price = priceOf(tapovan.hill.price, 2);

  await test.step('searches, and narrows the list in a sheet', async () => {
    await visit(page, '/');
    await expectNoSidewaysScroll(page, 'home');
    const form = page.getByRole('search');
    await form.getByLabel('Location').fill('Rishikesh');
    // the suggestions lie over the rest of the form until the finger goes elsewhere
    await page.getByRole('heading', { level: 1 }).tap();
    await form.getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('heading', { name: /stays in Rishikesh/ })).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const show = sheet.getByRole('button', { name: /^Show \d+ stays?$/ });
    await expect(show).toBeInViewport({ ratio: 1 });
    // until the code of the filters is there the sheet is empty, and not scrolled far
    await expect(sheet.getByLabel('Paragliding')).toBeAttached();
    const last = sheet.getByRole('checkbox').last();
    await expect(last).not.toBeInViewport();
    await sheet.evaluate((element) => {
      for (const part of element.querySelectorAll('*')) {
        if (getComputedStyle(part).overflowY === 'auto') part.scrollTo(0, part.scrollHeight);
      }
    });
    await expect(last).toBeInViewport();
    await expect(show).toBeInViewport({ ratio: 1 });
    await sheet
      .getByRole('group', { name: 'Property types' })
      .getByLabel(/^Hotels/)
      .check();
    await expect(page).toHaveURL(/propertyType=hotels/);
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the list');
    await page.getByRole('link', { name: tapovan.name }).tap();
  });

  await test.step('books from the bar at the bottom', async () => {
    await expect(page.getByRole('heading', { level: 1, name: tapovan.name })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the stay');
    const open = page.getByRole('button', { name: 'Choose dates' });
    await expect(open).toBeInViewport();
    await open.tap();
    const sheet = page.getByRole('dialog', { name: 'Your stay' });
    await sheet.getByLabel('Check-in').tap();
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    await expect(calendar.getByRole('button', { name: /₹/ }).first()).toBeVisible();
    await calendar.getByRole('button', { name: 'Done' }).tap();
    await expect(calendar).toBeHidden();
    await sheet.getByLabel('Check-in').fill(dates.checkIn);
    await sheet.getByLabel('Check-out').fill(dates.checkOut);
    await expect(amountOf(sheet, 'You pay')).toHaveText(inRupees(price.payable));
    await sheet.getByRole('button', { name: 'Book now' }).tap();
    await expect(page.getByText(addedToCart).filter({ visible: true }).first()).toBeVisible();
    await page.waitForURL('/cart');
  });

  await test.step('signs in and confirms with the button that stays in view', async () => {
    await expectNoSidewaysScroll(page, 'the cart');
    const confirm = page.getByRole('button', { name: 'Confirm and Pay Later' });
    await expect(confirm).toBeInViewport();
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).tap();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByLabel('Email').fill(user.email);
    await login.getByLabel('Password', { exact: true }).fill(user.password);
    await login.getByRole('button', { name: 'LOGIN' }).tap();
    await expect(login).toBeHidden();
    await page.getByRole('radio', { name: 'Wallet' }).tap();
    await confirm.tap();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    await page.getByRole('link', { name: 'Pay now' }).tap();
  });

  await test.step('pays', async () => {
    await page.getByRole('button', { name: `Pay ${inRupees(price.payable)}` }).tap();
    await page.getByRole('button', { name: 'Approve payment' }).tap();
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the payment');
    expect((await emailTo(user.email, /^Booking confirmation/)).text).toContain('Digital Wallet');
    await page.getByRole('link', { name: 'See your bookings' }).tap();
    await expect(page.getByRole('article').getByText('confirmed', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the dashboard');
  });
});
