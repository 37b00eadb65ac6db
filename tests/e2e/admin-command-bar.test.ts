import type { Page } from '@playwright/test';
import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriers, expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, query } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { book, cartLine, nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

const bar = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => bar(page).getByRole('combobox');
const options = (page: Page) => bar(page).getByRole('option');
const active = (page: Page) => bar(page).locator('[aria-selected=true]');

test('by keys alone it finds a guest, a booking, a product and a page', async ({ page, context }) => {
  const user = await traveller('Barkha Commander');
  const phone = `+91 98${String(Date.now()).slice(-8)}`;
  const { bookingId } = await book(user, [await cartLine(nightsFrom(470))]);
  await query('update bookings set phone = $1 where booking_id = $2', [phone, bookingId]);
  await signInToAdmin(page, 'admin');
  const { press, type } = hands(page);
  await visit(page, '/admin/enquiries');

  // the keys come before the code of the bar
  await press('Control+k');
  await type(phone.slice(-5));
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(phone.slice(-5));
  await expect(options(page).filter({ hasText: 'Barkha Commander' }).first()).toContainText(phone);
  await expect(active(page)).toContainText(bookingId);
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${bookingId}$`));
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // Enter waits for the results
  await press('/');
  await type(bookingId.toLowerCase());
  await press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: bookingId })).toBeVisible();

  await press('/');
  await type(tapovan.name);
  await expect(active(page)).toContainText(tapovan.name);
  const entry = await active(page).getAttribute('href');
  await press('ArrowUp');
  await expect(active(page)).not.toHaveAttribute('href', entry ?? '');
  await press('ArrowDown');
  await expect(active(page)).toHaveAttribute('href', entry ?? '');
  const opened = context.waitForEvent('page');
  await press('Control+Enter');
  await expect(await opened).toHaveURL(new RegExp(`${entry}$`));
  await (await opened).close();
  await expect(bar(page)).toBeVisible();

  await press('Control+a');
  await type('gst');
  await expect(active(page)).toBeVisible();
  await press('Control+a');
  await type('settings tax');
  await expect(active(page)).toHaveText('Settings: Tax');
  await press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/tax$/);
});

test('keys go to pages and through lists, and do nothing while somebody types', async ({ page }) => {
  const user = await traveller('Jayant Keys');
  for (const nights of [nightsFrom(474), nightsFrom(476)]) await book(user, [await cartLine(nights)]);
  await signInToAdmin(page);
  const { press, type } = hands(page);
  await visit(page, '/admin/today');
  await press('g', 'b');
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await press('g', 'e');
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  await press('g', 't');
  await expect(page).toHaveURL(/\/admin\/today$/);
  // a page that support may not see
  await press('g', 'o');
  await expect(page).toHaveURL(/\/admin\/today$/);

  await visit(page, `/admin/bookings?${new URLSearchParams({ q: user.email })}`);
  const link = (at: number) => page.getByRole('link', { name: user.name }).nth(at);
  await press('j');
  await expect(link(0)).toBeFocused();
  await press('j', 'j');
  await expect(link(1)).toBeFocused();
  await press('k');
  await expect(link(0)).toBeFocused();
  const bookingId = await link(0).getAttribute('data-row');
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`open=${bookingId}$`));

  await visit(page, '/admin/bookings');
  const words = page.getByLabel('Number, name, email or phone');
  await words.focus();
  await type('gb/?jk');
  await expect(words).toHaveValue('gb/?jk');
  await expect(words).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // the chord opens it, and the field has the focus again afterwards
  await press('Control+k');
  await expect(field(page)).toBeFocused();
  await press('Escape');
  await expect(words).toBeFocused();
});

test('the keys are listed, and can be turned off', async ({ page }) => {
  await standStill(page);
  await signInToAdmin(page, 'admin');
  const { press } = hands(page);
  await visit(page, '/admin/calendar');
  const button = page.getByRole('button', { name: 'Search or go to…' });
  await expect(button).toContainText('Ctrl');
  await button.click();
  await expect(field(page)).toBeFocused();
  await expectNoBarriersNarrowToo(page, 'command bar', { within: '.command-bar' });
  await press('Escape');
  await expect(button).toBeFocused();

  await press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Daily manifest')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'keys', { within: 'dialog' });
  await list.getByRole('switch').click();
  await press('Escape');
  await expect(list).toHaveCount(0);
  await press('?', 'g', 'b', '/');
  await press('Control+k');
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(/calendar$/);
  // they are on again from the list, which the bar leads to
  await bar(page).getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await list.getByRole('switch').click();
  await press('Escape');
  await press('/');
  await expect(bar(page)).toBeVisible();
});

test('on a phone it opens by a button, and a press opens a result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standStill(page);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/bookings');
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await field(page).fill(tapovan.name);
  const product = options(page).filter({ hasText: tapovan.name }).first();
  await expect(product).toBeVisible();
  await expectNoSidewaysScroll(page, 'the command bar');
  await expectNoBarriers(page, 'command bar on a phone', { within: '.command-bar' });
  expect((await product.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await product.click();
  await expect(page).toHaveURL(/\/admin\/content\/stay\//);
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await field(page).fill('nothing is called like this');
  await expect(bar(page).getByText('Nothing found')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a search that fails says so and can be repeated', async ({ page, ears }) => {
  ears.expect(/command-bar/);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/today');
  const { press, type } = hands(page);
  await press('/');
  await expect(options(page).first()).toBeVisible();
  await page.route('**/admin/command-bar?q=*', (route) => route.abort());
  await type('tapovan');
  const alert = bar(page).getByRole('alert');
  await expect(alert).toContainText('Search did not load');
  await page.unroute('**/admin/command-bar?q=*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});
