import { addDays } from '../../service/core/day.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { signInAtDesk } from './parts/desk.ts';
import { expect, test } from './parts/journey.ts';
import { canOperate, query } from './parts/operator.ts';
import { book, cartLine, inRupees, nightsFrom, pay, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('support finds a booking by its telephone number, moves it, cancels a line and gives money back', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/bookings\/BOOK_\w+\.data 400/);
  test.skip(!canOperate, 'a session of the desk is written into the database');
  const who = await traveller();
  const dates = nightsFrom(401);
  const booking = await book(who, [await cartLine(dates), await cartLine(dates, tapovan.river)]);
  await pay(booking);
  const phone = `9${String(Date.now()).slice(-9)}`;
  await query('update bookings set phone = $2 where booking_id = $1', [booking.bookingId, `+91 ${phone}`]);
  await signInAtDesk(page);

  await page.goto('/admin/bookings');
  await page.getByLabel('Number, name, email or phone').fill(phone);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoBarriersNarrowToo(page, 'the list of bookings', { within: 'main' });
  await page.getByRole('link', { name: booking.bookingId }).click();
  await expect(page.getByRole('heading', { level: 1, name: booking.bookingId })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'a booking', { within: 'main' });

  await page.getByRole('link', { name: 'Change', exact: true }).click();
  const line = page.getByRole('group', { name: tapovan.hill.roomType });
  await line.getByLabel('Check-in').fill(addDays(dates.checkIn, 1));
  await line.getByLabel('Check-out').fill(addDays(dates.checkOut, 1));
  await page.getByRole('group', { name: tapovan.river.roomType }).getByLabel('Cancel this line').check();
  await page.getByRole('button', { name: 'See what it comes to' }).click();
  const back = inRupees(priceOf(tapovan.river.price, 2).payable);
  await expect(page.getByText('Comes back')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it comes to' })).toContainText(back);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('status').first()).toHaveText('The booking is changed.');

  await page.getByText('Give back more than the terms say').click();
  await page.getByLabel('Amount (₹)').fill('500');
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.getByLabel('Reason').fill('The lift was out of order');
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByRole('status').first()).toContainText('The money is given back.');
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    '₹500 goes back',
  );
});
