import { english } from '../../messages/translate.ts';
import type { BookingWire, ChangePreviewWire } from '../../service/booking/model/wire/wire.ts';
import { addDays } from '../../service/core/day.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { amountOf } from './parts/screens.ts';
import { callSite } from './parts/site.ts';
import { book, cartLine, inRupees, inWords, nightsFrom, pay, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('a paid stay gets a night longer for the difference, and one line of two is cancelled', async ({ device }) => {
  const user = await traveller();
  const dates = nightsFrom(270);
  const booking = await book(user, [await cartLine(dates), await cartLine(dates, tapovan.river)]);
  await pay(booking);
  const page = await device({ traveller: user });
  await standStill(page);
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Modify Bookings' }).click();
  const card = page.getByRole('article', { name: booking.bookingId });
  const line = card.getByRole('listitem').filter({ hasText: tapovan.hill.roomType });
  const change = line.getByRole('button', { name: /^Change/ });
  const dialog = page.getByRole('dialog');
  const night = priceOf(tapovan.hill.price, 3).payable - priceOf(tapovan.hill.price, 2).payable;
  const later = addDays(dates.checkOut, 1);

  await test.step('the change is requested by keyboard', async () => {
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Check-out')).toHaveValue(dayInField(english, dates.checkOut));
    await dialog.getByRole('button', { name: 'See new price' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing has changed yet');
    await expectNoBarriersNarrowToo(page, 'the fields of a change');
    await page.keyboard.press('Escape');
    await expect(change).toBeFocused();
  });

  await test.step('the preview shows the old and the new, and the difference', async () => {
    await change.click();
    await dialog.getByLabel('Check-out').fill(later);
    await dialog.getByRole('button', { name: 'See new price' }).click();
    await expect(dialog.getByRole('heading', { name: 'Review your change' })).toBeFocused();
    await expect(dialog).toContainText(`${inWords(dates.checkIn)} – ${inWords(dates.checkOut)}`);
    await expect(dialog).toContainText(`${inWords(dates.checkIn)} – ${inWords(later)}`);
    await expect(amountOf(dialog, 'Difference to pay')).toHaveText(inRupees(night));
    await expect(dialog.getByRole('row', { name: /^Free cancellation until/ })).toContainText(
      inRupees(priceOf(tapovan.hill.price, 2).payable),
    );
    await expect(dialog).toContainText('Until then, your booking stays the same.');
    await expectNoBarriersNarrowToo(page, 'the preview of a change');
  });

  await test.step('the difference is paid', async () => {
    await dialog.getByRole('button', { name: `Confirm and pay ${inRupees(night)}` }).click();
    await expect(page).toHaveURL(`/payment/${booking.bookingId}`);
    await expect(page.getByText(`Pay ${inRupees(night)} by`)).toBeVisible();
    await page.getByRole('button', { name: `Pay ${inRupees(night)}` }).click();
    await page.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByRole('heading', { name: 'Change confirmed' })).toBeVisible();
    await expect(
      page.getByText(`Test payment of ${inRupees(night)} for your change: you were not charged`),
    ).toBeVisible();
    await expect(page.getByText(/^Receipt number/)).toHaveCount(1);
    await page.reload();
    await expect(page.getByText(/^Receipt number/)).toHaveText([/₹/, / for your change$/]);
  });

  await test.step('the other line is cancelled', async () => {
    await visit(page, '/dashboard?view=modify');
    await expect(line).toContainText(inWords(later));
    const other = card.getByRole('listitem').filter({ hasText: tapovan.river.roomType });
    await other.getByRole('button', { name: /^Cancel item/ }).click();
    await expect(amountOf(dialog, 'Refund under the policy')).toHaveText(
      inRupees(priceOf(tapovan.river.price, 2).payable),
    );
    await dialog.getByRole('button', { name: 'Cancel item' }).click();
    await expect(other).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  await test.step('its history shows the change', async () => {
    await visit(page, '/dashboard?view=bookings');
    await card.getByRole('button', { name: 'View Details' }).click();
    const history = card.getByRole('list').filter({ hasText: 'Booked by you' }).getByRole('listitem');
    await expect(history).toContainText([
      'Item cancelled by you',
      `Test payment of ${inRupees(night)}`,
      'on hold until you pay the difference',
      'Paid',
      'Booked by you',
    ]);
    await expectNoBarriersNarrowToo(page, 'a booking with its history');
  });
});

test('a traveller who confirms a change is first warned of another one held since', async ({ device, ears }) => {
  ears.expect(/refused: POST \/api\/bookings\/BOOK_\w+\/changes 409/);
  const user = await traveller();
  const dates = nightsFrom(291);
  const booking = await book(user, [await cartLine(dates)]);
  await pay(booking);
  const page = await device({ traveller: user });
  await visit(page, '/dashboard?view=modify');
  await page.getByRole('button', { name: /^Change/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Check-out').fill(addDays(dates.checkIn, 1));
  await dialog.getByRole('button', { name: 'See new price' }).click();
  await expect(dialog.getByRole('heading', { name: 'Review your change' })).toBeVisible();

  const at = `/api/bookings/${booking.bookingId}`;
  const { data } = await callSite<{ data: BookingWire }>('GET', at, { token: user.token });
  const changes = [{ line: data.bookingItems[0]?.lineId, checkOut: addDays(dates.checkOut, 1) }];
  const { token } = await callSite<ChangePreviewWire>('POST', `${at}/changes/preview`, {
    body: { changes },
    token: user.token,
  });
  await callSite('POST', `${at}/changes`, { body: { changes, token }, token: user.token });

  await expect(dialog).not.toContainText('waiting for payment');
  await dialog.getByRole('button', { name: 'Confirm change' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This preview is out of date');
  await expect(dialog).toContainText('An earlier change is waiting for payment. This one will replace it.');
  await dialog.getByRole('button', { name: 'Confirm change' }).click();
  await expect(dialog).toHaveCount(0);
});
