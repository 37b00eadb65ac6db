import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPhonePeServer } from '../phonepe-server.ts';
import { quietPort, startProcess } from '../resilience/server-process.ts';
import { emailTo } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { databaseUrl, mailServer } from './parts/site.ts';
import { nightsFrom } from './parts/stays.ts';
import { newEmail } from './parts/travellers.ts';

test('a traveller goes to the PhonePe page, leaves it, is declined, and pays', async ({ page, ears }) => {
  test.skip(!canOperate, 'a second server needs a database that takes two');
  test.setTimeout(120_000);
  // the storefront of this end-to-end test has an address of its own, and so has the page of the gateway
  ears.expect(/another origin: http:\/\/127|favicon/);
  const bank = await openPhonePeServer();
  const folder = mkdtempSync(join(tmpdir(), 'padharo-phonepe-'));
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
    const { checkIn } = nightsFrom(372);
    const item = { id: slug, type: 'car-rental', quantity: 1, selectedDate: checkIn, checkOut: checkIn };
    const { totals } = await call('POST', '/api/quotes', { items: [item] });
    const email = newEmail();
    const form = { name: 'Leela Menon', phone: '+91 98765 43210', email, pickupLocation: 'Airport' };
    const booked = await call('POST', '/api/car-bookings', {
      bookingId: `BOOK_${Date.now()}_PHONEP`,
      car: slug,
      ...form,
      pickupDate: checkIn,
      dropDate: checkIn,
      totals,
    });

    const { headers } = await fetch(booked.paymentLink);
    expect(headers.get('content-security-policy'), 'a redirect needs no leave').toContain("form-action 'self';");
    await visit(page, booked.paymentLink);
    const goThere = async () => {
      await page.getByRole('radio', { name: 'UPI' }).check();
      await page.getByRole('button', { name: /^Pay ₹/ }).click();
      await expect(page.getByRole('heading', { name: `Pay ${totals.total} here` })).toBeVisible();
    };
    await goThere();
    await expect(
      page.getByText(`From ${storefront.url}/`, { exact: true }),
      'the website, without the secret',
    ).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose another method' }).click();

    await goThere();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^The payment was declined/);

    await goThere();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
    await expect(page.getByText(/^Thank you\. /)).toBeVisible();
    await expect(page).toHaveURL(booked.paymentLink);
    await page.reload();
    await expect(page.getByText(/^This booking is already paid\. /)).toBeVisible();
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
