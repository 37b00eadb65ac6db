import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRazorpayServer } from '../razorpay-server.ts';
import { quietPort, startProcess } from '../resilience/server-process.ts';
import { emailTo } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { databaseUrl, mailServer } from './parts/site.ts';
import { nightsFrom } from './parts/stays.ts';
import { newEmail } from './parts/travellers.ts';

test('a traveller goes to the Razorpay page, turns back once, pays, and returns to a confirmed booking', async ({
  page,
  ears,
}) => {
  test.skip(!canOperate, 'a second server needs a database that takes two');
  test.setTimeout(120_000);
  // the storefront of this end-to-end test has an address of its own, and so has the page of the bank
  ears.expect(/another origin: http:\/\/127|favicon/);
  const bank = await openRazorpayServer();
  const folder = mkdtempSync(join(tmpdir(), 'padharo-razorpay-'));
  const places = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer, DATA_DIR: folder };
  const storefront = startProcess('server.ts', await quietPort(), { ...places, ...bank.environment });
  try {
    await storefront.ready();
    const call = async (method: string, path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(storefront.url + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return answer.json();
    };
    const [{ slug }] = (await call('GET', '/api/car-rentals?pagination[pageSize]=1&sort=slug')).data;
    const { checkIn } = nightsFrom(370);
    const item = { id: slug, type: 'car-rental', quantity: 1, selectedDate: checkIn, checkOut: checkIn };
    const { totals } = await call('POST', '/api/quotes', { items: [item] });
    const email = newEmail();
    const form = { name: 'Leela Menon', phone: '+91 98765 43210', email, pickupLocation: 'Airport' };
    const booked = await call('POST', '/api/car-bookings', {
      bookingId: `BOOK_${Date.now()}_RAZORP`,
      car: slug,
      ...form,
      pickupDate: checkIn,
      dropDate: checkIn,
      totals,
    });

    await visit(page, booked.paymentLink);
    const total = `Pay ${totals.total}`;
    for (const choice of ['Cancel', total]) {
      await page.getByRole('radio', { name: 'Credit/Debit Card' }).check();
      await page.getByRole('button', { name: /^Pay ₹/ }).click();
      await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
      if (choice === 'Cancel') await page.getByRole('link', { name: choice }).click();
      else await page.getByRole('button', { name: choice }).click();
      await expect(page).toHaveURL(booked.paymentLink);
    }
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
    await expect(page.getByText('you were not charged')).toHaveCount(0);
    await emailTo(email, /^Payment received for \S+$/);
  } finally {
    await page.goto('about:blank');
    storefront.signal('SIGTERM');
    await storefront.ended;
    await bank.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
