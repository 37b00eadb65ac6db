import { signInToAdmin } from './parts/admin.ts';
import { expect, test, visit } from './parts/journey.ts';
import { canOperate } from './parts/operator.ts';
import { book, cartLine, inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('a transfer of less is taken as a part: back office, payment page and dashboard say what came and what is due', async ({
  page,
  device,
}) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const who = await traveller();
  const { bookingId, paymentLink } = await book(who, [await cartLine(nightsFrom(264))]);
  const total = priceOf(tapovan.hill.price, 2).payable;
  const [part, rest] = [inRupees(1_000), inRupees(total - 1_000)];
  await signInToAdmin(page);
  await page.goto(`/admin/bookings/${bookingId}`);
  await page.getByText('Confirm a UPI transfer').click();
  await page.getByLabel('Bank reference (UTR)').fill(String(Date.now()));
  await page.getByLabel('Amount, if it is another (₹)').fill('1000');
  await page.getByRole('button', { name: 'Confirm the transfer' }).click();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText(`Accepted, it is a part: ${rest} stays due`);
  await expect(page.getByLabel('Bank reference (UTR)')).toHaveValue('');
  await page.getByRole('button', { name: 'Accept it' }).click();
  await expect(page.getByRole('status').first()).toHaveText('The payment is accepted.');
  await expect(money.getByText(rest, { exact: true })).toBeVisible();

  const own = await device({ traveller: who });
  await visit(own, paymentLink);
  await expect(own.getByRole('main')).toContainText(`${part} of ${inRupees(total)} is paid`);
  await visit(own, '/dashboard');
  await expect(own.getByRole('article', { name: bookingId })).toContainText(
    `${part} of ${inRupees(total)} is paid, ${rest} is due`,
  );
  await own.getByRole('link', { name: 'Pay now' }).click();
  await own.getByRole('radio', { name: 'Credit/Debit Card' }).check();
  await own.getByRole('button', { name: `Pay ${rest}` }).click();
  await own.getByRole('button', { name: 'Approve payment' }).click();
  await expect(own.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
});
