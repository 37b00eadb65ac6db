import { halves } from '../pictures.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { callSite } from './parts/site.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a car without an account: by the link of its email it is seen, changed and written about with a picture', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const { checkIn, checkOut } = nightsFrom(310, 1);
  const car = 'maruti-dzire-delhi';
  const item = { id: car, type: 'car-rental', quantity: 1, selectedDate: checkIn, checkOut };
  const { totals } = await callSite<{ totals: { total: number } }>('POST', '/api/quotes', { body: { items: [item] } });
  const bookingId = `BOOK_${Date.now()}_GUEST1`;
  const dates = { pickupDate: checkIn, dropDate: checkOut, pickupLocation: 'Terminal 3' };
  const guest = { name: 'Leela Menon', phone: '+91 98765 43210', email, notes: '' };
  await callSite('POST', '/api/car-bookings', { body: { bookingId, car, ...guest, ...dates, totals } });
  const link = linkIn(await emailTo(email, new RegExp(bookingId)), '/payment/');

  await standStill(page);
  await page.goto(link);
  await awake(page);
  await page.getByRole('link', { name: 'Change this booking or contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/BOOK_\w+\?key=/);
  const wrong = await request.get(page.url().replace(/key=.*/, `key=${'x'.repeat(32)}`));
  expect([wrong.status(), wrong.headers()['referrer-policy']]).toEqual([404, 'no-referrer']);

  await page.getByRole('button', { name: /^Change/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pickup location').fill('Gate 4');
  await dialog.getByRole('button', { name: 'See new price' }).click();
  await dialog.getByRole('button', { name: 'Confirm change' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Pick-up: Gate 4')).toBeVisible();

  const talk = page.getByRole('region', { name: `Messages about ${bookingId}` });
  await talk.getByLabel('Write to us about this booking').fill('This is the bag.');
  const photo = await halves(120, 80).jpeg().toBuffer();
  await talk.getByLabel('Pictures or PDFs').setInputFiles({ name: 'bag.jpg', mimeType: 'image/jpeg', buffer: photo });
  await talk.getByRole('button', { name: 'Send message' }).click();
  await expect(talk.getByRole('status')).toContainText('Message sent.');
  await expect(talk.getByRole('listitem').filter({ hasText: 'This is the bag.' })).toContainText('bag.jpg');
  const file = talk.getByRole('link', { name: /^bag\.jpg/ });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('bag.jpg');
  await expectNoBarriersNarrowToo(page, 'the booking of a link');

  // after payment the guest returns here without signing in
  await page.getByRole('link', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your bookings' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page).toHaveURL(/\/booking\/BOOK_\w+\?key=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
});

test('an answer is counted in the menu until it is read', async ({ device }) => {
  test.skip(!canOperate, 'somebody has to be made staff');
  const user = await traveller('Farah Khan');
  const staff = await traveller('Somebody in the back office');
  await query("update users set role = 'support' where email = $1", [staff.user.email]);
  await query('update sessions set staff = true, ends_at = expires_at where user_id = $1', [staff.user.id]);
  const { bookingId } = await book(user, [await cartLine(nightsFrom(312))]);
  const answer = { body: { text: 'You may arrive late.' }, token: staff.token };
  await callSite('POST', `/api/admin/bookings/${bookingId}/messages`, answer);

  const page = await device({ traveller: user });
  await standStill(page);
  await visit(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const entry = menu.getByRole('link', { name: /^Your Communication/ });
  await expect(entry).toHaveAccessibleName(/1.unread message/);
  await entry.click();
  await page.getByRole('button', { name: bookingId }).click();
  await expect(page.getByText('You may arrive late.')).toBeVisible();
  await expect(entry).toHaveAccessibleName('Your Communication');
  await menu.getByRole('link', { name: 'All Bookings' }).click();
  await expect(page.getByRole('article', { name: bookingId })).toBeVisible();
  await expect(entry).toHaveAccessibleName('Your Communication');
});
