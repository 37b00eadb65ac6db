import { addDays } from '../../service/core/day.ts';
import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { countClicks } from './parts/clicks.ts';
import { expect, holdScripts, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { book, cartLine, inRupees, nightsFrom, pay, priceOf, tapovan } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

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
  await page.getByRole('link', { name: caller }).click();
  const panel = page.getByRole('region', { name: `Booking of ${caller}` });
  await expect(panel).toContainText(bookingId);
  await panel.getByRole('link', { name: 'Open page' }).click();
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

test('a caller is booked with two clicks, and a line refunded with two', async ({ page }) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const dates = nightsFrom(428);
  const sent = await book(await traveller(), [
    await cartLine(nightsFrom(430), tapovan.hill),
    await cartLine(nightsFrom(430), tapovan.river),
  ]);
  await pay(sent);
  await signInToAdmin(page);
  await visit(page, '/admin/today');
  const clicks = await countClicks(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new booking');
  await expect(page.getByRole('option', { name: 'New booking' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Product or place')).toBeFocused();
  await page.keyboard.type(tapovan.name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Choose ${tapovan.name}` }).click();
  const product = page.getByRole('region', { name: tapovan.name });
  await product.getByLabel('Check-in').fill(dates.checkIn);
  await product.getByLabel('Check-out').fill(dates.checkOut);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Add ${tapovan.river.roomType}` }).click();
  const form = page.getByRole('form', { name: 'Customer' });
  await form.getByLabel('Name', { exact: true }).fill('Mohan Caller');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Phone').fill('+91 98111 22333');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Booking on hold until it is paid.');
  expect(await clicks()).toBe(2);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(sent.bookingId);
  await expect(page.getByRole('option', { name: sent.bookingId })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: sent.bookingId })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel item' }).last().click();
  await expect(page.getByText('Refund', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm change' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Booking changed.');
  expect(await clicks()).toBe(4);
});

test('an unpaid card is dragged to the paid ones, or pressed, and its payment is recorded', async ({ page }) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const user = await traveller('Dev Drag');
  const [dragged, pressed] = [
    await book(user, [await cartLine(nightsFrom(430))]),
    await book(user, [await cartLine(nightsFrom(432))]),
  ];
  await signInToAdmin(page);
  await visit(page, `/admin/bookings?view=board&${new URLSearchParams({ q: user.email })}`);
  const column = (name: string) => page.getByRole('region', { name });
  const card = ({ bookingId }: { bookingId: string }) => page.getByRole('listitem').filter({ hasText: bookingId });
  const reference = page.getByLabel('Bank reference (UTR)');
  const recordPayment = async (booked: { bookingId: string }) => {
    await expect(reference).toBeFocused();
    await reference.fill(`UTR${Date.now()}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Transfer recorded. The booking is paid.')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(column('Upcoming').locator(card(booked))).toBeVisible();
  };
  await card(dragged).dragTo(column('Upcoming'));
  await recordPayment(dragged);
  await card(pressed).getByRole('link', { name: 'Record payment' }).click();
  await recordPayment(pressed);
  // what is paid has nowhere to go
  await card(dragged).dragTo(column('On hold, unpaid'));
  await expect(reference).toHaveCount(0);
  await expectNoBarriersNarrowToo(page, 'the board', { within: 'main' });
});

test('support works through the list: panel, selection, columns and views', async ({ page, ears, browser }) => {
  ears.expect(/refused: POST \/admin\/bookings\.data.* 400/);
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const user = await traveller('Lata Lines');
  const booked = await book(user, [await cartLine(nightsFrom(420))]);
  const other = await book(user, [await cartLine(nightsFrom(424))]);
  await query(
    `insert into bookings (booking_id, customer_name, email, phone, status, payment_method, subtotal_paise, tax_paise,
       total_paise, tax_rules, request_hash, hold_until, created_at, updated_at, mailbox, cancelled_at, cancelled_because)
     select 'BOOK_16000000' || (100 + n) || '_LINE' || (10 + n), 'Guest ' || n, 'lines@example.in', '+91 98111 22333',
       'cancelled', 'upi', 0, 0, 0, '[]', '', now(), now() - interval '2 days', now(), 'lines@example.in', now(), 'operator'
     from generate_series(1, 16) n on conflict do nothing`,
    [],
  );
  await signInToAdmin(page);
  await visit(page, '/admin/bookings');
  const row = (id: string) => page.locator(`[data-row="${id}"]`);

  // sixteen of them fit on the screen, a line each
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((one) => one.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })),
    );
  expect(heights.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(16);
  expect(Math.max(...heights.map(({ height }) => height))).toBeLessThanOrEqual(45);
  await expect(page.getByRole('rowheader', { name: 'Lata Lines' }).first()).toBeVisible();

  // the panel: its address, Esc, Back and what is done in it
  await row(booked.bookingId).click();
  const panel = page.getByRole('region', { name: 'Booking of Lata Lines' });
  await expect(panel).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`open=${booked.bookingId}`));
  await expectNoBarriersNarrowToo(page, 'a booking beside the list', { within: 'main' });
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row(booked.bookingId)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.reload();
  await panel.getByLabel('New note').fill('Asked for a cot');
  await panel.getByRole('button', { name: 'Save note' }).click();
  await expect(panel.getByRole('status')).toHaveText('Note saved.');
  await expect(panel.getByRole('status')).toBeFocused();
  await expect(panel.getByRole('region', { name: 'Notes' })).toContainText('Asked for a cot');
  await panel.getByText(/^Record .+ in cash$/).click();
  await panel.getByRole('button', { name: 'Record ₹' }).click();
  await expect(panel.getByLabel('Receipt number')).toBeFocused();
  await expect(panel.getByLabel('Receipt number')).toHaveAttribute('aria-invalid', 'true');
  await panel.getByRole('link', { name: 'Close booking' }).click();
  await expect(panel).toHaveCount(0);
  await expect(row(booked.bookingId)).toBeFocused();

  // the selection
  await visit(page, `/admin/bookings?q=${encodeURIComponent(user.email)}`);
  await page.getByRole('checkbox', { name: 'Select all bookings on this page' }).check();
  await expect(page.getByRole('status').filter({ hasText: '2 bookings selected.' })).toHaveCount(1);
  await expectNoBarriersNarrowToo(page, 'selected bookings', { within: 'main' });
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^bookings-.+\.csv$/);
  await page.getByRole('button', { name: 'Remind about payment' }).click();
  await expect(page.getByRole('status').first()).toHaveText('2 reminders sent.');
  for (const { bookingId } of [booked, other])
    await page
      .locator('tr', { has: row(bookingId) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Remind about payment' }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    'No reminder sent. 2 travellers were already reminded in the last hour.',
  );
  await page
    .locator('tr', { has: row(other.bookingId) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Print list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arrivals list' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectNoBarriersNarrowToo(page, 'the arrivals list', { within: 'main' });

  // order, columns, views
  await visit(page, '/admin/bookings?status=pending');
  await page.getByRole('columnheader', { name: 'Guest' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Guest' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByText('Columns', { exact: true }).click();
  const columns = page.getByRole('group', { name: /^Saved on this device/ });
  await columns.getByLabel('Phone').uncheck();
  await columns.getByLabel('Total').check();
  await expectNoBarriersNarrowToo(page, 'the choice of columns', { within: 'main' });
  await page.getByRole('button', { name: 'Show columns' }).click();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);
  await page.getByText('Save view', { exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('To call');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('View saved. Only you can see it.');
  await visit(page, '/admin/bookings');
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  await page.getByRole('link', { name: 'To call' }).click();
  await expect(page).toHaveURL(/status=pending&sort=guest&columns=/);
  await expect(page.getByRole('link', { name: 'To call' })).toHaveAttribute('aria-current', 'page');
  for (const view of ['Arriving today', 'To be paid', 'Cancelled this week']) {
    await page.getByRole('link', { name: view }).click();
    await expect(page.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.goto("/admin/bookings?sort=drop;--&columns=<b>&open=BOOK_1'&after=x&arrives=1&cancelled=0&status=%00");
  await expect(page.getByRole('table', { name: 'Bookings' })).toBeVisible();

  // without scripts the guest leads to the page, and the selection works
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: { width: 1440, height: 900 },
  });
  const quiet = await plain.newPage();
  await quiet.goto(`${new URL(page.url()).origin}/admin/bookings?q=${encodeURIComponent(user.email)}`);
  await expect(quiet.getByRole('button', { name: 'Print list' })).toBeHidden();
  await quiet.getByRole('checkbox', { name: 'Select the booking of Lata Lines' }).first().check();
  await expect(quiet.getByRole('button', { name: 'Print list' })).toBeVisible();
  await quiet.locator(`[data-row="${booked.bookingId}"]`).click();
  await expect(quiet.getByRole('heading', { level: 1, name: booked.bookingId })).toBeVisible();
  await plain.close();
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
