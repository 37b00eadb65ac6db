import type { Page } from '@playwright/test';
import { english } from '../../messages/translate.ts';
import { addDays, formatDate, today } from '../../service/core/day.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { countClicks } from './parts/clicks.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

/** Chooses an action in the open command bar. */
async function command(page: Page, typed: string, action: string): Promise<void> {
  const bar = page.getByRole('dialog', { name: 'Search' });
  await bar.getByRole('combobox').fill(typed);
  await bar.getByRole('option', { name: action }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Price and stay rules' })).toBeVisible();
}

test('Christmas prices of all hotels take six clicks at most from any page, and are undone', async ({ page }) => {
  // days that cannot be sold yet: other tests sell the others
  const first = addDays(today(new Date()), 600);
  const last = addDays(first, 9);
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content');
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await command(page, 'christmas', 'Change prices');
  // the amount has the focus
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await page.keyboard.type('15');
  await page.getByRole('combobox', { name: 'Products' }).selectOption('Hotels');
  // one press opens the list of the system, another chooses
  const inList = 2;
  await page.getByRole('textbox', { name: 'First day' }).click();
  await page.keyboard.type(formatDate(english, first));
  await page.keyboard.press('Tab');
  await page.keyboard.type(formatDate(english, last));
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');

  const rule = page.getByRole('region', { name: 'Rule' });
  await expect(rule).toContainText(/\d[\d,]* days of \d+ room types in \d+ stays will change/);
  await expect(rule).toContainText('Raise prices of hotels in all places by 15%');
  await expect(rule.getByRole('list').first().getByRole('listitem')).toHaveCount(10);
  await expectNoBarriersNarrowToo(page, 'a rule', { within: '#main' });
  await expectNoSidewaysScroll(page, 'a rule');
  await rule.getByRole('button', { name: /^Apply to [\d,]+ days$/ }).click();
  const confirmed = page.getByRole('status').filter({ hasText: 'Rule applied' });
  await expect(confirmed).toBeFocused();
  expect((await clicks()) + inList).toBeLessThanOrEqual(6);

  const row = page.getByRole('row', { name: `${formatDate(english, first)} to` });
  // the same rule again meets what this one set
  await page.getByRole('textbox', { name: 'Amount' }).fill('15');
  await page.getByRole('textbox', { name: 'First day' }).fill(formatDate(english, first));
  await page.getByRole('textbox', { name: 'Last day' }).fill(formatDate(english, last));
  const own = rule.getByRole('group', { name: /set by hand or by an earlier rule$/ });
  await expect(own.getByRole('radio', { name: 'Leave them' })).toBeChecked();
  const before = await rule.getByRole('button', { name: /^Apply to/ }).textContent();
  await own.getByText('Change them too').click();
  await expect(rule.getByRole('button', { name: /^Apply to/ })).not.toHaveText(before ?? '');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rule undone' })).toBeVisible();
  await expect(row).toContainText('Undone');
});

test('a room is closed next weekend with two clicks and a few letters', async ({ page }) => {
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/today');
  const clicks = await countClicks(page);
  await page.keyboard.press('Control+k');
  await command(page, 'close', 'Close rooms');
  await expect(page.getByRole('textbox', { name: 'Name of product or room' })).toBeFocused();
  await page.keyboard.type('tarangini deluxe');
  const rule = page.getByRole('region', { name: 'Rule' });
  await expect(rule).toContainText('2 days of 1 room type in 1 stay will change');
  await expect(rule).toContainText('open → closed');
  await rule.getByRole('button', { name: 'Apply to 2 days' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rule applied: 2 days of 1 product' })).toBeFocused();
  expect(await clicks()).toBeLessThanOrEqual(2);
  await page.getByRole('row', { name: 'tarangini' }).first().getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 days restored' })).toBeVisible();
});
