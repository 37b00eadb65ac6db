import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { chooseDates, panelOf } from './parts/screens.ts';
import { book, bookCar, cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test('a hold without an account is extended only by the button behind the link in its email', async ({ page }) => {
  const email = newEmail();
  const booking = await bookCar(email, 60);
  await visit(page, booking.paymentLink);
  await expect(page.getByText(/Open the link in our email and choose 'Keep my booking'/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my booking' })).toBeHidden();

  const link = linkIn(await emailTo(email, /Booking confirmation/), '/payment/');
  // a mail scanner opens the link too, and nothing happens
  await visit(page, link);
  await visit(page, link);
  await expect(page.getByText(/Not ready to pay\? We can hold your booking until/)).toBeVisible();
  const timer = page.getByText(/^Pay by/).first();
  const before = await timer.textContent();
  await page.getByRole('button', { name: 'Keep my booking' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Thank you. We’re holding your booking until' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my booking' })).toBeHidden();
  expect(await timer.textContent()).not.toBe(before);
});

test('the sixth unpaid booking is refused in the cart, the cart stays, and paying now books it', async ({
  device,
  ears,
}) => {
  const user = await traveller();
  for (let index = 0; index < 5; index += 1) await book(user, [await cartLine(nightsFrom(400 + 3 * index))]);
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(420))] });
  await visit(page, '/cart');
  await page.getByRole('radio', { name: 'UPI' }).check();
  ears.expect(/refused: POST \/api\/send-booking-email 429/);
  await page.getByRole('button', { name: 'Confirm and Pay Later' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have 5 unpaid bookings. Choose Pay now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hotel Tapovan Steps' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/payment\/BOOK_/);
  await expect(page.getByText(/^Pay by/).first()).toBeVisible();
  expect(String(await page.evaluate(() => localStorage.getItem('cart')))).not.toContain('Hotel Tapovan Steps');
});

test('a party too large to pay later gets a message in the cart, and pays now', async ({ device }) => {
  const entry = await cartLine(nightsFrom(330, 1));
  const line = { ...entry, quantity: 13, totalPrice: 13 * entry.price };
  const page = await device({ traveller: await traveller(), cart: [line] });
  await visit(page, '/cart');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await expect(page.getByText(/we can hold .+ unpaid for these dates\. Choose Pay now/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm and Pay Later' })).toBeDisabled();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/payment\/BOOK_/);
});

test('more nights than can be booked are refused by their field, and the calendar does not offer them', async ({
  page,
}) => {
  await visit(page, '/stays/hotel-tapovan-steps');
  const panel = panelOf(page);
  await chooseDates(panel, nightsFrom(30, 31));
  await expect(panel.getByText('A stay can be booked for at most 30 nights')).toBeVisible();
  await panel.getByLabel('Check-out').fill('');
  await panel.getByLabel('Check-out').click();
  const next = page.getByRole('button', { name: 'Go to the Next Month' });
  const dayButton = (daysAhead: number) => {
    const [year = 0, month = 1, date = 1] = nightsFrom(daysAhead).checkIn.split('-').map(Number);
    const name = new Date(year, month - 1, date).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
    return page.getByRole('button', { name: new RegExp(`${name}(st|nd|rd|th)?, ${year}`) });
  };
  await next.click();
  await expect(dayButton(60)).toBeEnabled();
  await expect(dayButton(61)).toBeDisabled();
});
