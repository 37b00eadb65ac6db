import { addDays } from '../../service/core/day.ts';
import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, holdScripts, test } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';
import { newEmail } from './parts/travellers.ts';

test('support handles a call: books, records cash, finds the booking, moves it, cancels a line and refunds', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/bookings\/BOOK_\w+\.data 400/);
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const dates = nightsFrom(414);
  const caller = `Kamala ${String(Date.now()).slice(-6)}`;
  const phone = `9${String(Date.now()).slice(-9)}`;
  await signInToAdmin(page);

  await page.goto('/admin/bookings');
  await page.getByRole('link', { name: 'New booking' }).click();
  for (const [at, { roomType }] of [tapovan.hill, tapovan.river].entries()) {
    await page.getByLabel('Product or place').fill(tapovan.name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Choose ${tapovan.name}` }).click();
    const product = page.getByRole('region', { name: tapovan.name });
    await product.getByLabel('Check-in').fill(dates.checkIn);
    await product.getByLabel('Check-out').fill(dates.checkOut);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Add ${roomType}` }).click();
    await expect(page.getByRole('link', { name: 'Remove' })).toHaveCount(at + 1);
  }
  const form = page.getByRole('form', { name: 'Customer' });
  await form.getByLabel('Name', { exact: true }).fill(caller);
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Phone').fill(`+91 ${phone}`);
  await expectNoBarriersNarrowToo(page, 'booking for a caller', { within: 'main' });
  const total = priceOf(tapovan.hill.price, 2).payable + priceOf(tapovan.river.price, 2).payable;
  await form.getByRole('button', { name: `Book for ${inRupees(total)}` }).click();
  await expect(page.getByRole('status').first()).toContainText('Booking on hold until it is paid.');
  const bookingId = /BOOK_\w+/.exec(page.url())?.[0] ?? '';
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Nothing yet');
  await page.getByText(/^Record .+ in cash$/).click();
  await page.getByLabel('Receipt number').fill(`J-${phone}`);
  await page.getByRole('button', { name: 'Record ₹' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Cash recorded. The booking is paid.');

  await page.goto('/admin/bookings');
  await page.getByLabel('Number, name, email or phone').fill(phone);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoBarriersNarrowToo(page, 'the list of bookings', { within: 'main' });
  // on a tablet no column is cut off and no number wraps
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  const [cut, lines] = await page.getByRole('table').evaluate((table) => {
    const rows = new Set(
      [...(table.querySelector('tbody a')?.getClientRects() ?? [])].map(({ top }) => Math.round(top)),
    );
    return [(table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0), rows.size];
  });
  expect([cut, lines]).toEqual([0, 1]);
  if (desktop) await page.setViewportSize(desktop);
  await page.getByRole('link', { name: bookingId }).click();
  await expect(page.getByRole('heading', { level: 1, name: bookingId })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'a booking', { within: 'main' });

  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const line = page.getByRole('group', { name: tapovan.hill.roomType });
  await line.getByLabel('Check-in').fill(addDays(dates.checkIn, 1));
  await line.getByLabel('Check-out').fill(addDays(dates.checkOut, 1));
  await page.getByRole('group', { name: tapovan.river.roomType }).getByLabel('Cancel this item').check();
  await page.getByRole('button', { name: 'Preview change' }).click();
  const back = inRupees(priceOf(tapovan.river.price, 2).payable);
  await expect(page.getByText('Refund', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(back);
  await page.getByRole('button', { name: 'Confirm change' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Booking changed.');

  await page.getByText('Refund beyond policy').click();
  await page.getByLabel('Amount (₹)').fill('500');
  await page.getByRole('button', { name: 'Issue refund' }).click();
  await expect(page.getByText('Enter a reason')).toBeVisible();
  await page.getByLabel('Reason').fill('The lift was out of order');
  await page.getByRole('button', { name: 'Issue refund' }).click();
  await expect(page.getByRole('status').first()).toContainText('Refund issued.');
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    '₹500 to refund',
  );
});

test('searches and buttons in the back office work before its scripts load', async ({ page }) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  await signInToAdmin(page, 'admin');
  await holdScripts(page).then(async (release) => {
    await page.goto('/admin/bookings/new', { waitUntil: 'commit' });
    await page.getByLabel('Product or place').fill(tapovan.name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `Choose ${tapovan.name}` })).toBeVisible();
    await release();
  });
  const rows = page.getByRole('button', { name: /^Remove link/ });
  await holdScripts(page).then(async (release) => {
    await page.goto('/admin/settings/company', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add a link' }).click();
    const before = await rows.count();
    await release();
    await expect(rows).toHaveCount(before + 1);
  });
});
