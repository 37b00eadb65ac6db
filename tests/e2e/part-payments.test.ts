import { signInToAdmin } from './parts/admin.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { book, cartLine, inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('a transfer of less is taken as a part: back office, payment page and dashboard say what came and what is due', async ({
  page,
  device,
}) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const user = await traveller();
  const { bookingId, paymentLink } = await book(user, [await cartLine(nightsFrom(264))]);
  const total = priceOf(tapovan.hill.price, 2).payable;
  const [part, rest] = [inRupees(1_000), inRupees(total - 1_000)];
  await signInToAdmin(page);
  await page.goto(`/admin/bookings/${bookingId}`);
  await page.getByText('Confirm UPI transfer').click();
  await page.getByLabel('Bank reference (UTR)').fill(String(Date.now()));
  await page.getByLabel('Amount, if different (₹)').fill('1000');
  await page.getByRole('button', { name: 'Confirm transfer' }).click();
  const money = page.getByRole('region', { name: 'Payments' });
  await expect(money).toContainText(`as a part payment, ${rest} stays due`);
  await expect(page.getByLabel('Bank reference (UTR)')).toHaveValue('');
  await page.getByRole('button', { name: 'Accept payment' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Payment accepted.');
  await expect(money.getByText(rest, { exact: true })).toBeVisible();

  const ownPage = await device({ traveller: user });
  await visit(ownPage, paymentLink);
  await expect(ownPage.getByRole('main')).toContainText(`${part} of ${inRupees(total)} paid`);
  await visit(ownPage, '/dashboard');
  await expect(ownPage.getByRole('article', { name: bookingId })).toContainText(
    `${part} of ${inRupees(total)} paid, ${rest} due`,
  );
  await ownPage.getByRole('link', { name: 'Pay now' }).click();
  await ownPage.getByRole('radio', { name: 'Credit/Debit Card' }).check();
  await ownPage.getByRole('button', { name: `Pay ${rest}` }).click();
  await ownPage.getByRole('button', { name: 'Approve payment' }).click();
  await expect(ownPage.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
});
