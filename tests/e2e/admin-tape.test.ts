import type { Page } from '@playwright/test';
import { addDays, type Day } from '../../service/core/day.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, setRooms } from './parts/operator.ts';
import { book, cartLine, inWords, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

/** '12 Dec' */
const short = (day: Day) =>
  inWords(day)
    .replace(/^\w+, /, '')
    .replace(/ \d{4}$/, '');

/** Drags a bar by that many days. */
async function drag(page: Page, name: RegExp, days: number): Promise<void> {
  const bar = page.getByRole('link', { name });
  const { x = 0, y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const cell = (await page.locator('.tape-head li').first().boundingBox())?.width ?? 0;
  await page.mouse.move(x + 12, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 12 + (days * cell) / 2, y + height / 2, { steps: 4 });
  await page.mouse.move(x + 12 + days * cell, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test('a booking is moved by keyboard and by drag, with its new price first; what is sold out is refused', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const dates = nightsFrom(430);
  const guest = await traveller('Tara Tape');
  await pay(await book(guest, [await cartLine(dates)]));
  const page = await device();
  await standStill(page);
  await signInToAdmin(page, 'support');
  const params = new URLSearchParams({ type: 'stay', product: tapovan.name, from: addDays(dates.checkIn, -2) });
  await visit(page, `/admin/calendar/tape?${params}`);
  const bar = (from: Day) =>
    page.getByRole('link', { name: `Tara Tape, ${short(from)} – ${short(addDays(from, 2))}, Confirmed` });
  await expect(bar(dates.checkIn)).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'the tape chart', { within: '#main' });

  // by keyboard
  await bar(dates.checkIn).focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move Tara Tape' });
  await expect(dialog).toContainText('Choose other days to see the new price.');
  const second = addDays(dates.checkIn, 3);
  await dialog.getByLabel('New check-in').fill(second);
  await expect(dialog).toContainText(`Until ${inWords(addDays(second, 2))}`);
  await expect(dialog).toContainText('Current total');
  await expect(dialog).toContainText('New total');
  await expectNoBarriersNarrowToo(page, 'a move');
  // nothing has changed yet
  await page.keyboard.press('Escape');
  await expect(bar(dates.checkIn)).toBeFocused();
  await page.keyboard.press('m');
  await dialog.getByLabel('New check-in').fill(second);
  await dialog.getByRole('button', { name: 'Confirm change' }).press('Enter');
  await expect(page.getByText('Booking changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bar(second)).toBeVisible();

  // by drag, to nights that are sold out and then to others
  const full = addDays(second, 5);
  await setRooms(tapovan.slug, tapovan.hill.roomType, { checkIn: full, checkOut: addDays(full, 1) }, { closed: true });
  await drag(page, /Tara Tape/, 4);
  await expect(dialog).toContainText(`Sold out on ${inWords(full)}.`);
  await expect(dialog.getByRole('button', { name: 'Confirm change' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar(second)).toBeVisible();
  const third = addDays(second, 2);
  await drag(page, /Tara Tape/, 2);
  await dialog.getByRole('button', { name: 'Confirm change' }).click();
  await expect(bar(third)).toBeVisible();

  // the bar opens the booking, which has the same move for everyone
  await bar(third).click();
  const panel = page.getByRole('region', { name: /Tara Tape/ });
  await panel.getByRole('button', { name: 'Move to…' }).click();
  await expect(dialog).toBeVisible();
});
