import { english } from '../../messages/translate.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { expectDelay } from './parts/delay.ts';
import { confirmAddress, emailTo, expectInBothParts, linkIn, listEmailsTo } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import {
  addedToCart,
  amountOf,
  chooseDates,
  expectCartPrice,
  expectPanelPrice,
  panelOf,
  register,
  storedCart,
} from './parts/screens.ts';
import { inRupees, inWords, nightsFrom, priceOf, roomsLeft, tapovan } from './parts/stays.ts';
import { newEmail } from './parts/travellers.ts';

test.use({ pictures: 'drawn' });

test('a visitor finds a stay, registers, books, pays and sees it confirmed', async ({ page, context }) => {
  const dates = nightsFrom(30, 3);
  const price = priceOf(tapovan.river.price, 3);
  const someone = { name: 'Meera Nair', email: newEmail(), password: 'lamps-on-the-ganga' };
  const before = await roomsLeft(dates, 1);

  await test.step('searches Rishikesh from the home page', async () => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Explore India's Finest Destinations & Experiences",
    );
    const form = page.getByRole('search');
    await form.getByLabel('Location').fill('Rishikesh');
    await chooseDates(form, dates);
    await form.getByText('1 Adult, 1 Room').click();
    await form.getByRole('button', { name: 'More: Adults' }).click();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect(form.getByText('2 Adults, 1 Room')).toBeVisible();
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/stays\?location=Rishikesh/);
    const params = new URL(page.url()).searchParams;
    expect(Object.fromEntries(params)).toEqual({ location: 'Rishikesh', ...dates, adults: '2' });
  });

  await test.step('finds the stay with its total price for those nights', async () => {
    await expect(page.getByRole('heading', { name: /^\d+ stays in Rishikesh$/ })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: tapovan.name });
    const cheapest = priceOf(tapovan.hill.price, 3).payable;
    await expect(card).toContainText(`${inRupees(cheapest)} total · 3 nights`);
    await card.getByRole('link', { name: tapovan.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: tapovan.name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/stays/${tapovan.slug}\\?checkIn=${dates.checkIn}`));
  });

  await test.step('chooses a room and puts it into the cart', async () => {
    const panel = panelOf(page);
    await expect(panel.getByLabel('Check-in')).toHaveValue(dayInField(english, dates.checkIn));
    await expect(panel.getByLabel('Adults')).toHaveValue('2');
    await page.getByRole('radio', { name: tapovan.river.roomType }).check();
    await expect(panel).toContainText(tapovan.river.roomType);
    await expect(amountOf(panel, '× 3 nights')).toHaveText(inRupees(tapovan.river.price * 3));
    await expectPanelPrice(panel, price);
    await expectDelay(1_500, {
      act: () => panel.getByRole('button', { name: 'Book now' }).click(),
      seen: () => expect(panel.getByText(addedToCart)).toBeVisible(),
      next: () => page.waitForURL('/cart'),
    });
  });

  await test.step('sees the same amount in the cart', async () => {
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tapovan.name }) });
    await expect(line).toContainText(tapovan.river.roomType);
    await expect(line).toContainText(`${inWords(dates.checkIn)} – ${inWords(dates.checkOut)}`);
    await expectCartPrice(page, price);
    for (const fee of ['Cleaning fee', 'Service fee'])
      await expect(amountOf(page.getByRole('region', { name: 'Price details' }), fee)).toHaveText('₹500');
    await expect(page.getByText('Please select a payment method')).toBeVisible();
    await expect(page.getByText('Please login to continue with booking')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm and Pay Later' })).toBeDisabled();
  });

  await test.step('registers without leaving the cart', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Register Now' }).click();
    await register(page, someone);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Please confirm your email address first')).toBeVisible();
  });

  await test.step('confirms the address by the email, in a tab that leads back to the cart', async () => {
    const tab = await confirmAddress(context, someone.email);
    await tab.waitForURL('/cart');
    await expect(tab.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await tab.close();
  });

  let bookingId = '';
  await test.step('confirms and pays later', async () => {
    await expect(page.getByText('Please confirm your email address first')).toBeHidden();
    await page.getByRole('radio', { name: 'UPI' }).check();
    const confirm = page.getByRole('button', { name: 'Confirm and Pay Later' });
    await expect(confirm).toBeEnabled();
    const done = page.getByRole('dialog', { name: 'Order Confirmed!' });
    await expectDelay(3_000, {
      act: () => confirm.click(),
      seen: async () => {
        await expect(done).toBeVisible();
        await expect(done).toContainText(/Pay by .+ to keep it/);
        await expect(done).toContainText(`Booking confirmation sent to ${someone.email}. Redirecting to homepage...`);
        bookingId = /BOOK_\d+_[A-Z0-9]{6}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
      },
      next: () => page.waitForURL('/'),
    });
    expect(bookingId).not.toBe('');
    expect(await storedCart(page)).toEqual([]);
    const after = await roomsLeft(dates, 1);
    expect(after).toEqual(before.map((left) => left - 1));
  });

  await test.step('gets one email with all details', async () => {
    const email = await emailTo(someone.email, /^Booking confirmation/);
    expect(email.subject).toBe(`Booking confirmation ${bookingId}`);
    expect(email.to).toEqual([someone.email]);
    const words = [bookingId, tapovan.name, tapovan.river.roomType, 'GST (18%)', 'UPI', inRupees(price.tax)];
    expectInBothParts(email, words);
    expectInBothParts(email, [new RegExp(`Total:?\\s+${inRupees(price.payable)}`)]);
    await page.goto(linkIn(email, `/payment/${bookingId}`));
    await awake(page);
  });

  await test.step('pays by the link of the email', async () => {
    await expect(page.getByText('Test mode: you will not be charged.')).toBeVisible();
    await expect(page.getByRole('img', { name: `UPI code for ${inRupees(price.payable)}` })).toBeVisible();
    await page.getByRole('button', { name: `Pay ${inRupees(price.payable)}` }).click();
    await expect(page.getByRole('heading', { name: 'Test bank' })).toBeFocused();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeFocused();
    const receipt = await emailTo(someone.email, /^Test payment for \S+$/);
    expect(receipt.subject).toBe(`Test payment for ${bookingId}`);
    expect(receipt.text.replace(/\s+/g, ' ')).toContain(
      `Test payment of ${inRupees(price.payable)} (UPI). You were not charged.`,
    );
  });

  await test.step('sees the confirmed booking in the dashboard and an empty cart', async () => {
    await page.getByRole('link', { name: 'See your bookings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hi ${someone.name}`);
    const card = page.getByRole('article', { name: bookingId });
    await expect(card.getByText('confirmed', { exact: true })).toBeVisible();
    await expect(card).toContainText(inRupees(price.payable));
    await visit(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    expect(await listEmailsTo(someone.email, /^Booking confirmation/)).toHaveLength(1);
  });
});
