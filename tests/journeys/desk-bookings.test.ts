import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addDays } from '../../service/core/day.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { house } from './parts/house.ts';
import { expect, test } from './parts/journey.ts';
import { canOperate, query } from './parts/operator.ts';
import { book, cartLine, inRupees, nightsFrom, pay, priceOf, tapovan } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

/** A cookie of the desk for somebody new of the support. */
async function supportCookie(): Promise<string> {
  const [id, secret, email] = [randomUUID(), randomBytes(32).toString('base64url'), newEmail()];
  const hash = createHash('sha256').update(secret).digest('hex');
  await query(
    `with who as (insert into users (username, email, password_hash, confirmed, role, created_at, updated_at)
       values ('Support', $1, '-', true, 'support', now(), now()) returning id),
     hired as (insert into staff (user_id, password_hash, second_factor, created_at, updated_at)
       select id, '-', '-', now(), now() from who)
     insert into sessions (id, user_id, device, renewal_hash, created_at, used_at, expires_at, staff, ends_at)
     select $2::uuid, id, 'Firefox', $3, now(), now(), now() + interval '1 hour', true, now() + interval '1 hour' from who`,
    [email, id, hash],
  );
  return `${id}.${secret}`;
}

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
  await page.context().addCookies([{ name: 'desk', value: await supportCookie(), url: `${house}/admin` }]);

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
