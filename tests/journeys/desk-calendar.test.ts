import type { QuoteWire } from '../../service/booking/wire.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { signInAtDesk } from './parts/desk-cookie.ts';
import { callHouse } from './parts/house.ts';
import { expect, test, visit } from './parts/journey.ts';
import { canOperate } from './parts/operator.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';

test('an editor closes two nights in the calendar by the keyboard, the shop refuses them, and undone it sells them', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const dates = nightsFrom(410);
  const line = await cartLine(dates);
  const problem = async () => {
    const { lines } = await callHouse<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return lines[0]?.available ? 'free' : lines[0]?.problem;
  };
  expect(await problem()).toBe('free');
  const page = await device();
  await standStill(page);
  await signInAtDesk(page, 'editor');
  const asked = new URLSearchParams({ type: 'stay', product: line.name, from: dates.checkIn });
  await visit(page, `/admin/calendar?${asked}`);
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  const room = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line.roomType }) });
  await expect(room.getByRole('gridcell').first()).toHaveAccessibleName(/\d free, 0 sold, 0 held, ₹/);
  await grid.focus();
  // from the first line to that of the room
  for (let row = Number(await room.getAttribute('aria-rowindex')); row > 2; row -= 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid.locator('[aria-selected=true]')).toHaveCount(2);
  await expectNoBarriersNarrowToo(page, 'the calendar', { within: '#main' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change days' });
  await dialog.getByLabel('For sale').selectOption('Closed');
  await expectNoBarriersNarrowToo(page, 'a change of days');
  await dialog.getByRole('button', { name: 'Look at what changes' }).click();
  const preview = page.getByRole('dialog', { name: 'What will change' });
  await expect(preview).toContainText('2 days of 1 row will change.');
  await expect(preview).toContainText('open → closed');
  expect(await problem()).toBe('free');
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 days are changed.')).toBeVisible();
  expect(await problem()).not.toBe('free');
  await expect(room.getByRole('gridcell').first()).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(room.getByRole('gridcell').first()).not.toContainText('Closed');
  expect(await problem()).toBe('free');
});
