import type { Locator } from '@playwright/test';
import { signInToAdmin } from './parts/admin.ts';
import { standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { callSite } from './parts/site.ts';
import { book, cartLine, nightsFrom, pay } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Presses something that a thumb can hit. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  // a fraction of a pixel is lost when a page is zoomed
  expect(Math.min(width, height), `size of ${target}`).toBeGreaterThan(43.5);
  await target.tap();
}

test('five daily jobs take a thumb and two presses each on a phone', async ({ page }) => {
  const name = `Thumri ${Date.now()}`;
  const phone = `+91 97${String(Date.now()).slice(-8)}`;
  const user = await traveller(name);
  const [arriving, writing, paying] = [
    await book(user, [await cartLine(nightsFrom(484))]),
    await book(user, [await cartLine(nightsFrom(486))]),
    await book(user, [await cartLine(nightsFrom(488))]),
  ];
  await pay(arriving);
  await query(
    `update booking_lines set start_day = (now() at time zone 'Asia/Kolkata')::date, arrival_time = '00:05'
     where booking_id = (select id from bookings where booking_id = $1)`,
    [arriving.bookingId],
  );
  await query(`update bookings set hold_until = now() + interval '2 hours', phone = $2 where booking_id = $1`, [
    paying.bookingId,
    phone,
  ]);
  await callSite('POST', `/api/bookings/${writing.bookingId}/messages`, {
    body: { text: 'Is there a lift?' },
    token: user.token,
  });
  await signInToAdmin(page, 'admin');
  await standStill(page);
  await visit(page, '/admin');
  await expectNoSidewaysScroll(page, 'Today');

  await test.step('check a guest in', async () => {
    await tap(page.getByRole('button', { name: `Check in: ${name}` }));
    await expect(page.getByText('Guest checked in.')).toBeVisible();
  });

  await test.step('record a transfer', async () => {
    const row = page.getByRole('listitem').filter({ hasText: paying.bookingId });
    await tap(row.locator('summary'));
    await row.getByLabel('Bank reference (UTR)').fill(`UTR${Date.now()}`);
    await expectNoSidewaysScroll(page, 'the form of a transfer');
    await tap(row.getByRole('button', { name: 'Confirm booking' }));
    await expect(row).toHaveCount(0);
  });

  await test.step('answer a message', async () => {
    await tap(page.getByRole('link', { name: `Reply: ${name}` }));
    await page.getByLabel('Reply', { exact: true }).fill('Yes, to all floors.');
    await expectNoSidewaysScroll(page, 'a conversation');
    await tap(page.getByRole('button', { name: 'Send' }));
    await expect(page.getByText('Yes, to all floors.', { exact: true })).toBeVisible();
  });

  const search = page.getByRole('button', { name: 'Search or go to…' });
  const bar = page.getByRole('dialog', { name: 'Search' });
  await test.step('find a caller and call back', async () => {
    await tap(search);
    await bar.getByRole('combobox').fill(phone.slice(-5));
    await tap(bar.getByRole('option').filter({ hasText: name }).first());
    await expect(page.getByRole('heading', { level: 1, name: paying.bookingId })).toBeVisible();
    await expectNoSidewaysScroll(page, 'a booking');
    const call = page.getByRole('link', { name: phone });
    await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    const { height = 0 } = (await call.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(43.5);
  });

  await test.step('close rooms', async () => {
    await tap(search);
    await bar.getByRole('combobox').fill('close');
    await tap(bar.getByRole('option', { name: 'Close rooms' }));
    await page.getByRole('textbox', { name: 'Name of product or room' }).fill('tarangini deluxe');
    const rule = page.getByRole('region', { name: 'Rule' });
    await expect(rule).toContainText('2 days of 1 room type in 1 stay will change');
    await expectNoSidewaysScroll(page, 'a rule');
    await tap(rule.getByRole('button', { name: 'Apply to 2 days' }));
    await expect(page.getByRole('status').filter({ hasText: 'Rule applied: 2 days' })).toBeVisible();
    await tap(page.getByRole('row', { name: 'tarangini' }).first().getByRole('button', { name: /^Undo/ }));
    await expect(page.getByRole('status').filter({ hasText: '2 days restored' })).toBeVisible();
  });
});
