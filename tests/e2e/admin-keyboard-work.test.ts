import { randomUUID } from 'node:crypto';
import { addDays, today } from '../../service/core/day.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, publishStays, query, unpublishStays } from './parts/operator.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test('by keyboard a file is chosen, its errors are read, it is imported, and content is exported', async ({ page }) => {
  const { toContent, tabTo, press, type } = hands(page);
  const name = `Keys ${randomUUID().slice(0, 8)}`;
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/import');
  await toContent();
  const file = page.getByLabel('File', { exact: true });
  const choose = async (rows: string) => {
    const chooser = page.waitForEvent('filechooser');
    await press('Space');
    const buffer = Buffer.from(`name;location;description;published\n${rows}`);
    await (await chooser).setFiles({ name: 'stays.csv', mimeType: 'text/csv', buffer });
    await expect(file).toBeFocused();
  };
  const came = page.getByRole('region', { name: 'Result' });
  const look = page.getByRole('button', { name: 'Check file' });
  await tabTo(look);
  await press('Enter');
  await expect(came).toBeFocused();
  await expect(came).toContainText('Choose a file first.');
  await tabTo(file, 5, 'Shift+Tab');
  await choose(`${name};;Sand;no`);
  await press('Tab');
  await type('Stays');
  await press('Tab', 'Enter');
  await expect(came).toBeFocused();
  await expect(came).toContainText('1 problem found.');
  await tabTo(file, 5, 'Shift+Tab');
  await choose(`${name};Palolem, Goa;Sand;no`);
  await tabTo(look, 3);
  await press('Enter');
  await expect(came.getByRole('table', { name: 'Contents of the file' })).toBeVisible();
  await expect(came).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Import', exact: true }), 1);
  await press('Enter');
  await expect(came).toContainText('Import complete.');
  await expect(came).toBeFocused();
  const sheet = page.waitForEvent('download');
  await tabTo(page.getByRole('link', { name: /^CSV ?: Features/ }), 120);
  await press('Enter');
  await sheet;
  const archive = page.waitForEvent('download');
  const whole = page.getByRole('link', { name: 'Everything with pictures (zip)' });
  await tabTo(whole, 120);
  await press('Enter');
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
  await (await archive).cancel();
  await expect(whole).toBeFocused();
  await query('delete from stays where name = $1', [name]);
});

test('by keyboard an entry is scheduled and unscheduled; a booking search is saved and deleted', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/content\/stay\/\w+\.data.* 400/);
  const { toContent, tabTo, press, type, isRefused, hears } = hands(page);
  const place = `Keys ${randomUUID().slice(0, 8)}`;
  await publishStays(place, 1);
  await signInToAdmin(page, 'admin');
  await visit(page, `/admin/content/stay?words=${encodeURIComponent(place)}`);
  await toContent();
  await tabTo(page.getByRole('link', { name: `${place} House 1` }));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const plan = page.getByRole('button', { name: 'Schedule', exact: true });
  // past the long form of the entry, which another test covers
  const past = () => page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await past();
  await tabTo(plan, 14);
  await press('Enter');
  await isRefused(page.getByLabel('Date and time (India)'));
  // the order of its parts depends on the browser
  await page.getByLabel('Date and time (India)').fill(`${addDays(today(new Date()), 200)}T10:15`);
  await tabTo(plan, 12);
  await press('Enter');
  await expect(page.getByRole('status').first()).toBeFocused();
  const back = page.getByRole('button', { name: 'Cancel schedule' });
  await past();
  await tabTo(back, 1);
  await press('Enter');
  await expect(page.getByRole('status').first()).toBeFocused();
  await expect(back).toHaveCount(0);
  await unpublishStays(place);

  await visit(page, '/admin/bookings');
  await toContent();
  await tabTo(page.getByRole('combobox', { name: 'Status' }));
  await type('Con');
  await tabTo(page.getByRole('button', { name: 'Show' }));
  await press('Enter');
  await expect(page).toHaveURL(/status=confirmed/);
  await tabTo(page.getByText('Save view', { exact: true }), 60, 'Shift+Tab');
  const called = page.getByLabel('Name', { exact: true });
  await press('Enter', 'Tab');
  await expect(called).toBeFocused();
  await type('Mine of keys');
  await press('Enter');
  await hears('View saved. Only you can see it.');
  await tabTo(page.getByRole('button', { name: 'Delete ‘Mine of keys’' }));
  await press('Enter');
  await hears('View deleted.');
});

test('by keyboard days are filled by weekday, season and pasting, and each change is undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { toContent, tabTo, press, type } = hands(page);
  const { checkIn } = nightsFrom(440, 7);
  await signInToAdmin(page, 'editor');
  await visit(page, `/admin/calendar?${new URLSearchParams({ type: 'stay', product: tapovan.name, from: checkIn })}`);
  await toContent();
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  const first = grid.getByRole('row').nth(1).getByRole('gridcell').first();
  await expect(first).toContainText('₹');
  const price = await first.textContent();
  await tabTo(grid, 20);
  await press(...Array.from({ length: 6 }, () => 'Shift+ArrowRight'));
  const dialog = page.getByRole('dialog');
  const undo = async (days: string) => {
    await expect(page.getByText(`${days} changed.`)).toBeVisible();
    await expect(grid).toBeFocused();
    await tabTo(page.getByRole('button', { name: 'Undo' }), 8, 'Shift+Tab');
    await press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${days} restored.` })).toBeFocused();
    await expect(first).toHaveText(price ?? '');
    await tabTo(grid, 8);
  };
  const save = async (days: string) => {
    await expect(dialog.locator(':focus')).toContainText(`${days} of 1 row will change.`);
    await tabTo(dialog.getByRole('button', { name: 'Save' }), 1);
    await press('Enter');
    await expect(dialog).toBeHidden();
  };

  await press('Enter');
  await expect(dialog.getByLabel('Price (₹)')).toBeFocused();
  await type('6543');
  for (const weekday of ['Sat', 'Sun']) {
    await tabTo(dialog.getByRole('checkbox', { name: weekday }), 20);
    await press('Space');
  }
  await press('Enter');
  await save('2 days');
  await undo('2 days');

  await press('Enter');
  await tabTo(dialog.getByText('Save as a season'), 30);
  await press('Enter', 'Tab');
  await type('Fair of keys');
  await press('Tab');
  await type('150');
  await press('Enter');
  await save('7 days');
  await undo('7 days');

  const paste = async (text: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await press('ControlOrMeta+v');
  };
  await paste('much');
  await expect(page.getByRole('alert')).toHaveText('‘much’ is not a number. Nothing was pasted.');
  await expect(grid).toBeFocused();
  await paste('₹4,100\t\t4300');
  await expect(dialog.locator(':focus')).toContainText('2 days of 1 row will change.');
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(grid).toBeFocused();
  await paste('₹4,100\t\t4300');
  await save('2 days');
  await undo('2 days');
});

test('by keyboard a long report is ordered: its page shows progress, keeps the focus, and links to it', async ({
  page,
}) => {
  const { toContent, tabTo, press, hears } = hands(page);
  await signInToAdmin(page, 'support');
  await visit(page, '/admin/reports');
  await toContent();
  // the order of its parts depends on the browser
  await page.getByLabel('First day').fill(addDays(today(new Date()), -100));
  await tabTo(page.getByRole('button', { name: 'Show' }));
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'Generate report' }));
  await press('Enter');
  await hears(/^We’re preparing your report/);
  const params = new URL(page.url()).searchParams;
  expect(params.get('first')).toBe(addDays(today(new Date()), -100));
  await expect(page.getByText('This report is ready.')).toBeVisible();
  await hears(/^We’re preparing your report/);
  await tabTo(page.getByRole('link', { name: 'View report' }).first());
  await press('Enter');
  await expect(page).toHaveURL(/\?id=/);
  await expect(page.getByRole('main')).toBeFocused();
});
