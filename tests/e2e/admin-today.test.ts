import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, query } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { book, cartLine, nightsFrom, pay } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

test('today’s arrivals are there without a press, and a guest is checked in by keyboard', async ({ page }) => {
  const name = `Arundhati ${Date.now()}`;
  const user = await traveller(name);
  const booked = await book(user, [await cartLine(nightsFrom(460))]);
  await pay(booked);
  await query(
    `update booking_lines set start_day = (now() at time zone 'Asia/Kolkata')::date, arrival_time = '00:05'
     where booking_id = (select id from bookings where booking_id = $1)`,
    [booked.bookingId],
  );
  await signInToAdmin(page);
  await standStill(page);
  await visit(page, '/admin');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Arrival');
  await expect(row).toContainText(booked.bookingId);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(name);
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Arrivals by day/ })).toBeVisible();
  await expectNoSidewaysScroll(page, 'Today');
  await expectNoBarriersNarrowToo(page, 'Today');

  const { toContent, tabTo, press, hears } = hands(page);
  await toContent();
  await tabTo(page.getByRole('button', { name: `Check in: ${name}` }), 60);
  await press('Enter');
  await hears('Guest checked in.');
  await expect(row).toHaveCount(0);
});
