import { expectNoBarriers } from './parts/axe.ts';
import { emailTo, listEmailsTo } from './parts/emails.ts';
import { expect, holdScripts, test, visit } from './parts/fixtures.ts';
import { canOperate, holdUntil } from './parts/operator.ts';
import { storedCart } from './parts/screens.ts';
import { book, cartLine, inWords, nightsFrom, pay, roomsLeft } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('a wrong key shows nothing; the owner needs none', async ({ page, device, ears }) => {
  const who = await traveller();
  const booking = await book(who, [await cartLine(nightsFrom(100))]);
  ears.expect(/refused: GET \/payment\/BOOK_.*key=wrong 404/);
  expect(await visit(page, `/payment/${booking.bookingId}?key=wrong`)).toBe(404);
  await expect(page.getByRole('heading', { name: 'This payment link is not valid' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/₹|Hotel Tapovan/);
  await visit(page, `/payment/${booking.bookingId}`);
  await expect(page.getByRole('heading', { name: 'This payment link is not valid' })).toBeVisible();

  const own = await device({ traveller: who });
  await visit(own, `/payment/${booking.bookingId}`);
  await expect(own.getByRole('heading', { name: 'Complete your payment' })).toBeVisible();

  // the owner also sees the booking at its address without the key
  expect(await visit(own, `/booking/${booking.bookingId}`)).toBe(200);
  await expect(own.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
  await expect(own.getByRole('region', { name: `Messages about ${booking.bookingId}` })).toBeVisible();
  await visit(page, `/booking/${booking.bookingId}`);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a method selected before scripts load is used; a declined payment can be tried again', async ({ page }) => {
  const who = await traveller();
  const booking = await book(who, [await cartLine(nightsFrom(107))]);
  const release = await holdScripts(page);
  await page.goto(booking.paymentLink, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Credit/Debit Card' }).check();
  await release();
  await expect(page.getByRole('timer')).toHaveText(/^\d+ h( \d+ min)? left$/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Credit/Debit Card' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline payment' }).click();
  await expect(page.getByText('The payment was declined. You were not charged. You can try again.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Choose another method' }).click();
  await page.getByRole('radio', { name: 'Net Banking' }).check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  await emailTo(who.email, /^Test payment for \S+$/);
  await page.reload();
  await expect(page.getByText('This booking is already paid.')).toBeVisible();
});

test('a free booking is confirmed: its payment page asks for nothing and links to the dashboard', async ({
  device,
}) => {
  const who = await traveller();
  const booking = await book(who, [await cartLine(nightsFrom(110))]);
  const page = await device({ traveller: who });
  await page.route(`**/api/payments/${booking.bookingId}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const free = {
      bookingStatus: 'confirmed',
      payBy: null,
      paymentLink: null,
      subtotal: 0,
      tax: 0,
      total: 0,
      toPay: 0,
    };
    await route.fulfill({ response, json: { ...answer, upi: null, booking: { ...answer.booking, ...free } } });
  });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/payment/${booking.bookingId}`);
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
    await expect(page.getByText('There is nothing to pay, and you are all set.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/already paid|received|Pay by/);
  }
  await page.getByRole('link', { name: 'See your bookings' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a transfer is made on a phone: apps first, the id to copy, and the page notices it', async ({ device, ears }) => {
  ears.expect(/refused: POST \/api\/payments\/BOOK_\w+\/transfer 400/);
  const who = await traveller();
  const dates = nightsFrom(117);
  const booking = await book(who, [await cartLine(dates)]);
  const page = await device(
    { traveller: who },
    { viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] },
  );
  // as on a site that takes transfers to its own UPI id alone
  await page.route(`**/api/payments/${booking.bookingId}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const transfer = answer.upi && { upi: { ...answer.upi, real: true }, methods: ['upi'], gateway: null };
    await route.fulfill({ response, json: { ...answer, ...transfer } });
  });
  await visit(page, `/payment/${booking.bookingId}`);
  const app = page.getByRole('link', { name: 'Open in a UPI app' });
  await expect(app).toHaveAttribute('href', /^upi:\/\/pay/);
  const [above, below] = [await app.boundingBox(), await page.getByRole('img', { name: /^UPI code/ }).boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(page.getByText('padharo@test', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('UPI ID copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('padharo@test');
  await expectNoBarriers(page, 'a transfer by UPI');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Checking for your transfer' })).toBeVisible();
  const reference = page.getByLabel(/^UPI reference number/);
  await reference.fill('12');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a UPI reference' })).toBeVisible();
  await reference.fill('6321 4587 9012');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('UPI reference number: 632145879012')).toBeVisible();
  await expectNoBarriers(page, 'a reported transfer');
  await page.reload();
  await expect(page.getByText('UPI reference number: 632145879012')).toBeVisible();
  await pay(booking);
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  await expect(page.getByText(/^Rishikesh in \d{3} days$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    `Check in at Hotel Tapovan Steps on ${inWords(dates.checkIn)}`,
  );
});

test('two tabs that pay at once get one receipt', async ({ page, context }) => {
  const who = await traveller();
  const booking = await book(who, [await cartLine(nightsFrom(114))]);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await visit(tab, booking.paymentLink);
    await tab.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(tab.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Approve payment' }).click()));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  await emailTo(who.email, /^Test payment for \S+$/);
  // a later email arrives after that one
  await book(who, [await cartLine(nightsFrom(121))]);
  await expect
    .poll(async () => (await listEmailsTo(who.email, /^Booking confirmation/)).length, { timeout: 60_000 })
    .toBe(2);
  expect(await listEmailsTo(who.email, /^Test payment for \S+$/)).toHaveLength(1);
});

test.describe('when the hold ends', () => {
  test.skip(!canOperate, 'the embedded database is open in the server alone');

  test('the page says so and accepts no payment; the rooms are free again', async ({ page, device }) => {
    const who = await traveller();
    const dates = nightsFrom(128);
    const before = await roomsLeft(dates, 0);
    const booking = await book(who, [await cartLine(dates)]);
    expect(await roomsLeft(dates, 0)).toEqual(before.map((left) => left - 1));
    await holdUntil(booking.bookingId, new Date(Date.now() - 1_000));
    await visit(page, booking.paymentLink);
    await expect(page.getByRole('heading', { name: 'This hold has expired' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    expect(await roomsLeft(dates, 0)).toEqual(before);
    await expect(page.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', /location=/);
    await page.getByRole('button', { name: 'Book again' }).click();
    await expect(page).toHaveURL('/cart');
    const line = { name: 'Hotel Tapovan Steps', selectedDate: dates.checkIn, checkOut: dates.checkOut };
    expect(await storedCart(page)).toMatchObject([line]);
    // the link of the email continues automatically, and puts nothing there twice
    await visit(page, `${booking.paymentLink}#again`);
    await expect(page).toHaveURL('/cart');
    expect(await storedCart(page)).toMatchObject([line]);
    const own = await device({ traveller: who });
    await visit(own, '/dashboard');
    const card = own.getByRole('article', { name: booking.bookingId });
    await card.getByRole('button', { name: 'Book again' }).click();
    await expect(own).toHaveURL('/cart');
    expect(await storedCart(own)).toMatchObject([line]);
  });

  test('during payment the page changes on its own', async ({ page }) => {
    const who = await traveller();
    const booking = await book(who, [await cartLine(nightsFrom(135))]);
    await holdUntil(booking.bookingId, new Date(Date.now() + 55_000));
    await page.clock.install();
    await visit(page, booking.paymentLink);
    await expect(page.getByRole('timer')).toHaveText('Less than a minute left');
    await holdUntil(booking.bookingId, new Date());
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('heading', { name: 'This hold has expired' })).toBeVisible();
  });
});
