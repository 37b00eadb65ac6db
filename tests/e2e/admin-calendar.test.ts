import type { Locator } from '@playwright/test';
import type { QuoteWire } from '../../service/booking/model/wire/wire.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { callSite } from './parts/site.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';

test('an editor closes two nights by keyboard, the storefront refuses them, and after undo sells them', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const dates = nightsFrom(410);
  const line = await cartLine(dates);
  const problem = async () => {
    const { lines } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return lines[0]?.available ? 'free' : lines[0]?.problem;
  };
  expect(await problem()).toBe('free');
  const page = await device();
  await standStill(page);
  await signInToAdmin(page, 'editor');
  const params = new URLSearchParams({ type: 'stay', product: line.name, from: dates.checkIn });
  await visit(page, `/admin/calendar?${params}`);
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  const room = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line.roomType }) });
  await expect(room.getByRole('gridcell').first()).toHaveAccessibleName(/\d free, 0 sold, 0 on hold, ₹/);
  await grid.focus();
  // from the first line to that of the room
  for (let row = Number(await room.getAttribute('aria-rowindex')); row > 2; row -= 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid.locator('[aria-selected=true]')).toHaveCount(2);
  await expectNoBarriersNarrowToo(page, 'the calendar', { within: '#main' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bulk edit' });
  await dialog.getByLabel('Status').selectOption('Closed');
  await expectNoBarriersNarrowToo(page, 'a change of days');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview changes' });
  await expect(preview).toContainText('2 days of 1 row will change.');
  await expect(preview).toContainText('open → closed');
  expect(await problem()).toBe('free');
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 days changed.')).toBeVisible();
  expect(await problem()).not.toBe('free');
  await expect(room.getByRole('gridcell').first()).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(room.getByRole('gridcell').first()).not.toContainText('Closed');
  expect(await problem()).toBe('free');
});

/** Clipboard text as a spreadsheet copies it. */
const paste = (grid: Locator, text: string) =>
  grid.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('prices are selected by dragging, typed, pasted from a spreadsheet and undone; on a phone two taps select', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const dates = nightsFrom(414, 3);
  const line = await cartLine(dates);
  const priceOfNights = async () => {
    const { lines } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return lines[0]?.totalPrice;
  };
  const before = await priceOfNights();
  const page = await device();
  await standStill(page);
  await signInToAdmin(page, 'editor');
  const address = `/admin/calendar?${new URLSearchParams({ type: 'stay', product: line.name, from: dates.checkIn })}`;
  await visit(page, address);
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  const room = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line.roomType }) });
  const cell = (at: number) => room.getByRole('gridcell').nth(at);
  const chosen = grid.locator('[aria-selected=true]');

  await cell(0).hover();
  await page.mouse.down();
  await cell(2).hover();
  await page.mouse.up();
  await expect(chosen).toHaveCount(3);
  await page.keyboard.press('7');
  const dialog = page.getByRole('dialog', { name: 'Bulk edit' });
  await expect(dialog.getByLabel(/^Price/).first()).toHaveValue('7');
  await dialog
    .getByLabel(/^Price/)
    .first()
    .fill('7000');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview changes' });
  await expect(preview).toContainText('3 days of 1 row will change.');
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(cell(2)).toContainText('₹7,000');
  const typed = await priceOfNights();
  expect(typed).not.toBe(before);

  await cell(0).click();
  await grid.focus();
  await paste(grid, 'about 4,100');
  await expect(page.getByText('‘about 4,100’ is not a number. Nothing was pasted.')).toBeVisible();
  await paste(grid, '₹4,100\t\t4300\r\n');
  await expect(preview).toContainText('2 days of 1 row will change.');
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(cell(0)).toContainText('₹4,100');
  await expect(cell(1)).toContainText('₹7,000');
  await expect(cell(2)).toContainText('₹4,300');
  expect(await priceOfNights()).not.toBe(typed);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(0)).toContainText('₹7,000');
  expect(await priceOfNights()).toBe(typed);

  const phone = await device({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signInToAdmin(phone, 'editor');
  await visit(phone, address);
  const there = phone.getByRole('row').filter({ has: phone.getByRole('rowheader', { name: line.roomType }) });
  await there.getByRole('gridcell').nth(0).tap();
  await there.getByRole('gridcell').nth(1).tap();
  await expect(phone.locator('[role=grid] [aria-selected=true]')).toHaveCount(2);
  await phone.getByRole('button', { name: 'Bulk edit…' }).tap();
  await expect(phone.getByRole('dialog', { name: 'Bulk edit' })).toContainText(line.roomType ?? 'a room');
});

test('the filters of the calendar apply while they are typed, and the back button undoes them', async ({ device }) => {
  const page = await device();
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/calendar');
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  const filters = page.getByRole('search', { name: 'Filter' });
  const line = await cartLine(nightsFrom(420));
  const first = grid.getByRole('rowheader').first();
  const before = await first.textContent();
  // a reload would lose it
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await filters.getByLabel('Product').pressSequentially(line.name, { delay: 30 });
  await expect(page).toHaveURL(/product=/);
  await expect(grid.getByRole('rowheader', { name: line.roomType }).first()).toBeVisible();
  await expect(grid.getByText(line.name, { exact: true }).first()).toBeVisible();
  await expect(filters.getByLabel('Product')).toBeFocused();
  await expect(filters.getByLabel('Product')).toHaveValue(line.name);
  await filters.getByLabel('Type').selectOption('Car Rental');
  await expect(page.getByText('No matching products.')).toBeVisible();
  await filters.getByRole('link', { name: 'Clear' }).click();
  await expect(first).toHaveText(before ?? '');
  await expect(filters.getByLabel('Product')).toHaveValue('');
  await filters.getByLabel('Place').fill('no such place');
  await expect(page.getByText('No matching products.')).toBeVisible();
  await page.goBack();
  await expect(first).toHaveText(before ?? '');
  await expect(filters.getByLabel('Place')).toHaveValue('');
  await filters.getByLabel('First day').fill('2027-08-14');
  await expect(grid.getByRole('columnheader', { name: 'Sun, 15 Aug 2027, Independence Day' })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('a room is closed next weekend with one drag and one click; 20 rows of 30 days are in view', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const page = await device();
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/calendar');
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  const box = await grid.boundingBox();
  const last = await grid.locator('[data-at^="0 "]').nth(29).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  const rows = grid.locator('.grid-line, .grid-product');
  const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  const bottom = Math.min((box?.y ?? 0) + (box?.height ?? 0), 900);
  expect(bottoms.filter((one) => one <= bottom).length).toBeGreaterThanOrEqual(20);
  const line = await cartLine(nightsFrom(1));
  await visit(page, `/admin/calendar?${new URLSearchParams({ product: line.name })}`);
  const room = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line.roomType }) });
  const saturday = room.getByRole('gridcell', { name: /, Sat, .*free/ }).nth(1);
  const sunday = room.getByRole('gridcell', { name: /, Sun, .*free/ }).nth(1);
  await saturday.dragTo(sunday);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('2 days changed.')).toBeVisible();
  await expect(saturday).toHaveAccessibleName(/Closed/);
  await expect(sunday).toHaveAccessibleName(/Closed/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saturday).not.toHaveAccessibleName(/Closed/);
});
